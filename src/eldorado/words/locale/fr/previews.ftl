# Les liens tels que les messageries les montrent.

preview-text = La course vers El Dorado, de deux à quatre. Une édition non officielle de passionnés.
preview-lobby =
    { $name ->
        [none] Une table est prête pour la course vers El Dorado
       *[other] { $name } vous invite à la course vers El Dorado
    }
    .text =
    { $count ->
        [0] Parcours « { $route } ». Toutes les places sont prises : venez regarder.
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
        [one] { $names } : { $count } manche, coup par coup.
       *[other] { $names } : { $count } manches, coup par coup.
    }
preview-route = { $name } : un parcours vers El Dorado
    .text =
    { $name ->
        [none] { $count ->
            [one] { $count } pas jusqu’à la porte. Essayez-le.
           *[other] { $count } pas jusqu’à la porte. Essayez-le.
        }
       *[other] { $count ->
            [one] De { $name }. { $count } pas jusqu’à la porte. Essayez-le.
           *[other] De { $name }. { $count } pas jusqu’à la porte. Essayez-le.
        }
    }
preview-daily = L’expédition du { $date }
    .text = Tout le monde court sur « { $route } », avec les mêmes cartes et la même chance. Un seul essai compte.
