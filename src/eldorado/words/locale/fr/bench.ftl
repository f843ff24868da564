# Mesurer : `eldorado bench`, `eldorado perft`.
help-bench = Mesurer le moteur, les robots ou le serveur.
help-bench-engine = Actions, copies et parties par seconde, compilé et en Python pur dans une même mesure.
option-seconds = Durée de chaque mesure.
option-rounds = Nombre de mesures de chaque chiffre, en alternance ; la meilleure compte.
bench-actions-per-s = Actions par seconde
bench-library-actions-per-s = Actions par seconde par la bibliothèque
bench-copies-per-s = Copies par seconde
bench-games-per-s = Parties par seconde
bench-both = { $what } : { $compiled } compilé, { $pure } en Python pur, { $ratio } fois plus vite
bench-plain = { $what } : { $pure } (moteur en Python pur)
bench-state = La copie d’un état prend { $bytes } octets.
bench-import = L’import et une nouvelle partie prennent { $milliseconds } ms.
help-perft = Compter les suites de coups à partir d’une position, pour comparer des moteurs.
option-depth = Profondeur en actions.
perft-count = 
    { $depth ->
        [one] après { $depth } action
       *[other] après { $depth } actions
    } : { $count }
