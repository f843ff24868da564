# `eldorado admin`: für alle, die einen Server betreiben.

help-admin = Sich um die Partien eines Servers kümmern: Räume, Leute, Kopien, Prüfungen, Geheimnisse. Geht auch neben einem laufenden Server.
help-admin-rooms = Die Räume und ihre Partien.
help-admin-rooms-list = Alle Räume auflisten.
help-admin-rooms-show = Einen Raum zeigen: Phase, Plätze, Länge. Nichts, was nur seine Spieler wissen dürfen.
help-admin-rooms-close = Einen Raum schließen; wer darin ist, liest es binnen Sekunden. Gelöscht wird nichts.
help-admin-rooms-open = Einen geschlossenen Raum wieder öffnen.
help-admin-rooms-export = Die Aufzeichnung einer beendeten Partie schreiben.
help-admin-people = Wer ausgesperrt oder stumm ist: eine Adresse, ein Netz oder ein Platz wie ABCDEF:2.
help-admin-people-list = Auflisten, was entschieden wurde.
help-admin-people-ban = Jemanden nicht mehr hereinlassen. Wer einen gesperrten Platz hält, wird mit seiner Adresse ausgesperrt.
help-admin-people-mute = Jemanden daran hindern, den anderen zu schreiben.
help-admin-people-pardon = Eine Sperre oder ein Schweigen zurücknehmen.
help-admin-backup = Alle Partien eines Augenblicks in eine Datei kopieren, auch bei laufendem Server, und sie zurücklesen.
help-admin-restore = Eine Kopie in eine leere Datenbank der einen oder anderen Art einspielen.
help-admin-check = Jede gespeicherte Partie nachspielen und die beschädigten nennen.
help-admin-rotate-secret = Ein neues Geheimnis erzeugen, mit dem Plätze unterschrieben werden; früher unterschriebene gelten noch eine Weile.
option-phase = Nur Räume in dieser Phase.
option-reason = Warum; wird mit der Entscheidung aufbewahrt.
option-days = Für wie viele Tage (0: für immer).
option-with_seed = Auch von einer laufenden Partie; die Aufzeichnung enthält ihren Startwert.
option-accept_days = Wie viele Tage früher unterschriebene Plätze noch gelten.

admin-room-line = { $code }: { $phase ->
        [lobby] nicht begonnen
        [playing] läuft
       *[other] beendet
    }, { $entries ->
        [one] ein Eintrag
       *[other] { $entries } Einträge
    }, zuletzt berührt { $touched }
admin-room-count = { $count ->
        [one] Ein Raum
       *[other] { $count } Räume
    }
admin-room-seat = Platz { $seat }: { $name } ({ $kind ->
        [human] ein Mensch
        [bot] ein Bot
       *[other] frei
    })
admin-room-closed = Raum { $code } ist geschlossen.
admin-room-opened = Raum { $code } ist wieder offen.
admin-ruling = { $kind ->
        [ban] Ausgesperrt
        [mute] Stumm
       *[other] Geschlossen
    }: { $who }, bis { $until }, Grund: { $reason }
admin-ruling-count = { $count ->
        [one] Eine Entscheidung
       *[other] { $count } Entscheidungen
    }
admin-pardoned = Gegen { $who } liegt nichts mehr vor.
admin-backed-up = { $file }: geschrieben und zurückgelesen (Räume: { $rooms }, Einträge: { $entries }).
admin-restored = Aus { $file } eingespielt (Räume: { $rooms }, Einträge: { $entries }).
admin-broken = { $code }: { $reason }
admin-all-well = Jeder Raum lässt sich nachspielen: { $rooms }.
admin-rotated = Ein neues Geheimnis steht in { $file } und gilt binnen einer Minute. Früher unterschriebene Plätze gelten noch bis { $until }.

admin-nobody = „{ $found }“ ist weder eine Adresse noch ein Netz noch ein Platz wie ABCDEF:2.
admin-not-closed = Raum { $code } ist nicht geschlossen.
admin-not-ruled = Über { $who } wurde nichts entschieden.
admin-not-empty = In der Datenbank sind schon Räume; eine Kopie wird nur in eine leere eingespielt.
admin-no-backup = { $file } ist keine Sicherung.
admin-backup-damaged = Die Sicherung { $file } ist beschädigt oder abgeschnitten; nichts davon wurde verwendet.
admin-copy-differs = Was aus { $file } zurückgelesen wurde, ist nicht, was geschrieben wurde.
admin-broken-rooms = Räume, die sich nicht nachspielen lassen: { $broken } von { $rooms }.
admin-no-database = Die Datenbank lässt sich nicht öffnen: { $reason }
admin-newer-database = Die Datenbank stammt von einer neueren Ausgabe (Version { $found }; diese hier kennt { $known }).

help-admin-routes = Veröffentlichte Strecken: was gemeldet wurde, und wie man eine aus der Galerie nimmt.
help-admin-routes-list = Veröffentlichte Strecken auflisten, die am häufigsten gemeldeten zuerst.
help-admin-routes-show = Eine zeigen: wer sie veröffentlicht hat, was über sie gesagt wurde, und ihren Text.
help-admin-routes-remove = Eine Strecke endgültig aus der Galerie nehmen; dieselbe kann nicht wieder veröffentlicht werden.
option-sort = In welcher Reihenfolge.
help-admin-routes-keep = Die Meldungen verwerfen: Die Strecke bleibt.
admin-route-complaint = Meldung vom { $at }: { $reason }
admin-route-removed = Strecke { $code } ist aus der Galerie genommen.
admin-route-kept = Strecke { $code } bleibt; die Meldungen sind verworfen.
admin-route-line = { $code }: { $name } ({ $author }), veröffentlicht { $made }, { $plays ->
        [one] ein Rennen
       *[other] { $plays } Rennen
    }, { $complaints ->
        [0] keine Meldung
        [one] eine Meldung
       *[other] { $complaints } Meldungen
    }
admin-route-count = { $count ->
        [one] Eine Strecke
       *[other] { $count } Strecken
    }
