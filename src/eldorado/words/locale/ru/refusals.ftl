# Почему что-то нельзя, и что подошло бы. Ключи — коды ошибок с дефисом вместо точки.

fault-line = Строка { $line }: { $sentence }

## Файлы и названия

file-missing = Файла { $file } нет.
file-folder = { $file } — папка, а не файл.
file-unreadable = Не удаётся прочитать { $file }: { $reason }.
file-too-long = В файле { $file } больше { $most } байт; таких длинных текстов в этой игре нет.
file-not-text = { $file } — не текст в UTF-8.
file-empty = Файл { $file } пуст.
file-unwritable = Не удаётся записать { $file }: { $reason }.
cards-unknown = Карты «{ $found }» нет. Есть карты: { $cards }.
tile-unknown = Фрагмента «{ $found }» нет. Есть фрагменты: { $pieces }.
routes-unknown = Нет ни маршрута, ни файла «{ $found }». Напечатанные маршруты: { $known }.

## Действия как текст

action-too-long = В действии не больше { $most } знаков, а здесь { $length }.
action-empty = Действие не названо.
action-unknown-verb = «{ $found }» — не действие. Действия начинаются так: { $verbs }.
action-unknown-card = Карты «{ $found }» нет.
action-unknown-token = Жетона пещеры «{ $found }» нет.
action-unknown-space = Клетки «{ $found }» здесь нет.
action-unknown-blockade = Препятствия «{ $found }» нет.
action-unknown-seat = Места «{ $found }» нет.
action-wrong-words =
    { $needed ->
        [one] Этому действию нужно ещё { $needed } слово, а не { $found }.
        [few] Этому действию нужно ещё { $needed } слова, а не { $found }.
       *[many] Этому действию нужно ещё { $needed } слов, а не { $found }.
    }

## Действия, которые сейчас невозможны

illegal-over = Игра окончена.
illegal-wrong-seat = Сейчас ход места { $turn }, а не места { $seat }.
illegal-cannot-resign = Место { $seat } сейчас не может сдаться.
illegal-not-asked =
    { $asked ->
        [pay] Сначала отдайте нужные карты.
        [remove] Сначала выберите, какие карты убрать, или завершите выбор.
        [take] Сначала выберите карту, которую возьмёте.
        [purse] Сначала приобретите карту или добавьте к оплате.
        [replace] Сначала выберите, какие карты заменить, или завершите выбор.
        [discard] Сначала выберите, какие карты сбросить, или завершите выбор.
       *[play] Сейчас спрашивается не это.
    }
illegal-not-now = Сейчас это невозможно.
illegal-no-card = Этой карты нет у вас на руке: { $card }.
illegal-no-token = Этого жетона пещеры у вас нет: { $token }.
illegal-no-piece = Фишки { $piece } нет на маршруте.
illegal-no-movement = Движение не начато.
illegal-stop-first = Здесь можно исследовать пещеру: идите дальше или сначала остановитесь.
illegal-moved-after-buying = После покупки фишки в этот ход больше не двигаются.
illegal-mountain = { $space } — горы; войти туда нельзя.
illegal-not-next-to = Клетка { $space } не рядом с вашей фишкой.
illegal-start-space = { $space } — стартовая клетка; туда не возвращаются.
illegal-blockade-between = Между ними лежит препятствие { $blockade }; сначала его нужно убрать.
illegal-occupied = Клетка { $space } занята.
illegal-pay-rubble =
    { $needed ->
        [one] Осыпь: сыграйте с руки { $needed } любую карту.
        [few] Осыпь: сыграйте с руки { $needed } любые карты.
       *[many] Осыпь: сыграйте с руки { $needed } любых карт.
    }
illegal-pay-camp =
    { $needed ->
        [one] Базовый лагерь: уберите из игры { $needed } карту с руки.
        [few] Базовый лагерь: уберите из игры { $needed } карты с руки.
       *[many] Базовый лагерь: уберите из игры { $needed } карт с руки.
    }
illegal-too-few-cards =
    { $needed ->
        [one] Нужна { $needed } карта; у вас на руке { $cards }.
        [few] Нужны { $needed } карты; у вас на руке { $cards }.
       *[many] Нужно { $needed } карт; у вас на руке { $cards }.
    }
illegal-camp-used = Этот базовый лагерь уже использован; в этой игре каждый служит один раз.
illegal-needs-symbol = Здесь нужна одна карта: { $symbol } { $needed }.
illegal-other-symbol = Здесь нужен другой символ: { $symbol } { $needed }.
illegal-too-weak = Нужна одна карта: { $symbol } { $needed }; у карты «{ $source }» — { $power }. Карты не складываются.
illegal-too-little-left = Нужно: { $symbol } { $needed }; у этой карты осталось { $power }.
illegal-same-symbol = «{ $source }» и без смены символа годится: { $symbol }.
illegal-does-not-move = «{ $source }» не ведёт фишку на клетку: { $symbol } { $needed }.
illegal-no-blockade = Препятствия { $blockade } нет на маршруте.
illegal-not-at-blockade = Ваша фишка не стоит у препятствия { $blockade }.
illegal-no-use = Сейчас нет пользы: { $source }.
illegal-nothing-to-keep = Нет использованного снаряжения, которое можно сохранить: { $card }.
illegal-must-choose =
    { $left ->
        [one] Нужно выбрать ещё { $left } карту.
        [few] Нужно выбрать ещё { $left } карты.
       *[many] Нужно выбрать ещё { $left } карт.
    }
illegal-hand-too-large = В этой игре на руке остаётся не больше четырёх карт: сбросьте ещё.
illegal-bought-already = В этот ход вы уже приобрели карту; больше одной нельзя.
illegal-cannot-pay-any = Всё, что у вас есть, стоит { $half_coins }; так дёшево ничего не продаётся.
illegal-not-money = «{ $source }» не поможет оплатить ничего из того, что сейчас продаётся.
illegal-sold-out = Карт «{ $card }» больше нет.
illegal-reserve-closed = Карта «{ $card }» лежит в резерве; её можно купить, только когда на рынке свободно место.
illegal-too-dear = «{ $card }» стоит { $price }; оплата — { $half_coins }.
undo-nothing = Отменять нечего.
view-no-seat = Места { $seat } нет; в этой игре их { $players }.

## Подготовка игры

setup-players = Играют от 2 до 4 человек, а не { $found }.
setup-seed = Зерно — число от 0, не длиннее { $bits } бит.
setup-unknown-switch = Переключателя правил «{ $part }» нет. Есть: { $switches }.
setup-first-player = Первый игрок — 0 (случайно) или место от 1 до { $players }, а не { $found }.
setup-max-rounds = Число раундов — от 1 до { $most }, а не { $found }.
setup-rules = Версия правил { $found } здесь неизвестна; известны версии с 1 по { $known }.
setup-route = Маршрут — это имя напечатанного маршрута, путь к файлу маршрута или его текст, либо поле, а не { $found }.
action-not-a-text = Действие — это одно из разрешённых действий или текст, а не { $found }.
record-tag = «{ $found }» не годится как имя пометки: сначала строчная латинская буква, затем строчные буквы, цифры, пробелы и дефисы.
pickle-damaged = Сохранённое здесь (pickle) повреждено или изменено.

## Файлы состава игры: файл, ключ и причина

data-not-toml = { $part }: это не TOML: { $reason }.
data-not-fluent = { $part }: это не Fluent: { $found }
data-missing = { $part }: отсутствует.
data-unknown-key = { $part }: неизвестный ключ.
data-name-twice = { $part }: названо дважды.
data-not-a-count = { $part }: здесь нужно небольшое целое число, а не «{ $found }».
data-not-a-flag = { $part }: здесь нужно true или false, а не «{ $found }».
data-not-a-card = { $part }: здесь нужна таблица со значениями карты, а не «{ $found }».
data-unknown-family = { $part }: семейства «{ $found }» нет.
data-start-or-sold = { $part }: карта либо в стартовой колоде, либо продаётся за цену.
data-not-a-requirement = { $part }: здесь нужны символ и его значение, а не «{ $found }».
data-bad-heading = { $part }: «{ $found }» — не заголовок вида «C tile back D».
data-side-twice = { $part }: эта сторона встречается дважды.
data-wrong-back = { $part }: обратной стороной не может быть { $found }.
data-wrong-rows = { $part }: клеток в рядах: { $rows }.
data-unknown-space = { $part }: «{ $found }» — не клетка.
data-wrong-starts = { $part }: у начального фрагмента есть стартовые клетки 1–4, у других их нет; найдено: { $found }.
data-wrong-figure = { $part }: { $found } вместо { $expected }.
data-unknown-route = Маршрута «{ $part }» нет. Напечатанные маршруты: { $routes }.

hint-not-here = В этой комнате подсказки не разрешены.
hint-not-your-turn = Подсказку получает только тот, чей сейчас ход.
