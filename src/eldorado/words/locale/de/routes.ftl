# Eine Strecke entwerfen: was an der Datei falsch ist, was man wissen sollte, was besser sein könnte.

## Die Form der Datei

route-too-long = Der Text hat { $length } Zeichen; eine Strecke hat höchstens { $most }.
route-after-end = Nach dem Ende darf nichts folgen, hier steht aber „{ $found }“.
route-bad-name = Eine Strecke braucht einen Namen von 1 bis 60 Zeichen, nicht „{ $found }“.
route-bad-difficulty = Die Schwierigkeit ist easy, moderate oder difficult, nicht „{ $found }“.
route-bad-picture = Die Drehung des Bildes ist eine Zahl in Grad, nicht „{ $found }“.
route-bad-line = „{ $found }“ ist keine Tafel. Eine Tafel ist eine Zeile wie „C 7 -3 turn 5“.
route-bad-number = Tafel { $piece }: Die Lage sind zwei ganze Zahlen und die Drehung 0 bis 5, nicht „{ $found }“.
route-bad-end = „{ $found }“ ist kein Ende. Das Ende ist eine Zeile wie „end river 24 -3“, oder nur „end jungle“.
route-no-end = Die letzte Zeile fehlt: „end river“ oder „end jungle“.

## Die Lage

layout-no-pieces = Die Strecke hat keine Tafeln.
layout-unknown-piece = Eine Tafel { $piece } gibt es nicht. Die Tafeln sind: { $pieces }.
layout-piece-twice = Tafel { $piece } kommt zweimal vor; in der Schachtel ist sie einmal.
layout-both-sides = { $piece } und { $other } sind die beiden Seiten einer Tafel; nur eine kann liegen.
layout-no-start = Die erste Tafel muss eine Starttafel sein ({ $pieces }), nicht { $piece }.
layout-start-later = { $piece } ist eine Starttafel und kann nur die erste sein.
layout-end-on-strip = { $piece } ist ein Streifen; die Zieltafel braucht eine große Tafel.
layout-overlap =
    { $count ->
        [one] { $piece } liegt auf { $other }: { $count } Feld ist doppelt bedeckt.
       *[other] { $piece } liegt auf { $other }: { $count } Felder sind doppelt bedeckt.
    } { $places ->
        [none] {""}
       *[some] { $piece } würde passen bei { $places }.
    }
layout-gap =
    { $count ->
        [one] { $piece } berührt { $other } nicht: Dazwischen ist { $count } Sechseck.
       *[other] { $piece } berührt { $other } nicht: Dazwischen sind { $count } Sechsecke.
    } { $places ->
        [none] {""}
       *[some] { $piece } würde passen bei { $places }.
    }
layout-no-free-corner = { $piece } hat keine Ecke mehr frei, an der das Ziel nur diese Tafel berührt.
layout-not-a-corner = { $found } ist keine Ecke von { $piece }. Freie Ecken: { $places }.
layout-corner-taken = An der Ecke { $found } von { $piece } würde die Zieltafel eine andere Tafel berühren. Freie Ecken: { $places }.
layout-finish-unreachable = Niemand kann das Ziel erreichen: Auf { $piece } versperrt Gebirge den Weg.
layout-start-cut-off = Diese Startpositionen auf { $piece } führen nirgendwohin: { $spaces }. Niemand zieht über eine andere Startposition.
layout-open-seam = { $piece } berührt { $other }, obwohl sie nicht aufeinander folgen: Dort liegt keine Blockade, der Übergang ist offen.
layout-narrow-seam =
    { $count ->
        [one] { $piece } und { $other } teilen nur { $count } Kante; auf den gedruckten Strecken sind es mindestens { $whole }.
       *[other] { $piece } und { $other } teilen nur { $count } Kanten; auf den gedruckten Strecken sind es mindestens { $whole }.
    }
layout-cut-off =
    { $count ->
        [one] Von { $count } Feld führt kein Weg ans Ziel: { $spaces }.
       *[other] Von { $count } Feldern führt kein Weg ans Ziel: { $spaces }.
    }

## Rat

advice-one-colour = Selbst der leichteste Weg führt über { $count } gleiche Felder in Folge ({ $terrain }), von { $first_space } bis { $last_space } (Tafeln: { $pieces }; Stärke zusammen { $power }). Etwas anderes dazwischen würde andere Karten nützlich machen.
advice-open-seam = Der offene Übergang zwischen { $pieces } ist kürzer und nicht schwerer: { $steps } Schritte mit Stärke { $power } gegen { $other_steps } Schritte mit Stärke { $other_power } auf der Strecke. Eine Abkürzung sollte mehr kosten.
advice-short-cut = Der kurze Weg über { $pieces } ist auch der leichtere: { $steps } Felder mit Stärke { $power } gegen { $other_steps } mit Stärke { $other_power } außen herum. Eine Abkürzung sollte mehr kosten.
advice-bend = In der Kurve auf { $pieces } ist innen der leichtere Weg: { $steps } Felder mit Stärke { $power } gegen { $other_steps } mit Stärke { $other_power } außen. Anders gedreht wird es innen vielleicht schwerer.
advice-bottleneck =
    { $count ->
        [one] Auf { $pieces } müssen alle über ein einziges Feld: { $spaces }. Eine Figur kann dort alle anderen aufhalten.
       *[other] Über { $pieces } führen nur { $count } Felder: { $spaces }. Bei mehreren solchen Stellen stehen die Figuren einander im Weg.
    }

## Strecken nach Zufall

generator-no-such-route = So eine Strecke gibt die Schachtel nicht her. Versuche es mit weniger Wünschen.
