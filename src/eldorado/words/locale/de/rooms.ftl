# Räume, Plätze und Verbindungen: warum etwas nicht geht, und was ginge.

act-count = Eine Nachricht trägt höchstens { $most } Aktionen, nicht { $found }.
act-stale = Das Spiel ist inzwischen weitergegangen; schau noch einmal hin und wähle neu.
act-over = Das Spiel ist zu Ende.
act-not-your-turn = Platz { $seat } ist am Zug.
act-after-reveal = Vorher wird etwas aufgedeckt; sieh erst hin und schicke das Weitere danach.
act-resign-apart = Aufgeben geht nur allein, ohne andere Aktionen.

connection-protocol = Diese Seite spricht Version { $found }, der Server Version { $spoken }; bitte lade die Seite neu.
connection-token = Zu diesem Link gehört kein Platz mehr.
connection-taken-over = Dein Platz wurde auf einem anderen Gerät übernommen.
connection-other-room = Die Adresse nennt einen anderen Raum als die Nachricht.
connection-seat-lost = Dein Platz wurde jemand anderem gegeben.
connection-hello-twice = Diese Verbindung hat sich schon vorgestellt.
connection-no-hello = Die Verbindung hat sich nicht rechtzeitig vorgestellt.
connection-not-text = Hier wird nur Text verstanden.
connection-too-long = Die Nachricht ist zu lang.
connection-too-fast = Zu viele Nachrichten auf einmal; bitte warte einen Moment.
connection-too-slow = Die Verbindung war zu langsam; sie beginnt neu.
connection-too-many = Von hier kommen zu viele Verbindungen.
connection-too-often = Von hier kommen zu oft neue Verbindungen; bitte warte einen Moment.
connection-not-understood = Die Nachricht war nicht zu verstehen.
connection-origin = Diese Seite gehört nicht zu diesem Server.
connection-banned = Die Betreiber dieses Servers lassen dich nicht herein.

http-not-found = Hier ist nichts.
http-method = So lässt sich das nicht fragen.
http-too-long = Das ist zu lang.
http-too-fast = Zu viele Anfragen; bitte warte einen Moment.
http-too-many-rooms = Zu viele neue Räume; bitte warte eine Weile.
http-too-many-connections = Es gibt zu viele Verbindungen; bitte versuche es gleich noch einmal.
http-too-slow = Die Anfrage kam zu langsam an.
http-too-hard = Diese Prüfung hat zu lange gedauert.
http-invalid = Die Anfrage war nicht zu verstehen.
http-not-json = Anfragen werden nur als JSON verstanden.
http-other-name = Dieser Server antwortet nicht unter dem Namen „{ $name }“. Wer ihn betreibt, kann den Namen in die Einstellung server_names aufnehmen.
http-unreadable = Die Antwort des Servers war nicht zu verstehen.

room-unknown = Einen Raum { $code } gibt es nicht. Bitte prüfe den Code.
room-broken = Die Partie in Raum { $code } lässt sich nicht fortsetzen: Was davon gespeichert wurde, ist beschädigt. Andere Räume sind nicht betroffen.
room-closed = Raum { $code } wurde von den Betreibern dieses Servers geschlossen.
room-too-many-guesses = Von hier kamen zu viele falsche Raumcodes; bitte warte eine Minute und prüfe den Code.
room-full = Alle Plätze sind besetzt.
room-has-begun = Das Spiel hat begonnen; das lässt sich nicht mehr ändern.
room-not-playing = Hier läuft gerade kein Spiel.
room-not-over = Das Spiel ist noch nicht zu Ende.
room-host-only = Das kann nur der Gastgeber.
room-seats = Ein Spiel hat 2 bis 4 Plätze, nicht { $found }.
room-here = Platz { $seat } lässt sich nur auf dem Gerät besetzen, das den Raum eröffnet.
room-route-too-long = Die Strecke hat mehr als { $most } Zeichen.
room-timer = Die Uhr geht von 0 bis { $most } Sekunden.
room-bank = Der Zeitvorrat geht von 0 bis { $most } Sekunden.
room-pace = Das Tempo geht von 0 bis { $most } Sekunden.
room-record-secret = Die Aufzeichnung bleibt geheim, bis das Spiel zu Ende ist.

pass-unknown = Der Pass dieses Geräts ist hier nicht bekannt. Öffne ihn neu, mit einem Link oder mit deinen Merkwörtern.
pass-link-used = Dieser Link wurde schon benutzt, oder seine Zeit ist abgelaufen. Hol dir auf dem anderen Gerät einen neuen.
pass-no-phrase = Zu diesen Wörtern gehört kein Pass. Prüfe sie bitte einzeln.
pass-too-many = Von hier kamen zu viele neue Pässe; warte bitte eine Weile. Spielen kannst du auch ohne.
pass-too-many-devices = Ein Pass gilt auf höchstens { $most } Geräten. Schließe ihn zuerst auf einem davon.

daily-record-secret = Dieses Rennen laufen heute noch andere. Die Aufzeichnung gibt es ab morgen.
daily-try-first = Üben kannst du nach deinem gewerteten Versuch.
daily-no-day = An diesem Tag gab es keine Expedition.
daily-too-many = Von hier sind heute schon zu viele zur Expedition aufgebrochen. Bitte komm morgen wieder.
daily-no-rematch = Eine Tagesexpedition lässt sich nicht als neue Partie wiederholen; übe sie stattdessen.

seat-unknown = Platz { $seat } gibt es nicht.
seat-taken = Platz { $seat } ist besetzt.
seat-not-yours = Platz { $seat } gehört dir nicht.
seat-stand-in = Auf Platz { $seat } vertritt dich ein Bot; nimm den Platz zuerst zurück.
seat-time-up = Die Zeit ist um. Ein Bot beendet diesen Zug für dich.
seat-hosts-own = Platz { $seat } gehört dem, der den Raum eröffnet hat.
seat-removed = Du wurdest von diesem Tisch entfernt. Nur wer den Raum leitet, kann dich wieder Platz nehmen lassen.
seat-not-removed = Diese Person wurde nicht entfernt.
share-malformed = Ein Anteil am Mischen besteht aus 64 hexadezimalen Ziffern.
share-not-asked = Nach einem Anteil am Mischen wird jetzt nicht gefragt.
share-not-promised = Das ist nicht der versprochene Anteil.
seat-kind = Diese Art von Platz gibt es nicht: { $found }.
seat-colour = Es gibt { $most } Farben; { $found } ist keine davon.
seat-colour-taken = Diese Farbe ist vergeben.
seat-not-a-bot = Platz { $seat } ist kein Bot.
seat-unknown-bot = Einen Bot „{ $found }“ gibt es nicht. Die Bots sind: { $bots }.
seat-name-unreadable = Diesen Namen könnten die anderen nicht lesen; bitte wähle einen anderen.

seat-not-a-person = Auf Platz { $seat } sitzt niemand, der Gastgeber sein könnte.
replace-not-a-person = Auf Platz { $seat } sitzt niemand, der zu vertreten wäre.
replace-present = Wer auf Platz { $seat } sitzt, ist da.

start-open-seats = Diese Plätze sind noch frei: { $seats }.

say-empty = Es gibt nichts zu sagen.
say-phrase = Diesen Spruch gibt es nicht.
say-too-fast = Bitte sprich etwas langsamer.
say-muted = Du kannst den anderen im Moment nicht schreiben.

server-full = Der Server ist voll; bitte versuche es später.
server-busy = Der Server ist beschäftigt; bitte versuche es gleich noch einmal.
server-stops = Gleich zurück: Der Server startet neu. Nichts ist verloren.
server-storage = Der Server kann gerade nicht speichern, darum wurde nichts gespielt. Bitte versuche es noch einmal.
server-fault = Auf dem Server ist etwas schiefgegangen. Nichts Gespieltes ist verloren.

log-gap = Im Protokoll ist eine Lücke: { $expected } war erwartet, { $found } kam.

settings-invalid = Die Einstellungen stimmen nicht: { $reason }
settings-no-file = Eine Einstellungsdatei { $file } gibt es nicht.
settings-not-yours = { $file } gehört jemand anderem. Wer die Datei trotzdem will, nennt sie mit --config.
settings-not-toml = { $file } ist kein TOML: { $reason }
settings-database = Einen Speicher der Art „{ $found }“ gibt es nicht.
settings-secret-too-short = Das Geheimnis ist zu kurz; es braucht mindestens { $least } Zeichen.
settings-secret-unreadable = Das Geheimnis in { $file } lässt sich nicht lesen: { $reason }
settings-secret-unwritable = Das Geheimnis, mit dem Plätze unterschrieben werden, lässt sich nicht nach { $file } schreiben: { $reason } Die Einstellung secret_file nennt einen anderen Ort.

serve-cannot-listen = Der Server kann auf { $host }, Port { $port } nicht lauschen: { $reason }.
serve-no-database = Der Server ist nicht gestartet, weil sich die Datenbank nicht öffnen lässt: { $reason }
serve-newer-database = Der Server ist nicht gestartet, weil die Datenbank von einer neueren Ausgabe stammt (Version { $found }; diese hier kennt { $known }).
serve-other-secret = Der Server ist nicht gestartet, weil das Geheimnis in { $file } nicht dasjenige ist, mit dem die Plätze dieser Datenbank unterschrieben wurden. Alle Prozesse brauchen dieselbe secret_file; mit „eldorado admin rotate-secret“ gilt ein neues Geheimnis, und alle müssen sich neu setzen.
serve-bad-redis = Der Server ist nicht gestartet, weil die Adresse von Redis nicht zu verstehen ist: { $reason }
serve-no-redis = Der Server läuft, aber Redis antwortet nicht: { $reason } Bis es antwortet, finden die Prozesse ihre Neuigkeiten in der Datenbank, etwa jede Sekunde.
server-database-in-use = Ein anderer Server hat die Spiele in { $file }. Beende ihn, oder gib diesem mit --database-url eine eigene Datei.

gallery-unknown = Eine veröffentlichte Strecke { $code } gibt es nicht. Bitte prüfe den Code.
gallery-not-raced = Bewerten kann diese Strecke nur, wer auf ihr ein Rennen zu Ende gespielt hat.
gallery-removed = Wer diesen Server betreibt, hat diese Strecke ({ $code }) aus der Galerie genommen.
gallery-too-many = Das war zu oft; bitte warte eine Weile.
gallery-full = Die Galerie ist voll: Sie fasst { $most } Strecken.

rule-hints = Tipps
    .text = Alle dürfen nach einem Plan fragen; jeder sieht, wie oft. Zuschauer sehen die Chancen.
hints-asked =
    { $count ->
        [one] 1 Tipp
       *[other] { $count } Tipps
    }
practice = Übung
nav-puzzles = Rätsel
