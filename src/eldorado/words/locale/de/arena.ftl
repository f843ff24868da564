# Die Arena: Optionen, Tabellen, Bericht, was schiefgehen kann.

help-arena = Turniere für Bots: gleiche Karten, wechselnde Plätze, Siege mit Intervallen. Daten auf stdout, Fortschritt auf stderr.
help-bench-bots = Die Bots messen: Stärke im Vergleich, Runden, unfertige Partien, Zeit je Zug.
option-bots = Bots mit Namen, durch Kommas getrennt; der letzte füllt die übrigen Plätze.
option-more_bots = Ein weiterer Bot; ein eigener als DATEI.py:Klasse. Kann wiederholt werden.
option-routes = Eine gedruckte Strecke, eine Streckendatei oder all. Kann wiederholt werden.
option-players = Spielende am Tisch (sonst so viele wie Bots).
option-caves = Mit Höhlen, ohne oder beides.
option-games = Partien an jeder Art Tisch, aufgerundet auf ganze Platzwechsel.
option-seed = Entscheidet über jedes Mischen. Gleicher Startwert, gleiche Partien.
option-jobs = Prozesse, die gleichzeitig spielen. Die Ergebnisse hängen nicht davon ab.
option-nodes = Wie viele Stellungen ein Bot für eine Entscheidung ansehen darf (sonst sein eigenes Maß).
option-max_rounds = Eine längere Partie zählt als unfertig.
option-time_limit = Sekunden, die ein Bot für eine Entscheidung hat.
option-on_error = Wenn ein Bot scheitert: Das Turnier hält an, oder der Platz gibt auf.
option-sprt = Aufhören, sobald klar ist, ob der erste Bot eher H0 oder H1 gewinnt (Anteile wie 0.25,0.30).
option-luck = Jede gezogene Hand an so vielen möglichen messen (ohne Zahl: 8) und die Siege auch ohne Glück nennen.
option-game = Nur diese eine Partie des Plans spielen.
option-resume = Ein angehaltenes Turnier mit denselben Einstellungen fortsetzen.
option-journal = Die Datei, die die Ergebnisse laufend aufnimmt (sonst im Zustandsordner).
option-cluster = Auf einem Ray-Verbund statt in örtlichen Prozessen spielen.
option-report = Eine Seite mit Schaubildern nach DIR schreiben.
option-save = Die Aufzeichnung jeder Partie nach DIR schreiben.
option-only = Nur die Teile messen, deren Name diesen Text enthält. Mehrfach möglich.
option-quick = Weniger Partien: ein Blick, keine Messung.

arena-playing = Partien
arena-cell = { $cell }: { $games } Partien
arena-all = Alle Tische: { $games } Partien
arena-table =
    { $route }, { $players } Spielende{ $caves ->
        [on] , Höhlen
       *[off] {""}
    }
arena-bot = Bot
arena-wins = Siege
arena-interval = 95 %
arena-fair = fair
arena-places = Ränge
arena-rounds = Runden
arena-gained = Karten
arena-ms = ms je Zug, p95
arena-against = gegen
arena-unfinished-short = unfertig
arena-rating = Wertung
arena-strength = Mittel ± Fehler
arena-unfinished =
    { $count ->
        [one] { $count } Partie wurde in den Runden nicht fertig.
       *[other] { $count } Partien wurden in den Runden nicht fertig.
    }
arena-forfeits =
    { $count ->
        [one] { $count } Platz wurde aufgegeben, weil sein Bot scheiterte:
       *[other] { $count } Plätze wurden aufgegeben, weil ihre Bots scheiterten:
    }
arena-more-forfeits = … und { $count } weitere (--json nennt alle).
arena-sprt = Folgetest { $h0 } % gegen { $h1 } % nach { $deals } Kartenfolgen: { $decided } (Verhältnis { $ratio }, Grenzen { $low } und { $high }).
arena-luckless = Ohne das Glück beim Ziehen (verglichene Hände je Zug: { $hands }):
arena-luckless-few = Zu wenige Kartenfolgen, um das Glück beim Ziehen herauszurechnen: Es braucht { $fewest }.
arena-saved = Partien gespart
arena-saves =
    { $games ->
        [0] keine
       *[other] { $games } von 100
    }
arena-stopped = Angehalten nach { $done } von { $games } Partien; sie sind aufgehoben, --resume macht weiter.

arena-no-bots = Mindestens einen Bot nennen: --bots planner,steady
arena-bots =
    { $bots ->
        [one] { $bots } Bot passt nicht an einen Tisch für { $players }.
       *[other] { $bots } Bots passen nicht an einen Tisch für { $players }.
    }
arena-games = { $games } Partien sind zu wenig.
arena-no-part = Kein Teil dieser Messung heißt „{ $part }“. Es gibt: { $known }
arena-no-game = Partie { $game } gibt es in diesem Turnier nicht.
arena-sprt-shares = --sprt nimmt zwei Anteile zwischen 0 und 1, den kleineren zuerst, wie 0.25,0.30; „{ $found }“ ist das nicht.
arena-sprt-tables = --sprt braucht Tische einer Größe: --players 2, 3 oder 4, nicht all.
arena-journal = { $file } enthält keine Ergebnisse einer Arena.
arena-other-journal = { $file } enthält Ergebnisse eines Turniers mit anderen Einstellungen.
arena-no-ray = Ray ist nicht installiert: pip install "eldorado[ray]"
arena-bot-raised = Der Bot „{ $bot }“ ist in Partie { $game } gescheitert (Startwert { $seed }, Platz { $seat }, Aktion { $number }): { $reason }. Wiederholen mit --game { $game }.
arena-bot-illegal = Der Bot „{ $bot }“ hat in Partie { $game } etwas gewählt, das nicht zur Wahl stand (Startwert { $seed }, Platz { $seat }, Aktion { $number }): { $reason }. Wiederholen mit --game { $game }.
arena-bot-too-slow = Der Bot „{ $bot }“ hat sich in Partie { $game } nicht innerhalb von { $reason } entschieden (Startwert { $seed }, Platz { $seat }, Aktion { $number }). Wiederholen mit --game { $game }.
arena-bot-died = Der Bot „{ $bot }“ hat in Partie { $game } seinen Prozess mitgerissen (Startwert { $seed }, Platz { $seat }, Aktion { $number }): { $reason }. Wiederholen mit --game { $game }.
arena-bot-not-made = Der Bot „{ $bot }“ ließ sich in Partie { $game } nicht starten (Startwert { $seed }): { $reason }

report-title = Die Arena
report-about = { $games } Partien zwischen { $bots }. Startwert { $seed }: gleiche Karten für alle, wechselnde Plätze.
report-wins = Wer gewann
report-wins-about = Siege je Platz mit 95-%-Intervallen; der Strich ist der gleiche Anteil.
report-fair = gleicher Anteil
report-order = als { $number }. am Zug
report-figures = Alle Zahlen
report-rounds = Wie lange es dauerte
report-rounds-about = Runden, bis jemand am Ziel war, und ihr Mittel.
report-progress = Wie weit sie waren
report-progress-about = Schritte bis zum Ziel nach jeder Runde, im Mittel.
report-round = Runde
report-steps = Schritte übrig
report-cards = Was sie kauften
report-cards-about = Exemplare jeder Karte je Platz und Partie, und wie oft ihre Besitzer gewannen. Wer gewann, hat sie vielleicht gekauft, weil er vorn lag.
report-copies = Exemplare je Partie
report-owners = Siege der Besitzer
report-no-cards = Niemand hat etwas gekauft.
report-paths = Wo sie gingen
report-paths-about = Hell, wo viele gingen, Dämmerung, wo niemand war. Auf ein Feld zeigen nennt seinen Anteil an allen Plätzen.
