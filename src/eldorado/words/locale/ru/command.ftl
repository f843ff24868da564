# Команда `eldorado`: справка, заголовки и то, что она говорит, когда всё хорошо.

## Рисунки в терминале

drawing-finish = финишная клетка ({ $requirement })
drawing-blockade = препятствие
drawing-seam = { $first }–{ $second }: препятствие { $number } ({ $requirement })

## Справка

help-options = Параметры
help-commands = Команды
help-arguments = Аргументы
help-usage = Вызов:
help-default = (иначе { $value })
help-place-options = ПАРАМЕТРЫ
help-place-command = КОМАНДА …
help-eldorado = Гонка в Эльдорадо: играть, заглянуть в коробку, составлять маршруты. Неофициальное издание поклонников, не связанное с издателем.
help-play = Играть: запускает игру на этом компьютере и открывает её в браузере.
help-route = Напечатанные маршруты и ваши собственные.
help-route-list = Список напечатанных маршрутов.
help-route-show = Нарисовать маршрут: напечатанный — по имени, свой — из файла.
help-route-check = Проверить файлы маршрутов: сразу все ошибки, затем советы с цифрами.
help-tile = Фрагменты, из которых складывают маршрут.
help-tile-show = Нарисовать стороны фрагментов по буквам или все.
help-cards = Все карты или названные: что они делают и сколько стоят.
help-gallery = Записать все фрагменты, маршруты, карты и жетоны одной страницей HTML.
help-check-data = Доказать, что в файлах ровно то, что лежит в коробке.
option-help = Показать эту справку.
option-version = Показать версию и какой движок работает.
option-lang = Язык (иначе ELDORADO_LANG, затем язык системы).
option-no_color = Без цвета (как NO_COLOR).
option-as_json = Выдать JSON для программы.
option-svg = Записать рисунок SVG в FILE (- для вывода).
option-names = Показать ряд и столбец клеток вместо местности.

## Непонятые команды

usage-command = Команды «{ $found }» нет. Есть команды: { $known }.
usage-option = Параметра «{ $found }» нет.
usage-missing = Чего-то не хватает: { $name }.
usage-choice = { $name } — одно из: { $known }.
usage-extra = «{ $found }» — лишнее.
usage-value = Для { $name } нужно значение.
usage-no-value = { $name } не принимает значения.
usage-whole = { $limits ->
    [both] { $name } — целое число от { $low } до { $high }.
    [low] { $name } — целое число, не меньше { $low }.
   *[none] { $name } — целое число.
}
usage-number = { $limits ->
    [both] { $name } — число от { $low } до { $high }.
   *[low] { $name } — число, не меньше { $low }.
}
usage-wrong = Команда не понята: { $reason }
usage-help = Пояснит «{ $command } --help».
usage-interrupted = Остановлено.

## Что говорят команды

file-written = Записано: { $file }
version = eldorado { $number } ({ $build })
version-compiled = скомпилированный движок
version-plain = движок на чистом Python

tile-title = { $piece }: { $kind } (на обороте: { $back })

cards-name = Карта
cards-effect = Что она делает
cards-price = Цена
cards-where = Где
cards-item = снаряжение
cards-deck = в начале, { $count }×
cards-market = рынок, { $count }×
cards-reserve = резерв, { $count }×
clauses = { $first }; { $second }
effect-draw =
    { $count ->
        [one] возьмите { $count } карту
        [few] возьмите { $count } карты
       *[many] возьмите { $count } карт
    }
effect-remove =
    { $count ->
        [one] затем можно убрать { $count } карту
        [few] затем можно убрать до { $count } карт
       *[many] затем можно убрать до { $count } карт
    }
effect-take = возьмите бесплатно любую карту с рынка или из резерва
effect-move = перейдите бесплатно на соседнюю клетку или уберите препятствие

routes-figures =
    { $pieces }; { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }, { $blockades ->
        [one] { $blockades } препятствие
        [few] { $blockades } препятствия
       *[many] { $blockades } препятствий
    }, { $caves ->
        [one] { $caves } пещера
        [few] { $caves } пещеры
       *[many] { $caves } пещер
    }
routes-check-good = { $file }: этот маршрут можно выложить.
routes-check-bad = { $file }: этот маршрут выложить нельзя.
routes-more-faults = И ещё { $count }.
routes-ways = Кратчайший путь: шагов { $steps }, значение { $power }. Самый лёгкий: шагов { $other_steps }, значение { $other_power }.
routes-warning = Замечание: { $sentence }
routes-advice = Совет: { $sentence }

figure-sides = Стороны фрагментов
figure-spaces = Клетки на них
figure-caves = Пещеры на них
figure-card-kinds = Виды карт
figure-market-kinds = Виды в продаже
figure-market-cards = Карты в продаже
figure-market-board = Виды на планшете рынка в начале
figure-items = Снаряжение
figure-starting-deck = Карты в стартовой колоде
figure-blockades = Препятствия
figure-cave-tokens = Жетоны пещер
figure-routes = Напечатанные маршруты
figure-languages = Языки
figure-sum = Сумма
check-data-good = Всё на месте и как должно быть.

help-route-new = Сложить маршрут наугад: то же зерно и те же пожелания — тот же маршрут. Без FILE он идёт на вывод.
help-route-report = Провести гонки ботов по маршруту и рассказать, как он играется: раунды, места, интрига, пути, карты, сложность.
help-route-improve = Найти небольшое изменение, которое сделает маршрут честнее или труднее, и проверить его гонками.
option-route_seed = Определяет маршрут; без него решает случай.
option-length = Какой он должен быть длины.
option-difficulty = Какой он должен быть сложности, по оценке; измеряет её `route report`.
option-wished_caves = Сколько на нём должно быть пещер.
option-wide = Без узких мест.
option-like = В основном из фрагментов этого напечатанного маршрута, примерно такой же длины и сложности.
option-route_name = Как называется маршрут.
option-with_caves = Гонки по варианту с пещерами.
option-races = Число гонок.
option-skilled = Гонки одного знатока среди ровных ботов: мастерство и везение.
option-goal = Чего добиться изменением.
option-out = Записать изменённый маршрут в FILE.
route-new-written = { $file }: новый маршрут, зерно { $seed }.
route-new-laying = Раскладка
route-new-seed = Зерно { $seed }
