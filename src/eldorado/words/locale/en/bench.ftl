# Measuring: `eldorado bench`, `eldorado perft`.
help-bench = Measure the engine, the bots, the value or the server.
help-bench-engine = Actions, copies and games per second, compiled and plain in one run.
help-bench-value = Measure the value behind “evaluate”: whether its chances come true, and how quick it is.
option-seconds = How long each single measurement lasts.
option-rounds = How often each figure is measured, in turns; the best counts.
bench-actions-per-s = Actions per second
bench-library-actions-per-s = Actions per second by the library
bench-copies-per-s = Copies per second
bench-games-per-s = Games per second
bench-both = { $what }: { $compiled } compiled, { $pure } plain, { $ratio } times as fast
bench-plain = { $what }: { $pure } (plain Python engine)
bench-state = A copied state takes { $bytes } bytes.
bench-import = Importing and starting a game take { $milliseconds } ms.
bench-value-said = said
bench-value-seen = seen
bench-value-rows = rows
bench-value-record = { $games } games, { $positions } positions. Brier score { $brier }, formula { $formula_brier }: better by { $better_by } ± { $doubt }. Turns off by { $turns }, formula { $formula_turns }.
bench-value-batch = 64 positions take { $known } ms, with nothing remembered { $fresh } ms.
help-perft = Count the lines of play from a position, to compare engines.
option-depth = How many actions deep to look.
perft-count = 
    { $depth ->
        [one] after { $depth } action
       *[other] after { $depth } actions
    }: { $count }
