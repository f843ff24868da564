serve-running = El Dorado is served at { $address }
serve-network = In the local network: { $address }
serve-stop = Press Ctrl-C to stop.
play-running = El Dorado runs at { $address }
