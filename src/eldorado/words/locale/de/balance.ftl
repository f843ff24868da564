# Wie sich eine Strecke spielt: der Bericht und was dazu gesagt wird.

balance-racing = Rennen
balance-stopped = Nach { $done } von { $count } Rennen angehalten.
balance-races = { $count } Rennen zwischen gleich starken Bots ({ $bot }), Startwert { $seed }. Alle Intervalle 95 %.
balance-early = Weniger als { $count } Rennen: zu wenig für ein Urteil.
balance-difficulty =
    Schwierigkeit: { $classes } ({ $count } Rennen von Anfängern dauerten im Mittel { $rounds } Runden, { $low } bis { $high }).
balance-nearest = Etwa so schwer wie { $route }.
balance-figure = Größe
balance-value = Wert
balance-interval = Intervall
balance-percent = { $share } %
balance-rounds = Runden, Median (acht von zehn: { $low } bis { $high })
balance-seat = Siege von Platz { $number } der Zugfolge
balance-decided = entschieden in Runde (acht von zehn: { $low } bis { $high })
balance-lead = Führungswechsel
balance-comeback = größter Rückstand des Siegers in Schritten
balance-by-lot = … wenn man dieselben Schritte verlost
balance-photo = Fotofinishs (mehrere in der letzten Runde am Ziel)
balance-held = Züge, verloren an besetzte Felder
balance-gained = erworbene Karten je Person
balance-removed = entsorgte Karten je Person
balance-deck = Karten im Deck am Ende
balance-unfinished = unbeendete Rennen
balance-skill = Siege einer Könnerin gegen solide Bots ({ $count })
balance-luck = Anteil des Glücks am Ausgang
balance-piece = Tafel
balance-used = genutzte Felder
balance-spaces = von
balance-entropy = Bit
balance-blockade = Blockade zwischen { $pieces }: in { $percent } % der Rennen genommen, meist in Runde { $round }.
balance-held-at = { $space } kostet, wenn besetzt, { $turns } Züge je Rennen.
balance-no-card = Keine Karte gewinnt oder verliert hier nachweislich.
balance-card = Karte
balance-card-wins = Siege damit
balance-bought = erworben

special-like = Nichts Ungewöhnliches: Sie spielt sich wie { $route }.
special-rounds-more = Eine lange Strecke: { $percent } % mehr Runden als auf den gedruckten.
special-rounds-less = Eine kurze Strecke: { $percent } % weniger Runden als auf den gedruckten.
special-first-seat-more = Wer beginnt, hat mehr davon als sonst: { $percent } % der Siege, auf den gedruckten Strecken { $usual } %.
special-first-seat-less = Wer beginnt, hat weniger davon als sonst: { $percent } % der Siege, auf den gedruckten Strecken { $usual } %.
special-decided-more = Offen bis zum Schluss: entschieden nach { $percent } % des Rennens, auf den gedruckten Strecken nach { $usual } %.
special-decided-less = Früh entschieden: nach { $percent } % des Rennens, auf den gedruckten Strecken nach { $usual } %.
special-lead-more = Die Führung wechselt { $percent } % öfter als auf den gedruckten Strecken, gemessen am Zufall.
special-lead-less = Eine Prozession: Die Führung wechselt { $percent } % seltener als auf den gedruckten Strecken, gemessen am Zufall.
special-photo-more = Endspurt am Tor: In { $percent } % der Rennen kommen mehrere zugleich an, auf den gedruckten Strecken in { $usual } %.
special-photo-less = Klare Sieger: Nur in { $percent } % der Rennen kommen mehrere zugleich an, auf den gedruckten Strecken in { $usual } %.
special-paths-more = Jeder findet seinen eigenen Weg: { $percent } % der Felder werden genutzt, auf den gedruckten Strecken { $usual } %.
special-paths-less = Alle nehmen denselben Weg: Nur { $percent } % der Felder werden genutzt, auf den gedruckten Strecken { $usual } %.
special-held-more = Gedränge: { $percent } % der Züge gehen an besetzte Felder verloren, auf den gedruckten Strecken { $usual } %.
special-held-less = Platz für alle: Nur { $percent } % der Züge gehen an besetzte Felder verloren, auf den gedruckten Strecken { $usual } %.
special-removed-more = Eine Strecke für schlanke Decks: { $percent } % mehr Karten werden entsorgt als auf den gedruckten.
special-removed-less = Eine Strecke für dicke Decks: { $percent } % weniger Karten werden entsorgt als auf den gedruckten.
special-gained-more = Eine Strecke zum Einkaufen: { $percent } % mehr Karten werden erworben als auf den gedruckten.
special-gained-less = Kaufen lohnt sich kaum: { $percent } % weniger Karten werden erworben als auf den gedruckten.

change-end-side = Drehe die Zieltafel um: { $side ->
        [river] Fluss statt Dschungel
       *[jungle] Dschungel statt Fluss
    }.
change-end-corner = Lege die Zieltafel an eine andere Ecke von { $piece }.
change-turned =
    { $count ->
        [1] Drehe { $piece } um ein Sechstel im Uhrzeigersinn.
        [3] Drehe { $piece } um eine halbe Drehung.
       *[other] Drehe { $piece } um { $count } Sechstel im Uhrzeigersinn.
    }
change-turned-over = Wende { $piece }, { $other } nach oben.
change-swapped = Vertausche { $piece } und { $other }.
improve-unknown-goal = „{ $found }“ ist kein Ziel. Die Ziele sind: { $known }.
improve-fairer = fairer
improve-harder = schwerer
improve-nothing = Keine der { $count } aussichtsreichsten kleinen Änderungen macht sie sicher { $goal }.
improve-reason-fairer = Der Sieger saß im Mittel auf Platz { $before } der Zugfolge, jetzt auf { $after }; 2,5 ist ausgeglichen. Das ist um { $gain } näher ({ $low } bis { $high }), je { $count } Rennen mit denselben Karten.
improve-reason-harder = Anfänger brauchten { $before } Runden, jetzt { $after }: { $gain } mehr ({ $low } bis { $high }), je { $count } Rennen mit denselben Karten.
improve-gain-fairer = ({ $gain } näher am Ausgleich)
improve-gain-harder = ({ $gain } Runden)

report-failed = Die Rennen sind unerwartet abgebrochen und beginnen neu.
