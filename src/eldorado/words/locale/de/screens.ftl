# Was den Tisch umgibt: neue Partie, Treffpunkt, gespielte Partien, Einstellungen, falsche Adressen.

## Neue Partie

setup-title = Neue Partie
setup-ways = Wie gespielt wird
setup-way-solo = Computer
setup-way-here = Dieses Gerät
setup-way-online = Online
setup-company = Wer kommt mit?
setup-company-note = zwei bis vier
setup-shuffle = Farben mischen
setup-seat = Platz { $number }: { $name }
setup-seat-empty = Leer
setup-seat-add = jemanden dazubitten
setup-seat-open = Offen
setup-seat-link = per Link
setup-seat-you = du
setup-seat-friend = Mitspieler
setup-tray-bot = { $name }. { $about }
setup-tray-here = { $name } spielt an diesem Gerät.
setup-tray-open = Der Platz bleibt offen. Wer den Link hat, kann sich setzen, an jedem Gerät.
setup-tray-empty = Hier sitzt niemand. Bitte jemanden dazu.
setup-pick-friend = Freund
setup-pick-open = Offen
setup-pick-empty = Leer
setup-level = Stufe { $level } von { $of }
setup-color = Farbe { $number }
setup-rules-title = Regeln
setup-rules-book = wie im Regelheft
setup-rules-own =
    { $count ->
        [one] { $count } Hausregel
       *[other] { $count } Hausregeln
    }
setup-rules-more = Mehr Regeln
setup-rules-fewer = Weniger Regeln
rule-caves = Höhlen
    .text = Bleib neben einer Höhle stehen und nimm ein Plättchen.
rule-caves-none = Auf dieser Strecke gibt es keine Höhlen.
rule-fullRace = Um alle Plätze
    .text = Gespielt wird, bis alle angekommen sind.
rule-anyCardAsHalfCoin = Jede Karte als halbe Münze
    .text = Wie im Regelheft von 2017: Auch gelbe und weiße Karten dürfen nur ½ zahlen; Gegenstände bleiben dir dann.
rule-moveAfterBuy = Nach dem Kauf weiterziehen
    .text = Ein Kauf beendet die Bewegung nicht mehr.
rule-nativeCrossesBlockade = Der Wegkundige geht weiter
    .text = Räumt er eine Blockade weg, darf er auch noch hinüber.
rule-first = Wer beginnt
    .text = Danach geht es im Uhrzeigersinn weiter.
rule-first-chance = Zufall
rule-time = Zeit pro Zug
    .text = Danach läuft dein Zeitvorrat.
rule-time-none = Ohne Uhr
rule-time-minutes =
    { $count ->
        [one] { $count } Min.
       *[other] { $count } Min.
    }
rule-bank = Zeitvorrat
    .text = Für das ganze Spiel. Ist er leer, beendet ein Computer deinen Zug.
lobby-bank = Vorrat { $time }
rule-public = Alle dürfen mitspielen
    .text = Der Raum steht auf der Startseite.
setup-line = { $names } auf „{ $route }“{ $caves ->
        [yes] , mit Höhlen
       *[no] { "" }
    }.
setup-guests =
    { $count ->
        [one] ein Gast
       *[other] { $count } Gäste
    }
setup-two = Zu zweit führt jeder zwei Figuren.
setup-too-few = Es braucht mindestens zwei. Wähle jemanden für einen weiteren Platz.
setup-code = Du hast einen Code?
route-closer = Näher ansehen
route-own = Eigene
route-own-file = Datei
fact-steps =
    { $count ->
        [one] Schritt
       *[other] Schritte
    }
fact-blockades =
    { $count ->
        [one] Blockade
       *[other] Blockaden
    }
fact-caves =
    { $count ->
        [one] Höhle
       *[other] Höhlen
    }
route-first = zum Kennenlernen
route-story-first-game = Die kürzeste Strecke: erst Dschungel, in der Mitte Wasser und Dörfer, gegen Ende Gebirge. Nichts liegt weit ab vom Weg.
route-story-hills-of-gold = Nirgends liegen mehr Dörfer. Münzen bringen dich hier voran und kaufen auch noch ein; das Geröll dazwischen verlangt Karten, auf die du verzichten kannst.
route-story-home-stretch = Der Weg führt fast gerade zum Tor. Dichter Dschungel und Geröll liegen quer, und viel Auswahl gibt es nicht: Tempo entscheidet.
route-story-winding-paths = Gebirge versperrt den geraden Weg, zweimal musst du herum. Du brauchst Paddel für die Seen und Münzen für die Mitte; mit Macheten allein kommst du nicht weit.
route-story-serpentine = Zweimal kehrt der Weg um, zwischen vielen Bergen hindurch. Nirgends liegt mehr Geröll: Behalte Karten, auf die du verzichten kannst.
route-story-swamplands = Dichter Dschungel und tiefes Wasser. Eine starke Karte ist hier mehr wert als drei schwache, und außen herum ist es weit.
route-story-witchs-cauldron = Die längste Strecke, in weitem Bogen um das Gebirge. Sieben Basislager liegen am Weg: Wer sie rechtzeitig besucht, reist leicht.
route-story-own = Deine eigene Strecke, gelegt aus den Teilen der Schachtel.

## Treffpunkt

lobby-room = Raum von { $name }
lobby-before = online · vor dem Start
lobby-taken = { $count } von { $of } Plätzen besetzt
lobby-waiting = wartet auf jemanden
lobby-open-yours = Platz { $number } ist offen. Wer den Link hat, kann sich setzen. Oder bitte jemanden dazu:
lobby-bot-sits = Hier sitzt { $name }. { $about }
lobby-wait-pick = Warten
lobby-game = Die Partie
lobby-game-host = du lädst ein
lobby-game-guest = { $name } lädt ein
lobby-caves = Höhlen
lobby-time = Zeit pro Zug
lobby-join = Wer mitspielen darf
lobby-yes = ja
lobby-no = nein
lobby-by-link = wer den Link hat
lobby-anybody = alle
lobby-rules-own = Hausregeln
lobby-begin =
    { $count ->
        [2] Zu zweit beginnen
        [3] Zu dritt beginnen
       *[4] Zu viert beginnen
    }
lobby-ready-all = Alle sind da.
lobby-ready-away =
    { $count ->
        [one] { $names } ist noch nicht da. Beginne oder warte.
       *[other] { $names } sind noch nicht da. Beginne oder warte.
    }
lobby-ready-open =
    { $count ->
        [one] Ein Platz ist noch offen. Bitte jemanden dazu oder warte.
       *[other] { $count } Plätze sind noch offen. Bitte andere dazu oder warte.
    }
lobby-guest-waits = { $name } beginnt die Partie, sobald alle da sind.
lobby-invite = Einladen
lobby-invite-note = mit Code, Link oder Kamera
lobby-code = Code
lobby-until = Gilt, bis ihr beginnt.
lobby-share-button = Teilen
lobby-share-text = Komm mit nach El Dorado.
lobby-seat-free = Offen

## Räume und falsche Adressen

rooms-open = Offene Räume
rooms-all = Alle { $count } zeigen
rooms-none = Im Moment ist kein Raum für alle offen.
rooms-of = Raum von { $name }
lost-title = Hinter diesem Link steht kein Tisch
lost-text = Vielleicht fehlt ein Buchstabe, oder die Partie ist schon länger vorbei. Prüfe den Link, oder lass ihn dir noch einmal schicken.
lost-page-title = Hierher führt kein Weg
lost-page-text = Unter dieser Adresse ist nichts. Vielleicht fehlt am Ende ein Buchstabe.
lost-label = Link oder Code des Tisches
lost-open = Zum Tisch
lost-short =
    { $count ->
        [one] Ein Buchstabe oder eine Ziffer fehlt.
       *[other] { $count } Buchstaben oder Ziffern fehlen.
    }
lost-long = Für einen Code ist das zu lang.
lost-like = Ein Code hat sechs davon, zum Beispiel ABC234.
lost-sign = Ein Wegweiser im Wald, ein Arm ist abgebrochen; davor steht jemand mit einer Karte
lost-new = Neue Partie
lost-replays = Deine Partien
lost-front = Startseite

## Gespielte Partien

games-title = Meine Partien
games-open-file = Datei öffnen
games-won = Gewonnen
games-place = { $place ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
       *[4] Vierter
    } von { $of }
games-rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
games-none = Hier steht bald deine erste Partie.
games-none-text = Spiel eine, und sieh sie dir dann Zug für Zug noch einmal an.
games-by-code = Über ihren Code
games-by-file = Aus einer Datei oder einem Text
games-all = Alle
games-filter-won = Gewonnen
games-filter-online = Online
games-filter-solo = Computer
games-filter-here = Hier
games-none-such = Solche Partien gibt es noch nicht.
games-show-all = Alle zeigen
games-choose-file = Datei wählen
games-winner = { $name } hat gewonnen

## Einstellungen

settings-text = Nur für dieses Gerät; nichts davon wird verschickt.
settings-theme-auto = Gerät
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-motion-auto = Gerät
settings-motion-full = An
settings-motion-none = Aus
settings-name = Dein Name
settings-name-text = Den sehen andere, wenn du online spielst.
settings-colour = Deine Farbe
settings-sound-text = Ein kurzer Ton, wenn du am Zug bist und wenn gespielt wird.
settings-numbers-text = Auch wo ein einzelnes Symbol alles sagt.
settings-follow-text = Die Karte wandert zu dem, der gerade spielt.
settings-keys-text = U für Rückgängig, E für Zug beenden und so weiter. Alle Tasten stehen im Handbuch.

## Galerie

gallery-text = Alles aus der Schachtel, für diese Ausgabe gezeichnet.

## Startseite

nav-learn = Lernen
nav-handbook = Handbuch
nav-workshop = Werkstatt
nav-replay = Partien
nav-daily = Expedition des Tages
nav-gallery = Galerie
nav-settings = Optionen
