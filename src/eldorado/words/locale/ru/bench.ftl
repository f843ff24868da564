# Измерения: `eldorado bench`, `eldorado perft`.
help-bench = Измерить движок, ботов, оценку или сервер.
help-bench-engine = Действия, копии и партии в секунду, скомпилированный и обычный движок за один прогон.
help-bench-value = Измерить оценку, на которой стоит «evaluate»: сбываются ли её шансы и как она быстра.
option-seconds = Сколько длится каждое измерение.
option-rounds = Сколько раз измеряется каждая величина, по очереди; считается лучшее.
bench-actions-per-s = Действий в секунду
bench-library-actions-per-s = Действий в секунду через библиотеку
bench-copies-per-s = Копий в секунду
bench-games-per-s = Партий в секунду
bench-both = { $what }: { $compiled } скомпилированный, { $pure } на чистом Python, в { $ratio } раза быстрее
bench-plain = { $what }: { $pure } (движок на чистом Python)
bench-state = Копия состояния занимает { $bytes } байт.
bench-import = Импорт и новая партия занимают { $milliseconds } мс.
bench-value-said = сказано
bench-value-seen = сбылось
bench-value-rows = строк
bench-value-record = Партий: { $games }, позиций: { $positions }. Оценка Брайера { $brier }, у формулы { $formula_brier }: лучше на { $better_by } ± { $doubt }. Ошибка в ходах { $turns }, у формулы { $formula_turns }.
bench-value-batch = 64 позиции занимают { $known } мс, без памяти { $fresh } мс.
help-perft = Посчитать варианты игры из позиции, чтобы сравнить программы.
option-depth = На сколько действий вперёд.
perft-count = 
    { $depth ->
        [one] через { $depth } действие
        [few] через { $depth } действия
       *[many] через { $depth } действий
    }: { $count }
