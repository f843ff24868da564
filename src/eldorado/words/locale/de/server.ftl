# `eldorado serve`: der Server.

help-serve = Das Spiel für Browser bereitstellen, auf diesem Rechner oder für ein Netz.
option-host = Die Adresse (127.0.0.1: nur dieser Rechner; 0.0.0.0: das Netz).
option-port = Der Port (0: irgendein freier).
option-database_url = Wo Spiele liegen: sqlite:///DATEI oder postgresql://…
option-redis_url = Redis, für mehrere Prozesse mit denselben Spielen.
option-config = Einstellungen aus dieser TOML-Datei lesen.
option-log_level = Wie viel protokolliert wird.
option-no_browser = Keinen Browser öffnen.

serve-running = El Dorado ist erreichbar unter { $address }
serve-network = Im lokalen Netz: { $address }
serve-stop = Strg-C hält an.
play-running = El Dorado läuft unter { $address }

help-bench-server = Einen Server über echte Verbindungen belasten: Tempo, Verzögerung, Speicher, Sättigung, Kaltstart.
option-rooms = Wie viele Partien zugleich gespielt werden, je zwei Personen.
option-rate = Aktionen je Sekunde aller Partien zusammen, im Tempo von Menschen.
option-processes = Serverprozesse, die sich die Last teilen.
option-generators = Prozesse, die die Last erzeugen.
option-together = Die Leute eines Raums sitzen am selben Prozess, wie hinter einem Verteiler nach seinem Code.
option-reports = Werkstätten, die neben den Partien Berichte anfordern, höchstens 8.
option-both = Auch die andere Datenbank (--database-url), so schnell es geht, neben SQLite.
bench-server-cold = Ein Server antwortet { $seconds } s nach dem Start.
bench-server-paced = { $rooms } Partien im Tempo von Menschen: { $rate } Aktionen je Sekunde, von der Aktion bis zur Ansicht { $median } ms in der Mitte, { $worst } ms in 99 von 100 Fällen, { $errors } Fehler.
bench-server-saturated = { $database }: { $rooms } Partien so schnell es geht: { $rate } Aktionen je Sekunde, { $median } ms in der Mitte, { $worst } ms in 99 von 100 Fällen, { $errors } Fehler.
bench-server-memory = Eine Partie mit ihren zwei Verbindungen braucht { $kilobytes } KB.
bench-server-resume = Mit { $rooms } gespeicherten Partien antwortet ein Server nach { $seconds } s und zeigt eine davon nach weiteren { $view } ms.
bench-no-server = Der Server ist nicht gestartet.
bench-no-load = Der Lasterzeuger ist gescheitert: { $reason }

option-seed_hash = Mit --verify: ein Hash, den der Server gezeigt hat: der seines Anteils vor der Partie oder der des Startwerts zu Beginn.
replay-seed-kept = Der Startwert ist der, der vor der Partie versprochen wurde.
replay-other-seed = Der Startwert ist nicht der versprochene: Sein Hash ist { $found }, nicht { $promised }.
replay-shares-fit =
    { $count ->
        [0] Der Startwert ist der Anteil des Servers allein, wie vor der Partie versprochen; kein Platz hat einen Anteil beigetragen.
        [one] Der Startwert stimmt: Er ist aus den Anteilen des Servers und von Platz { $seats } gezogen. Keiner von beiden konnte das Mischen allein bestimmen.
       *[other] Der Startwert stimmt: Er ist aus den Anteilen des Servers und der Plätze { $seats } gezogen. Niemand konnte das Mischen allein bestimmen.
    }
replay-share-silent = Platz { $seat } hatte einen Anteil versprochen und nicht rechtzeitig genannt; er blieb weg.
replay-other-shares = Die Anteile in dieser Aufzeichnung ergeben nicht ihren Startwert: Sie ergeben { $found }, gespielt wurde mit { $needed }.
