# Der Pass, die Seite für Wiederkehrende und ihre Partien.

home-waiting =
    { $count ->
        [0] { $name ->
            [none] Schön, dass du wieder da bist.
           *[other] Schön, dass du wieder da bist, { $name }.
        }
        [one] { $name ->
            [none] Eine Partie wartet auf dich.
           *[other] Eine Partie wartet auf dich, { $name }.
        }
       *[other] { $name ->
            [none] { $count } Partien warten auf dich.
           *[other] { $count } Partien warten auf dich, { $name }.
        }
    }
home-turn = Du bist am Zug
home-of = { $count } von { $all } Partien
home-running = Laufende Partien
home-round = Runde { $number }
home-lobby = noch nicht begonnen
home-waiting-for = wartet auf { $name }
home-finished = Beendet
home-all =
    { $count ->
        [one] Die Partie
       *[other] Alle { $count } Partien
    }
left-days =
    { $count ->
        [one] noch { $count } Tag
       *[other] noch { $count } Tage
    }
left-hours =
    { $count ->
        [one] noch { $count } Stunde
       *[other] noch { $count } Stunden
    }
left-minutes =
    { $count ->
        [0] Zeit abgelaufen
        [one] noch { $count } Minute
       *[other] noch { $count } Minuten
    }
nav-profile = Meine Seite
profile-leader = Leitung der Expedition
profile-since = Unterwegs seit { $date }
pass-none = Du hast noch keinen Pass
pass-none-text = Ein Pass bewahrt deine Partien, auf diesem Gerät und auf anderen. Er braucht keine E-Mail-Adresse: Er ist ein Geheimnis, das in diesem Browser bleibt. Du bekommst ihn mit deiner ersten Partie.
pass-make = Pass holen
pass-devices = Geräte
pass-devices-text = Auf allen siehst du dieselben Partien und sitzt auf denselben Plätzen.
pass-this-device = Dieses Gerät
pass-device = Ein Gerät seit { $date }
pass-close = Dort schließen
pass-close-others = Auf allen anderen schließen
pass-add = Gerät hinzufügen
pass-link = Link für das andere Gerät
pass-link-text = Lies das mit dem anderen Gerät ein oder öffne dort den Link. Er gilt einmal und zehn Minuten lang. Zeig ihn sonst niemandem.
pass-phrase = Merkwörter
pass-phrase-text = Vergisst dich dieser Browser, holen diese Wörter alles zurück. Wer sie hat, hat deinen Pass: Hüte sie wie einen Schlüssel.
pass-phrase-make = Meine Wörter zeigen
pass-phrase-new = Neue Wörter erzeugen
pass-phrase-paper = Um alles zurückzuholen, öffne { $place }, wähle „Meine Seite“ und gib diese sieben Wörter ein. Das ist der Pass von { $name }.
pass-print = Drucken
pass-data = Deine Daten
pass-data-text = Sichere alles, was über dich gespeichert ist, als Datei, oder lösche es. Partien bleiben für die anderen, ohne deinen Namen.
pass-export = Als Datei sichern
pass-delete = Meinen Pass löschen
pass-delete-sure = Endgültig löschen
pass-delete-text = Dein Name, deine Liste von Partien und deine Wertungen verschwinden. Niemand kann sie zurückholen.
pass-recover = Einen Pass zurückholen
pass-recover-text = Die sieben Wörter von deinem Papier
pass-open-title = Dein Pass
pass-open-text = Ein anderes Gerät bietet dir seinen Pass an: seine Partien, seinen Namen, seine Plätze.
pass-open-other = Dieser Browser hat schon einen Pass. Er wird beiseitegelegt; ohne seine Wörter ist er verloren.
pass-open = Hier öffnen
games-any-route = Jede Strecke
games-more = Ältere Partien
tally-games = { $count ->
        [one] Partie beendet
       *[other] Partien beendet
    }
tally-won = gewonnen
tally-share = { $percent } %
tally-fastest = { $count ->
        [one] Runde
       *[other] Runden
    }, der schnellste Sieg: { $route }
tally-in-a-row =
    { $count ->
        [one] Sieg in Folge
       *[other] Siege in Folge
    }
past-turning = Der Wendepunkt
past-turning-when = Runde { $round } · { $name }
past-chance-yours = Deine Gewinnchance ging von { $before } auf { $after }.
past-chance-of = Die Gewinnchance von { $name } ging von { $before } auf { $after }.
past-no-turning = Kein einzelner Zug hat diese Partie entschieden.
past-gone = Diese Partie ist hier nicht mehr gespeichert; nur ihr Ergebnis ist geblieben.
past-all = Alle Partien
tally-last =
    { $count ->
        [one] deine letzte Partie
       *[other] die letzten { $count } Partien; der höchste Balken ist der erste Platz
    }

## Die Expedition des Tages

daily-title = Expedition des Tages
daily-caves = mit Höhlen
daily-against = Deine Gegner
daily-one-try = Ein Versuch zählt
daily-counted = Dein gewerteter Versuch
daily-text = Dieselbe Strecke, dieselben Karten, dasselbe Glück für alle. Gehst du weg, wartet das Rennen bis zum Ende des Tages auf dich. Danach übe, so oft du willst.
daily-same = Dieselben Karten und Gegner für alle.
daily-set-out = Aufbrechen
daily-look = Noch einmal ansehen
daily-practice = Üben
daily-result = Am Tor in Runde { $round }
daily-not-reached = Das Tor nicht erreicht
daily-none = nicht erreicht
daily-rank = Platz { $place } von { $of }, Bots mitgezählt
daily-streak =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage in Folge
    }
daily-share = Ergebnis teilen
daily-copied = Kopiert
daily-share-title = El Dorado, Expedition Nr. { $number }
daily-proof = Die Mischungen standen am Morgen fest:
daily-seed = Startwert der Mischungen:
daily-rounds = Runden bis zum Tor
daily-dash = – heißt: nicht erreicht
daily-places = Plätze
daily-number = Nr. { $number }
daily-uncharted = Unbekanntes Land
daily-published = Eine veröffentlichte Strecke
daily-published-by = Eine veröffentlichte Strecke von { $author }
daily-steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
daily-blockades =
    { $count ->
        [one] { $count } Blockade
       *[other] { $count } Blockaden
    }
daily-against-all = für alle dieselben drei
daily-you-start =
    { $place ->
        [1] Du fängst an.
        [2] Du bist als Zweiter dran.
        [3] Du bist als Dritter dran.
       *[other] Du bist als Letzter dran.
    }
daily-tries =
    { $count ->
        [one] { $count } gewerteter Versuch
       *[other] { $count } gewertete Versuche
    }
daily-ahead = Vor { $count } von 100
daily-slip = Nichts darin verrät die Strecke: ⬢ eine Runde, in der du vorangekommen bist, ⬡ eine, in der du stehen geblieben bist.
daily-replay = Mein Rennen
daily-somebody = Jemand
daily-best = Bester Versuch: { $name }
daily-your-seat = { $name } auf deinem Platz
daily-median = Der Versuch in der Mitte
daily-in-round = Runde { $round }
daily-after-round = nach Runde { $round }
daily-ways = Wege bis zu dieser Runde zeigen
daily-ways-play = Wege Runde für Runde zeigen
daily-ways-stop = Anhalten
daily-month-before = Voriger Monat
daily-month-after = Nächster Monat
daily-day-place =
    { $place ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
       *[other] Vierter
    }
daily-key-first = Erster
daily-key-counted = dein Platz
daily-key-open = offen
daily-key-practised = geübt
daily-yesterday = Gestern
daily-missed = Du bist nicht aufgebrochen.
daily-nobody = Noch hat niemand das Tor erreicht.
daily-see = Ergebnis
daily-tomorrow = Die Expedition von morgen in
daily-tomorrow-here = Die nächste Expedition ist bereit.
daily-all = Alle Ergebnisse ansehen

## Wertungen, die eigene Seite, die Rangliste

nav-ladder = Rangliste
profile-rating = Wertung
profile-players-2 = Zu zweit
profile-players-4 = Zu dritt und zu viert
profile-legend = Band: wie sicher wir sind. Gepunktet: wie stark die Bots sind
profile-rating-is = { $rating }, auf { $count } genau
profile-give-or-take = Wertung, auf { $count } genau
profile-place = Platz { $place } von { $of }
profile-first-win = erster Sieg gegen { $name }
profile-unrated = Spiel ein Rennen bis zum Tor, mit anderen oder gegen den Computer, dann bekommst du eine Wertung. Partien mit Tipps, aufgegebene Partien und Übungen zählen nicht.
profile-races = Rennen
profile-won = gewonnen
profile-blockades = Blockaden
profile-longest =
    { $count ->
        [one] am längsten: { $count } Tag
       *[other] am längsten: { $count } Tage
    }
profile-day-first = Erster
profile-day-counted = gewertet
profile-day-not = nicht gespielt
profile-results = Nach Strecke und Stärke
profile-results-won = gewonnene Rennen
profile-won-of = { $won } von { $count }
profile-people = Menschen
profile-cards = Lieblingskarten
profile-bought =
    { $count ->
        [one] einmal gekauft
       *[other] { $count }-mal gekauft
    }
profile-wins = gewinnt { $percent } %
profile-fastest = Schnellste Rennen
profile-fastest-rounds = Runden
profile-with = mit { $name }
profile-with-people = mit anderen
profile-none = Noch nichts.
ladder-text = Alle, deren Rennen gezählt haben, und dazwischen die Bots. Für die Reihenfolge zählt, was so gut wie sicher ist: Ein paar glückliche Rennen bringen niemanden nach oben.
ladder-people =
    { $count ->
        [0] noch niemand hat eine Wertung
        [one] { $count } Mensch hat eine Wertung
       *[other] { $count } Menschen haben eine Wertung
    }
ladder-races = { $count } Rennen
ladder-bot = Computer

## Sich finden

rooms-watch = Partien zum Zuschauen
rooms-here = { $count } gerade da
rooms-watching =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
rooms-rating = Wertung um { $rating }
rooms-unrated = ohne Wertung
rooms-pace-none = ohne Uhr
rooms-pace-seconds = { $count } s pro Zug
rooms-pace-minutes = { $count } min pro Zug
rooms-pace-hours = { $count } h pro Zug
rooms-pace-days =
    { $count ->
        [one] { $count } Tag pro Zug
       *[other] { $count } Tage pro Zug
    }
lobby-make-host = Zum Gastgeber machen
lobby-remove = Entfernen
lobby-removed = Entfernt
lobby-let-back = Wieder zulassen
lobby-mute = Stumm schalten
lobby-unmute = Wieder hören
lobby-rated = Zählt für die Wertung
rule-rated-text = Wenn das Rennen ohne Tipps zu Ende gespielt wird und alle einen eigenen Pass haben oder Bots sind.
