# Measuring: `eldorado bench`, `eldorado perft`.
help-bench = Measure the engine, the bots or the server.
help-bench-engine = Actions, copies and games per second, compiled and plain in one run.
option-seconds = How long each single measurement lasts.
option-rounds = How often each figure is measured, in turns; the best counts.
bench-actions-per-s = Actions per second
bench-library-actions-per-s = Actions per second by the library
bench-copies-per-s = Copies per second
bench-games-per-s = Games per second
bench-both = { $what }: { $compiled } compiled, { $pure } plain, { $ratio } times as fast
bench-plain = { $what }: { $pure } (plain Python engine)
bench-state = A copied state takes { $bytes } bytes.
bench-import = Import and a new game take { $milliseconds } ms.
help-perft = Count the lines of play from a position, to compare engines.
option-depth = How many actions deep to look.
perft-count = 
    { $depth ->
        [one] after { $depth } action
       *[other] after { $depth } actions
    }: { $count }
