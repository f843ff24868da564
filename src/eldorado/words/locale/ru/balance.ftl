# Как играется маршрут: отчёт и что о нём говорится.

balance-racing = Гонки
balance-stopped = Остановлено: проведено гонок { $done } из { $count }.
balance-races = Гонок: { $count }, боты одного уровня ({ $bot }), зерно { $seed }. Интервалы 95 %.
balance-early = Гонок меньше { $count }: для выводов мало.
balance-difficulty =
    Сложность: { $classes } (гонок новичков: { $count }, в среднем { $rounds } раунда, от { $low } до { $high }).
balance-nearest = По сложности ближе всего «{ $route }».
balance-figure = показатель
balance-value = значение
balance-interval = интервал
balance-percent = { $share } %
balance-rounds = раунды, медиана (восемь из десяти: { $low }–{ $high })
balance-seat = побед у { $number }-го по очереди хода
balance-decided = решено в раунде (восемь из десяти: { $low }–{ $high })
balance-lead = смены лидера
balance-comeback = наибольшее отставание победителя, шагов
balance-by-lot = … если те же шаги раздать по жребию
balance-photo = фотофиниши (несколько дошли в последнем раунде)
balance-held = ходы, потерянные из-за занятых клеток
balance-gained = получено карт на игрока
balance-removed = убрано карт на игрока
balance-deck = карт в колоде к концу
balance-unfinished = незаконченные гонки
balance-skill = побед знатока среди надёжных ботов ({ $count })
balance-luck = доля везения в исходе
balance-piece = фрагмент
balance-used = клеток в ходу
balance-spaces = из
balance-entropy = бит
balance-blockade = Препятствие между { $pieces }: взято в { $percent } % гонок, обычно в раунде { $round }.
balance-held-at = Занятая клетка { $space } стоит { $turns } хода за гонку.
balance-no-card = Ни одна карта здесь достоверно не выигрывает и не проигрывает.
balance-card = карта
balance-card-wins = побед с ней
balance-bought = получено

special-like = Ничего необычного: играется как «{ $route }».
special-rounds-more = Длинный маршрут: раундов на { $percent } % больше, чем на напечатанных.
special-rounds-less = Короткий маршрут: раундов на { $percent } % меньше, чем на напечатанных.
special-first-seat-more = Ходить первым выгоднее обычного: { $percent } % побед, на напечатанных маршрутах { $usual } %.
special-first-seat-less = Ходить первым менее выгодно, чем обычно: { $percent } % побед, на напечатанных маршрутах { $usual } %.
special-decided-more = Интрига до конца: гонка решается на { $percent } % пути, на напечатанных маршрутах — на { $usual } %.
special-decided-less = Всё решается рано: на { $percent } % гонки, на напечатанных маршрутах — на { $usual } %.
special-lead-more = Лидер меняется на { $percent } % чаще, чем на напечатанных маршрутах, с поправкой на случай.
special-lead-less = Шествие: лидер меняется на { $percent } % реже, чем на напечатанных маршрутах, с поправкой на случай.
special-photo-more = Спурт у врат: в { $percent } % гонок к финишу приходят сразу несколько, на напечатанных маршрутах — в { $usual } %.
special-photo-less = Явный победитель: лишь в { $percent } % гонок к финишу приходят сразу несколько, на напечатанных маршрутах — в { $usual } %.
special-paths-more = Каждый идёт своим путём: в ходу { $percent } % клеток, на напечатанных маршрутах { $usual } %.
special-paths-less = Все идут одним путём: в ходу лишь { $percent } % клеток, на напечатанных маршрутах { $usual } %.
special-held-more = Теснота: { $percent } % ходов теряется из-за занятых клеток, на напечатанных маршрутах { $usual } %.
special-held-less = Места хватает всем: из-за занятых клеток теряется лишь { $percent } % ходов, на напечатанных маршрутах { $usual } %.
special-removed-more = Маршрут для тонких колод: карт убирают на { $percent } % больше, чем на напечатанных.
special-removed-less = Маршрут для толстых колод: карт убирают на { $percent } % меньше, чем на напечатанных.
special-gained-more = Маршрут для покупателей: карт получают на { $percent } % больше, чем на напечатанных.
special-gained-less = Покупать почти незачем: карт получают на { $percent } % меньше, чем на напечатанных.

change-end-side = Переверните финиш: { $side ->
        [river] река вместо джунглей
       *[jungle] джунгли вместо реки
    }.
change-end-corner = Положите финиш к другому углу фрагмента { $piece }.
change-turned =
    { $count ->
        [1] Поверните { $piece } на одну шестую по часовой стрелке.
        [3] Поверните { $piece } на пол-оборота.
       *[other] Поверните { $piece } на { $count } шестых по часовой стрелке.
    }
change-turned-over = Переверните { $piece } стороной { $other } вверх.
change-swapped = Поменяйте местами { $piece } и { $other }.
improve-unknown-goal = «{ $found }» — не цель. Цели: { $known }.
improve-fairer = честнее
improve-harder = труднее
improve-nothing = Ни одно из { $count } самых многообещающих изменений не делает его наверняка { $goal }.
improve-reason-fairer = Победитель в среднем ходил { $before }-м, теперь { $after }-м; поровну — это 2,5. Ближе на { $gain } (от { $low } до { $high }), по { $count } гонок на тех же раскладах.
improve-reason-harder = Новичкам хватало { $before } раунда, теперь нужно { $after }: на { $gain } больше (от { $low } до { $high }), по { $count } гонок на тех же раскладах.
improve-gain-fairer = (ближе к равенству на { $gain })
improve-gain-harder = (раундов: { $gain })

report-failed = Гонки неожиданно прервались и начинаются заново.
