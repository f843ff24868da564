# Свой маршрут: что не так в файле, о чём стоит знать, что могло бы быть лучше.

## Вид файла

route-too-long = В тексте { $length } знаков; в маршруте их не больше { $most }.
route-after-end = После конца ничего не должно быть, а здесь «{ $found }».
route-bad-name = Маршруту нужно название от 1 до 60 знаков, а не «{ $found }».
route-bad-difficulty = Сложность — easy, moderate или difficult, а не «{ $found }».
route-bad-picture = Поворот рисунка — число градусов, а не «{ $found }».
route-bad-line = «{ $found }» — не фрагмент. Фрагмент — это строка вида «C 7 -3 turn 5».
route-bad-number = Фрагмент { $piece }: место — два целых числа, поворот — от 0 до 5, а не «{ $found }».
route-bad-end = «{ $found }» — не конец. Конец — это строка вида «end river 24 -3» или просто «end jungle».
route-no-end = Нет последней строки: «end river» или «end jungle».

## Расположение

layout-no-pieces = В маршруте нет ни одного фрагмента.
layout-unknown-piece = Фрагмента { $piece } нет. Есть фрагменты: { $pieces }.
layout-piece-twice = Фрагмент { $piece } использован дважды, а в коробке он один.
layout-both-sides = { $piece } и { $other } — две стороны одного фрагмента; можно использовать только одну.
layout-no-start = Первым должен быть начальный фрагмент ({ $pieces }), а не { $piece }.
layout-start-later = { $piece } — начальный фрагмент, он может быть только первым.
layout-end-on-strip = { $piece } — отрезок; для финиша нужен большой фрагмент.
layout-overlap =
    { $count ->
        [one] { $piece } лежит на { $other }: { $count } клетка закрыта дважды.
        [few] { $piece } лежит на { $other }: { $count } клетки закрыты дважды.
       *[many] { $piece } лежит на { $other }: { $count } клеток закрыто дважды.
    } { $places ->
        [none] {""}
       *[some] { $piece } подошёл бы сюда: { $places }.
    }
layout-gap =
    { $count ->
        [one] { $piece } не касается { $other }: между ними { $count } клетка.
        [few] { $piece } не касается { $other }: между ними { $count } клетки.
       *[many] { $piece } не касается { $other }: между ними { $count } клеток.
    } { $places ->
        [none] {""}
       *[some] { $piece } подошёл бы сюда: { $places }.
    }
layout-no-free-corner = У { $piece } нет свободного угла, где финиш касался бы только этого фрагмента.
layout-not-a-corner = { $found } — не угол фрагмента { $piece }. Свободные углы: { $places }.
layout-corner-taken = На углу { $found } фрагмента { $piece } финиш коснулся бы другого фрагмента. Свободные углы: { $places }.
layout-finish-unreachable = До финиша никому не дойти: на { $piece } путь закрывают горы.
layout-start-cut-off = Эти стартовые клетки на { $piece } никуда не ведут: { $spaces }. Через другую стартовую клетку пройти нельзя.
layout-open-seam = { $piece } касается { $other }, хотя они не следуют друг за другом: там нет препятствия, проход открыт.
layout-narrow-seam =
    { $count ->
        [one] У { $piece } и { $other } всего { $count } общая сторона; на напечатанных маршрутах их не меньше { $whole }.
        [few] У { $piece } и { $other } всего { $count } общие стороны; на напечатанных маршрутах их не меньше { $whole }.
       *[many] У { $piece } и { $other } всего { $count } общих сторон; на напечатанных маршрутах их не меньше { $whole }.
    }
layout-cut-off =
    { $count ->
        [one] С { $count } клетки до финиша не дойти: { $spaces }.
       *[many] С { $count } клеток до финиша не дойти: { $spaces }.
    }

## Советы

advice-one-colour =
    Даже самый лёгкий путь идёт подряд через { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
       *[many] { $count } клеток
    } одного вида ({ $terrain }), от { $first_space } до { $last_space } (фрагменты: { $pieces }; общее значение { $power }). Что-нибудь другое посередине сделало бы полезными другие карты.
advice-open-seam = Открытый проход между { $pieces } короче и не труднее: шагов { $steps }, значение { $power }; вдоль маршрута шагов { $other_steps }, значение { $other_power }. Короткий путь должен стоить дороже.
advice-short-cut = Короткий путь через { $pieces } ещё и легче: клеток { $steps }, значение { $power }; в обход клеток { $other_steps }, значение { $other_power }. Короткий путь должен стоить дороже.
advice-bend = На повороте { $pieces } внутренняя сторона легче: клеток { $steps }, значение { $power }; снаружи клеток { $other_steps }, значение { $other_power }. Если повернуть фрагмент, внутри может стать труднее.
advice-bottleneck =
    { $count ->
        [one] На { $pieces } все проходят через { $count } клетку: { $spaces }. Одна фишка может задержать всех остальных.
        [few] Через { $pieces } ведут только { $count } клетки: { $spaces }. Если таких мест несколько, фишки мешают друг другу.
       *[many] Через { $pieces } ведут только { $count } клеток: { $spaces }. Если таких мест несколько, фишки мешают друг другу.
    }

## Маршруты наугад

generator-no-such-route = Такого маршрута из коробки не сложить. Попробуйте убавить пожелания.
