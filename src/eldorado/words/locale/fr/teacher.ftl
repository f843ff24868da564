# Ce qu’enseigne une partie : bilans, conseils, énigmes.

help-review = Faire le bilan d’une partie terminée : qui pouvait gagner et quand, ce qu’ont changé les pioches, les choix et les autres, et les tours qui ont compté.
option-hands = Nombre de mains possibles distribuées pour chaque main reçue.
option-looks = Combien de fois un plan est prolongé avec la même chance qu’un autre.
option-as_page = Ouvre le bilan dans le navigateur, sur le plateau. Ctrl-C pour arrêter.

review-working = Tours jugés
review-chances = Chances de victoire après chaque tour de table, en pour cent
review-round = tour
review-seat = place { $seat }
review-sum = Place { $seat } : part équitable { $fair }, départ { $place }, pioches { $draws }, choix { $choices }, autres { $others } = { $result }
review-nothing = Aucun tour n’a coûté cher.
review-nothing-cards = Aucun tour n’a coûté cher. Les cartes ont décidé.
review-moment = Tour de table { $round } : tours perdus { $tenths }, chance { $points }
review-played = Joué : { $plan }
review-better = Mieux : { $plan }
review-cards = Ce que sont devenues les cartes
review-card = carte
review-card-round = tour
review-card-spaces = cases
review-card-paid = payée
review-card-acted = jouée
review-card-removed = écartée
review-ghost = Avec la même chance, l’experte serait arrivée au tour de table { $round }.
review-ghost-never = Avec la même chance, l’experte ne serait pas arrivée non plus.
review-samples = Mesuré avec { $hands } mains pour chaque pioche et { $looks } regards en avant pour chaque choix. Rien de ce qui reste dans la marge d’incertitude n’est appelé erreur. « Autres » comprend ce qu’ont fait les autres et ce que l’estimation ne pouvait prévoir.
review-unfinished = Cette partie n’est pas terminée : elle s’arrête au tour de table { $round }. Seule une partie terminée peut avoir son bilan, car un bilan montre toutes les mains.
review-too-long = { $actions } actions, c’est plus qu’un bilan n’en lit ; { $most } au plus.
review-nothing-handed = Il n’y a ici aucune partie dont faire le bilan. Ouvrez une partie terminée ou notée et demandez-y son bilan.

review-title = Bilan
review-won = { $name } a gagné.
review-told =
    { $name } a commencé à { $begun } %, { $round ->
        [0] n’a jamais eu mieux
       *[other] a eu au mieux { $peak } %, au tour de table { $round },
    } et finit à { $result } % : pioches { $draws }, choix { $choices }, autres { $others }.
review-nobody = Personne n’a gagné.
review-moments = Les tours qui ont compté
review-tab-cards = Cartes
review-part-fair = part équitable
review-part-place = départ
review-part-draws = pioches
review-part-choices = choix
review-part-others = autres
review-part-result = résultat
review-who = Qui pouvait gagner
review-moved = Ce qui a compté
review-who-text = Toute la hauteur vaut 100 %, partagés entre tous à chaque instant. Tout en bas : { $name }.
review-draws-text = les cartes venues
review-choices-text = ce qui en a été fait
review-others-text = ce qu’ont fait les autres et qu’aucune estimation ne prévoit
review-adds = Le compte du tour { $round }
review-turn-before = avant
review-turn-draw = pioche
review-turn-choice = choix
review-turn-others = autres
review-turn-after = après
review-after-turn = Après ce tour
review-lost = tours perdus : { $turns }
review-as-played = comme joué
review-as-better = le meilleur plan
review-computing = Tours jugés : { $done } sur { $total }.
review-line = Demandes avant celle-ci : { $place }.
review-arrives = Atteindre l’El Dorado
review-goes = Aller en { $space }
review-removes = écarter { $cards }
review-buys = acheter { $card }
review-keeps = garder { $cards }
review-stays = Ne rien faire
review-seats = La partie de qui
practice-no-moment = La partie notée n’a que { $most } actions.
practice-over = À ce moment, la partie est finie ; il n’y a rien à continuer.
review-try = Essayer à partir d’ici
review-tabs = Ce qu’on regarde
review-tab-race = Contre l’experte
review-carried = « { $card } » : { $spaces } cases sur { $all } pour { $name }.
review-each-time = Chaque fois qu’elle est venue :
review-time-bought = entrée dans le paquet
review-time-walked = avancée de { $number }
review-time-blockade = barrière { $number } prise
review-time-acted = son effet
review-time-paid = payée
review-time-given = laissée à l’éboulis
review-time-unused = inutilisée
review-time-removed = écartée
review-in-short = En bref
review-copies = { $card } × { $count }
review-bought-in = depuis le tour { $round }
review-from-start = depuis le départ
review-short-late = Venue trop tard pour être piochée.
review-short-way = { $percent } % du chemin.
review-short-unused = Inutilisée { $unused } fois sur { $times }.
review-short-paid = Payée { $count } fois.
review-short-removed = A quitté le paquet au tour { $round }.
review-decks = Combien de cartes portait chaque expédition
review-decks-text = Avec moins de cartes, les bonnes viennent plus souvent.
review-passed = Laissée passer : { $card }
review-thinned = Cartes écartées : { $count }
review-not-thinned = Aucune carte n’a été écartée
review-thinner = Le plus de cartes écartées : { $name }, { $count }. Moins il y en a, plus souvent viennent les bonnes.
review-idle = { $count } cartes sur { $all } sont restées inutilisées
review-idle-most = Le plus souvent : { $cards }.
review-where = D’où viennent { $spaces } cases
review-where-rest = éboulis, campements, tuiles Grotte
review-best-buy = Achetée, et allée le plus loin
review-best-bought = { $card }, tour { $round }
review-cards-note = Compté, non estimé : ce qu’a fait chaque carte dans cette partie. Sans elle, d’autres auraient servi.
review-race-alone = L’experte arrive au tour de table { $round }
review-race-sooner =
    { $count ->
        [one] L’experte a un tour d’avance
       *[other] L’experte a { $count } tours d’avance
    }
review-race-later =
    { $count ->
        [one] { $name } a un tour d’avance sur l’experte
       *[other] { $name } a { $count } tours d’avance sur l’experte
    }
review-race-same = L’experte met autant de tours
review-race-home = Arrivée de { $name } : tour de table { $round }.
review-race-short =
    { $count ->
        [one] À la fin, il manquait une case à { $name }.
       *[other] À la fin, il manquait { $count } cases à { $name }.
    }
review-race-went = Cases gagnées : l’experte { $expert }, { $name } { $own }
review-race-even = À aucun tour l’experte n’a gagné deux cases.
review-race-note = Une course, pas une loi. L’experte a la même chance : tant que son paquet est le même, les mêmes cartes viennent. Les autres jouent comme ils l’ont fait.
review-race-waits = L’experte court quand tous les tours sont jugés.
review-race-spaces = Cases jusqu’à l’arrivée
review-race-spaces-text = Plus haut, c’est plus près. Choisissez un tour pour voir les deux sur le plateau.
review-race-expert = l’experte
review-race-to-go = encore { $spaces }
review-race-gate = l’arrivée
chances-not-here = Les chances ne sont montrées aux spectateurs que là où les joueurs peuvent demander un conseil et où rien n’est classé.
chances-live = Chances de gagner au début du tour

reason-noise = Aucun autre plan n’était mesurablement meilleur.
reason-home = L’El Dorado était à portée ce tour-ci.
reason-measured = Prolongé { $games } fois avec la même chance, l’autre plan arrivait { $tenths } tours plus tôt.
reason-buy-ahead = Cases { $terrain } encore devant vous : { $count } ; cartes pour elles dans le paquet : { $own }. « { $card } » y aide le plus.
reason-buy = « { $card } » aide le plus sur le chemin qui reste.
reason-dead-weight = « { $card } » ralentit le paquet plus qu’elle n’aide sur ce qui reste du chemin.
reason-way = Depuis { $space }, le reste du chemin prend { $tenths } tours de moins.
reason-piece-home = L’un des deux pions arrive ce tour-ci : cela épargne { $tenths } tours.
reason-blockade = La barrière { $number } gêne tout le monde ; la prendre maintenant épargne { $tenths } tours et peut départager une égalité.
reason-thin = Sans ces cartes, les bonnes viennent plus tôt : { $cards }. Cela épargne { $tenths } tours.
reason-keep = Gardez « { $card } » : au prochain tour, elle va plus loin seule qu’une pioche moyenne.
reason-see-first = Voyez d’abord ce qui vient : les cartes et tuiles qui en apportent d’autres ne coûtent rien au plan.
reason-finish-first = Ce qui est commencé doit d’abord être fini.
reason-nothing-better = Aucun plan de ce tour ne change grand-chose.

# Énigmes

help-puzzles = Lister les énigmes du jeu, en résoudre une dans le terminal, ou en tirer de nouvelles de parties jouées par des robots.
help-puzzles-list = Lister les énigmes, les plus faciles d’abord.
help-puzzles-solve = Résoudre une énigme : celle du jour, ou une autre par son nom.
help-puzzles-make = Chercher dans des parties les tours où un plan devance tous les autres d’un demi-tour au moins. Ctrl-C arrête, le même appel reprend.
option-turn = Le tour entier d’un coup, ses actions séparées par « ; ».
option-mined_games = Combien de parties sont parcourues.
puzzles-head-name = nom
puzzles-head-level = niveau
puzzles-head-about = thème
puzzles-head-route = parcours
puzzles-head-players = joueurs
puzzles-head-round = tour
puzzles-today = L’énigme du jour est { $id }.
puzzles-title = Énigme { $id }, niveau { $level } : { $theme }
puzzles-prompt = Action :
puzzles-how = Écrivez les actions comme dans une partie notée, plusieurs avec « ; » entre elles. « ? » montre ce qui est possible, « undo » annule la dernière, « way » montre la solution, « quit » arrête.
puzzles-making = Parties parcourues
puzzles-made = Énigmes : { $count }, parties : { $games }. Elles sont dans { $file }.

puzzle-theme-home = Atteindre les portes ce tour-ci
puzzle-theme-remove = De quelle carte se séparer
puzzle-theme-blockade = Prendre la barrière
puzzle-theme-buy = Acheter ou avancer ?
puzzle-theme-move = Trouver le chemin
puzzle-ask-home = Un seul tour suffit. Chaque carte compte.
puzzle-ask-remove = Un plan améliore le paquet plus que tous les autres. Trouvez-le.
puzzle-ask-blockade = Quelqu’un prendra la barrière. Vaut-elle le coup maintenant, et comment ?
puzzle-ask-buy = Dépenser les cartes ou avancer avec elles ? Un plan est nettement devant.
puzzle-ask-move = Un chemin est nettement plus court que les autres. Où finit votre tour ?
puzzle-solved = Résolu
puzzle-failed = Pas tout à fait
puzzle-lost = Ce tour en fait perdre { $turns }.
puzzle-drew = Piocher, c’est parier : ce qui vient ne se compare pas à un plan. Essayez sans.
puzzle-as-good = Ce n’est pas notre plan, mais rien de mesurable ne l’en sépare.
puzzle-unknown = Il n’y a pas d’énigme « { $id } ».
puzzle-unfinished = Le tour n’est pas fini : terminez-le pour qu’il soit jugé.
puzzle-turn-over = Le tour est fini. Recommencez pour essayer autre chose.
puzzle-file = { $file } contient autre chose que nos énigmes.
puzzle-step-move = { $blockade ->
    [0] { $cards } : { $spaces }
   *[other] { $spaces ->
        [none] { $cards } : barrière { $blockade }
       *[other] { $cards } : { $spaces }, barrière { $blockade }
    }
  }
puzzle-step-pay = { $blockade ->
    [0] Jouer { $cards } : { $spaces }
   *[other] Jouer { $cards } : barrière { $blockade }
  }
puzzle-step-camp = Campement { $spaces } : { $cards } quitte la partie
puzzle-step-use = Jouer { $cards }
puzzle-step-remove = Écarter { $cards }
puzzle-step-buy = Acheter { $card } avec { $cards }
puzzle-step-keep = Garder { $cards } en main
reason-sooner = Prolongé { $games } fois avec la même chance, ce plan arrive { $tenths } tours plus tôt que le suivant.

puzzles = Énigmes
puzzle-today = L’énigme du jour
puzzle-this-week = Cette semaine
puzzle-all = Toutes les énigmes
puzzle-text = Une vraie position, un tour, un plan nettement meilleur que les autres. Essayez autant que vous voulez.
puzzle-level = Niveau { $level } sur 5
puzzle-where = { $route }, tour { $round }
puzzle-show-way = Montrer le chemin
puzzle-why-works = Pourquoi ça marche
puzzle-hide-way = Essayer moi-même
puzzle-again = Recommencer
puzzle-next = Suivante
puzzle-more = D’autres énigmes
puzzle-judging = Votre tour est pesé…
puzzle-way = Le chemin, pas à pas
puzzle-tempting =
    { $count ->
        [one] Ce qui semble juste
       *[other] Deux plans qui semblent justes
    }
puzzle-costs = coûte { $turns } tours
puzzle-tries =
    { $count ->
        [one] Résolu au premier essai
       *[other] Résolu à l’essai { $count }
    }
puzzle-count = résolues : { $done } sur { $all }
puzzle-is-solved = résolue
puzzle-is-open = à résoudre
puzzle-measured = Mesuré avec { $looks } regards en avant : { $turns } tours de mieux que le plan suivant, à { $doubt } près.
