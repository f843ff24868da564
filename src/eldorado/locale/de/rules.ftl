# Die Regeln zur Hand, in unseren Worten. Ein Abschnitt je Thema; -1, -2, … sind seine Absätze.

rules-search = Regeln durchsuchen
rules-none = Nichts gefunden.

rules-goal-title = Worum es geht
rules-goal-1 = Alle führen eine Expedition durch den Wald. Wer El Dorado zuerst erreicht, gewinnt.
rules-goal-2 = Deine Karten tragen dich voran. Bessere warten auf dem Markt: Reisen und Kaufen gehen Hand in Hand.

rules-turn-title = Dein Zug
rules-turn-1 = Zuerst bewegst du dich mit Karten, dann darfst du eine Karte kaufen, dann beendest du deinen Zug. Aktionskarten darfst du vor dem Ende jederzeit spielen.
rules-turn-2 = Du darfst beliebig viele Karten spielen, auch keine. Jede Karte dient in einem Zug nur einem Zweck.
rules-turn-3 = Nach dem Kauf bewegt sich in diesem Zug keine deiner Figuren mehr.

rules-move-title = Bewegen
rules-move-1 = Ein grünes Feld verlangt Macheten, ein blaues Paddel, ein gelbes Münzen: so viele, wie darauf abgebildet sind. Eine einzelne Karte muss ein Feld bezahlen; Karten zählen nie zusammen.
rules-move-2 = Was von einer Karte übrig ist, darfst du gleich nutzen, für weitere Felder mit demselben Symbol und mit derselben Figur. Hältst du an oder ziehst mit einer anderen Karte, verfällt der Rest.
rules-move-3 = Weiße Karten sind Joker: Sie stehen für ein Symbol, dasselbe für den ganzen Weg.
rules-move-4 = Besetzte Felder kannst du weder betreten noch durchqueren. Gebirge nie.

rules-rubble-title = Geröll
rules-rubble-1 = Um ein graues Feld zu betreten, spiele so viele Karten von der Hand, wie darauf abgebildet sind, gleich welche. Was auf ihnen steht, zählt nicht.
rules-rubble-2 = Diese Karten kommen am Ende des Zuges auf deinen Ablagestapel und mit dem nächsten Mischen zurück.

rules-camp-title = Basislager
rules-camp-1 = Um ein rotes Feld zu betreten, entsorge so viele Karten von der Hand, wie darauf abgebildet sind. Sie kommen nie zurück.
rules-camp-2 = Das ist kein Verlust: Ohne die schwachen Karten ziehst du öfter die guten.

rules-blockade-title = Blockaden
rules-blockade-1 = Eine Blockade schließt den ganzen Übergang zwischen zwei Tafeln der Strecke. Stelle dich daneben und bezahle sie wie ein Feld: mit einer passenden Karte oder, wenn sie Karten zeigt, mit beliebigen Karten von der Hand.
rules-blockade-2 = Deine Figur bleibt stehen. Du nimmst die Blockade, und der Übergang ist für alle offen. Was von der Karte übrig ist, trägt dich weiter.
rules-blockade-3 = Blockaden zählen, wenn mehrere Expeditionen in derselben Runde ankommen: zuerst, wie viele du hast, dann die höchste Nummer.

rules-buy-title = Kaufen
rules-buy-1 = Einmal im Zug darfst du eine Karte kaufen. Gelbe und weiße Karten zahlen so viele Münzen, wie sie Stärke haben, jede andere Karte ½ Münze. Wechselgeld gibt es nicht.
rules-buy-2 = Die neue Karte kommt auf deinen Ablagestapel. Du ziehst sie nach dem nächsten Mischen.

rules-reserve-title = Auf der Markttafel und oberhalb
rules-reserve-1 = Sechs Stapel liegen auf der Markttafel. Solange alle sechs Plätze belegt sind, kannst du nur diese kaufen.
rules-reserve-2 = Ist ein Stapel ausverkauft, wird sein Platz frei. Von da an kannst du von jedem Stapel kaufen; ein Stapel oberhalb der Markttafel, von dem gekauft wird, rückt auf den freien Platz. Von selbst rückt nichts nach.

rules-item-title = Gegenstände
rules-item-1 = Karten mit gekerbtem Rand und dem Siegel 1× sind Gegenstände: Sobald du ihre Stärke nutzt, oder was sie sagen, werden sie entsorgt.
rules-item-2 = Auf Geröll gespielt, als ½ Münze gezählt oder einfach abgelegt, bleiben sie bei dir.

rules-action-title = Aktionskarten
rules-action-1 = Lila Karten tun, was ihr Zeichen sagt: Karten ziehen, Karten entsorgen, umsonst eine Karte vom Markt nehmen oder einen Schritt auf ein beliebiges Feld gehen.
rules-action-2 = Was du ziehst, darfst du gleich nutzen. Ist dein Nachziehstapel leer, wird dein Ablagestapel gemischt. Die in diesem Zug gespielten Karten werden erst nach seinem Ende mitgemischt.
rules-action-3 = Der Wegkundige bringt eine Figur auf ein Nachbarfeld, gleich was es verlangt, oder entfernt eine Blockade. Gebirge und besetzte Felder bleiben versperrt.

rules-finish-title = Den Zug beenden
rules-finish-1 = Alle gespielten Karten kommen auf deinen Ablagestapel. Von den Karten auf deiner Hand behältst du jede oder legst sie ab, wie du willst.
rules-finish-2 = Dann ziehst du, bis du vier Karten hast. Hast du vier oder mehr, ziehst du keine.

rules-caves-title = Höhlen (Variante)
rules-caves-1 = Auf jeder Höhle liegen vier Plättchen. Endet eine Bewegung auf einem Feld neben einer Höhle und hat nicht neben ihr begonnen, nimmst du das oberste. Vorbeigehen genügt nicht.
rules-caves-2 = Liegt eine Blockade zwischen dir und der Höhle, findest du nichts; entfernst du sie selbst und hältst dort an, zählt das.
rules-caves-3 = Um dieselbe Höhle noch einmal zu erkunden, halte zuerst anderswo an.

rules-tokens-title = Höhlen-Plättchen (Variante)
rules-tokens-1 = Plättchen liegen offen. Du darfst in deinem Zug jederzeit eines nutzen wie eine Karte, so oft du eines hast; danach ist es weg.

rules-two-title = Zu zweit
rules-two-1 = Jeder führt zwei Figuren mit einem einzigen Satz Karten. Jede Karte bewegt eine von ihnen; geteilt wird eine Karte nie.
rules-two-2 = Beide Figuren müssen El Dorado erreichen. Auch deine eigenen Figuren stehen einander im Weg.

rules-end-title = Das Ende
rules-end-1 = Wer ein Zielfeld bezahlt, ist durch das Tor. Die Runde wird zu Ende gespielt; wer in ihr noch nicht am Zug war, kommt noch dran.
rules-end-2 = Kommen in dieser Runde mehrere an, gewinnt, wer die meisten Blockaden hat; dann die höchste Nummer; hat niemand eine, wer zuerst ankam.

rules-keys-title = Tasten
rules-keys-1 = 1 bis 9 wählen eine Karte, Pfeiltasten gehen über die leuchtenden Felder, Enter wählt, Esc legt zurück.
rules-keys-2 = U rückgängig, S anhalten oder zurück, E Zug beenden oder bestätigen, M Markt, L Verlauf, A noch mal sehen, B zur Strecke, P eigene Figur, + und - näher und weiter weg, 0 ganze Strecke, ? Regeln.
rules-keys-3 = In einer Aufzeichnung: Pfeiltasten gehen schrittweise, Bild auf und Bild ab zugweise, Pos1 und Ende an Anfang und Ende, die Leertaste spielt ab.
