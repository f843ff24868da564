# Mesurer : `eldorado bench`, `eldorado perft`.
help-bench = Mesurer le moteur, les robots, l’évaluation ou le serveur.
help-bench-engine = Actions, copies et parties par seconde, compilé et en Python pur dans une même mesure.
help-bench-value = Mesurer l’évaluation derrière « evaluate » : ses chances se vérifient-elles, et combien de temps prend-elle ?
option-seconds = Durée de chaque mesure.
option-rounds = Nombre de mesures de chaque chiffre, en alternance ; la meilleure compte.
bench-actions-per-s = Actions par seconde
bench-library-actions-per-s = Actions par seconde par la bibliothèque
bench-copies-per-s = Copies par seconde
bench-games-per-s = Parties par seconde
bench-both = { $what } : { $compiled } compilé, { $pure } en Python pur, { $ratio } fois plus vite
bench-plain = { $what } : { $pure } (moteur en Python pur)
bench-state = La copie d’un état prend { $bytes } octets.
bench-import = L’import et une nouvelle partie prennent { $milliseconds } ms.
bench-value-said = annoncé
bench-value-seen = constaté
bench-value-rows = lignes
bench-value-record = { $games } parties, { $positions } positions. Score de Brier { $brier }, formule { $formula_brier } : meilleur de { $better_by } ± { $doubt }. Tours à { $turns } près, formule { $formula_turns }.
bench-value-batch = 64 positions prennent { $known } ms, sans rien en mémoire { $fresh } ms.
help-perft = Compter les suites de coups à partir d’une position, pour comparer des moteurs.
option-depth = Profondeur en actions.
perft-count = 
    { $depth ->
        [one] après { $depth } action
       *[other] après { $depth } actions
    } : { $count }
