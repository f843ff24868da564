# Die Werkstatt: eine Strecke mit der Hand legen, und was der Bericht sagt.

workshop-name = Name der Strecke
workshop-name-short = Name
workshop-pieces = Tafeln der Schachtel
workshop-table = Der Tisch
workshop-count = { $count ->
        [one] { $count } Tafel
       *[other] { $count } Tafeln
    }
workshop-steps = · { $steps } Schritte · { $blockades ->
        [one] { $blockades } Blockade
       *[other] { $blockades } Blockaden
    } · { $caves ->
        [one] { $caves } Höhle
       *[other] { $caves } Höhlen
    }
workshop-faults = { $count } Fehler
workshop-tips = { $count ->
        [one] { $count } Tipp
       *[other] { $count } Tipps
    }
workshop-undo = Rückgängig
workshop-redo = Wiederholen
workshop-open = Öffnen …
workshop-empty = Leerer Tisch
workshop-surprise = Überrasch mich
workshop-share = Teilen
workshop-race = Darauf spielen
workshop-take = Tafel { $piece } aufnehmen
workshop-either = { $first } oder { $second }
workshop-on-table = auf dem Tisch
workshop-in-hand = in der Hand
workshop-end = Zieltafel
workshop-end-move = versetzen
workshop-end-river = Paddelseite
workshop-end-jungle = Machetenseite
workshop-piece = Tafel { $piece }{ $count ->
        [0] {""}
        [1] , einmal gedreht
        [2] , zweimal gedreht
       *[other] , { $count }-mal gedreht
    }
workshop-chosen = Tafel { $piece }
workshop-chosen-text = Zieh sie, dreh sie oder wende sie.
workshop-place = Platz { $number } von { $count }, { $state }
workshop-place-whole = passt
workshop-place-fault = passt, ein Fehler bleibt
workshop-drop = Leg sie hierhin: Eine ganze Seite passt.
workshop-drop-fault = Sie passt hier, aber ein Fehler bleibt.
workshop-drop-end = Leg sie an diese Ecke.
workshop-choose-place = Wähle einen hellen Platz.
workshop-turn-it = { $count ->
        [0] Sie passt nirgends.
        [one] Dreh sie: In einer anderen Lage passt sie.
       *[other] Dreh sie: In { $count } anderen Lagen passt sie.
    }
workshop-turn = Drehen
workshop-flip = Seite { $piece }
workshop-flip-plain = Wenden
workshop-lay = Hinlegen
workshop-put-back = Zurücklegen
workshop-move = Versetzen
workshop-remove = In die Schachtel
workshop-invite = Leg deine eigene Strecke
workshop-begin = Wähle eine Starttafel, A oder B, und leg dann Tafel an Tafel. Die Zieltafel findet ihre Ecke selbst.
workshop-whole = Die Strecke ist vollständig. Spiel darauf, oder ändere sie und sieh auf den Bericht.
workshop-fault-tag = Fehler
workshop-tip-tag = Tipp
tag-layout-gap = Lücke
tag-layout-overlap = doppelt belegt
tag-layout-both-sides = beide Seiten
tag-layout-no-start = kein Start
tag-layout-start-later = zweiter Start
tag-layout-end-on-strip = Ziel am Streifen
tag-layout-no-free-corner = keine freie Ecke
tag-layout-finish-unreachable = Weg versperrt
tag-layout-start-cut-off = Start abgeschnitten
tag-advice-one-colour = eine Farbe
tag-advice-short-cut = leichte Abkürzung
tag-advice-open-seam = offener Übergang
tag-advice-bend = leichte Innenkurve
tag-advice-bottleneck = Engpass
workshop-report = Bericht
workshop-close-report = Zurück zum Tisch
workshop-no-report = Der Bericht beginnt, sobald die Strecke vollständig ist: Bots spielen darauf, während du weiterlegst.
workshop-races = { $done } von { $count } Rennen.
workshop-waits = Wartet, solange du eine Tafel hältst.
workshop-stale = Noch vom Tisch vor der letzten Änderung.
workshop-few = Noch zu wenige Rennen.
workshop-rounds = Runden
workshop-half = die Hälfte: { $low } bis { $high }
workshop-seats = Plätze
workshop-seats-text = Anteil der Siege, 95 %
workshop-seat = { $number ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
       *[4] Vierter
    }
workshop-seats-early = Noch zu früh für ein Urteil.
workshop-seats-even = Ein gleicher Anteil passt noch zu jedem Platz.
workshop-seats-uneven = Die Plätze sind nicht gleich gut.
workshop-difficulty = Schwierigkeit
workshop-nearest = etwa so schwer wie { $route }
workshop-beginners = Anfänger brauchen { $rounds } Runden ({ $low }–{ $high })
workshop-drama = Spannung
workshop-lead = Führungswechsel
workshop-by-lot = nach Zufall { $value }
workshop-decided = Entschieden in Runde
workshop-photo = Fotofinishs
workshop-unfinished = Unbeendete Rennen
workshop-skill = Eine Könnerin gegen solide Bots gewinnt
workshop-luck = Das Glück entscheidet
workshop-lost = Wo Züge verloren gehen
workshop-lost-text = Züge je Rennen, Feld besetzt
workshop-blockade = Blockade { $pieces }: fällt in Runde { $round }
workshop-heat = Wege zeigen
workshop-cards = Karten, die hier gewinnen
workshop-cards-text = Punkte mehr Siege, 95 %
workshop-source = { $count } Rennen von { $bot }, Startwert { $seed }.
workshop-text = Als Text
workshop-copy-link = Link kopieren
workshop-copy-text = Text kopieren
workshop-copied = Kopiert
workshop-file = Als Datei speichern

shelf-title = Veröffentlichte Strecken
shelf-sort = Reihenfolge
shelf-new = neueste
shelf-played = meistgespielt
shelf-best = bestbewertet
shelf-none = Hier hat noch niemand eine Strecke veröffentlicht. Leg eine in der Werkstatt.
shelf-more = Mehr zeigen
shelf-by = von { $author }
shelf-unrated = noch nicht bewertet
shelf-workshop = Zur Werkstatt
shelf-open = In der Werkstatt öffnen
shelf-rate = Diese Strecke bewerten
shelf-rated = Danke.
shelf-rate-later = Bewerten kann, wer auf dieser Strecke ein Rennen zu Ende gespielt hat.
shelf-report = Melden
shelf-report-text = Was stimmt damit nicht?
shelf-reported = Danke. Wer diesen Server betreibt, sieht es sich an.
shelf-publish = Veröffentlichen
shelf-publish-text = Alle auf diesem Server können sie finden, darauf spielen und sie bewerten.
shelf-published = Veröffentlicht als
shelf-author = Dein Name, wenn du magst
wish-any = egal
wish-length = Länge
wish-length-short = kurz
wish-length-medium = mittel
wish-length-long = lang
wish-difficulty = Schwierigkeit
wish-caves = Höhlen
wish-caves-few = wenige
wish-caves-some = einige
wish-caves-many = viele
wish-like = Wie
wish-wide = Keine Engstellen
wish-seed = Startwert
wish-go = Legen
workshop-improve = Eine kleine Änderung
workshop-fairer = Gerechter machen
workshop-harder = Schwerer machen
workshop-change-it = So ändern
workshop-picture-svg = Bild (SVG)
workshop-picture-png = Bild (PNG)
workshop-lay-text = Diesen Text legen
workshop-closer = Näher
workshop-farther = Weiter weg
workshop-whole-table = Ganzer Tisch
workshop-distances = Entfernungen
workshop-full = Voller Bericht
workshop-headline = { $rounds } Runden.
workshop-headline-hard = Etwa so schwer wie { $route }.
workshop-since = Seit deiner letzten Änderung
workshop-since-rounds = { $count } Runden im Mittel
workshop-uncertain = (nicht sicher)
workshop-map = Was die Karte zeigt
workshop-map-paths = Wege
workshop-map-lost = Verlorene Züge
workshop-map-plain = Nur die Karte
workshop-entered = Betreten von
workshop-most = acht von zehn: { $low } bis { $high }
workshop-plays-like = Spielt sich am ehesten wie { $route }.
workshop-comeback = Schritte, die der Sieger zurücklag
workshop-held = { $share } % aller Züge ({ $low }–{ $high }) gehen verloren, weil ein Feld besetzt ist.
workshop-spread = Wie sich die Wege verteilen
workshop-spread-text = benutzte Felder
workshop-used = { $used } von { $spaces }
workshop-bits = { $bits } Bit
shelf-facts = { $steps } Schritte · { $blockades ->
        [one] { $blockades } Blockade
       *[other] { $blockades } Blockaden
    } · { $caves ->
        [one] { $caves } Höhle
       *[other] { $caves } Höhlen
    }
shelf-plays = { $count ->
        [0] noch nicht gespielt
        [one] ein Rennen
       *[other] { $count } Rennen
    }
shelf-stars = { $stars } von 5, { $count ->
        [one] eine Bewertung
       *[other] { $count } Bewertungen
    }
shelf-star = { $count ->
        [one] ein Stern
       *[other] { $count } Sterne
    }
