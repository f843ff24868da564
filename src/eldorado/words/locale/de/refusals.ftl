# Warum etwas nicht geht, und was ginge. Die Schlüssel sind die Codes der Fehler mit Strich statt Punkt.

fault-line = Zeile { $line }: { $sentence }

## Dateien und Namen

file-missing = Die Datei { $file } gibt es nicht.
file-folder = { $file } ist ein Ordner, keine Datei.
file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
file-too-long = { $file } hat mehr als { $most } Bytes; so lang ist kein Text dieses Spiels.
file-not-text = { $file } ist kein Text in UTF-8.
file-empty = { $file } ist leer.
file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
cards-unknown = Eine Karte „{ $found }“ gibt es nicht. Die Karten sind: { $cards }.
tile-unknown = Eine Tafel „{ $found }“ gibt es nicht. Die Tafeln sind: { $pieces }.
routes-unknown = Eine Strecke oder Datei „{ $found }“ gibt es nicht. Die gedruckten Strecken sind: { $known }.

## Aktionen als Text

action-too-long = Eine Aktion hat höchstens { $most } Zeichen; diese hat { $length }.
action-empty = Es wurde keine Aktion genannt.
action-unknown-verb = „{ $found }“ ist keine Aktion. Aktionen beginnen mit: { $verbs }.
action-unknown-card = Eine Karte „{ $found }“ gibt es nicht.
action-unknown-token = Ein Höhlen-Plättchen „{ $found }“ gibt es nicht.
action-unknown-space = Ein Feld „{ $found }“ gibt es hier nicht.
action-unknown-blockade = Eine Blockade „{ $found }“ gibt es nicht.
action-unknown-seat = Einen Platz „{ $found }“ gibt es nicht.
action-wrong-words =
    { $needed ->
        [one] Zu dieser Aktion gehört noch { $needed } Wort, nicht { $found }.
       *[other] Zu dieser Aktion gehören noch { $needed } Wörter, nicht { $found }.
    }

## Aktionen, die jetzt nicht gehen

illegal-over = Das Spiel ist zu Ende.
illegal-wrong-seat = Platz { $turn } ist am Zug, nicht Platz { $seat }.
illegal-cannot-resign = Platz { $seat } kann jetzt nicht aufgeben.
illegal-not-asked =
    { $asked ->
        [pay] Gib zuerst die verlangten Karten.
        [remove] Wähle zuerst die Karten zum Entsorgen, oder schließe ab.
        [take] Wähle zuerst die Karte, die du nimmst.
        [purse] Kaufe zuerst eine Karte, oder lege mehr dazu.
        [replace] Wähle zuerst die Karten zum Austauschen, oder schließe ab.
        [discard] Wähle zuerst die Karten zum Ablegen, oder schließe ab.
       *[play] Danach ist gerade nicht gefragt.
    }
illegal-not-now = Das geht gerade nicht.
illegal-no-card = Diese Karte hast du nicht auf der Hand: { $card }.
illegal-no-token = Dieses Höhlen-Plättchen hast du nicht: { $token }.
illegal-no-piece = Spielfigur { $piece } steht nicht auf der Strecke.
illegal-no-movement = Es ist keine Bewegung im Gang.
illegal-stop-first = Hier lässt sich eine Höhle erkunden: Geh weiter oder bleib zuerst stehen.
illegal-moved-after-buying = Nach dem Kauf bewegt sich in diesem Zug keine Figur mehr.
illegal-mountain = { $space } ist Gebirge; niemand kann es betreten.
illegal-not-next-to = { $space } liegt nicht neben deiner Figur.
illegal-start-space = { $space } ist eine Startposition; niemand kehrt dorthin zurück.
illegal-blockade-between = Blockade { $blockade } liegt dazwischen; sie muss zuerst weg.
illegal-occupied = { $space } ist besetzt.
illegal-pay-rubble =
    { $needed ->
        [one] Geröll: Spiele { $needed } beliebige Karte von der Hand.
       *[other] Geröll: Spiele { $needed } beliebige Karten von der Hand.
    }
illegal-pay-camp =
    { $needed ->
        [one] Basislager: Entsorge { $needed } Karte von der Hand.
       *[other] Basislager: Entsorge { $needed } Karten von der Hand.
    }
illegal-too-few-cards =
    { $needed ->
        [one] { $needed } Karte ist nötig; du hast { $cards } auf der Hand.
       *[other] { $needed } Karten sind nötig; du hast { $cards } auf der Hand.
    }
illegal-camp-used = Dieses Basislager wurde schon benutzt; in diesem Spiel dient jedes einmal.
illegal-needs-symbol = Hier ist eine einzelne Karte mit { $symbol } { $needed } nötig.
illegal-other-symbol = Hier ist ein anderes Symbol nötig: { $symbol } { $needed }.
illegal-too-weak = Nötig ist eine einzelne Karte mit { $symbol } { $needed }; { $source } hat { $power }. Karten zählen nicht zusammen.
illegal-too-little-left = Nötig ist { $symbol } { $needed }; von dieser Karte ist { $power } übrig.
illegal-same-symbol = { $source } dient auch ohne Wechsel als { $symbol }.
illegal-does-not-move = { $source } bringt keine Figur auf { $symbol } { $needed }.
illegal-no-blockade = Blockade { $blockade } liegt nicht auf der Strecke.
illegal-not-at-blockade = Deine Figur steht nicht an Blockade { $blockade }.
illegal-no-use = { $source } nützt gerade nichts.
illegal-nothing-to-keep = Kein benutzter Gegenstand zum Behalten: { $card }.
illegal-must-choose =
    { $left ->
        [one] Noch { $left } Karte ist zu wählen.
       *[other] Noch { $left } Karten sind zu wählen.
    }
illegal-hand-too-large = In diesem Spiel bleiben höchstens vier Karten auf der Hand: Lege mehr ab.
illegal-bought-already = Du hast in diesem Zug schon eine Karte gekauft; mehr geht nicht.
illegal-cannot-pay-any = Alles zusammen ist { $half_coins } wert; so wenig kostet keine Karte im Angebot.
illegal-not-money = { $source } kann nichts bezahlen, was gerade zu kaufen ist.
illegal-sold-out = { $card } ist ausverkauft.
illegal-reserve-closed = { $card } liegt in der Reserve; die Karte ist nur zu kaufen, solange auf dem Markt ein Platz frei ist.
illegal-too-dear = { $card } kostet { $price }; die Zahlung ist { $half_coins } wert.
undo-nothing = Es gibt nichts zurückzunehmen.
view-no-seat = Platz { $seat } gibt es nicht; dieses Spiel hat { $players }.

## Aufbau eines Spiels

setup-players = Man spielt zu 2 bis 4, nicht zu { $found }.
setup-seed = Der Startwert ist eine Zahl ab 0 mit höchstens { $bits } Bit.
setup-unknown-switch = Einen Regelschalter „{ $part }“ gibt es nicht. Die Schalter sind: { $switches }.
setup-first-player = Startspieler ist 0 (zufällig) oder ein Platz von 1 bis { $players }, nicht { $found }.
setup-max-rounds = Die Zahl der Runden liegt zwischen 1 und { $most }, nicht { $found }.
setup-rules = Regelversion { $found } ist hier nicht bekannt; bekannt sind die Versionen 1 bis { $known }.
setup-route = Eine Strecke ist der Name einer gedruckten Strecke, Pfad oder Text einer Streckendatei oder ein Spielplan, nicht { $found }.
action-not-a-text = Eine Aktion ist eine der erlaubten Aktionen oder ein Text, nicht { $found }.
record-tag = „{ $found }“ ist kein Name für eine Angabe: zuerst ein Kleinbuchstabe, dann Kleinbuchstaben, Ziffern, Leerzeichen und Bindestriche.
pickle-damaged = Was hier gespeichert war (Pickle), ist beschädigt oder verändert.

## Dateien des Materials: Datei, Schlüssel und Grund

data-not-toml = { $part }: Das ist kein TOML: { $reason }.
data-not-fluent = { $part }: Das ist kein Fluent: { $found }
data-missing = { $part }: fehlt.
data-unknown-key = { $part }: Dieser Schlüssel ist unbekannt.
data-name-twice = { $part }: zweimal benannt.
data-not-a-count = { $part }: Hier gehört eine kleine ganze Zahl hin, nicht „{ $found }“.
data-not-a-flag = { $part }: Hier gehört true oder false hin, nicht „{ $found }“.
data-not-a-card = { $part }: Hier gehört eine Tabelle mit den Werten der Karte hin, nicht „{ $found }“.
data-unknown-family = { $part }: Eine Familie „{ $found }“ gibt es nicht.
data-start-or-sold = { $part }: Eine Karte ist entweder im Startstapel oder hat einen Kaufpreis.
data-not-a-requirement = { $part }: Hier gehören ein Symbol und seine Stärke hin, nicht „{ $found }“.
data-bad-heading = { $part }: „{ $found }“ ist keine Überschrift wie „C tile back D“.
data-side-twice = { $part }: Diese Seite gibt es zweimal.
data-wrong-back = { $part }: Die Rückseite kann nicht { $found } sein.
data-wrong-rows = { $part }: Die Reihen haben { $rows } Felder.
data-unknown-space = { $part }: „{ $found }“ ist kein Feld.
data-wrong-starts = { $part }: Eine Starttafel hat die Startpositionen 1 bis 4, jede andere keine; gefunden: { $found }.
data-wrong-figure = { $part }: { $found } statt { $expected }.
data-unknown-route = Eine Strecke „{ $part }“ gibt es nicht. Die gedruckten Strecken sind: { $routes }.

hint-not-here = In diesem Raum sind keine Tipps erlaubt.
hint-not-your-turn = Einen Tipp bekommt nur, wer am Zug ist.
