# `eldorado serve` : le serveur.

help-serve = Sert le jeu aux navigateurs, sur cet ordinateur ou pour un réseau.
option-host = L'adresse d'écoute (127.0.0.1 : cet ordinateur ; 0.0.0.0 : le réseau).
option-port = Le port d'écoute (0 : n'importe lequel de libre).
option-database_url = Où les parties sont gardées : sqlite:///FICHIER ou postgresql://…
option-redis_url = Redis, pour plusieurs processus sur les mêmes parties.
option-config = Lit les réglages dans ce fichier TOML.
option-log_level = Ce qui est noté dans le journal.
option-no_browser = N'ouvre pas de navigateur.

serve-running = El Dorado est servi à { $address }
serve-network = Dans le réseau local : { $address }
serve-stop = Ctrl-C pour arrêter.
play-running = El Dorado tourne à { $address }
