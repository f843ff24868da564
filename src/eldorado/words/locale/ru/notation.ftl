# Что не так с позицией или записью (docs/notation.md).

## Тексты с одним ключом в строке

text-too-long = В тексте { $length } символов; можно не больше { $most }.
text-twice = «{ $part }» уже сказано в строке { $first }.
text-bad-value = «{ $found }» после «{ $part }» ничего не значит.
text-bad-number = «{ $part }»: нужно число от { $least } до { $most }, а не «{ $found }».
text-unknown-key = «{ $found }» — не ключ. Ключи: { $known }.

## Позиции

position-not-a-position = Позиция начинается с «eldorado position 1», а не с «{ $found }».
position-version = Это позиция версии { $found }; читается версия { $known }.
position-other-rules = Позиция следует правилам версии { $found }, а запись, в которой она стоит, — версии { $needed }.
position-no-seat = «{ $part }» относится к месту; сначала нужна строка вроде «seat 1».
position-seat-twice = Место { $seat } уже описано.
position-unknown-seat = Места { $seat } нет; игроков { $players }.
position-missing-seat = Нет места { $seat }. Укажите число игроков («players 3») или опишите каждое место.
position-unknown-card = Нет карты «{ $found }».
position-unknown-token = Нет жетона пещеры «{ $found }».
position-too-many-cards = { $card }: экземпляров { $found }, а всего их { $most }.
position-too-many-tokens = { $token }: жетонов пещеры { $found }, а всего их { $most }.
position-too-few-tokens = В пещерах лежит жетонов: { $needed }, а осталось только { $found }.
position-empty-pile = { $card }: распродано; пустое место обозначается «-».
position-too-many-slots = Мест на планшете рынка { $found }, а их { $most }.
position-not-for-sale = { $card } никогда не продаётся.
position-pile-twice = { $card } продаётся дважды.
position-unknown-seam = На этом маршруте нет места для препятствия «{ $found }». Места: { $seams }.
position-said-twice = «{ $found }» уже сказано.
position-blockade-twice = Препятствие { $number } лежит в двух местах.
position-unknown-space = На этом маршруте нет клетки «{ $found }».
position-not-a-cave = { $space } — не пещера.
position-not-a-camp = { $space } — не базовый лагерь.
position-without-caves = «{ $part }» требует «caves on».
position-pieces =
    { $needed ->
        [one] Здесь у игрока { $needed } фишка, а не { $found }.
        [few] Здесь у игрока { $needed } фишки, а не { $found }.
       *[other] Здесь у игрока { $needed } фишек, а не { $found }.
    }
position-on-mountain = { $space } — горы; фишка там не стоит.
position-on-finish = На { $space } фишка не остаётся: кто туда пришёл, тот «home».
position-occupied = Клетка { $space } занята дважды, местами { $seats }.
position-not-home = Место { $seat } не дошло до цели: не все фишки «home».
position-order = «{ $part }»: порядок считается 1, 2, 3 без пропусков, раунды идут так же.
position-two-decisions = «{ $found }» не спрашивают одновременно с «{ $first }».
position-not-an-item = { $card } — не снаряжение и не ждёт удаления.
position-waits-no-more = В этот момент хода снаряжение не ждёт.
position-not-played = { $source }: не разыграно — нет ни среди разыгранных карт, ни среди использованных жетонов.
position-none-played = Ни одна из этих карт не разыграна: { $cards }.
position-none-waiting = Ни одна из этих карт не ждёт удаления, или брать больше нечего: { $cards }.
position-while-over = «{ $part }» не подходит: игра окончена.
position-too-much-left = От этого движения не может остаться { $found }; самое большее { $most }.
position-wrong-symbol = { $source } не движется с этим символом: { $symbol }.
position-after-purchase = «{ $part }» не подходит: после покупки это невозможно.
position-while-moving = Пока это спрашивают, движения нет.
position-no-piece = Фишки { $number } игрока, чей ход, нет на поле.
position-cannot-go-on = Это движение закончено: отсюда дальше не пройти.
position-hand-too-small = Нужно карт: { $needed }, а на руке { $found }.
position-not-discarding = При сбросе на руке есть карты, а разыгранных уже нет.
position-cannot-pay = За { $found } нельзя заплатить картами с клетки { $space }.
position-purse-too-full = В кошельке { $found } половин монеты, а разыграно не больше { $most }.
position-cannot-buy = С таким кошельком и такой рукой ничего не купить.
position-not-over = Эту игру ничто не закончило.
position-is-over = Эта игра окончена; напишите «over».
position-seat-out = Место { $seat } больше не играет, ход не может быть его.

## Записи

record-not-a-record = Запись начинается с «eldorado record 1», а не с «{ $found }».
record-version = Это запись версии { $found }; читается версия { $known }.
record-rules = Эта игра шла по правилам версии { $found }; здесь известны версии с 1 по { $known }.
record-missing-key = Не хватает «{ $found }».
record-beside-position = «{ $found }» должно стоять в позиции.
record-too-many-actions = В записи не больше { $most } действий.
record-after-end = После последней строки ничего нет; найдено: «{ $found }».
record-refused = Действие { $number }, «{ $action }», невозможно.
record-truncated =
    { $actions ->
        [one] Запись обрывается после { $actions } действия: нет последней строки.
       *[other] Запись обрывается после { $actions } действий: нет последней строки.
    }
record-bad-end = Последняя строка выглядит как «end 57 sha256 0123456789abcdef», а не «end { $found }».
record-wrong-count = Действий в записи { $found }, а последняя строка говорит { $needed }.
record-edited = Запись изменена: последняя строка говорит { $found }, а текст даёт { $needed }.
