# L’arène : options, tableaux, rapport, ce qui peut mal tourner.

help-arena = Tournois de robots : mêmes donnes, places tournantes, victoires avec intervalles. Les données sur stdout, l’avancement sur stderr.
help-bench-bots = Mesurer les robots : force en face à face, tours de table, parties inachevées, temps par tour.
option-bots = Les robots par leur nom, séparés par des virgules ; le dernier remplit les places restantes.
option-more_bots = Un robot de plus ; le vôtre sous la forme FICHIER.py:Classe. Peut être répété.
option-routes = Un parcours imprimé, un fichier de parcours, ou all. Peut être répété.
option-players = Joueurs par table (sinon autant que de robots).
option-caves = Avec les grottes, sans, ou les deux.
option-games = Parties par sorte de table, arrondies à des rotations entières.
option-seed = Décide de tous les mélanges. La même graine donne les mêmes parties.
option-jobs = Processus qui jouent en même temps. Les résultats n’en dépendent pas.
option-nodes = Combien de positions un robot peut examiner pour une décision (sinon sa propre mesure).
option-max_rounds = Une partie plus longue compte comme inachevée.
option-time_limit = Secondes laissées à un robot pour une décision.
option-on_error = Quand un robot échoue : le tournoi s’arrête, ou la place abandonne.
option-sprt = S’arrêter dès qu’il est clair si le premier robot gagne plutôt H0 ou H1 (des parts, comme 0.25,0.30).
option-luck = Juger chaque pioche d’après tant de mains possibles (8 sans valeur) et dire aussi les victoires sans la chance.
option-game = Ne jouer que cette partie du programme.
option-resume = Reprendre un tournoi interrompu aux mêmes réglages.
option-journal = Le fichier qui garde les résultats à mesure (sinon dans le dossier d’état de l’utilisateur).
option-cluster = Jouer sur une grappe Ray plutôt qu’avec des processus locaux.
option-report = Écrire dans DIR une page avec des graphiques.
option-save = Écrire dans DIR l’enregistrement de chaque partie.
option-only = Ne mesurer que les parties dont le nom contient ce texte. Peut être répété.
option-quick = Moins de parties : un coup d’œil, pas une mesure.

arena-playing = parties
arena-cell = { $cell } : { $games } parties
arena-all = Toutes les tables : { $games } parties
arena-table =
    { $route }, { $players } joueurs{ $caves ->
        [on] , grottes
       *[off] {""}
    }
arena-bot = robot
arena-wins = gains
arena-interval = 95 %
arena-fair = part
arena-places = places
arena-rounds = tours
arena-gained = cartes
arena-ms = ms par tour, p95
arena-against = contre
arena-unfinished-short = inachevées
arena-rating = cote
arena-strength = moyenne ± erreur
arena-unfinished =
    { $count ->
        [one] { $count } partie n’a pas été achevée dans les tours de table donnés.
       *[other] { $count } parties n’ont pas été achevées dans les tours de table donnés.
    }
arena-forfeits =
    { $count ->
        [one] { $count } place abandonnée parce que son robot a échoué :
       *[other] { $count } places abandonnées parce que leurs robots ont échoué :
    }
arena-more-forfeits = … et { $count } de plus (--json les dit toutes).
arena-sprt = Test séquentiel { $h0 } % contre { $h1 } % après { $deals } donnes : { $decided } (rapport { $ratio }, bornes { $low } et { $high }).
arena-luckless = Sans la chance des pioches (mains comparées à chaque pioche : { $hands }) :
arena-luckless-few = Trop peu de donnes pour écarter la chance des pioches : il en faut { $fewest }.
arena-saved = parties épargnées
arena-saves =
    { $games ->
        [0] aucune
       *[other] { $games } sur 100
    }
arena-stopped = Arrêté ; parties jouées : { $done } sur { $games }. Elles sont gardées, --resume continue.

arena-no-bots = Nommez au moins un robot : --bots planner,steady
arena-bots =
    { $bots ->
        [one] { $bots } robot ne va pas à une table de { $players }.
       *[other] { $bots } robots ne vont pas à une table de { $players }.
    }
arena-games = { $games } parties, c’est trop peu.
arena-no-part = Aucune partie de cette mesure ne s’appelle « { $part } ». Il y a : { $known }
arena-no-game = Il n’y a pas de partie { $game } dans ce tournoi.
arena-sprt-shares = --sprt prend deux parts entre 0 et 1, la plus petite d’abord, comme 0.25,0.30 ; « { $found } » n’en est pas.
arena-sprt-tables = --sprt demande des tables d’une seule taille : --players 2, 3 ou 4, pas all.
arena-journal = { $file } ne contient pas de résultats d’arène.
arena-other-journal = { $file } contient les résultats d’un tournoi aux autres réglages.
arena-no-ray = Ray n’est pas installé : pip install "eldorado[ray]"
arena-bot-raised = Le robot « { $bot } » a échoué dans la partie { $game } (graine { $seed }, place { $seat }, action { $number }) : { $reason }. À répéter avec --game { $game }.
arena-bot-illegal = Le robot « { $bot } » a choisi ce qui ne lui était pas proposé dans la partie { $game } (graine { $seed }, place { $seat }, action { $number }) : { $reason }. À répéter avec --game { $game }.
arena-bot-too-slow = Le robot « { $bot } » ne s’est pas décidé en { $reason } dans la partie { $game } (graine { $seed }, place { $seat }, action { $number }). À répéter avec --game { $game }.
arena-bot-died = Le robot « { $bot } » a emporté son processus dans la partie { $game } (graine { $seed }, place { $seat }, action { $number }) : { $reason }. À répéter avec --game { $game }.
arena-bot-not-made = Le robot « { $bot } » n’a pas pu démarrer dans la partie { $game } (graine { $seed }) : { $reason }

report-title = L’arène
report-about = { $games } parties entre { $bots }. Graine { $seed } : les mêmes donnes pour tous, places tournantes.
report-wins = Qui a gagné
report-wins-about = Victoires par place avec intervalles à 95 % ; le trait marque une part équitable.
report-fair = part équitable
report-order = joue en { $number }
report-figures = Tous les chiffres
report-rounds = Combien de temps
report-rounds-about = Tours de table jusqu’à la première arrivée, et leur moyenne.
report-progress = Où ils en étaient
report-progress-about = Pas qui restaient jusqu’à l’arrivée après chaque tour de table, en moyenne.
report-round = tour
report-steps = pas restants
report-cards = Ce qu’ils ont acheté
report-cards-about = Exemplaires de chaque carte gagnés par place et par partie, et combien de fois leurs propriétaires ont gagné. Un gagnant a pu l’acheter parce qu’il était en tête.
report-copies = exemplaires par partie
report-owners = victoires des propriétaires
report-no-cards = Personne n’a rien acheté.
report-paths = Par où ils sont passés
report-paths-about = Au soleil là où beaucoup sont passés, au crépuscule là où personne n’est allé. Pointez une case pour sa part des places.
