# `eldorado serve`: the server.

help-serve = Serve the game for browsers, on this computer or for a network.
option-host = The address to listen on (127.0.0.1: this computer only; 0.0.0.0: the network).
option-port = The port to listen on (0: any free one).
option-database_url = Where games are kept: sqlite:///FILE or postgresql://…
option-redis_url = Redis, for several processes on one set of games.
option-config = Read settings from this TOML file.
option-log_level = How much is logged.
option-no_browser = Do not open a browser.

serve-running = El Dorado is served at { $address }
serve-network = In the local network: { $address }
serve-stop = Press Ctrl-C to stop.
play-running = El Dorado runs at { $address }
