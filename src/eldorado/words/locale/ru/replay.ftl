# `eldorado replay`: записанная игра — рассказ, просмотр по шагам, любой момент.

help-replay = Записанная игра: рассказ ход за ходом, просмотр по клавишам или любой момент.
option-moment = Показать момент после N действий.
option-seat = Рассказать только то, что может знать место N.
option-everything = Показать все руки, даже пока игра идёт.
option-verify = Только проверить, что запись воспроизводится.
replay-no-moment = Момента { $found } нет; моменты — от 0 до { $most }.
replay-title = { $route }, игроков: { $players }
replay-caves = пещеры
replay-turn = Раунд { $round }, место { $seat }
replay-moment =
    { $at ->
        [0] Перед первым действием (всего { $of })
       *[other] После действия { $at } из { $of }
    }
replay-keys = дальше: Enter, →   назад: ←   ход: ↓ ↑   начало: 0   конец: $   выход: q
replay-verified = Запись воспроизводится, действий: { $actions }.

## Что произошло; место названо в заголовке

story-seat = Место { $seat }
story-stop = останавливается
story-end = закончил играть карты
story-done = оставляет остальное
log-discarded = сбрасывает: { $cards }
log-stepped-of-two = фишка { $number } идёт на клетку { $space }
log-left = осталось { $left }
log-given = отдаёт { $one }
log-spent = платит: { $what } (всего { $half_coins })
log-drawn-cards = берёт: { $cards }
story-running = Раунд { $round }, решает место { $seat }.
story-outcome =
    { $reason ->
        [arrived] Побеждает место { $seat }: больше никто не достиг Эльдорадо.
        [blockades] Побеждает место { $seat }: больше всего препятствий среди дошедших.
        [highest] Побеждает место { $seat }: препятствие с наибольшим номером среди дошедших.
        [first] Побеждает место { $seat }: дошло первым, а препятствий нет ни у кого.
        [round] Побеждает место { $seat }: дошло в более раннем раунде.
        [resigned] Побеждает место { $seat }: все остальные сдались.
       *[rounds] Игра окончена, раундов: { $rounds }; никто не дошёл, никто не победил.
    }
story-places = Порядок (после первого неофициальный), места: { $order }.

## Момент

moment-hand = Рука
moment-draw = Колода
moment-play = Разыграно
moment-discard = Стопка сброса
moment-removed = Убрано из игры
moment-tokens = Жетоны пещер
moment-won = Препятствия
moment-market = Рынок
moment-reserve = Резерв
moment-vacant = (пусто)
moment-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
moment-at =
    { $steps ->
        [one] на { $space }, { $steps } шаг до финиша
        [few] на { $space }, { $steps } шага до финиша
       *[other] на { $space }, { $steps } шагов до финиша
    }
moment-home = в Эльдорадо
moment-resigned = сдался
