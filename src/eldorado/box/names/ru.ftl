# Names of everything in the box. The page and the command read this same file.
# A name is the rulebook's own unless a remark says that it is ours.

language = русский

## Cards

card-explorer = Исследователь
    .one = карту «Исследователь»
card-traveler = Путешественница
    .one = карту «Путешественница»
card-sailor = Моряк
    .one = карту «Моряк»
card-scout = Разведчик
    .one = карту «Разведчик»
card-trailblazer = Проводник
    .one = карту «Проводник»
card-pioneer = Поселенец
    .one = карту «Поселенец»
# ours
card-giant_machete = Гигантское мачете
    .one = карту «Гигантское мачете»
# ours
card-captain = Капитан
    .one = карту «Капитан»
card-photographer = Фотограф
    .one = карту «Фотограф»
card-journalist = Журналистка
    .one = карту «Журналистка»
# ours
card-treasure_chest = Сундук с сокровищами
    .one = карту «Сундук с сокровищами»
# ours
card-millionaire = Миллионерша
    .one = карту «Миллионерша»
# ours
card-jack_of_all_trades = Мастер на все руки
    .one = карту «Мастер на все руки»
# ours
card-adventurer = Авантюристка
    .one = карту «Авантюристка»
card-prop_plane = Самолёт
    .one = карту «Самолёт»
card-transmitter = Радиостанция
    .one = карту «Радиостанция»
card-cartographer = Картограф
    .one = карту «Картограф»
card-compass = Компас
    .one = карту «Компас»
card-scientist = Учёный
    .one = карту «Учёный»
card-travel_log = Путевой дневник
    .one = карту «Путевой дневник»
# The display name is ours; the rulebook's is kept beside it.
card-native = Следопыт
    .one = карту «Следопыт»
    .rulebook = Абориген

## Symbols, and what the spaces show

symbol-machete = мачете
symbol-paddle = весло
symbol-coin = монета
symbol-joker = белая карта
symbol-action = действие

terrain-jungle = джунгли
terrain-river = река
terrain-village = поселение
terrain-rubble = осыпь
terrain-camp = базовый лагерь
terrain-mountain = горы
terrain-start = стартовая клетка
terrain-cave = пещера
terrain-finish = финишная клетка

## Cave tokens (named by what they do; the names are ours)

token-machete_1 = { symbol-machete } 1
token-machete_2 = { symbol-machete } 2
token-machete_3 = { symbol-machete } 3
token-paddle_1 = { symbol-paddle } 1
token-paddle_2 = { symbol-paddle } 2
token-coin_1 = { symbol-coin } 1
token-coin_2 = { symbol-coin } 2
token-draw = Взять карту
token-remove = Убрать карту
token-replace = Заменить карты
token-keep_item = Сохранить снаряжение
token-pass_through = Пройти насквозь
token-native = Следопыт
    .rulebook = Абориген
token-change_symbol = Сменить символ

## Routes

# ours
route-name-first-game = Первая игра
# ours
route-name-hills-of-gold = Золотые холмы
# ours
route-name-home-stretch = Финишная прямая
# ours
route-name-winding-paths = Извилистые тропы
# ours
route-name-serpentine = Серпантин
# ours
route-name-swamplands = Болотный край
# ours
route-name-witchs-cauldron = Ведьмин котёл

difficulty-easy = простой
difficulty-moderate = средний
difficulty-difficult = сложный

## Pieces of the route: their kinds, and the letters this edition prints on them

kind-start = начальный фрагмент
kind-tile = фрагмент маршрута
kind-strip = отрезок маршрута

piece-A = А
piece-B = Б
piece-C = В
piece-D = Г
piece-E = Д
piece-F = Е
piece-G = Ж
piece-H = З
piece-I = И
piece-J = К
piece-K = Л
piece-L = М
piece-M = Н
piece-N = О
piece-O = П
piece-P = Р
piece-Q = С
piece-R = Т
