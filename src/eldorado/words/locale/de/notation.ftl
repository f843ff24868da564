# Was an einer Stellung oder Aufzeichnung nicht stimmt (docs/notation.md).

## Texte mit einem Schlüssel je Zeile

text-too-long = Der Text hat { $length } Zeichen; erlaubt sind höchstens { $most }.
text-twice = „{ $part }“ wurde schon in Zeile { $first } gesagt.
text-bad-value = „{ $found }“ sagt nach „{ $part }“ nichts.
text-bad-number = „{ $part }“ braucht eine Zahl von { $least } bis { $most }, nicht „{ $found }“.
text-unknown-key = „{ $found }“ ist kein Schlüssel. Die Schlüssel sind: { $known }.

## Stellungen

position-not-a-position = Eine Stellung beginnt mit „eldorado position 1“, nicht mit „{ $found }“.
position-version = Das ist eine Stellung der Version { $found }; gelesen wird Version { $known }.
position-other-rules = Die Stellung folgt Regelversion { $found }, die Aufzeichnung um sie herum Version { $needed }.
position-no-seat = „{ $part }“ gehört zu einem Platz; zuerst kommt eine Zeile wie „seat 1“.
position-seat-twice = Platz { $seat } wurde schon beschrieben.
position-unknown-seat = Es gibt keinen Platz { $seat }; es spielen { $players }.
position-missing-seat = Platz { $seat } fehlt. Sagen, wie viele spielen („players 3“), oder jeden Platz beschreiben.
position-unknown-card = Es gibt keine Karte „{ $found }“.
position-unknown-token = Es gibt kein Höhlen-Plättchen „{ $found }“.
position-too-many-cards = { $card }: { $found } Stück; es gibt nur { $most }.
position-too-many-tokens = { $token }: { $found } Höhlen-Plättchen; es gibt nur { $most }.
position-too-few-tokens = { $needed } Höhlen-Plättchen liegen in den Höhlen, aber nur { $found } sind übrig.
position-empty-pile = { $card } ist ausverkauft; ein leerer Platz wird „-“ geschrieben.
position-too-many-slots = { $found } Plätze auf der Markttafel; es gibt { $most }.
position-not-for-sale = { $card } wird nie verkauft.
position-pile-twice = { $card } liegt zweimal zum Verkauf.
position-unknown-seam = Auf dieser Strecke gibt es keine Blockade „{ $found }“. Die Stellen sind: { $seams }.
position-said-twice = „{ $found }“ wurde schon gesagt.
position-blockade-twice = Blockade { $number } liegt an zwei Stellen.
position-unknown-space = Diese Strecke hat kein Feld „{ $found }“.
position-not-a-cave = { $space } ist keine Höhle.
position-not-a-camp = { $space } ist kein Basislager.
position-without-caves = „{ $part }“ braucht „caves on“.
position-pieces =
    { $needed ->
        [one] Hier hat jeder { $needed } Spielfigur, nicht { $found }.
       *[other] Hier hat jeder { $needed } Spielfiguren, nicht { $found }.
    }
position-on-mountain = { $space } ist Gebirge; dort steht keine Spielfigur.
position-on-finish = Auf { $space } bleibt keine Spielfigur stehen: Wer dort ankommt, ist „home“.
position-occupied = { $space } ist doppelt besetzt, von den Plätzen { $seats }.
position-not-home = Platz { $seat } ist nicht am Ziel: Nicht alle Spielfiguren sind „home“.
position-order = „{ $part }“: Die Reihenfolge zählt 1, 2, 3 ohne Lücke, die Runden ebenso geordnet.
position-two-decisions = „{ $found }“ kann nicht zugleich mit „{ $first }“ gefragt sein.
position-not-an-item = { $card } ist kein Gegenstand und wartet nicht aufs Entsorgen.
position-waits-no-more = An dieser Stelle des Zuges wartet kein Gegenstand.
position-not-played = { $source } wurde nicht gespielt: weder unter den ausgespielten Karten noch unter den benutzten Plättchen.
position-none-played = Keine von diesen wurde gespielt: { $cards }.
position-none-waiting = Keine von diesen wartet aufs Entsorgen, oder es gibt nichts mehr zu nehmen: { $cards }.
position-while-over = „{ $part }“ passt nicht: Das Spiel ist zu Ende.
position-too-much-left = Von dieser Bewegung kann nicht { $found } übrig sein; höchstens { $most }.
position-wrong-symbol = { $source } bewegt nicht mit diesem Symbol: { $symbol }.
position-after-purchase = „{ $part }“ passt nicht: Nach dem Kauf ist das vorbei.
position-while-moving = Während danach gefragt wird, ist keine Bewegung im Gang.
position-no-piece = Spielfigur { $number } des Platzes am Zug steht nicht auf der Strecke.
position-cannot-go-on = Diese Bewegung ist vorbei: Von hier geht es nicht weiter.
position-hand-too-small = Verlangte Karten: { $needed }; auf der Hand: { $found }.
position-not-discarding = Beim Ablegen sind Karten auf der Hand und keine mehr ausgespielt.
position-cannot-pay = { $found } lässt sich von { $space } aus nicht mit Karten bezahlen.
position-purse-too-full = Der Beutel enthält { $found } halbe Münzen, gespielt wurden höchstens { $most }.
position-cannot-buy = Mit diesem Beutel und dieser Hand lässt sich nichts kaufen.
position-not-over = Nichts hat dieses Spiel beendet.
position-is-over = Dieses Spiel ist zu Ende; „over“ schreiben.
position-seat-out = Platz { $seat } spielt nicht mehr und kann nicht am Zug sein.

## Aufzeichnungen

record-not-a-record = Eine Aufzeichnung beginnt mit „eldorado record 1“, nicht mit „{ $found }“.
record-version = Das ist eine Aufzeichnung der Version { $found }; gelesen wird Version { $known }.
record-rules = Gespielt wurde nach Regelversion { $found }; bekannt sind hier die Versionen 1 bis { $known }.
record-missing-key = „{ $found }“ fehlt.
record-beside-position = „{ $found }“ gehört in die Stellung.
record-too-many-actions = Eine Aufzeichnung hat höchstens { $most } Aktionen.
record-after-end = Nach der letzten Zeile folgt nichts; gefunden: „{ $found }“.
record-refused = Aktion { $number }, „{ $action }“, kann nicht gespielt werden.
record-truncated =
    { $actions ->
        [one] Die Aufzeichnung bricht nach { $actions } Aktion ab: Ihre letzte Zeile fehlt.
       *[other] Die Aufzeichnung bricht nach { $actions } Aktionen ab: Ihre letzte Zeile fehlt.
    }
record-bad-end = Die letzte Zeile lautet „end 57 sha256 0123456789abcdef“, nicht „end { $found }“.
record-wrong-count = Aktionen in der Aufzeichnung: { $found }; ihre letzte Zeile sagt { $needed }.
record-edited = Die Aufzeichnung wurde verändert: Ihre letzte Zeile sagt { $found }, der Text ergibt { $needed }.
