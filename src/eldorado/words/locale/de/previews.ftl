# Links, wie Nachrichtendienste sie zeigen.

preview-text = Das Wettrennen nach El Dorado, für zwei bis vier. Eine inoffizielle Fan-Ausgabe.
preview-lobby =
    { $name ->
        [none] Ein Tisch ist bereit für das Wettrennen nach El Dorado
       *[other] { $name } lädt zum Wettrennen nach El Dorado ein
    }
    .text =
    { $count ->
        [0] Strecke „{ $route }“. Alle Plätze sind besetzt: Schau zu.
        [one] Strecke „{ $route }“. Ein Platz ist frei.
       *[other] Strecke „{ $route }“. { $count } Plätze sind frei.
    }
preview-playing = Das Rennen auf „{ $route }“ läuft
    .text = { $names }. Schau zu.
preview-over =
    { $name ->
        [none] Das Rennen auf „{ $route }“ blieb ohne Sieg
       *[other] { $name } hat das Rennen auf „{ $route }“ gewonnen
    }
    .text =
    { $count ->
        [one] { $names }: { $count } Runde, Zug um Zug.
       *[other] { $names }: { $count } Runden, Zug um Zug.
    }
preview-route = { $name }: eine Strecke nach El Dorado
    .text =
    { $name ->
        [none] { $count ->
            [one] { $count } Schritt bis zum Tor. Probier sie aus.
           *[other] { $count } Schritte bis zum Tor. Probier sie aus.
        }
       *[other] { $count ->
            [one] Von { $name }. { $count } Schritt bis zum Tor. Probier sie aus.
           *[other] Von { $name }. { $count } Schritte bis zum Tor. Probier sie aus.
        }
    }
preview-daily = Expedition des Tages Nr. { $number }
    .text = Alle laufen auf „{ $route }“, mit denselben Karten und demselben Glück. Ein Versuch zählt.
