# Мастерская: сложить маршрут руками и посмотреть, что скажет отчёт.

workshop-name = Название маршрута
workshop-name-short = Название
workshop-pieces = Фрагменты из коробки
workshop-table = Стол
workshop-count = { $count ->
        [one] { $count } фрагмент
        [few] { $count } фрагмента
       *[many] { $count } фрагментов
    }
workshop-steps = · шагов: { $steps } · препятствий: { $blockades } · пещер: { $caves }
workshop-faults = { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }
workshop-tips = { $count ->
        [one] { $count } совет
        [few] { $count } совета
       *[many] { $count } советов
    }
workshop-undo = Отменить
workshop-redo = Вернуть
workshop-open = Открыть…
workshop-empty = Пустой стол
workshop-surprise = Удивите меня
workshop-share = Поделиться
workshop-race = Сыграть
workshop-take = Взять фрагмент { $piece }
workshop-either = { $first } или { $second }
workshop-on-table = на столе
workshop-in-hand = у вас в руках
workshop-end = Финиш
workshop-end-move = переложить
workshop-end-river = сторона с веслом
workshop-end-jungle = сторона с мачете
workshop-piece = Фрагмент { $piece }{ $count ->
        [0] {""}
        [1] , повёрнут один раз
        [2] , повёрнут дважды
        [few] , повёрнут { $count } раза
       *[many] , повёрнут { $count } раз
    }
workshop-chosen = Фрагмент { $piece }
workshop-chosen-text = Перетащите его, поверните или переверните.
workshop-place = Место { $number } из { $count }, { $state }
workshop-place-whole = подходит
workshop-place-fault = подходит, но ошибка остаётся
workshop-drop = Кладите сюда: сходится целая сторона.
workshop-drop-fault = Сюда он подходит, но ошибка остаётся.
workshop-drop-end = Кладите у этого угла.
workshop-choose-place = Выберите светлое место.
workshop-turn-it = { $count ->
        [0] Он никуда не подходит.
        [one] Поверните его: подойдёт { $count } другое положение.
        [few] Поверните его: подойдут { $count } других положения.
       *[many] Поверните его: подойдут { $count } других положений.
    }
workshop-turn = Повернуть
workshop-flip = Сторона { $piece }
workshop-flip-plain = Перевернуть
workshop-lay = Положить
workshop-put-back = Вернуть
workshop-move = Переложить
workshop-remove = В коробку
workshop-invite = Соберите свой маршрут
workshop-begin = Выберите начальный фрагмент, А или Б, и кладите фрагмент за фрагментом. Финиш сам найдёт свой угол.
workshop-whole = Маршрут готов. Сыграйте на нём или меняйте его и смотрите на отчёт.
workshop-fault-tag = ошибка
workshop-tip-tag = совет
tag-layout-gap = разрыв
tag-layout-overlap = наложение
tag-layout-both-sides = обе стороны
tag-layout-no-start = нет старта
tag-layout-start-later = второй старт
tag-layout-end-on-strip = финиш на отрезке
tag-layout-no-free-corner = нет угла
tag-layout-finish-unreachable = путь закрыт
tag-layout-start-cut-off = старт отрезан
tag-advice-one-colour = один цвет
tag-advice-short-cut = лёгкий короткий путь
tag-advice-open-seam = открытый проход
tag-advice-bend = лёгкий поворот
tag-advice-bottleneck = узкое место
workshop-report = Отчёт
workshop-close-report = Назад к столу
workshop-no-report = Отчёт начнётся, как только маршрут будет готов: боты пробегут по нему, пока вы продолжаете.
workshop-races = Гонок: { $done } из { $count }.
workshop-waits = Ждём, пока вы держите фрагмент.
workshop-stale = Это о столе до последнего изменения.
workshop-few = Гонок пока мало.
workshop-rounds = Раунды
workshop-half = половина: { $low }–{ $high }
workshop-seats = Места
workshop-seats-text = доля побед, 95 %
workshop-seat = { $number ->
        [1] Первый
        [2] Второй
        [3] Третий
       *[4] Четвёртый
    }
workshop-seats-early = Судить рано.
workshop-seats-even = Равная доля пока подходит каждому месту.
workshop-seats-uneven = Места не равны.
workshop-difficulty = Сложность
workshop-nearest = примерно как «{ $route }»
workshop-beginners = новичкам нужно раундов: { $rounds } ({ $low }–{ $high })
workshop-drama = Интрига
workshop-lead = Смены лидера
workshop-by-lot = по жребию { $value }
workshop-decided = Решено в раунде
workshop-photo = Фотофиниши
workshop-unfinished = Незаконченные гонки
workshop-skill = Знаток среди ровных ботов побеждает
workshop-luck = Решает везение
workshop-lost = Где теряются ходы
workshop-lost-text = ходов за гонку, клетка занята
workshop-blockade = Препятствие { $pieces }: берут в раунде { $round }
workshop-heat = Показать пути
workshop-cards = Карты, которые здесь выигрывают
workshop-cards-text = прибавка побед, 95 %
workshop-source = Гонок: { $count }, бот { $bot }, зерно { $seed }.
workshop-text = Текстом
workshop-copy-link = Скопировать ссылку
workshop-copy-text = Скопировать текст
workshop-copied = Скопировано
workshop-file = Сохранить файлом

shelf-title = Опубликованные маршруты
shelf-sort = Порядок
shelf-new = новые
shelf-played = популярные
shelf-best = лучшие
shelf-none = Здесь ещё никто не опубликовал маршрут. Сложите свой в мастерской.
shelf-more = Показать ещё
shelf-by = автор: { $author }
shelf-unrated = ещё без оценок
shelf-workshop = В мастерскую
shelf-open = Открыть в мастерской
shelf-rate = Оценить маршрут
shelf-rated = Спасибо.
shelf-rate-later = Оценить маршрут может тот, кто прошёл на нём гонку до конца.
shelf-report = Пожаловаться
shelf-report-text = Что не так?
shelf-reported = Спасибо. Владелец сервера это посмотрит.
shelf-publish = Опубликовать
shelf-publish-text = Все на этом сервере смогут найти его, сыграть на нём и оценить его.
shelf-published = Опубликован, код
shelf-author = Ваше имя, если хотите
wish-any = любая
wish-length = Длина
wish-length-short = короткий
wish-length-medium = средний
wish-length-long = длинный
wish-difficulty = Сложность
wish-caves = Пещеры
wish-caves-few = мало
wish-caves-some = несколько
wish-caves-many = много
wish-like = Похож на
wish-wide = Без узких мест
wish-seed = Зерно
wish-go = Выложить
workshop-improve = Небольшое изменение
workshop-fairer = Сделать честнее
workshop-harder = Сделать труднее
workshop-change-it = Изменить так
workshop-picture-svg = Картинка (SVG)
workshop-picture-png = Картинка (PNG)
workshop-lay-text = Выложить этот текст
workshop-closer = Ближе
workshop-farther = Дальше
workshop-whole-table = Весь стол
workshop-distances = Расстояния
workshop-full = Полный отчёт
workshop-headline = Раундов: { $rounds }.
workshop-headline-hard = Примерно так же трудно, как на маршруте «{ $route }».
workshop-since = С последнего изменения
workshop-since-rounds = в среднем раундов: { $count }
workshop-uncertain = (не точно)
workshop-map = Что показывает карта
workshop-map-paths = Пути
workshop-map-lost = Потери ходов
workshop-map-plain = Только карта
workshop-entered = Сюда заходят
workshop-most = восемь из десяти: от { $low } до { $high }
workshop-plays-like = Больше всего похож на маршрут «{ $route }».
workshop-comeback = Отставание победителя, шагов
workshop-held = { $share } % ходов ({ $low }–{ $high }) пропадает, потому что клетка занята.
workshop-spread = Как расходятся пути
workshop-spread-text = занятые клетки
workshop-used = { $used } из { $spaces }
workshop-bits = { $bits } бит
shelf-facts = шагов: { $steps } · препятствий: { $blockades } · пещер: { $caves }
shelf-plays = { $count ->
        [0] ещё не играли
        [one] { $count } гонка
        [few] { $count } гонки
       *[many] { $count } гонок
    }
shelf-stars = { $stars } из 5, { $count ->
        [one] { $count } оценка
        [few] { $count } оценки
       *[many] { $count } оценок
    }
shelf-star = { $count ->
        [one] { $count } звезда
        [few] { $count } звезды
       *[many] { $count } звёзд
    }
