# Composer un parcours : ce qui est faux dans un fichier, ce qui mérite une remarque, ce qui pourrait être mieux.

## La forme du fichier

route-too-long = Le texte a { $length } caractères ; un parcours en a au plus { $most }.
route-after-end = Rien ne peut suivre la fin, mais voici « { $found } ».
route-bad-name = Un parcours a besoin d’un nom de 1 à 60 caractères, pas « { $found } ».
route-bad-difficulty = La difficulté est easy, moderate ou difficult, pas « { $found } ».
route-bad-picture = La rotation de l’image est un nombre de degrés, pas « { $found } ».
route-bad-line = « { $found } » n’est pas un plateau. Un plateau est une ligne comme « C 7 -3 turn 5 ».
route-bad-number = Plateau { $piece } : la position est deux nombres entiers et la rotation 0 à 5, pas « { $found } ».
route-bad-end = « { $found } » n’est pas une fin. La fin est une ligne comme « end river 24 -3 », ou juste « end jungle ».
route-no-end = Il manque la dernière ligne : « end river » ou « end jungle ».

## La disposition

layout-no-pieces = Le parcours n’a aucun plateau.
layout-unknown-piece = Il n’y a pas de plateau { $piece }. Les plateaux sont : { $pieces }.
layout-piece-twice = Le plateau { $piece } est utilisé deux fois ; la boîte n’en a qu’un.
layout-both-sides = { $piece } et { $other } sont les deux faces d’un même plateau ; une seule peut servir.
layout-no-start = Le premier plateau doit être un plateau de départ ({ $pieces }), pas { $piece }.
layout-start-later = { $piece } est un plateau de départ et ne peut être que le premier.
layout-end-on-strip = { $piece } est une bande ; l’arrivée a besoin d’un grand plateau.
layout-overlap =
    { $count ->
        [one] { $piece } recouvre { $other } : { $count } case est couverte deux fois.
       *[other] { $piece } recouvre { $other } : { $count } cases sont couvertes deux fois.
    } { $places ->
        [none] {""}
       *[some] { $piece } irait en { $places }.
    }
layout-gap =
    { $count ->
        [one] { $piece } ne touche pas { $other } : il y a { $count } hexagone entre les deux.
       *[other] { $piece } ne touche pas { $other } : il y a { $count } hexagones entre les deux.
    } { $places ->
        [none] {""}
       *[some] { $piece } irait en { $places }.
    }
layout-no-free-corner = { $piece } n’a plus de coin libre où l’arrivée ne toucherait que ce plateau.
layout-not-a-corner = { $found } n’est pas un coin de { $piece }. Coins libres : { $places }.
layout-corner-taken = Au coin { $found } de { $piece }, l’arrivée toucherait un autre plateau. Coins libres : { $places }.
layout-finish-unreachable = Personne ne peut atteindre l’arrivée : des montagnes ferment le chemin sur { $piece }.
layout-start-cut-off = Ces cases Départ sur { $piece } ne mènent nulle part : { $spaces }. Personne ne traverse une autre case Départ.
layout-open-seam = { $piece } touche { $other } sans le suivre : ce bord ne porte pas de barrière et reste ouvert.
layout-narrow-seam =
    { $count ->
        [one] { $piece } et { $other } ne partagent que { $count } côté ; sur les parcours imprimés c’est au moins { $whole }.
       *[other] { $piece } et { $other } ne partagent que { $count } côtés ; sur les parcours imprimés c’est au moins { $whole }.
    }
layout-cut-off =
    { $count ->
        [one] De { $count } case aucun chemin ne mène à l’arrivée : { $spaces }.
       *[other] De { $count } cases aucun chemin ne mène à l’arrivée : { $spaces }.
    }

## Conseils

advice-one-colour = Même le chemin le plus facile traverse { $count } cases de suite du même terrain ({ $terrain }), de { $first_space } à { $last_space } (plateaux : { $pieces } ; résistance totale { $power }). Autre chose au milieu rendrait d’autres cartes utiles.
advice-open-seam = Passer par le bord ouvert entre { $pieces } est plus court sans être plus dur : { $steps } pas et résistance { $power }, contre { $other_steps } pas et résistance { $other_power } le long du parcours. Un raccourci devrait coûter plus.
advice-short-cut = Le chemin court sur { $pieces } est aussi le plus facile : { $steps } cases et résistance { $power }, contre { $other_steps } et résistance { $other_power } par le détour. Un raccourci devrait coûter plus.
advice-bend = Dans le virage sur { $pieces }, l’intérieur est le plus facile : { $steps } cases et résistance { $power }, contre { $other_steps } et résistance { $other_power } à l’extérieur. Tourné autrement, l’intérieur deviendrait peut-être le plus dur.
advice-bottleneck =
    { $count ->
        [one] Tout le monde doit passer par une seule case sur { $pieces } : { $spaces }. Un pion peut y retenir tous les autres.
       *[other] Seules { $count } cases mènent à travers { $pieces } : { $spaces }. Avec plusieurs endroits pareils, les pions se bloquent.
    }

## Parcours au hasard

generator-no-such-route = Aucun parcours de la boîte n’est ainsi. Essayez avec moins de souhaits.
