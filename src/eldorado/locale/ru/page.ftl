# Страница: кнопки, подсказки, что произошло. Коротко, тепло, точно; называет сумму и судьбу карты.

## Количества

amount-machete =
    { $count ->
        [one] { $count } мачете
       *[other] { $count } мачете
    }
amount-paddle =
    { $count ->
        [one] { $count } весло
        [few] { $count } весла
       *[many] { $count } вёсел
    }
amount-coin =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
amount-joker =
    { $count ->
        [one] { $count } любого символа
       *[other] { $count } любого одного символа
    }
amount-card =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }

## Что делают карты

effect-moves = { $amount } для одной фишки: на одну или несколько клеток либо на препятствие.
effect-joker =
    { $count ->
        [one] { $count } мачете, весло или монета, на ваш выбор.
        [few] { $count } мачете, весла или монеты, на ваш выбор.
       *[many] { $count } мачете, вёсел или монет, на ваш выбор.
    }
effect-draws =
    { $count ->
        [one] Возьмите { $count } карту.
        [few] Возьмите { $count } карты.
       *[many] Возьмите { $count } карт.
    }
effect-draw-and-remove =
    Возьмите { $draw ->
        [one] { $draw } карту
        [few] { $draw } карты
       *[many] { $draw } карт
    }, затем можете убрать из игры { $remove ->
        [one] { $remove } карту
        [few] до { $remove } карт
       *[many] до { $remove } карт
    } с руки.
effect-gain = Возьмите бесплатно любую карту с рынка или над ним.
effect-guide = Перейдите одной фишкой на соседнюю клетку, что бы она ни требовала, или уберите препятствие.
caption-transmitter = взять любую карту
caption-cartographer = взять 2
caption-scientist = взять 1, можно убрать 1
caption-compass = взять 3
caption-travel_log = взять 2, можно убрать 2
caption-native = 1 шаг куда угодно
token-machete_1-text = Ведёт фишку, как карта с 1 мачете.
token-machete_2-text = Ведёт фишку, как карта с 2 мачете.
token-machete_3-text = Ведёт фишку, как карта с 3 мачете.
token-paddle_1-text = Ведёт фишку, как карта с 1 веслом.
token-paddle_2-text = Ведёт фишку, как карта с 2 вёслами.
token-coin_1-text = Ведёт фишку, как карта с 1 монетой, или платит 1.
token-coin_2-text = Ведёт фишку, как карта с 2 монетами, или платит 2.
token-draw-text = Возьмите 1 карту.
token-remove-text = Уберите из игры 1 карту с руки.
token-replace-text = Отложите до 4 карт с руки и возьмите столько же.
token-keep_item-text = Только что использованное снаряжение остаётся у вас.
token-pass_through-text = В этот ход ваши фишки могут входить на занятые клетки и проходить через них.
token-native-text = Перейдите одной фишкой на соседнюю клетку бесплатно или уберите препятствие.
token-change_symbol-text = Следующая карта считается картой с другим символом.

## Кнопки

undo = Отменить
stop = Стоп
end-turn = Закончить ход
end-discarding = Сбросить все
end-keeping =
    { $count ->
        [one] Оставить { $count }
       *[other] Оставить { $count }
    }
leave = Назад
go-back = Назад
put-back = Назад
use = Применить
buy-for = Купить за { $price }
remove-no-more = Больше не убирать
replace-done = Взять карты
keep-item = Сохранить: { $card }
keep-nothing = Сохранять нечего
close = Закрыть
menu = Меню
rules = Правила
sound = Звук
whole-route = Весь маршрут
my-piece = Моя фишка
closer = Ближе
farther = Дальше
go-on = Продолжить
to-front = На главную
play-here = Играть здесь

## Стол

board = Маршрут
hand = Ваша рука
hand-empty = В руке нет карт.
hand-watching = Вы зритель.
tokens = Жетоны пещер
market = Рынок
market-wealth = хватит на { $coins }
market-bought = покупка сделана
reserve = Над рынком
reserve-open = открыто: есть место
reserve-closed = ждёт свободного места
slot-free = Распродано. Карты над рынком открыты
slot-for = Сюда: { $card }
last-copy = последняя
log = Журнал
look-again = Показать снова
players = Экспедиции
you = Вы
your-turn = ваш ход
on-turn = сейчас ходит
computer = компьютер
stand-in = играет компьютер
away = не на связи
round = Раунд { $round }
own-route = свой маршрут
player-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
to-go =
    { $count ->
        [one] { $count } клетка до врат
        [few] { $count } клетки до врат
       *[many] { $count } клеток до врат
    }
to-go-two =
    { $count ->
        [one] { $count } клетка до врат, обе фишки
        [few] { $count } клетки до врат, обе фишки
       *[many] { $count } клеток до врат, обе фишки
    }
to-go-short = ещё { $count }
home-short = у цели
player-home = в Эльдорадо
player-resigned = сдаётся
hand-count =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[many] { $count } карт в руке
    }
draw-count =
    { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[many] { $count } карт в колоде
    }
discard-count =
    { $count ->
        [one] { $count } карта в стопке сброса
        [few] { $count } карты в стопке сброса
       *[many] { $count } карт в стопке сброса
    }
played-count =
    { $count ->
        [0] ничего не сыграно
        [one] сыграна { $count }
       *[other] сыграно { $count }
    }
draw-pile = колода
discard-pile = сброс
played = Сыграно в этот ход
deck = Все карты экспедиции
draw-contents = В вашей колоде, без порядка
removed = Убрано из игры
nothing = Ничего.
in-use = В деле:
leaving = Выходит из игры:
blockades = Препятствия
blockades-won =
    { $count ->
        [one] { $count } препятствие, номер { $highest }
        [few] { $count } препятствия, наибольший номер { $highest }
       *[many] { $count } препятствий, наибольший номер { $highest }
    }
blockade-name = Препятствие { $number }
vote-bot = Пусть за это место играет компьютер
status-connecting = Соединение …
status-online = На связи
status-offline = Нет связи: пробуем снова
status-gone = Отключено
panel-market = Рынок
panel-log = Журнал
panel-menu = Меню
panel-player = Экспедиция
panel-card = Карта
panel-space = Клетка
panel-help = Правила
panel-again = С вашего прошлого хода
skip = Пропустить
stand-in-you = За вас играет компьютер.
take-back = Вернуться
faster = Быстрее
time-left =
    { $count ->
        [one] Осталась { $count } секунда
        [few] Осталось { $count } секунды
       *[many] Осталось { $count } секунд
    }

## Названия для чтения вслух

card-in-hand = { $text }. Карта { $number } из { $count }
card-kept = остаётся в руке
card-discarded = уходит в стопку сброса
card-pays = платит { $coins }
card-leaves = выходит из игры
pays = платит { $coins }
keep-mark = остаётся
discard-mark = в сброс
leaves-mark = выходит из игры
pile-price = стоимость { $price }
pile-left =
    { $count ->
        [one] осталась { $count }
       *[other] осталось { $count }
    }
pile-last = последняя: откроет карты над рынком
pile-cannot = сейчас её не приобрести
item-once = снаряжение, служит один раз
space-piece = здесь стоит { $name }
space-tokens =
    { $count ->
        [one] { $count } жетон пещеры
        [few] { $count } жетона пещеры
       *[many] { $count } жетонов пещеры
    }
space-distance =
    { $count ->
        [one] { $count } шаг до врат
        [few] { $count } шага до врат
       *[many] { $count } шагов до врат
    }

## О чём спрашивают

prompt-turn = Ваш ход
prompt-turn-text = Выберите карту или приобретите новую на рынке.
prompt-turn-bought = Покупка сделана. Закончите ход, когда будете готовы.
prompt-turn-empty = Играть больше нечего. Закончите ход.
prompt-turn-change = Теперь карта, чей символ сменится.
prompt-other = Ходит { $name }
prompt-other-text = А вы пока можете осмотреться.
prompt-watching = Вы зритель.
prompt-over = Гонка окончена
prompt-ending = Оставить карты?
prompt-ending-text = Нажмите на те, что хотите оставить. Остальные уйдут в стопку сброса.
prompt-ending-sum =
    { $discarded ->
        [one] { $discarded } карта сбрасывается,
        [few] { $discarded } карты сбрасываются,
       *[many] { $discarded } карт сбрасывается,
    } { $kept ->
        [0] ни одна не остаётся.
        [one] { $kept } остаётся.
        [few] { $kept } остаются.
       *[many] { $kept } остаётся.
    } Затем вы берёте карты до четырёх.
prompt-buy = «{ $card }» стоит { $price }
prompt-buy-text = Выбрано: { $sum }. Нажмите на карту, чтобы изменить.
prompt-buy-goes = Она уйдёт в вашу стопку сброса; после покупки ваши фишки в этот ход не двигаются.
prompt-buy-loses = Выходит из игры: { $cards }.
prompt-buy-last = Последняя: откроются карты над рынком.
prompt-pay-rubble =
    { $count ->
        [one] Осыпь: сыграйте { $count } карту
        [few] Осыпь: сыграйте { $count } карты
       *[many] Осыпь: сыграйте { $count } карт
    }
prompt-pay-blockade =
    { $count ->
        [one] Препятствие: сыграйте { $count } карту
        [few] Препятствие: сыграйте { $count } карты
       *[many] Препятствие: сыграйте { $count } карт
    }
prompt-pay-camp =
    { $count ->
        [one] Базовый лагерь: уберите { $count } карту
        [few] Базовый лагерь: уберите { $count } карты
       *[many] Базовый лагерь: уберите { $count } карт
    }
prompt-pay-back = Подойдёт любая карта. Она вернётся вместе со стопкой сброса.
prompt-pay-gone = Карта выходит из игры навсегда.
prompt-remove =
    { $count ->
        [one] Можете убрать { $count } карту
        [few] Можете убрать до { $count } карт
       *[many] Можете убрать до { $count } карт
    }
prompt-remove-must =
    { $count ->
        [one] Уберите { $count } карту
        [few] Уберите { $count } карты
       *[many] Уберите { $count } карт
    }
prompt-take = Возьмите любую карту
prompt-take-text = С рынка или над ним. Она уйдёт в вашу стопку сброса.
prompt-purse = В кошельке { $coins }
prompt-purse-text = Выберите, что приобрести.
prompt-replace =
    { $count ->
        [one] Отложите { $count } карту
        [few] Отложите до { $count } карт
       *[many] Отложите до { $count } карт
    }
prompt-replace-text = Вы возьмёте столько же новых.
prompt-hold = { $card }: { $amount }
prompt-choose = Выберите освещённую клетку.
prompt-no-way = Отсюда она фишку не ведёт. Ею можно заплатить, или её можно сбросить.
prompt-moving = { $card }: осталось { $left }, было { $amount }
prompt-moving-text = Выберите освещённую клетку или остановитесь здесь.
prompt-moving-cave = Остановитесь здесь, чтобы исследовать пещеру, или идите дальше.

## Путь, на который указано

way-sum = Этот путь: { $sum }.
way-free = Этот путь: бесплатно.
way-blockade = препятствие { $strength }
way-takes = Вы забираете препятствие { $numbers }.
way-left = Останется { $count }.
way-explores = Остановитесь там — исследуете пещеру.
way-rubble =
    { $what }: сыграйте с руки { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
way-camp =
    { $what }: уберите из игры { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } с руки.
way-rubble-short =
    { $count ->
        [one] сыграть { $count } карту
        [few] сыграть { $count } карты
       *[many] сыграть { $count } карт
    }
way-camp-short =
    { $count ->
        [one] убрать { $count } карту
        [few] убрать { $count } карты
       *[many] убрать { $count } карт
    }
way-costs = стоит { $cost }, останется { $left }

## Почему нет

refused-unknown = Это невозможно ({ $code }).
reason-not-your-turn = Сейчас не ваш ход.
reason-out-of-reach = «{ $source }» сюда не ведёт.
reason-too-dear = «{ $card }» стоит { $price }; у вас { $coins }.
page-offline = Сервер не отвечает. Попробуйте ещё раз.
page-failed = Что-то пошло не так ({ $status }). Попробуйте ещё раз.
page-connection-lost = Связь прервалась. Ничего не пропало; попробуйте ещё раз.

## Что произошло

log-played = { $card }
log-moved =
    { $what }: { $steps ->
        [one] { $steps } клетка, до { $space }
        [few] { $steps } клетки, до { $space }
       *[many] { $steps } клеток, до { $space }
    }
log-stepped = идёт на { $space }
log-blockade = забирает препятствие { $number }
log-paying =
    { $count ->
        [one] { $count } карта за { $space }
        [few] { $count } карты за { $space }
       *[many] { $count } карт за { $space }
    }
log-removed = убирает из игры: { $card }
log-taken = берёт бесплатно: { $card }
log-bought = приобретает: { $card }
log-vacant = распродано: { $card }; место свободно
log-pile = { $card }: теперь на планшете рынка
log-kept-item = сохраняет: { $card }
log-item-gone = выходит из игры: { $card }
log-swapped = откладывает: { $card }
log-shuffled = перемешивает стопку сброса
log-drawn =
    { $count ->
        [one] берёт { $count } карту
        [few] берёт { $count } карты
       *[many] берёт { $count } карт
    }
log-token-found = находит жетон пещеры: { $token }
log-token = жетон пещеры: { $token }
log-piece-home = фишка прошла врата
log-home = достигает Эльдорадо
log-resigned = сдаётся
log-round = Раунд { $round }
log-over = Гонка окончена

## Настройки

settings = Настройки
language-label = Язык
theme-label = Тема
theme-auto = как на устройстве
theme-light = светлая
theme-dark = тёмная
motion-label = Движение
motion-auto = как на устройстве
motion-full = включено
motion-none = выключено
numbers-label = Всегда писать числа на клетках
follow-label = Следить за ходами других
keys-label = Быстрые клавиши
bot-pace = Компьютер играет
pace-1 = неспешно
pace-2 = быстрее
pace-0 = мгновенно
resign = Сдаться
resign-sure = Ваши фишки уйдут с маршрута. Сдаться?
unofficial = Неофициальное издание поклонников, не связанное с издателем.

## Пояснения

explain-coins = При покупке платит { $coins }.
explain-half = При покупке платит половину монеты.
explain-item = Снаряжение: использовав его символ, вы убираете его из игры. Сыгранное на осыпь или сброшенное остаётся.
explain-jungle = Чтобы войти, нужно столько мачете, сколько нарисовано, и все с одной карты.
explain-river = Чтобы войти, нужно столько вёсел, сколько нарисовано, и все с одной карты.
explain-village = Чтобы войти, нужно столько монет, сколько нарисовано, и все с одной карты.
explain-rubble = Чтобы войти, сыграйте с руки столько карт, сколько нарисовано. Они вернутся вместе со стопкой сброса.
explain-camp = Чтобы войти, уберите из игры столько карт с руки, сколько нарисовано. Так ваша колода станет лучше.
explain-mountain = В горы никто не может войти.
explain-cave = Горы с пещерой. Остановитесь рядом, чтобы взять жетон, если играете с пещерами.
explain-start = Стартовая клетка. Туда не возвращаются.
explain-finish = Последний шаг: заплатите за неё — и вы за вратами.
explain-blockade = Заплатите за него как за клетку, чтобы убрать. Оно станет вашим и поможет, если в одном раунде дойдут несколько.

## Начало

play-now = Играть
play-now-text = С компьютером, сразу
play-here-way = Вместе за одним экраном
play-here-text = От двух до четырёх, передавая устройство
play-online = Играть по сети
play-online-text = Каждый за своим устройством, по ссылке
front-line = Гонка через лес к золотым вратам, от двух до четырёх игроков.
front-picture = Маршрут первой игры: через лес к золотому городу
front-more = Ещё
learn = Научиться, играя
replays = Повторы
continue = Продолжить
set-up-solo = Выбрать маршрут и соперников
new-solo = С компьютером
new-here = Вместе за одним экраном
new-online = Играть по сети
seats-title = Игроки
variants = Вариант
caves-label = С пещерами
caves-text = Остановитесь у пещеры и возьмите жетон. Для опытных исследователей.
more-switches = Ещё правила и время
switch-fullRace = Гонка за все места
switch-moveAfterBuy = Движение после покупки
switch-nativeCrossesBlockade = Следопыт убирает препятствие и проходит
timer-label = Время на ход
timer-none = без ограничений
timer-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }
public-label = Войти может каждый
route-title = Маршрут
route-length =
    { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }
route-caves =
    { $count ->
        [one] { $count } пещера
        [few] { $count } пещеры
       *[many] { $count } пещер
    }
begin = Начать
open-room = Открыть комнату
create-room = Открыть новую комнату
colour-change = Другой цвет для места { $number }
name-label = Имя для места { $number }
kind-label = Кто играет на месте { $number }
kind-here = на этом устройстве
kind-open = по ссылке
seat-open = ждёт игрока
seat-add = Добавить игрока
seat-remove = Убрать место { $number }
two-pieces-note = Вдвоём каждый ведёт две фишки; дойти должны обе.
first-note = Кто начинает, решает случай.
player-n = Игрок { $number }
default-name = Вы
bot-name-1 = Мира
bot-name-2 = Томас
bot-name-3 = Герон
level-random = наугад
level-beginner = добрый новичок
level-steady = надёжный путник
level-planner = умный стратег
level-expert = сильный соперник

## Комнаты

join-label = Код или ссылка
join = Войти
public-rooms = Открытые комнаты
free-seats =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
lobby-title = Перед дорогой
lobby-seats = Кто идёт с нами
lobby-share = Пригласить других
lobby-host-begins = Игру начнёт хозяин комнаты.
lobby-wait =
    { $count ->
        [one] Ещё свободно { $count } место. Отдайте его компьютеру или подождите.
        [few] Ещё свободны { $count } места. Отдайте их компьютеру или подождите.
       *[many] Ещё свободно { $count } мест. Отдайте их компьютеру или подождите.
    }
lobby-filled = Занято мест: { $count } из { $of }
your-name = Ваше имя
seat-free = свободное место
seat-n = Место { $number }
seat-yours = ваше место
seat-here = здесь
sit-down = Сесть
make-bot = Компьютер
make-open = Освободить
copy-link = Скопировать ссылку
copied = Скопировано
copy-failed = Браузер не разрешил копировать; выделите адрес сами.
qr-label = Ссылка на эту комнату: картинка для камеры

## Передача устройства

cover-title = { $name }, ваш ход
cover-text = Передайте устройство. Остальные пока не смотрят.
cover-button = Я — { $name }

## Конец

end-winner = Эльдорадо находит { $name }
end-you = Вы нашли Эльдорадо
end-nobody = Эльдорадо никто не нашёл
end-rounds = Сыграно раундов: { $rounds }.
end-reason-arrived = Врата в раунде { $rounds } — и больше никого.
end-reason-blockades = В раунде { $rounds } до врат дошли несколько. Препятствий { $first } против { $second }.
end-reason-highest = В раунде { $rounds } до врат дошли несколько, препятствий поровну. Номер { $high } старше, чем { $low }.
end-reason-first = В раунде { $rounds } до врат дошли несколько, все без препятствий. Побеждает тот, кто дошёл первым.
end-reason-round = Врата — в более раннем раунде, чем у остальных.
end-reason-resigned = Все остальные сдались.
end-reason-rounds = Сыграно раундов: { $rounds }.
end-map = Все пути на маршруте
rank = Место
rank-who = Экспедиция
rank-gate = Врата
rank-arrived = раунд { $round }
rank-short =
    { $count ->
        [one] не хватило { $count } клетки
       *[many] не хватило { $count } клеток
    }
rank-unofficial = (место неофициальное)
rank-none = нет
why-title = Почему
why-blockades = 1. Больше препятствий
why-highest = 2. Наибольший номер
why-first = 3. Кто дошёл раньше
why-level = { $list }: поровну, смотрим дальше.
why-not-needed = Не понадобилось.
rematch = Сыграть ещё
rematch-join = В следующую игру
watch-replay = Смотреть повтор
look-at-table = Посмотреть на стол
back-to-end = К итогам

## Просмотр

replay = Повтор
replay-slider = Момент { $at } из { $of }
replay-turn-back = К предыдущему ходу
replay-back = Назад
replay-play = Смотреть
replay-pause = Пауза
replay-on = Вперёд
replay-turn-on = К следующему ходу
replay-eyes = Чьими глазами
eyes-all = все карты открыты
eyes-none = как зритель
replay-speed = Скорость
replay-save = Сохранить запись
replay-played = Сыграно на этом устройстве
replay-code = Код оконченной игры
replay-file = Запись из файла
replay-paste = Или вставьте запись
record-line = Строка { $line }:
loading = Загрузка …
page-replay = Повтор можно только смотреть.

## Для тех, кто это делает

gallery = Галерея
gallery-cards = Карты
gallery-tokens = Жетоны и фишки
gallery-spaces = Клетки
gallery-blockades = Препятствия
gallery-tiles = Фрагменты
gallery-routes = Маршруты
gallery-words = Слова
tile-name = Фрагмент { $letter }
search = Поиск
