# `eldorado serve` : le serveur.

help-serve = Sert le jeu aux navigateurs, sur cet ordinateur ou pour un réseau.
option-host = L’adresse d’écoute (127.0.0.1 : cet ordinateur ; 0.0.0.0 : le réseau).
option-port = Le port d’écoute (0 : n’importe lequel de libre).
option-database_url = Où les parties sont gardées : sqlite:///FICHIER ou postgresql://…
option-redis_url = Redis, pour plusieurs processus sur les mêmes parties.
option-config = Lit les réglages dans ce fichier TOML.
option-log_level = Ce qui est noté dans le journal.
option-no_browser = N’ouvre pas de navigateur.

serve-running = El Dorado est servi à { $address }
serve-network = Dans le réseau local : { $address }
serve-stop = Ctrl-C pour arrêter.
play-running = El Dorado tourne à { $address }

help-bench-server = Charger un serveur par de vraies connexions : rythme, délai, mémoire, saturation, démarrage à froid.
option-rooms = Combien de parties sont jouées à la fois, deux personnes chacune.
option-rate = Actions par seconde de toutes les parties ensemble, à un rythme humain.
option-processes = Processus serveur qui se partagent la charge.
option-generators = Processus qui produisent la charge.
option-together = Les gens d’un salon sont au même processus, comme derrière un répartiteur selon son code.
option-reports = Ateliers qui demandent des rapports pendant les parties, 8 au plus.
option-both = Aussi l’autre base de données (--database-url), aussi vite que possible, à côté de SQLite.
bench-server-cold = Un serveur répond { $seconds } s après son démarrage.
bench-server-paced = { $rooms } parties à un rythme humain : { $rate } actions par seconde, de l’action à la vue { $median } ms au milieu, { $worst } ms pour 99 sur 100, erreurs : { $errors }.
bench-server-saturated = { $database } : { $rooms } parties aussi vite que possible : { $rate } actions par seconde, { $median } ms au milieu, { $worst } ms pour 99 sur 100, erreurs : { $errors }.
bench-server-memory = Une partie avec ses deux connexions occupe { $kilobytes } Ko.
bench-server-resume = Avec { $rooms } parties enregistrées, un serveur répond après { $seconds } s et en montre une { $view } ms plus tard.
bench-no-server = Le serveur n’a pas démarré.
bench-no-load = Le générateur de charge a échoué : { $reason }

option-seed_hash = Avec --verify : une empreinte montrée par le serveur, celle de sa part avant la partie ou celle de la graine au début.
replay-seed-kept = La graine est celle qui avait été promise avant la partie.
replay-other-seed = La graine n’est pas celle qui avait été promise : son empreinte est { $found }, pas { $promised }.
replay-shares-fit =
    { $count ->
        [0] La graine vient de la seule part du serveur, promise avant la partie ; aucune place n’y a ajouté de part.
        [one] La graine est juste : elle est tirée des parts du serveur et de la place { $seats }. Aucun des deux ne pouvait choisir seul les mélanges.
       *[other] La graine est juste : elle est tirée des parts du serveur et des places { $seats }. Personne ne pouvait choisir seul les mélanges.
    }
replay-share-silent = La place { $seat } avait promis une part et ne l’a pas dite à temps ; elle n’a pas compté.
replay-other-shares = Les parts de cet enregistrement ne donnent pas sa graine : elles donnent { $found }, la partie a été jouée avec { $needed }.
