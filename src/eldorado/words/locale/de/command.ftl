# Der Befehl `eldorado`: Hilfe, Überschriften, und was er sagt, wenn alles gut ist.

## Zeichnungen im Terminal

drawing-finish = Zielfeld ({ $requirement })
drawing-blockade = Blockade
drawing-seam = { $first }–{ $second }: Blockade { $number } ({ $requirement })

## Hilfe

help-options = Optionen
help-commands = Befehle
help-arguments = Angaben
help-usage = Aufruf:
help-default = (sonst { $value })
help-place-options = OPTIONEN
help-place-command = BEFEHL …
help-eldorado = Das Rennen nach El Dorado: spielen, in die Schachtel schauen, Strecken entwerfen. Eine Ausgabe von Fans, ohne Verbindung zum Verlag.
help-play = Spielen: startet das Spiel auf diesem Rechner und öffnet es im Browser.
help-route = Die gedruckten Strecken und deine eigenen.
help-route-list = Die gedruckten Strecken aufzählen.
help-route-show = Eine Strecke zeichnen: eine gedruckte beim Namen, eine eigene aus ihrer Datei.
help-route-check = Streckendateien prüfen: alle Fehler auf einmal, dann Rat mit Zahlen.
help-tile = Die Tafeln, aus denen eine Strecke besteht.
help-tile-show = Seiten von Tafeln zeichnen, nach Buchstaben oder alle.
help-cards = Alle Karten, oder die genannten: was sie tun und was sie kosten.
help-gallery = Alle Tafeln, Strecken, Karten und Plättchen als eine HTML-Seite schreiben.
help-check-data = Beweisen, dass die Dateien genau das enthalten, was in der Schachtel ist.
option-help = Diese Hilfe zeigen.
option-version = Die Version zeigen, und welche Engine läuft.
option-lang = Die Sprache (sonst ELDORADO_LANG, dann die des Systems).
option-no_color = Ohne Farben (wie NO_COLOR).
option-as_json = JSON für ein Programm schreiben.
option-svg = Ein SVG-Bild in FILE schreiben (- für die Ausgabe).
option-names = Reihe und Spalte der Felder statt ihrer Landschaft zeigen.

## Missverstandene Befehle

usage-command = Einen Befehl „{ $found }“ gibt es nicht. Die Befehle sind: { $known }.
usage-option = Eine Option „{ $found }“ gibt es nicht.
usage-missing = Es fehlt etwas: { $name }.
usage-choice = { $name } ist eines von: { $known }.
usage-extra = „{ $found }“ ist zu viel.
usage-value = { $name } braucht einen Wert.
usage-no-value = { $name } nimmt keinen Wert.
usage-whole = { $limits ->
    [both] { $name } ist eine ganze Zahl von { $low } bis { $high }.
    [low] { $name } ist eine ganze Zahl, mindestens { $low }.
   *[none] { $name } ist eine ganze Zahl.
}
usage-number = { $limits ->
    [both] { $name } ist eine Zahl von { $low } bis { $high }.
   *[low] { $name } ist eine Zahl, mindestens { $low }.
}
usage-wrong = Der Befehl war nicht zu verstehen: { $reason }
usage-help = „{ $command } --help“ erklärt ihn.
usage-interrupted = Angehalten.

## Was die Befehle sagen

file-written = Geschrieben: { $file }
version = eldorado { $number } ({ $build })
version-compiled = kompilierte Engine
version-plain = Engine in reinem Python

tile-title = { $piece }: { $kind } (auf der Rückseite: { $back })

cards-name = Karte
cards-effect = Was sie tut
cards-price = Preis
cards-where = Wo
cards-item = Gegenstand
cards-deck = am Anfang, { $count }×
cards-market = Markttafel, { $count }×
cards-reserve = Reserve, { $count }×
clauses = { $first }; { $second }
effect-draw =
    { $count ->
        [one] ziehe { $count } Karte
       *[other] ziehe { $count } Karten
    }
effect-remove =
    { $count ->
        [one] dann darfst du { $count } Karte entsorgen
       *[other] dann darfst du bis zu { $count } Karten entsorgen
    }
effect-take = nimm kostenlos eine beliebige Karte vom Markt oder aus der Reserve
effect-move = gehe kostenlos auf ein Nachbarfeld, oder entferne eine Blockade

routes-figures =
    { $pieces }; { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, { $blockades ->
        [one] { $blockades } Blockade
       *[other] { $blockades } Blockaden
    }, { $caves ->
        [one] { $caves } Höhle
       *[other] { $caves } Höhlen
    }
routes-check-good = { $file }: Diese Strecke lässt sich legen.
routes-check-bad = { $file }: Diese Strecke lässt sich nicht legen.
routes-more-faults = Und noch { $count } weitere.
routes-ways = Kürzester Weg: { $steps } Schritte mit Stärke { $power }. Leichtester Weg: { $other_steps } Schritte mit Stärke { $other_power }.
routes-warning = Hinweis: { $sentence }
routes-advice = Rat: { $sentence }

figure-sides = Seiten von Tafeln
figure-spaces = Felder darauf
figure-caves = Höhlen darauf
figure-card-kinds = Arten von Karten
figure-market-kinds = Arten im Verkauf
figure-market-cards = Karten im Verkauf
figure-market-board = Arten zuerst auf der Markttafel
figure-items = Gegenstände
figure-starting-deck = Karten im Startstapel
figure-blockades = Blockaden
figure-cave-tokens = Höhlen-Plättchen
figure-routes = Gedruckte Strecken
figure-languages = Sprachen
figure-sum = Summe
check-data-good = Alles ist da, und wie es sein soll.

help-route-new = Legt eine zufällige Strecke: gleicher Startwert und gleiche Wünsche, gleiche Strecke. Ohne FILE geht sie zur Ausgabe.
help-route-report = Lässt Bots auf einer Strecke laufen und sagt, wie sie sich spielt: Runden, Plätze, Spannung, Wege, Karten, Schwierigkeit.
help-route-improve = Sucht eine kleine Änderung, die eine Strecke fairer oder schwerer macht, und erprobt sie.
option-route_seed = Entscheidet über die Strecke; ohne ihn der Zufall.
option-length = Wie lang sie sein soll.
option-difficulty = Wie schwer sie sein soll, geschätzt; `route report` misst es.
option-wished_caves = Wie viele Höhlen sie haben soll.
option-wide = Keine Engstellen.
option-like = Vor allem aus den Tafeln dieser gedruckten Strecke, etwa so lang und so schwer.
option-route_name = Wie die Strecke heißt.
option-with_caves = Mit der Höhlen-Variante laufen.
option-races = Anzahl der Rennen.
option-skilled = Rennen einer Könnerin gegen solide Bots, für Können und Glück.
option-goal = Was die Änderung bringen soll.
option-out = Schreibt die geänderte Strecke nach FILE.
route-new-written = { $file }: eine neue Strecke, Startwert { $seed }.
route-new-laying = Auslegen
route-new-seed = Startwert { $seed }
