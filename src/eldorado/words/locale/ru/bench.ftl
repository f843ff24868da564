# Измерения: `eldorado bench`, `eldorado perft`.
help-bench = Измерить движок, компьютерных соперников или сервер.
help-bench-engine = Действия, копии и партии в секунду, скомпилированный и обычный движок за один прогон.
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
help-perft = Посчитать варианты игры из позиции, чтобы сравнить программы.
option-depth = На сколько действий вперёд.
perft-count = 
    { $depth ->
        [one] через { $depth } действие
        [few] через { $depth } действия
       *[many] через { $depth } действий
    }: { $count }
