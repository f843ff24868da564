# Die Regeln zum Nachschlagen, in unseren eigenen Worten. Ein Abschnitt je Thema; -1, -2, … sind seine Absätze.

rules-search = In den Regeln suchen
rules-none = Nichts gefunden.

rules-goal-title = Worum es geht
rules-goal-1 = Jeder führt eine Expedition durch den Dschungel. Wer El Dorado zuerst erreicht, gewinnt.
rules-goal-2 = Deine Karten bringen dich voran. Bessere Karten gibt es auf dem Markt: Reisen und Kaufen gehen Hand in Hand.

rules-turn-title = Dein Zug
rules-turn-1 = Zuerst bewegst du dich mit Karten, dann darfst du eine Karte kaufen, dann beendest du den Zug. Aktionskarten darfst du bis dahin jederzeit ausspielen.
rules-turn-2 = Du darfst so viele Karten spielen, wie du willst, auch keine. Jede Karte dient in einem Zug nur einem Zweck.
rules-turn-3 = Nach dem Kauf bewegst du dich in diesem Zug nicht mehr.

rules-move-title = Bewegen
rules-move-1 = Ein grünes Feld verlangt Macheten, ein blaues Paddel, ein gelbes Münzen: so viele, wie darauf gezeichnet sind. Eine einzige Karte muss ein Feld bezahlen; Karten werden nie zusammengezählt.
rules-move-2 = Was von einer Karte übrig ist, darfst du sofort für weitere Felder desselben Symbols mit derselben Figur nutzen. Wenn du stehen bleibst oder dich mit einer anderen Karte bewegst, ist der Rest verloren.
rules-move-3 = Weiße Karten sind Joker: Sie stehen für ein Symbol, für den ganzen Weg dasselbe.
rules-move-4 = Besetzte Felder kann man weder betreten noch überqueren. Ins Gebirge kommt niemand.

rules-rubble-title = Geröll
rules-rubble-1 = Um ein graues Feld zu betreten, spielst du so viele Handkarten, wie darauf gezeichnet sind, gleich welche. Was auf den Karten steht, zählt nicht.
rules-rubble-2 = Diese Karten kommen am Ende des Zuges auf den Ablagestapel und mit dem nächsten Mischen zurück.

rules-camp-title = Basislager
rules-camp-1 = Um ein rotes Feld zu betreten, entsorgst du so viele Handkarten, wie darauf gezeichnet sind. Sie kommen nie wieder.
rules-camp-2 = Das ist kein Verlust: Ohne schwache Karten wird dein Deck besser.

rules-blockade-title = Blockaden
rules-blockade-1 = Eine Blockade sperrt die ganze Naht zwischen zwei Teilen der Strecke. Stell dich daneben und bezahle sie wie ein Feld: mit einer passenden Karte oder, wenn sie Karten zeigt, mit beliebigen Handkarten.
rules-blockade-2 = Deine Figur bleibt stehen. Du nimmst die Blockade, und die Naht ist für alle offen. Was von der Karte übrig ist, trägt dich weiter.
rules-blockade-3 = Blockaden zählen, wenn mehrere Expeditionen in derselben Runde ankommen: erst wie viele, dann die höchste Nummer.

rules-buy-title = Kaufen
rules-buy-1 = Einmal pro Zug darfst du eine Karte kaufen. Gelbe und weiße Karten sind so viele Münzen wert, wie ihre Stärke angibt, jede andere eine halbe. Wechselgeld gibt es nicht.
rules-buy-2 = Die neue Karte kommt auf deinen Ablagestapel. Du ziehst sie nach dem nächsten Mischen.

rules-reserve-title = Der Markt und die Reserve
rules-reserve-1 = Sechs Stapel liegen auf der Markttafel. Solange alle sechs Plätze belegt sind, kann man nur diese kaufen.
rules-reserve-2 = Ist ein Stapel ausverkauft, ist sein Platz frei. Dann kann man von jedem Stapel kaufen; ein Stapel der Reserve, von dem gekauft wird, rückt auf den freien Platz. Nichts rückt von selbst.

rules-item-title = Gegenstände
rules-item-1 = Karten mit gekerbtem Rand und dem Siegel 1× sind Gegenstände: Sobald du ihre Stärke oder ihren Text nutzt, verlassen sie das Spiel.
rules-item-2 = Auf Geröll gespielt, als halbe Münze gezählt oder einfach abgelegt, bleiben sie bei dir.

rules-action-title = Aktionskarten
rules-action-1 = Violette Karten tun, was ihr Zeichen sagt: Karten ziehen, Karten entsorgen, eine Karte kostenlos vom Markt oder aus der Reserve nehmen oder einen Schritt auf ein beliebiges Feld gehen. Nach dem Kauf darfst du alle außer dem Wegkundigen noch ausspielen.
rules-action-2 = Was du ziehst, darfst du sofort nutzen. Ist dein Nachziehstapel leer, wird der Ablagestapel gemischt. Die in diesem Zug gespielten Karten werden vor seinem Ende nicht eingemischt.
rules-action-3 = Der Wegkundige zieht eine Figur auf ein Nachbarfeld, was immer es verlangt, oder räumt eine Blockade weg. Gebirge und besetzte Felder bleiben verschlossen.

rules-finish-title = Den Zug beenden
rules-finish-1 = Alle gespielten Karten kommen auf den Ablagestapel. Jede übrige Handkarte behältst du oder legst du ab, wie du willst.
rules-finish-2 = Dann ziehst du, bis du vier Karten hast. Hast du vier oder mehr, ziehst du keine.

rules-caves-title = Höhlen (Variante)
rules-caves-1 = Auf jeder Höhle liegen vier Plättchen. Endet eine Bewegung neben einer Höhle, ohne schon neben ihr begonnen zu haben, nimmst du das oberste. Vorbeigehen genügt nicht.
rules-caves-2 = Liegt eine Blockade zwischen dir und der Höhle, findest du nichts; räumst du sie selbst weg und bleibst dort stehen, nimmst du eines.
rules-caves-3 = Um dieselbe Höhle wieder zu erkunden, musst du vorher anderswo stehen bleiben.

rules-tokens-title = Höhlen-Plättchen (Variante)
rules-tokens-1 = Plättchen liegen offen. Du darfst sie jederzeit in deinem Zug wie Karten einsetzen, so viele du hast; dann sind sie weg. Nach dem Kauf helfen nur noch solche, die Karten ziehen, entsorgen oder austauschen oder einen Gegenstand behalten.

rules-two-title = Zu zweit
rules-two-1 = Jeder führt zwei Figuren mit einem Deck. Jede Karte bewegt eine davon; eine Karte wird nie geteilt.
rules-two-2 = Beide Figuren müssen El Dorado erreichen. Auch die eigenen Figuren versperren einander den Weg.

rules-end-title = Das Ende
rules-end-1 = Wer ein Zielfeld bezahlt, ist durch das Tor. Die Runde wird zu Ende gespielt; wer in ihr noch nicht dran war, kommt noch dran.
rules-end-2 = Kommen in dieser Runde mehrere an, gewinnt, wer die meisten Blockaden hat; dann die höchste Nummer; hat niemand eine, wer zuerst ankam.

rules-keys-title = Tasten
rules-keys-1 = 1 bis 9 wählen eine Karte, Pfeiltasten gehen durch die hellen Felder, den Markt und den Verlauf, Eingabe wählt, Esc legt zurück.
rules-keys-2 = U rückgängig, S stehen bleiben oder zurücklegen, E Zug beenden oder bestätigen, M Markt, L Verlauf, C Chat, H Tipp, A noch einmal ansehen, B zur Karte, P eigene Figur, + und - näher und weiter weg, 0 ganze Strecke, ? Regeln.
rules-keys-3 = In einer Aufzeichnung: Pfeiltasten gehen schrittweise, Bild auf und ab zugweise, Pos1 und Ende an ihre Enden, die Leertaste spielt ab.
