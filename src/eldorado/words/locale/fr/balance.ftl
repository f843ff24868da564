# Comment un parcours se joue : le rapport d’équilibre et ce qu’on en dit.

balance-racing = Courses
balance-stopped = Arrêté ; courses faites : { $done } sur { $count }.
balance-races = { $count } courses entre robots de même niveau ({ $bot }), graine { $seed }. Intervalles à 95 %.
balance-early = Moins de { $count } courses : trop peu pour en parler.
balance-difficulty =
    Difficulté : { $classes } ({ $count } courses de débutants ont duré { $rounds } tours de table en moyenne, { $low } à { $high }).
balance-nearest = À peu près aussi dur que { $route }.
balance-figure = mesure
balance-value = valeur
balance-interval = intervalle
balance-percent = { $share } %
balance-rounds = tours de table, médiane (huit sur dix : { $low } à { $high })
balance-seat = gains du joueur n° { $number } dans l’ordre
balance-decided = joué au tour (huit sur dix : { $low } à { $high })
balance-lead = changements de tête
balance-comeback = plus grand retard du vainqueur, en cases
balance-by-lot = … si l’on tirait au sort les mêmes avances
balance-photo = arrivées groupées (plusieurs au dernier tour)
balance-held = tours perdus devant une case occupée
balance-gained = cartes gagnées par joueur
balance-removed = cartes écartées par joueur
balance-deck = cartes du paquet à la fin
balance-unfinished = courses inachevées
balance-skill = gains d’une experte parmi des réguliers ({ $count })
balance-luck = part de la chance dans le résultat
balance-piece = plateau
balance-used = cases utilisées
balance-spaces = sur
balance-entropy = bits
balance-blockade = Barrière entre { $pieces } : prise dans { $percent } % des courses, le plus souvent au tour { $round }.
balance-held-at = { $space }, occupée, coûte { $turns } tour par course.
balance-no-card = Aucune carte ne fait gagner ou perdre ici de façon certaine.
balance-card = carte
balance-card-wins = gains avec elle
balance-bought = obtenues

special-like = Rien d’extraordinaire : il se joue comme { $route }.
special-rounds-more = Un long parcours : { $percent } % de tours de plus que sur les parcours imprimés.
special-rounds-less = Un parcours court : { $percent } % de tours de moins que sur les parcours imprimés.
special-first-seat-more = Commencer rapporte plus que d’habitude : { $percent } % des victoires, contre { $usual } % sur les parcours imprimés.
special-first-seat-less = Commencer rapporte moins que d’habitude : { $percent } % des victoires, contre { $usual } % sur les parcours imprimés.
special-decided-more = Ouvert jusqu’au bout : la course se décide après { $percent } % de sa durée, contre { $usual } % sur les parcours imprimés.
special-decided-less = Vite décidé : après { $percent } % de la course, contre { $usual } % sur les parcours imprimés.
special-lead-more = La tête change { $percent } % plus souvent que sur les parcours imprimés, compte tenu du hasard.
special-lead-less = Une procession : la tête change { $percent } % moins souvent que sur les parcours imprimés, compte tenu du hasard.
special-photo-more = Un sprint aux portes : { $percent } % des courses voient plusieurs arrivées au même tour, contre { $usual } % sur les parcours imprimés.
special-photo-less = Des vainqueurs nets : seulement { $percent } % d’arrivées groupées, contre { $usual } % sur les parcours imprimés.
special-paths-more = Chacun trouve son chemin : { $percent } % des cases servent, contre { $usual } % sur les parcours imprimés.
special-paths-less = Tous prennent le même chemin : { $percent } % des cases servent, contre { $usual } % sur les parcours imprimés.
special-held-more = On se bouscule : { $percent } % des tours se perdent devant des cases occupées, contre { $usual } % sur les parcours imprimés.
special-held-less = De la place pour tous : seulement { $percent } % des tours se perdent devant des cases occupées, contre { $usual } % sur les parcours imprimés.
special-removed-more = Un parcours pour paquets minces : on écarte { $percent } % de cartes de plus que sur les parcours imprimés.
special-removed-less = Un parcours pour paquets épais : on écarte { $percent } % de cartes de moins que sur les parcours imprimés.
special-gained-more = Un parcours d’acheteurs : on obtient { $percent } % de cartes de plus que sur les parcours imprimés.
special-gained-less = Acheter n’y rapporte guère : { $percent } % de cartes de moins que sur les parcours imprimés.

change-end-side = Retournez l’arrivée : { $side ->
        [river] fleuve au lieu de jungle
       *[jungle] jungle au lieu de fleuve
    }.
change-end-corner = Mettez l’arrivée à un autre coin de { $piece }.
change-turned =
    { $count ->
        [1] Tournez { $piece } d’un sixième, dans le sens horaire.
        [3] Tournez { $piece } d’un demi-tour.
       *[other] Tournez { $piece } de { $count } sixièmes, dans le sens horaire.
    }
change-turned-over = Retournez { $piece }, côté { $other } visible.
change-swapped = Échangez { $piece } et { $other }.
improve-unknown-goal = « { $found } » n’est pas un but. Les buts sont : { $known }.
improve-fairer = plus équitable
improve-harder = plus dur
improve-nothing = Aucun des { $count } petits changements les plus prometteurs ne le rend { $goal } à coup sûr.
improve-reason-fairer = La place moyenne du vainqueur dans l’ordre du tour était { $before } et devient { $after } ; 2,5 est l’égalité. C’est plus près de { $gain } ({ $low } à { $high }), { $count } courses chacune sur les mêmes donnes.
improve-reason-harder = Les débutants mettaient { $before } tours de table et en mettent { $after } : { $gain } de plus ({ $low } à { $high }), { $count } courses chacune sur les mêmes donnes.
improve-gain-fairer = ({ $gain } plus près de l’égalité)
improve-gain-harder = ({ $gain } tours de table)

report-failed = Les courses se sont arrêtées de façon inattendue ; elles recommencent.
