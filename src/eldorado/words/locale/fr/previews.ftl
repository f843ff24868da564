# Les liens tels que les messageries les montrent.

preview-text = La course vers l’El Dorado, de deux à quatre. Une édition non officielle de passionnés.
preview-lobby =
    { $name ->
        [none] Une table est prête pour la course vers l’El Dorado
       *[other] { $name } vous invite à la course vers l’El Dorado
    }
    .text =
    { $count ->
        [0] Parcours « { $route } ». Toutes les places sont prises : venez regarder.
        [one] Parcours « { $route } ». Une place est libre.
       *[other] Parcours « { $route } ». { $count } places sont libres.
    }
preview-playing = La course sur « { $route } » est lancée
    .text = { $names }. Venez regarder.
preview-over =
    { $name ->
        [none] La course sur « { $route } » n’a pas eu de vainqueur
       *[other] { $name } a gagné la course sur « { $route } »
    }
    .text =
    { $count ->
        [one] { $names } : { $count } tour de table, coup par coup.
       *[other] { $names } : { $count } tours de table, coup par coup.
    }
preview-route = { $name } : un parcours vers l’El Dorado
    .text =
    { $name ->
        [none] { $count ->
            [one] { $count } pas jusqu’aux portes. Essayez-le.
           *[other] { $count } pas jusqu’aux portes. Essayez-le.
        }
       *[other] { $count ->
            [one] De { $name }. { $count } pas jusqu’aux portes. Essayez-le.
           *[other] De { $name }. { $count } pas jusqu’aux portes. Essayez-le.
        }
    }
preview-daily = L’expédition du jour n° { $number }
    .text = Tout le monde court sur « { $route } », avec les mêmes cartes et la même chance. Un seul essai compte.
