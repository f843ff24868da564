# Die Seite: Knöpfe, Fragen, was geschehen ist. Kurz, freundlich, genau; nennt die Summe und was mit einer Karte geschieht.

## Mengen

named-text = { $name }: { $text }
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
        [one] { $count } beliebiges Symbol
       *[other] { $count } eines beliebigen Symbols
    }
amount-card =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## Was Karten tun

effect-moves = { $amount } für eine Spielfigur: über ein oder mehrere Felder oder für eine Blockade.
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
        [one] { $remove } Handkarte
       *[other] bis zu { $remove } Handkarten
    } entsorgen.
effect-gain = Nimm eine beliebige Karte vom Markt oder aus der Reserve, kostenlos.
effect-guide = Ziehe eine Spielfigur auf ein Nachbarfeld, was immer es verlangt, oder entferne eine Blockade.
caption-transmitter = nimm eine Karte
caption-cartographer = ziehe 2
caption-scientist = ziehe 1, entsorge 0–1
caption-compass = ziehe 3
caption-travel_log = ziehe 2, entsorge 0–2
caption-native = 1 Schritt, überall
token-machete_1-text = Bewegt eine Spielfigur wie eine Karte mit 1 Machete.
token-machete_2-text = Bewegt eine Spielfigur wie eine Karte mit 2 Macheten.
token-machete_3-text = Bewegt eine Spielfigur wie eine Karte mit 3 Macheten.
token-paddle_1-text = Bewegt eine Spielfigur wie eine Karte mit 1 Paddel.
token-paddle_2-text = Bewegt eine Spielfigur wie eine Karte mit 2 Paddeln.
token-coin_1-text = Bewegt eine Spielfigur wie eine Karte mit 1 Münze oder zahlt 1.
token-coin_2-text = Bewegt eine Spielfigur wie eine Karte mit 2 Münzen oder zahlt 2.
token-draw-text = Ziehe 1 Karte.
token-remove-text = Entsorge 1 Handkarte: Sie verlässt das Spiel.
token-replace-text = Lege bis zu 4 Handkarten ab und ziehe ebenso viele.
token-keep_item-text = Ein gerade benutzter Gegenstand bleibt in deinem Deck.
token-pass_through-text = In diesem Zug dürfen deine Figuren besetzte Felder betreten und überqueren.
token-native-text = Ziehe eine Spielfigur kostenlos auf ein Nachbarfeld oder entferne eine Blockade.
token-change_symbol-text = Die nächste Karte zählt als ein anderes Symbol.

## Knöpfe

undo = Rückgängig
stop = Hier stehen bleiben
end-turn = Zug beenden
end-discarding = Alle ablegen
end-keeping =
    { $count ->
        [one] { $count } behalten
       *[other] { $count } behalten
    }
leave = Abbrechen
go-back = Zurück
put-back = Zurück
use = Ausspielen
buy-for = Kaufen für { $price }
remove-no-more = Keine mehr
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
go-on = Weiterspielen
to-front = Zur Startseite
play-here = Hier spielen

## Der Tisch

board = Die Strecke
hand = Deine Hand
hand-empty = Deine Hand ist leer.
tokens = Höhlen-Plättchen
market = Markt
market-wealth = du könntest { $coins } zahlen
market-bought = in diesem Zug gekauft
reserve = Reserve
reserve-open = offen: Ein Platz ist frei
reserve-closed = erst wenn ein Platz frei ist
slot-free = Ausverkauft. Die Reserve ist offen
slot-for = Freier Platz für: { $card }
last-copy = letzte
log = Verlauf
log-none = Hier wird jeder Zug erzählt.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
panel-chat = Chat
look-again = Noch einmal
players = Expeditionen
you = Du
your-turn = du bist dran
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
resigned-short = raus
player-home = durch das Tor
player-resigned = aufgegeben
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
        [0] nichts gespielt
        [one] { $count } gespielt
       *[other] { $count } gespielt
    }
draw-pile = Stapel
discard-pile = Ablage
played = In diesem Zug gespielt
deck = Alle Karten des Decks
draw-contents = In deinem Nachziehstapel, ohne Reihenfolge
removed = Aus dem Spiel
nothing = Nichts.
in-use = In Gebrauch:
leaving = Verlässt das Spiel:
blockades = Blockaden
blockades-won =
    { $count ->
        [one] { $count } Blockade, Nummer { $highest }
       *[other] { $count } Blockaden, höchste Nummer { $highest }
    }
blockade-name = Blockade { $number }
vote-bot = Einen Computer für diesen Platz weiterspielen lassen
status-connecting = Verbinde …
status-online = Verbunden
status-offline = Offline: Neuer Versuch läuft
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

## Namen zum Vorlesen

card-in-hand = { $text }. Karte { $number } von { $count }
card-kept = bleibt auf der Hand
card-discarded = kommt auf den Ablagestapel
card-pays = zahlt { $coins }
card-leaves = verlässt das Spiel
pays = zahlt { $coins }
keep-mark = bleibt
discard-mark = ablegen
leaves-mark = verlässt das Spiel
pile-price = Preis { $price }
pile-left =
    { $count ->
        [one] noch { $count }
       *[other] noch { $count }
    }
pile-last = letzte Karte: öffnet die Reserve
pile-cannot = jetzt nicht zu kaufen
item-once = Gegenstand: nur einmal
space-piece = hier steht { $name }
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
prompt-turn-text = Wähle eine Karte oder kaufe auf dem Markt.
prompt-turn-bought = Du hast eine Karte gekauft. Beende deinen Zug, wenn du so weit bist.
prompt-turn-empty = Nichts mehr zu spielen. Beende deinen Zug.
prompt-turn-change = Wähle nun die Karte, deren Symbol wechselt.
prompt-other = { $name } ist am Zug
prompt-other-text = Sieh dich um oder plane deinen nächsten Zug.
prompt-other-resigned = Du hast aufgegeben. Sieh zu, wie es ausgeht, oder verlass den Tisch über das Menü.
prompt-other-home = Du bist durch das Tor. Die anderen sind noch unterwegs.
prompt-over = Das Rennen ist vorbei
prompt-ending = Karten behalten?
prompt-ending-text = Wähle, was du behalten willst. Der Rest kommt auf den Ablagestapel.
prompt-ending-sum =
    { $discarded ->
        [one] { $discarded } Karte wird abgelegt,
       *[other] { $discarded } Karten werden abgelegt,
    } { $kept ->
        [0] keine bleibt.
        [one] { $kept } bleibt.
       *[other] { $kept } bleiben.
    } Dann ziehst du auf vier Karten nach.
prompt-buy = { $card } kostet { $price }
prompt-buy-text = Gewählt: { $sum }. Wähle Karten, um das zu ändern.
prompt-buy-goes = Sie kommt auf den Ablagestapel. Danach keine Bewegung mehr.
prompt-buy-loses = Verlässt das Spiel: { $cards }.
prompt-buy-last = Letzte Karte: Die Reserve wird geöffnet.
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
prompt-pay-back = Jede Karte passt. Sie kommt mit dem Ablagestapel wieder.
prompt-pay-gone = Was du wählst, verlässt das Spiel für immer.
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
prompt-take-text = Vom Markt oder aus der Reserve. Sie kommt auf deinen Ablagestapel.
prompt-purse = { $coins } in der Börse
prompt-purse-text = Wähle, was du kaufst.
prompt-replace =
    { $count ->
        [one] Lege { $count } Karte ab
       *[other] Lege bis zu { $count } Karten ab
    }
prompt-replace-text = Du ziehst ebenso viele neue.
prompt-hold = { $card }: { $amount }
prompt-choose = Wähle ein helles Feld.
prompt-no-way = Hier kommt mit ihr keine Figur weiter. Du kannst noch mit ihr zahlen oder sie ablegen.
prompt-moving = { $card }: noch { $left } von { $amount }
prompt-moving-text = Wähle ein helles Feld oder bleib hier stehen.
prompt-moving-cave = Bleib hier stehen, um die Höhle zu erkunden, oder geh weiter.

## Der Weg, auf den gezeigt wird

way-sum = Dieser Weg: { $sum }.
way-free = Dieser Weg: kostenlos.
way-blockade = Blockade { $strength }
way-takes = Du nimmst Blockade { $numbers }.
way-left = { $count } übrig.
way-explores = Wer dort stehen bleibt, erkundet eine Höhle.
way-rubble =
    { $what }: Spiele { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }.
way-camp =
    { $what }: Entsorge { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }.
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

refused-unknown = Das war nicht möglich ({ $code }).
reason-not-your-turn = Du bist nicht am Zug.
reason-nothing-reaches = Von deiner Hand führt jetzt nichts dorthin.
reason-out-of-reach = { $source } reicht nicht bis hierher.
reason-too-dear = { $card } kostet { $price }; du hast { $half_coins }.
page-offline = Der Server antwortet nicht. Bitte versuche es noch einmal.
page-failed = Etwas ist schiefgegangen ({ $status }). Bitte versuche es noch einmal.
page-connection-lost = Die Verbindung war unterbrochen. Nichts ist verloren; bitte versuche es noch einmal.

## Was geschehen ist

log-space =
    { $number ->
        [0] { $terrain } ({ $space })
       *[other] { $terrain } { $number } ({ $space })
    }
log-played =
    { $who ->
        [you] spielst
       *[other] spielt
    } { $one }
log-moved =
    { $by ->
        [token] nutzt
       *[card] { $who ->
            [you] spielst
           *[other] spielt
        }
    } { $what }: { $steps ->
        [one] { $steps } Feld, bis { $space }
       *[other] { $steps } Felder, bis { $space }
    }
log-stepped =
    { $who ->
        [you] ziehst
       *[other] zieht
    } weiter auf { $space }
log-blockade =
    { $who ->
        [you] nimmst
       *[other] nimmt
    } Blockade { $number }
log-paying =
    { $who ->
        [you] { $count ->
            [0] bezahlst
            [one] gibst { $count } Karte
           *[other] gibst { $count } Karten
        }
       *[other] { $count ->
            [0] bezahlt
            [one] gibt { $count } Karte
           *[other] gibt { $count } Karten
        }
    } für { $blockade ->
        [0] { $space }
       *[other] Blockade { $blockade }
    }
log-removed =
    { $who ->
        [you] entsorgst
       *[other] entsorgt
    } { $one }
log-taken =
    { $who ->
        [you] nimmst
       *[other] nimmt
    } { $one } kostenlos
log-bought =
    { $who ->
        [you] kaufst
       *[other] kauft
    } { $one } für { $half_coins }
log-vacant =
    { $who ->
        [you] nimmst
       *[other] nimmt
    } die letzte Karte { $card }: Ein Platz ist frei
log-pile =
    { $who ->
        [you] legst
       *[other] legt
    } den Stapel { $card } auf die Markttafel
log-kept-item =
    { $who ->
        [you] behältst
       *[other] behält
    } { $one }
log-item-gone =
    { $who ->
        [you] verlierst
       *[other] verliert
    } { $one }: Die Karte verlässt das Spiel
log-swapped =
    { $who ->
        [you] legst
       *[other] legt
    } { $one } beiseite
log-shuffled =
    { $who ->
        [you] mischst
       *[other] mischt
    } den Ablagestapel
log-drawn =
    { $who ->
        [you] ziehst
       *[other] zieht
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
log-token-found =
    { $who ->
        [you] findest
       *[other] findet
    } ein Höhlen-Plättchen: { $token }
log-token = setzt ein Höhlen-Plättchen ein: { $token }
log-piece-home =
    { $who ->
        [you] bringst
       *[other] bringt
    } eine Figur durch das Tor
log-home =
    { $who ->
        [you] erreichst
       *[other] erreicht
    } El Dorado
log-resigned =
    { $who ->
        [you] gibst auf
       *[other] gibt auf
    }
log-round = Runde { $round }
log-over = Das Rennen ist vorbei

## Einstellungen

settings = Einstellungen
language-label = Sprache
theme-label = Aussehen
motion-label = Bewegung
numbers-label = Zahlen immer auf die Felder schreiben
follow-label = Die Karte folgt den anderen
keys-label = Einzelne Tasten als Kürzel
bot-pace = Der Computer spielt
pace-1 = gut zu verfolgen
pace-2 = schneller
pace-0 = sofort
resign = Aufgeben
resign-sure = Deine Figuren verlassen das Brett. Aufgeben?
unofficial = Eine inoffizielle Ausgabe von Fans, ohne Verbindung zum Verlag.

## Erklärungen

explain-coins = Zahlt { $coins } beim Kauf.
book-name = im Regelheft „{ $name }“
explain-half = Zahlt beim Kauf eine halbe Münze.
explain-item = Ein Gegenstand: Einmal für sein Zeichen benutzt, verlässt er das Spiel. Auf Geröll gespielt oder abgelegt bleibt er.
explain-jungle = Zum Betreten braucht es so viele Macheten, wie das Feld zeigt, von einer einzigen Karte.
explain-river = Zum Betreten braucht es so viele Paddel, wie das Feld zeigt, von einer einzigen Karte.
explain-village = Zum Betreten braucht es so viele Münzen, wie das Feld zeigt, von einer einzigen Karte.
explain-rubble = Zum Betreten spielst du so viele Handkarten, wie das Feld zeigt. Sie kommen mit dem Ablagestapel wieder.
explain-camp = Zum Betreten entsorgst du so viele Handkarten, wie das Feld zeigt. Ein guter Weg zu einem besseren Deck.
explain-mountain = Niemand kann ein Gebirge betreten.
explain-cave = Ein Gebirge mit Höhle. Bleib daneben stehen, um ein Höhlen-Plättchen zu nehmen, wenn ihr mit Höhlen spielt.
explain-start = Eine Startposition. Niemand kehrt dorthin zurück.
explain-finish = Der letzte Schritt: Bezahle ihn, und du bist durch das Tor.
explain-blockade = Bezahle sie wie ein Feld, um sie zu entfernen. Sie gehört dir und zählt, wenn mehrere in derselben Runde ankommen.

## Anfangen

play-now = Sofort spielen
play-now-text = Gegen den Computer, gleich jetzt
play-here-way = Zusammen an diesem Gerät
play-here-text = Zwei bis vier Spieler, Gerät weitergeben
play-online = Online spielen
play-online-text = Jeder am eigenen Gerät, per Link
front-line = Ein Wettlauf durch den Dschungel zum goldenen Tor, für zwei bis vier.
front-picture = Die Strecke des ersten Spiels durch den Dschungel zur goldenen Stadt
front-more = Mehr
learn = Spielend lernen
continue = Weiterspielen
set-up-solo = Strecke und Gegner wählen
timer-none = unbegrenzt
timer-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
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
own-route-title = Eigene Strecke
own-route-text = Die Strecke, ein Teil je Zeile
own-route-file = Eine Strecke aus einer Datei lesen
own-route-fits = Diese Strecke lässt sich legen.
own-route-help = Jede Zeile nennt ein Teil, wo seine Mitte liegt und wie es gedreht ist. Die Prüfung sagt, was nicht passt und wo es passen würde.
own-route-not-yet = Die eigene Strecke lässt sich noch nicht legen; unter dem Text steht, warum.
begin = Losgehen
open-room = Raum öffnen
name-label = Name von Platz { $number }
kind-label = Wer spielt auf Platz { $number }
kind-here = an diesem Gerät
kind-open = per Link
player-n = Spieler { $number }
bot-name-1 = Mira
bot-name-2 = Tomas
bot-name-3 = Reiher

## Räume

join-label = Code oder Link
join = Mitspielen
free-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
lobby-title = Vor der Reise
your-name = Dein Name
seat-n = Platz { $number }
seat-yours = dein Platz
seat-host = Gastgeber
seat-here = ist da
sit-down = Hinsetzen
copy-link = Link kopieren
copied = Kopiert
copy-failed = Der Browser hat das Kopieren nicht erlaubt; markiere die Adresse stattdessen.
qr-label = QR-Code mit dem Link zu diesem Raum

## Das Gerät weitergeben

cover-title = { $name }, du bist am Zug
cover-text = Gib das Gerät weiter. Sonst sollte jetzt niemand hinsehen.
cover-button = Ich bin { $name }

## Das Ende

end-winner = { $name } findet El Dorado
end-you = Du findest El Dorado
end-nobody = Niemand hat El Dorado gefunden
end-rounds =
    { $rounds ->
        [one] { $rounds } Runde ist vorbei.
       *[other] { $rounds } Runden sind vorbei.
    }
end-reason-arrived = Allein durch das Tor, in Runde { $rounds }.
end-reason-blockades =
    Mehrere haben in Runde { $rounds } das Tor erreicht. { $first ->
        [one] { $first } Blockade schlägt { $second }.
       *[other] { $first } Blockaden schlagen { $second }.
    }
end-reason-highest = Mehrere haben in Runde { $rounds } das Tor erreicht, mit gleich vielen Blockaden. Nummer { $high } schlägt { $low }.
end-reason-first = Mehrere haben in Runde { $rounds } das Tor erreicht, niemand mit einer Blockade. Wer zuerst da war, gewinnt.
end-reason-round = In einer früheren Runde durch das Tor als alle anderen.
end-reason-resigned = Alle anderen haben aufgegeben.
end-reason-rounds =
    { $rounds ->
        [one] { $rounds } Runde ist vorbei.
       *[other] { $rounds } Runden sind vorbei.
    }
end-map = Karte aller Wege
rank = Platz
rank-who = Expedition
rank-gate = Durch das Tor
rank-arrived = Runde { $round }
rank-short =
    { $count ->
        [one] noch nicht: { $count } Feld fehlt
       *[other] noch nicht: { $count } Felder fehlen
    }
rank-unofficial = (Platz nicht offiziell)
rank-none = keine
why-title = Warum
why-blockades = 1. Meiste Blockaden
why-highest = 2. Höchste Nummer
why-first = 3. Früheste Ankunft
why-level = { $list }: Gleichstand, also weiter.
why-not-needed = Nicht nötig.
rematch = Noch einmal spielen
rematch-join = Zum nächsten Spiel
rematch-watch = Beim nächsten Spiel zusehen
fair-shuffles = Niemand hat das Mischen bestimmt; die Aufzeichnung beweist es.
fair-record = Zur Aufzeichnung
watch-replay = Noch einmal ansehen
review-open = Rückblick
look-at-table = Den Tisch ansehen
back-to-end = Zurück zum Ergebnis

## Noch einmal ansehen

replay = Aufzeichnung
replay-slider = Moment { $at } von { $of }
replay-turn-back = Zurück zum Zug davor
replay-back = Zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Weiter
replay-turn-on = Weiter zum nächsten Zug
replay-eyes = Sicht
eyes-all = alle Karten
eyes-none = als Zuschauer
replay-speed = Tempo
replay-save = Aufzeichnung speichern
replay-code = Code eines beendeten Spiels
replay-paste = Oder eine Aufzeichnung einfügen
record-line = Zeile { $line }:
loading = Lädt …
page-replay = Eine Aufzeichnung kann man nur ansehen.

## Für alle, die daran arbeiten

gallery = Galerie
gallery-cards = Karten
    .text = Alle Karten der Schachtel: womit du beginnst, was du kaufst und was sie für dich tun.
gallery-tokens = Plättchen und Figuren
    .text = Was in den Höhlen liegt, und die vier, die unterwegs sind.
gallery-spaces = Felder
    .text = Was das Gelände verlangt, von hell bis dunkel: je dunkler, desto schwerer.
gallery-blockades = Blockaden
    .text = Sechs stehen zwischen den Landschaften. Wer eine wegräumt, behält sie.
gallery-tiles = Geländetafeln
    .text = Die Teile, aus denen jede Strecke gelegt wird.
gallery-routes = Strecken
    .text = Die sieben gedruckten Strecken. Wähle eine, um ihren ganzen Plan zu sehen.
gallery-words = Wörter
    .text = Wie alles in den vier Sprachen dieser Ausgabe heißt.
gallery-piece = Eine Figur auf dem Plan und ihr Zeichen auf kleinen Karten.
tile-name = Tafel { $letter }
search = Suchen

## Augenblicke am Tisch

last-round = Letzte Runde
last-played = hat gespielt
last-yours = dein letzter Zug
last-to-play = spielt als Nächstes
last-plays = spielt zuletzt
last-short =
    { $count ->
        [one] { $count } Feld fehlt · hat gespielt
       *[other] { $count } Felder fehlen · hat gespielt
    }
prompt-last = Das ist dein letzter Zug
prompt-last-gate =
    { $count ->
        [one] { $names } ist durch das Tor.
       *[other] { $names } sind durch das Tor.
    }
prompt-last-after =
    { $count ->
        [one] { $names } spielt nach dir, dann ist Schluss.
       *[other] { $names } spielen nach dir, dann ist Schluss.
    }
prompt-last-nobody = Nach dir spielt niemand mehr.
prompt-last-help = Kommst du auch durch das Tor, entscheiden die Blockaden: Du hast { $mine }, { $name } hat { $theirs }.
hat-label = beginnt die Runde
rest-title = Gleich zurück
rest-text = Der Tisch macht kurz Pause. Alles bleibt, wie es liegt.
rest-try = Jetzt versuchen
rest-again = Neuer Versuch läuft
rest-kept = Du kannst diese Seite schließen: Der Link bleibt gültig.
title-your-turn = Du bist dran
hint = Tipp
hint-more = Zwei andere
hint-hide = Tipp ausblenden
hint-thinking = Denkt nach …
hint-key = Tipp: H
hint-chance = Siegchance
hint-best = der beste Plan
hint-behind = Züge Rückstand: { $turns }

## Planen, während andere spielen

plan-waits = Dein Plan wartet
plan-waits-turn = Dein Plan wartet auf deinen Zug
plan-private = nur du siehst ihn
plan-nothing-sent = Vor deinem Zug wird nichts gesendet.
plan-title = Plan: { $text }
plan-move = { $card } nach { $space }
plan-break = { $card } für Blockade { $number }
plan-use = { $card } nutzen
plan-buy = { $card } kaufen
plan-card = Schritt { $number } deines Plans
plan-add = Einplanen
plan-clear = Plan löschen
plan-play = Plan spielen
plan-works = Dein Plan geht noch auf
plan-changed = Dein Plan geht nicht mehr auf
plan-changed-text = Die Lage hat sich geändert.
plan-in-way = { $name } steht dir im Weg.
plan-blockade-gone = Blockade { $number } ist weg.
plan-again = Plane neu oder spiele etwas anderes.
plan-not-yet = Du bist noch nicht am Zug
prompt-aim = Wie kommst du dorthin?
prompt-aim-text =
    { $count ->
        [one] { $cards } führt dorthin. Wähle diese Karte.
       *[other] Wähle { $cards }.
    }
card-reaches = führt dorthin
prompt-turn-tokens = Deine Hand ist leer. Nutze ein Plättchen oder beende deinen Zug.
prompt-choose-once = Wähle ein helles Feld. Danach verlässt die Karte das Spiel.
prompt-token-no-way = Dieses Plättchen bewegt hier keine Figur. Heb es für später auf.
prompt-token-pays = Dieses Plättchen bewegt hier keine Figur. Bezahlen kannst du noch damit.

## Die Uhr

time-left-bank = noch { $turn } für diesen Zug, { $bank } im Vorrat
time-soon = Noch { $time }, dann läuft dein Zeitvorrat.
time-bank = Dein Zeitvorrat läuft: noch { $time }.
time-last = Nur noch { $time }. Dann beendet ein Computer diesen Zug für dich.
time-up-you = Die Zeit ist um. Ein Computer beendet diesen Zug; der nächste gehört wieder dir.

## Nach einem Sieg

next-level = Nächste Stufe: { $bot }
rate-route = Strecke bewerten
