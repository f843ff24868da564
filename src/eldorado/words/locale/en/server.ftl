# `eldorado serve`: the server.

help-serve = Serve the game for browsers, on this computer or for a network.
option-host = The address to listen on (127.0.0.1: this computer only; 0.0.0.0: the network).
option-port = The port to listen on (0: any free one).
option-database_url = Where games are kept: sqlite:///FILE or postgresql://…
option-redis_url = Redis, for several processes on one set of games.
option-config = Read settings from this TOML file.
option-log_level = How much is logged.
option-no_browser = Do not open a browser.

serve-running = El Dorado is being served at { $address }
serve-network = In the local network: { $address }
serve-stop = Press Ctrl-C to stop.
play-running = El Dorado is running at { $address }

help-bench-server = Load a server over real sockets: pace, latency, memory, saturation, cold start.
option-rooms = How many games are played at once, two people each.
option-rate = Actions per second of all games together, at a human pace.
option-processes = Server processes that share the load.
option-generators = Processes that make the load.
option-together = The people of a room sit at the same process, as behind a balancer by its code.
option-reports = Workshops that ask for balance reports beside the games, at most 8.
option-both = Also the other database (--database-url), as fast as it goes, beside SQLite.
bench-server-cold = A server answers { $seconds } s after its start.
bench-server-paced = { $rooms } games at a human pace: { $rate } actions per second, from action to view { $median } ms in the middle, { $worst } ms for 99 of 100, errors: { $errors }.
bench-server-saturated = { $database }: { $rooms } games as fast as it goes: { $rate } actions per second, { $median } ms in the middle, { $worst } ms for 99 of 100, errors: { $errors }.
bench-server-memory = A game with its two connections takes { $kilobytes } KB.
bench-server-resume = With { $rooms } stored games a server answers after { $seconds } s and shows one of them after { $view } ms more.
bench-no-server = The server did not start.
bench-no-load = The load generator failed: { $reason }

option-seed_hash = With --verify: a hash that the server showed, of its share before the game or of the seed at its start.
replay-seed-kept = The seed is the one that was promised before the game.
replay-other-seed = The seed is not the one that was promised: its hash is { $found }, not { $promised }.
replay-shares-fit =
    { $count ->
        [0] The seed is the server’s share alone, as it was promised before the game; no seat added a share.
        [one] The seed fits: it is drawn from the shares of the server and of seat { $seats }. Neither could choose the shuffles alone.
       *[other] The seed fits: it is drawn from the shares of the server and of seats { $seats }. Nobody could choose the shuffles alone.
    }
replay-share-silent = Seat { $seat } had promised a share and did not tell it in time; it was left out.
replay-other-shares = The shares in this record do not give its seed: they give { $found }, the game was dealt from { $needed }.
