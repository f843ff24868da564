# Was eine Partie lehrt: Rückblicke, Tipps, Rätsel.

help-review = Auf eine beendete Partie zurückblicken: wer wann vorn lag, was gezogene Karten, eigene Züge und die anderen bewirkt haben, und welche Züge zählten.
option-hands = So viele Hände, die hätten kommen können, werden für jede gezogene ausgeteilt.
option-looks = Wie oft ein Plan mit demselben Glück weitergespielt wird wie ein anderer.
option-as_page = Den Rückblick im Browser öffnen, auf dem Plan. Strg-C hält an.

review-working = Züge beurteilt
review-chances = Siegchancen nach jeder Runde, in Prozent
review-round = Runde
review-seat = Platz { $seat }
review-sum = Platz { $seat }: gerechter Anteil { $fair }, Start { $place }, Ziehen { $draws }, Züge { $choices }, andere { $others } = { $result }
review-nothing = Kein Zug hat viel gekostet.
review-nothing-cards = Kein Zug hat viel gekostet. Die Karten haben entschieden.
review-moment = Runde { $round }: verlorene Züge { $tenths }, Chance { $points }
review-played = Gespielt: { $plan }
review-better = Besser: { $plan }
review-cards = Was aus den Karten wurde
review-card = Karte
review-card-round = Runde
review-card-spaces = Felder
review-card-paid = bezahlt
review-card-acted = gespielt
review-card-removed = entsorgt
review-ghost = Mit demselben Glück wäre die Könnerin in Runde { $round } am Ziel gewesen.
review-ghost-never = Auch die Könnerin wäre mit demselben Glück nicht ans Ziel gekommen.
review-samples = Gemessen mit { $hands } Händen für jedes Ziehen und { $looks } Blicken voraus für jeden Zug. Was innerhalb der Messunsicherheit liegt, gilt nicht als Fehler. „Andere“ enthält, was die anderen getan haben und was die Schätzung nicht voraussehen konnte.
review-unfinished = Diese Partie ist nicht zu Ende: Sie bricht in Runde { $round } ab. Nur auf eine beendete Partie lässt sich zurückblicken, denn ein Rückblick zeigt jede Hand.
review-too-long = { $actions } Aktionen sind mehr, als ein Rückblick liest; höchstens { $most }.
review-nothing-handed = Hier liegt keine Partie zum Zurückblicken. Öffne eine beendete Partie oder eine Aufzeichnung und rufe dort ihren Rückblick auf.

review-title = Rückblick
review-won = { $name } hat gewonnen.
review-told =
    { $name } begann mit { $begun } %, { $round ->
        [0] stand später nie besser
       *[other] hatte höchstens { $peak } %, in Runde { $round },
    } und endete mit { $result } %: Ziehen { $draws }, Züge { $choices }, andere { $others }.
review-nobody = Niemand hat gewonnen.
review-moments = Züge, die zählten
review-tab-cards = Karten
review-part-fair = gerechter Anteil
review-part-place = Start
review-part-draws = Ziehen
review-part-choices = Züge
review-part-others = andere
review-part-result = Ergebnis
review-who = Wer wohl gewinnt
review-moved = Was den Ausschlag gab
review-who-text = Die ganze Höhe ist 100 %, in jedem Augenblick auf alle verteilt. Ganz unten: { $name }.
review-draws-text = die Karten, die kamen
review-choices-text = was damit geschah
review-others-text = was die anderen taten und keine Schätzung voraussieht
review-adds = Runde { $round } in Summe
review-turn-before = vorher
review-turn-draw = Ziehen
review-turn-choice = Zug
review-turn-others = andere
review-turn-after = nachher
review-after-turn = Nach diesem Zug
review-lost = verlorene Züge: { $turns }
review-as-played = so gespielt
review-as-better = der bessere Plan
review-computing = Züge beurteilt: { $done } von { $total }.
review-line = Davor warten: { $place }.
review-arrives = El Dorado erreichen
review-goes = Nach { $space } gehen
review-removes = entsorgen: { $cards }
review-buys = kaufen: { $card }
review-keeps = behalten: { $cards }
review-stays = Nichts tun
review-seats = Wessen Partie
practice-no-moment = Die Partie hat nur { $most } Aktionen.
practice-over = In diesem Moment ist die Partie vorbei; es gibt nichts weiterzuspielen.
review-try = Von hier aus versuchen
review-tabs = Was betrachtet wird
review-tab-race = Gegen die Könnerin
review-carried = „{ $card }“ brachte { $name } { $spaces } von { $all } Feldern weit.
review-each-time = Jedes Mal, wenn sie kam:
review-time-bought = kam ins Deck
review-time-walked = ging { $number }
review-time-blockade = nahm Blockade { $number }
review-time-acted = tat, was sie kann
review-time-paid = bezahlte
review-time-given = blieb am Geröll
review-time-unused = blieb ungenutzt
review-time-removed = wurde entsorgt
review-in-short = Kurz gesagt
review-copies = { $card } × { $count }
review-bought-in = seit Runde { $round }
review-from-start = von Anfang an
review-short-late = Kam zu spät, um gezogen zu werden.
review-short-way = { $percent } % des Weges.
review-short-unused = { $unused } von { $times } Malen ungenutzt.
review-short-paid =
    { $count ->
        [one] Einmal bezahlt.
       *[other] { $count }-mal bezahlt.
    }
review-short-removed = Verließ das Deck in Runde { $round }.
review-decks = Wie viele Karten jede Expedition trug
review-decks-text = Mit weniger Karten kommen die guten öfter.
review-passed = Nicht genommen: { $card }
review-thinned = Entsorgte Karten: { $count }
review-not-thinned = Keine Karte wurde entsorgt
review-thinner = Am meisten entsorgt: { $name }, { $count }. Je weniger Karten, desto öfter kommen die guten.
review-idle = { $count } von { $all } Karten blieben ungenutzt
review-idle-most = Am häufigsten: { $cards }.
review-where = Woher { $spaces } Felder kamen
review-where-rest = Geröll, Basislager, Plättchen
review-best-buy = Gekauft und am weitesten gegangen
review-best-bought = { $card }, Runde { $round }
review-cards-note = Gezählt, nicht geschätzt: was jede Karte in dieser Partie tat. Ohne sie wären andere gespielt worden.
review-race-alone = Die Könnerin ist in Runde { $round } am Ziel
review-race-sooner =
    { $count ->
        [one] Die Könnerin ist eine Runde schneller
       *[other] Die Könnerin ist { $count } Runden schneller
    }
review-race-later =
    { $count ->
        [one] { $name } ist eine Runde schneller als die Könnerin
       *[other] { $name } ist { $count } Runden schneller als die Könnerin
    }
review-race-same = Die Könnerin braucht ebenso viele Runden
review-race-home = { $name } war in Runde { $round } dort.
review-race-short =
    { $count ->
        [one] { $name } fehlte am Ende ein Feld.
       *[other] { $name } fehlten am Ende { $count } Felder.
    }
review-race-went = Felder näher: die Könnerin { $expert }, { $name } { $own }
review-race-even = In keinem Zug war die Könnerin zwei Felder schneller.
review-race-note = Ein Rennen, kein Gesetz. Die Könnerin hat dasselbe Glück: Solange ihr Deck dasselbe ist, kommen dieselben Karten. Die anderen spielen wie zuvor.
review-race-waits = Die Könnerin läuft, wenn alle Züge beurteilt sind.
review-race-spaces = Felder bis zum Tor
review-race-spaces-text = Höher ist näher. Eine Runde wählen zeigt beide auf dem Plan.
review-race-expert = die Könnerin
review-race-to-go = noch { $spaces }
review-race-gate = das Tor
chances-not-here = Chancen sehen Zuschauer nur dort, wo auch Spieler Tipps bekommen und nichts gewertet wird.
chances-live = Gewinnchancen zu Beginn des Zuges

reason-noise = Kein anderer Plan war messbar besser.
reason-home = El Dorado war in diesem Zug erreichbar.
reason-measured = { $games }-mal mit demselben Glück weitergespielt, war der andere Plan { $tenths } Züge früher am Ziel.
reason-buy-ahead = Noch vor dir: { $terrain } × { $count }; Karten dafür im Deck: { $own }. „{ $card }“ hilft dort am meisten.
reason-buy = „{ $card }“ hilft auf dem Rest des Weges am meisten.
reason-dead-weight = „{ $card }“ bremst das Deck auf dem Rest des Weges mehr, als es hilft.
reason-way = Von { $space } aus dauert der Rest des Weges { $tenths } Züge weniger.
reason-piece-home = Eine der beiden Figuren kommt in diesem Zug an: Das spart { $tenths } Züge.
reason-blockade = Blockade { $number } liegt allen im Weg; sie jetzt zu nehmen spart { $tenths } Züge und kann einen Gleichstand entscheiden.
reason-thin = Ohne diese Karten kommen die guten früher: { $cards }. Das spart { $tenths } Züge.
reason-keep = Behalte „{ $card }“: Im nächsten Zug kommt die Karte allein weiter als eine durchschnittlich gezogene.
reason-see-first = Erst sehen, was kommt: Karten und Plättchen, die andere bringen, kosten den Plan nichts.
reason-finish-first = Was begonnen wurde, muss erst beendet werden.
reason-nothing-better = Kein Plan dieses Zuges ändert viel.

# Rätsel

help-puzzles = Die Rätsel des Spiels auflisten, eines im Terminal lösen oder neue aus Partien der Bots gewinnen.
help-puzzles-list = Die Rätsel auflisten, die leichtesten zuerst.
help-puzzles-solve = Ein Rätsel lösen: das von heute oder eines beim Namen.
help-puzzles-make = In Partien nach Zügen suchen, in denen ein Plan alle anderen um mindestens einen halben Zug schlägt. Strg-C hält an, derselbe Aufruf macht weiter.
option-turn = Der ganze Zug auf einmal, die Aktionen durch „;“ getrennt.
option-mined_games = Wie viele Partien durchsucht werden.
puzzles-head-name = Name
puzzles-head-level = Stufe
puzzles-head-about = worum es geht
puzzles-head-route = Strecke
puzzles-head-players = Spieler
puzzles-head-round = Runde
puzzles-today = Das Rätsel von heute heißt { $id }.
puzzles-title = Rätsel { $id }, Stufe { $level }: { $theme }
puzzles-prompt = Aktion:
puzzles-how = Gib Aktionen so ein, wie eine Partie notiert wird, mehrere mit „;“ dazwischen. „?“ zeigt, was möglich ist, „undo“ nimmt die letzte zurück, „way“ zeigt die Lösung, „quit“ hört auf.
puzzles-making = Durchsuchte Partien
puzzles-made = Rätsel: { $count }, aus Partien: { $games }. Sie stehen in { $file }.

puzzle-theme-home = In diesem Zug durchs Tor
puzzle-theme-remove = Von welcher Karte trennst du dich?
puzzle-theme-blockade = Die Blockade nehmen
puzzle-theme-buy = Kaufen oder ziehen?
puzzle-theme-move = Finde den Weg
puzzle-ask-home = Ein Zug reicht. Jede Karte zählt.
puzzle-ask-remove = Ein Plan macht das Deck besser als alle anderen. Finde ihn.
puzzle-ask-blockade = Jemand wird die Blockade nehmen. Lohnt sie sich jetzt, und wie?
puzzle-ask-buy = Karten ausgeben oder mit ihnen ziehen? Ein Plan liegt klar vorn.
puzzle-ask-move = Ein Weg ist klar kürzer als die anderen. Wo endet dein Zug?
puzzle-solved = Gelöst
puzzle-failed = Nicht ganz
puzzle-lost = Dieser Zug verschenkt { $turns } Züge.
puzzle-drew = Ziehen ist ein Wagnis: Was kam, lässt sich nicht mit einem Plan vergleichen. Versuch es ohne.
puzzle-as-good = Nicht unser Plan, aber messbar nicht schlechter.
puzzle-unknown = Es gibt kein Rätsel „{ $id }“.
puzzle-unfinished = Der Zug ist noch nicht zu Ende: Beende ihn, dann wird er beurteilt.
puzzle-turn-over = Der Zug ist zu Ende. Fang neu an, um etwas anderes zu versuchen.
puzzle-file = { $file } enthält etwas, das keines unserer Rätsel ist.
puzzle-step-move = { $blockade ->
    [0] { $cards }: { $spaces }
   *[other] { $spaces ->
        [none] { $cards }: Blockade { $blockade }
       *[other] { $cards }: { $spaces }, Blockade { $blockade }
    }
  }
puzzle-step-pay = { $blockade ->
    [0] { $cards } ausspielen: { $spaces }
   *[other] { $cards } ausspielen: Blockade { $blockade }
  }
puzzle-step-camp = Basislager { $spaces }: { $cards } verlässt das Spiel
puzzle-step-use = { $cards } ausspielen
puzzle-step-remove = { $cards } entsorgen
puzzle-step-buy = { $card } kaufen mit { $cards }
puzzle-step-keep = { $cards } auf der Hand behalten
reason-sooner = { $games }-mal mit demselben Glück weitergespielt, ist dieser Plan { $tenths } Züge früher am Ziel als der nächstbeste.

puzzles = Rätsel
puzzle-today = Rätsel des Tages
puzzle-this-week = Diese Woche
puzzle-all = Alle Rätsel
puzzle-text = Eine echte Stellung, ein Zug, ein Plan klar besser als alle anderen. Versuch es, so oft du willst.
puzzle-level = Stufe { $level } von 5
puzzle-where = { $route }, Runde { $round }
puzzle-show-way = Weg zeigen
puzzle-why-works = Warum das geht
puzzle-hide-way = Selbst versuchen
puzzle-again = Noch einmal
puzzle-next = Weiter
puzzle-more = Noch zu lösen
puzzle-judging = Dein Zug wird abgewogen …
puzzle-way = Der Weg, Schritt für Schritt
puzzle-tempting =
    { $count ->
        [one] Was richtig aussieht
       *[other] Zwei Pläne, die richtig aussehen
    }
puzzle-costs = kostet { $turns } Züge
puzzle-tries =
    { $count ->
        [one] Beim ersten Versuch gelöst
       *[other] Im Versuch { $count } gelöst
    }
puzzle-count = { $done } von { $all } gelöst
puzzle-is-solved = gelöst
puzzle-is-open = offen
puzzle-measured = Mit { $looks } Blicken voraus gemessen: { $turns } Züge besser als der nächste Plan, auf { $doubt } genau.
