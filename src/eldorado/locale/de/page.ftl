# Die Seite: Knöpfe, Fragen, was geschah. Kurz, warm, genau; nennt die Summe und wohin eine Karte geht.

## Mengen

amount-machete =
    { $count ->
        [one] { $count } Machete
       *[other] { $count } Macheten
    }
amount-paddle =
    { $count ->
        [one] { $count } Paddel
       *[other] { $count } Paddel
    }
amount-coin =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
amount-joker =
    { $count ->
        [one] { $count } Symbol nach Wahl
       *[other] { $count } gleiche Symbole nach Wahl
    }
amount-card =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## Was Karten tun

effect-moves = { $amount } für eine Figur: für ein oder mehrere Felder oder für eine Blockade.
effect-joker =
    { $count ->
        [one] { $count } Machete, Paddel oder Münze, wie du willst.
       *[other] { $count } Macheten, Paddel oder Münzen, wie du willst.
    }
effect-draws =
    { $count ->
        [one] Ziehe { $count } Karte.
       *[other] Ziehe { $count } Karten.
    }
effect-draw-and-remove =
    Ziehe { $draw ->
        [one] { $draw } Karte
       *[other] { $draw } Karten
    }, dann darfst du { $remove ->
        [one] { $remove } Karte
       *[other] bis zu { $remove } Karten
    } von deiner Hand entsorgen.
effect-gain = Nimm umsonst eine beliebige Karte von der Markttafel oder von oberhalb.
effect-guide = Ziehe eine Figur auf ein Nachbarfeld, gleich was es verlangt; oder entferne eine Blockade.
caption-transmitter = nimm eine Karte
caption-cartographer = ziehe 2
caption-scientist = ziehe 1, entsorge bis zu 1
caption-compass = ziehe 3
caption-travel_log = ziehe 2, entsorge bis zu 2
caption-native = 1 Schritt, jedes Feld
token-machete_1-text = Bewegt eine Figur wie eine Karte mit 1 Machete.
token-machete_2-text = Bewegt eine Figur wie eine Karte mit 2 Macheten.
token-machete_3-text = Bewegt eine Figur wie eine Karte mit 3 Macheten.
token-paddle_1-text = Bewegt eine Figur wie eine Karte mit 1 Paddel.
token-paddle_2-text = Bewegt eine Figur wie eine Karte mit 2 Paddeln.
token-coin_1-text = Bewegt eine Figur wie eine Karte mit 1 Münze, oder zahlt 1.
token-coin_2-text = Bewegt eine Figur wie eine Karte mit 2 Münzen, oder zahlt 2.
token-draw-text = Ziehe 1 Karte.
token-remove-text = Entsorge 1 Karte von deiner Hand.
token-replace-text = Lege bis zu 4 Karten von deiner Hand beiseite und ziehe ebenso viele.
token-keep_item-text = Ein eben benutzter Gegenstand bleibt bei deinen Karten.
token-pass_through-text = In diesem Zug dürfen deine Figuren besetzte Felder betreten und durchqueren.
token-native-text = Ziehe eine Figur umsonst auf ein Nachbarfeld, oder entferne eine Blockade.
token-change_symbol-text = Die nächste Karte zählt als anderes Symbol.

## Knöpfe

undo = Rückgängig
stop = Anhalten
end-turn = Zug beenden
end-discarding = Alle ablegen
end-keeping =
    { $count ->
        [one] { $count } behalten, fertig
       *[other] { $count } behalten, fertig
    }
leave = Abbrechen
go-back = Zurück
put-back = Zurück
use = Karte nutzen
buy-for = Kaufen für { $price }
remove-no-more = Genug entsorgt
replace-done = Jetzt ziehen
keep-item = { $card } behalten
keep-nothing = Nichts zu behalten
close = Schließen
menu = Menü
rules = Regeln
sound = Ton
whole-route = Ganze Strecke
my-piece = Meine Figur
closer = Näher
farther = Weiter weg
go-on = Weiter
to-front = Zur Startseite
play-here = Hier spielen

## Der Tisch

board = Die Strecke
hand = Deine Hand
hand-empty = Keine Karte mehr auf der Hand.
hand-watching = Du schaust zu.
tokens = Höhlen-Plättchen
market = Markt
market-wealth = du könntest { $coins } zahlen
market-bought = in diesem Zug gekauft
reserve = Oberhalb
reserve-open = offen: ein Platz ist frei
reserve-closed = offen, sobald ein Platz frei ist
slot-free = Ausverkauft. Auch oberhalb ist zu kaufen
slot-for = Freier Platz für { $card }
last-copy = letzte
log = Verlauf
look-again = Noch mal sehen
players = Expeditionen
you = Du
your-turn = du bist am Zug
on-turn = am Zug
computer = Computer
stand-in = ein Computer spielt weiter
away = nicht da
round = Runde { $round }
own-route = eigene Strecke
player-count =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
to-go =
    { $count ->
        [one] { $count } Feld bis zum Tor
       *[other] { $count } Felder bis zum Tor
    }
to-go-two =
    { $count ->
        [one] { $count } Feld bis zum Tor, beide Figuren
       *[other] { $count } Felder bis zum Tor, beide Figuren
    }
to-go-short = noch { $count }
home-short = am Ziel
player-home = durch das Tor
player-resigned = hat aufgegeben
hand-count =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
draw-count =
    { $count ->
        [one] { $count } Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
discard-count =
    { $count ->
        [one] { $count } Karte im Ablagestapel
       *[other] { $count } Karten im Ablagestapel
    }
played-count =
    { $count ->
        [0] keine gespielt
        [one] { $count } gespielt
       *[other] { $count } gespielt
    }
draw-pile = Nachziehen
discard-pile = Ablage
played = In diesem Zug gespielt
deck = Alle eigenen Karten
draw-contents = In deinem Nachziehstapel, ohne Reihenfolge
removed = Entsorgt
nothing = Nichts.
in-use = In Gebrauch:
leaving = Wird entsorgt:
blockades = Blockaden
blockades-won =
    { $count ->
        [one] { $count } Blockade, Nummer { $highest }
       *[other] { $count } Blockaden, höchste Nummer { $highest }
    }
blockade-name = Blockade { $number }
vote-bot = Hier einen Computer weiterspielen lassen
status-connecting = Verbinde …
status-online = Verbunden
status-offline = Offline: neuer Versuch
status-gone = Getrennt
panel-market = Markt
panel-log = Verlauf
panel-menu = Menü
panel-player = Expedition
panel-card = Karte
panel-space = Feld
panel-help = Regeln
panel-again = Seit deinem letzten Zug
skip = Überspringen
stand-in-you = Ein Computer spielt für dich.
take-back = Übernehmen
faster = Schneller
time-left =
    { $count ->
        [one] noch { $count } Sekunde
       *[other] noch { $count } Sekunden
    }

## Zum Vorlesen

card-in-hand = { $text }. Karte { $number } von { $count }
card-kept = bleibt auf deiner Hand
card-discarded = kommt auf deinen Ablagestapel
card-pays = zahlt { $coins }
card-leaves = wird entsorgt
pays = zahlt { $coins }
keep-mark = behalten
discard-mark = ablegen
leaves-mark = wird entsorgt
pile-price = Kaufpreis { $price }
pile-left =
    { $count ->
        [one] noch { $count }
       *[other] noch { $count }
    }
pile-last = letzte Karte: dann wird auch oberhalb verkauft
pile-cannot = jetzt nicht zu kaufen
item-once = Gegenstand, dient einmal
space-piece = { $name } steht hier
space-tokens =
    { $count ->
        [one] { $count } Höhlen-Plättchen
       *[other] { $count } Höhlen-Plättchen
    }
space-distance =
    { $count ->
        [one] { $count } Schritt bis zum Tor
       *[other] { $count } Schritte bis zum Tor
    }

## Was gefragt ist

prompt-turn = Du bist am Zug
prompt-turn-text = Wähle eine Karte, oder kaufe auf dem Markt.
prompt-turn-bought = Du hast gekauft. Beende deinen Zug, wenn du so weit bist.
prompt-turn-empty = Nichts mehr zu spielen. Beende deinen Zug.
prompt-turn-change = Jetzt die Karte, deren Symbol wechseln soll.
prompt-other = { $name } spielt
prompt-other-text = Du kannst dich inzwischen umsehen.
prompt-watching = Du schaust zu.
prompt-over = Das Rennen ist zu Ende
prompt-ending = Karten behalten?
prompt-ending-text = Tippe an, was du behalten willst. Der Rest kommt auf deinen Ablagestapel.
prompt-ending-sum =
    { $discarded ->
        [one] { $discarded } Karte wird abgelegt,
       *[other] { $discarded } Karten werden abgelegt,
    } { $kept ->
        [0] keine bleibt.
        [one] { $kept } bleibt.
       *[other] { $kept } bleiben.
    } Dann ziehst du bis auf vier.
prompt-buy = { $card } kostet { $price }
prompt-buy-text = Gewählt: { $sum }. Tippe Karten an, um das zu ändern.
prompt-buy-goes = Sie kommt auf deinen Ablagestapel; nach dem Kauf bewegt sich in diesem Zug keine Figur mehr.
prompt-buy-loses = Wird entsorgt: { $cards }.
prompt-buy-last = Letzte Karte: Dann wird auch oberhalb verkauft.
prompt-pay-rubble =
    { $count ->
        [one] Geröll: Spiele { $count } Karte
       *[other] Geröll: Spiele { $count } Karten
    }
prompt-pay-blockade =
    { $count ->
        [one] Blockade: Spiele { $count } Karte
       *[other] Blockade: Spiele { $count } Karten
    }
prompt-pay-camp =
    { $count ->
        [one] Basislager: Entsorge { $count } Karte
       *[other] Basislager: Entsorge { $count } Karten
    }
prompt-pay-back = Jede Karte passt. Mit deinem Ablagestapel kommt sie zurück.
prompt-pay-gone = Die Karte ist dann endgültig aus dem Spiel.
prompt-remove =
    { $count ->
        [one] Du darfst { $count } Karte entsorgen
       *[other] Du darfst bis zu { $count } Karten entsorgen
    }
prompt-remove-must =
    { $count ->
        [one] Entsorge { $count } Karte
       *[other] Entsorge { $count } Karten
    }
prompt-take = Nimm eine beliebige Karte
prompt-take-text = Von der Markttafel oder von oberhalb. Sie kommt auf deinen Ablagestapel.
prompt-purse = { $coins } im Beutel
prompt-purse-text = Wähle, was du kaufst.
prompt-replace =
    { $count ->
        [one] Lege { $count } Karte beiseite
       *[other] Lege bis zu { $count } Karten beiseite
    }
prompt-replace-text = Du ziehst ebenso viele neue.
prompt-hold = { $card }: { $amount }
prompt-choose = Wähle ein leuchtendes Feld.
prompt-no-way = Sie bewegt von hier keine Figur. Zahlen oder abgelegt werden kann sie noch.
prompt-moving = { $card }: { $amount }, noch { $left }
prompt-moving-text = Wähle ein leuchtendes Feld, oder halte hier an.
prompt-moving-cave = Halte hier an, um die Höhle zu erkunden, oder geh weiter.

## Der Weg, auf den gezeigt wird

way-sum = Dieser Weg: { $sum }.
way-free = Dieser Weg: umsonst.
way-blockade = Blockade { $strength }
way-takes = Du nimmst Blockade { $numbers }.
way-left = { $count } übrig.
way-explores = Dort anhalten erkundet eine Höhle.
way-rubble =
    { $what }: Spiele { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } von deiner Hand.
way-camp =
    { $what }: Entsorge { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } von deiner Hand.
way-rubble-short =
    { $count ->
        [one] { $count } Karte spielen
       *[other] { $count } Karten spielen
    }
way-camp-short =
    { $count ->
        [one] { $count } Karte entsorgen
       *[other] { $count } Karten entsorgen
    }
way-costs = kostet { $cost }, { $left } übrig

## Warum nicht

refused-unknown = Das ging nicht ({ $code }).
reason-not-your-turn = Du bist nicht am Zug.
reason-out-of-reach = { $source } reicht nicht bis hierher.
reason-too-dear = { $card } kostet { $price }; du hast { $coins }.
page-offline = Der Server antwortet nicht. Bitte versuche es noch einmal.
page-failed = Etwas ist schiefgegangen ({ $status }). Bitte versuche es noch einmal.
page-connection-lost = Die Verbindung ist abgerissen. Nichts ging verloren; bitte versuche es noch einmal.

## Was geschah

log-played = { $card }
log-moved =
    { $what }: { $steps ->
        [one] { $steps } Feld, nach { $space }
       *[other] { $steps } Felder, nach { $space }
    }
log-stepped = weiter nach { $space }
log-blockade = Blockade { $number } genommen
log-paying =
    { $count ->
        [one] { $count } Karte für { $space }
       *[other] { $count } Karten für { $space }
    }
log-removed = { $card }: entsorgt
log-taken = { $card }, umsonst
log-bought = { $card } gekauft
log-vacant = letzte Karte { $card }: ein Platz ist frei
log-pile = { $card }: jetzt auf der Markttafel
log-kept-item = { $card } behalten
log-item-gone = { $card }: entsorgt
log-swapped = { $card } beiseitegelegt
log-shuffled = Ablagestapel gemischt
log-drawn =
    { $count ->
        [one] { $count } Karte gezogen
       *[other] { $count } Karten gezogen
    }
log-token-found = Höhlen-Plättchen gefunden: { $token }
log-token = Höhlen-Plättchen: { $token }
log-piece-home = eine Figur ist durch das Tor
log-home = in El Dorado
log-resigned = hat aufgegeben
log-round = Runde { $round }
log-over = Das Rennen ist zu Ende

## Einstellungen

settings = Einstellungen
language-label = Sprache
theme-label = Farben
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
motion-label = Bewegung
motion-auto = wie das Gerät
motion-full = an
motion-none = aus
numbers-label = Immer Zahlen auf die Felder schreiben
follow-label = Der Blick folgt den anderen
keys-label = Einzelne Tasten als Kürzel
bot-pace = Der Computer spielt
pace-1 = zum Mitsehen
pace-2 = schneller
pace-0 = sofort
resign = Aufgeben
resign-sure = Deine Figuren verlassen die Strecke. Aufgeben?
unofficial = Eine inoffizielle Ausgabe von Fans, ohne Verbindung zum Verlag.

## Erklärungen

explain-coins = Zahlt { $coins } bei einem Kauf.
explain-half = Zahlt ½ Münze bei einem Kauf.
explain-item = Ein Gegenstand: Einmal für sein Zeichen benutzt, wird er entsorgt. Auf Geröll gespielt oder abgelegt, bleibt er.
explain-jungle = Betreten kostet so viele Macheten, wie abgebildet sind, von einer einzigen Karte.
explain-river = Betreten kostet so viele Paddel, wie abgebildet sind, von einer einzigen Karte.
explain-village = Betreten kostet so viele Münzen, wie abgebildet sind, von einer einzigen Karte.
explain-rubble = Zum Betreten spielst du so viele Karten von der Hand, wie abgebildet sind. Mit deinem Ablagestapel kommen sie zurück.
explain-camp = Zum Betreten entsorgst du so viele Karten von der Hand, wie abgebildet sind. Ein guter Weg zu besseren Karten.
explain-mountain = Niemand kann Gebirge betreten.
explain-cave = Gebirge mit einer Höhle. Halte daneben an, um ein Höhlen-Plättchen zu nehmen, wenn ihr mit Höhlen spielt.
explain-start = Eine Startposition. Niemand kehrt dorthin zurück.
explain-finish = Der letzte Schritt: Bezahle ihn, und du bist durch das Tor.
explain-blockade = Bezahle sie wie ein Feld, um sie zu entfernen. Sie gehört dir und zählt, wenn mehrere in derselben Runde ankommen.

## Anfangen

play-now = Jetzt spielen
play-now-text = Gegen den Computer, sofort
play-here-way = Zusammen an diesem Gerät
play-here-text = Zwei bis vier Spieler, reicht das Gerät weiter
play-online = Online spielen
play-online-text = Alle am eigenen Gerät, per Link
front-line = Ein Rennen durch den Wald zum goldenen Tor, für zwei bis vier.
front-picture = Die Strecke des ersten Spiels durch den Wald zur goldenen Stadt
front-more = Mehr
learn = Spielend lernen
replays = Aufzeichnungen
continue = Weiterspielen
set-up-solo = Strecke und Gegner wählen
new-solo = Gegen den Computer
new-here = Zusammen an diesem Gerät
new-online = Online spielen
seats-title = Spieler
variants = Variante
caves-label = Mit Höhlen
caves-text = Halte neben einer Höhle an und nimm ein Plättchen. Für erfahrene Expeditionen.
more-switches = Mehr Regeln und Zeit
switch-fullRace = Rennen um alle Ränge
switch-moveAfterBuy = Bewegen nach dem Kauf
switch-nativeCrossesBlockade = Der Wegkundige entfernt eine Blockade und überquert sie
timer-label = Zeit für einen Zug
timer-none = unbegrenzt
timer-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
public-label = Alle dürfen beitreten
route-title = Strecke
route-length =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
route-caves =
    { $count ->
        [one] { $count } Höhle
       *[other] { $count } Höhlen
    }
begin = Beginnen
open-room = Raum eröffnen
create-room = Neuen Raum eröffnen
colour-change = Andere Farbe für Platz { $number }
name-label = Name auf Platz { $number }
kind-label = Wer auf Platz { $number } spielt
kind-here = an diesem Gerät
kind-open = per Link
seat-open = frei für jemanden
seat-add = Spieler hinzufügen
seat-remove = Platz { $number } entfernen
two-pieces-note = Zu zweit führt jeder zwei Figuren; beide müssen ankommen.
first-note = Wer beginnt, entscheidet der Zufall.
player-n = Spieler { $number }
default-name = Du
bot-name-1 = Mira
bot-name-2 = Tomas
bot-name-3 = Heron
level-random = Zufall
level-beginner = sanfter Anfänger
level-steady = solider Reisender
level-planner = kluger Planer
level-expert = harter Rivale

## Räume

join-label = Code oder Link
join = Beitreten
public-rooms = Offene Räume
free-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
lobby-title = Vor der Reise
lobby-seats = Wer mitkommt
lobby-share = Andere einladen
lobby-host-begins = Es geht los, wenn der Gastgeber beginnt.
lobby-wait =
    { $count ->
        [one] { $count } Platz ist noch frei. Gib ihn einem Computer, oder warte.
       *[other] { $count } Plätze sind noch frei. Gib sie Computern, oder warte.
    }
lobby-filled = { $count } von { $of } Plätzen sind besetzt
your-name = Dein Name
seat-free = freier Platz
seat-n = Platz { $number }
seat-yours = dein Platz
seat-here = ist da
sit-down = Hinsetzen
make-bot = Computer
make-open = Freigeben
copy-link = Link kopieren
copied = Kopiert
copy-failed = Der Browser hat das Kopieren nicht erlaubt; markiere stattdessen die Adresse.
qr-label = Der Link zu diesem Raum als Bild für Kameras

## Das Gerät weiterreichen

cover-title = { $name }, du bist am Zug
cover-text = Reiche das Gerät weiter. Jetzt sollte sonst niemand hinsehen.
cover-button = Ich bin { $name }

## Das Ende

end-winner = { $name } findet El Dorado
end-you = Du findest El Dorado
end-nobody = Niemand hat El Dorado gefunden
end-rounds = { $rounds } Runden sind um.
end-reason-arrived = Allein durch das Tor in Runde { $rounds }.
end-reason-blockades =
    Mehrere haben in Runde { $rounds } das Tor erreicht. { $first ->
        [one] { $first } Blockade schlägt { $second }.
       *[other] { $first } Blockaden schlagen { $second }.
    }
end-reason-highest = Mehrere haben in Runde { $rounds } das Tor erreicht, mit gleich vielen Blockaden. Nummer { $high } schlägt { $low }.
end-reason-first = Mehrere haben in Runde { $rounds } das Tor erreicht, niemand mit einer Blockade. Wer zuerst ankam, gewinnt.
end-reason-round = Durch das Tor in einer früheren Runde als alle anderen.
end-reason-resigned = Alle anderen haben aufgegeben.
end-reason-rounds = { $rounds } Runden sind um.
end-map = Bild aller Wege
rank = Rang
rank-who = Expedition
rank-gate = Durch das Tor
rank-arrived = Runde { $round }
rank-short =
    { $count ->
        [one] noch nicht: { $count } Feld fehlt
       *[other] noch nicht: { $count } Felder fehlen
    }
rank-unofficial = (Rang inoffiziell)
rank-none = keine
why-title = Warum
why-blockades = 1. Meiste Blockaden
why-highest = 2. Höchste Nummer
why-first = 3. Früheste Ankunft
why-level = { $list }: Gleichstand, also weiter.
why-not-needed = Nicht nötig.
rematch = Noch einmal
rematch-join = Wieder mitspielen
watch-replay = Noch mal ansehen
look-at-table = Zum Tisch
back-to-end = Zurück zum Ende

## Noch einmal ansehen

replay = Aufzeichnung
replay-slider = Stelle { $at } von { $of }
replay-turn-back = Zurück zum Zug davor
replay-back = Zurück
replay-play = Abspielen
replay-pause = Pause
replay-on = Weiter
replay-turn-on = Weiter zum nächsten Zug
replay-eyes = Wessen Augen
eyes-all = alle Karten offen
eyes-none = als Zuschauer
replay-speed = Tempo
replay-save = Aufzeichnung sichern
replay-played = Auf diesem Gerät gespielt
replay-code = Code eines beendeten Spiels
replay-file = Eine Aufzeichnung aus einer Datei
replay-paste = Oder füge eine Aufzeichnung ein
record-line = Zeile { $line }:
loading = Lade …
page-replay = Eine Aufzeichnung lässt sich nur ansehen.

## Für alle, die daran arbeiten

gallery = Galerie
gallery-cards = Karten
gallery-tokens = Plättchen und Figuren
gallery-spaces = Felder
gallery-blockades = Blockaden
gallery-tiles = Tafeln
gallery-routes = Strecken
gallery-words = Wörter
tile-name = Tafel { $letter }
search = Suchen
