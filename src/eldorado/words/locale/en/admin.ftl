# `eldorado admin`: for whoever runs a server.

help-admin = Look after a server’s games: rooms, people, copies, checks, secrets. Works beside a running server.
help-admin-rooms = The rooms and their games.
help-admin-rooms-list = List all rooms.
help-admin-rooms-show = Show one room: phase, seats, how long it is. Nothing that only its players may know.
help-admin-rooms-close = Close a room; whoever is in it is told within seconds. Nothing is removed.
help-admin-rooms-open = Reopen a closed room.
help-admin-rooms-export = Write the record of a finished game.
help-admin-people = Who is banned or muted: an address, a network, or a seat such as ABCDEF:2.
help-admin-people-list = List what was decided.
help-admin-people-ban = Stop letting somebody in. Whoever holds a banned seat is banned by their address.
help-admin-people-mute = Keep somebody from writing to the others.
help-admin-people-pardon = Lift a ban or a mute.
help-admin-backup = Copy all games of one moment into a file, also while servers run, and read it back.
help-admin-restore = Put a copy into an empty database of either kind.
help-admin-check = Replay every stored game and name those that are damaged.
help-admin-rotate-secret = Make a new secret that signs seats; seats signed before stay valid for a while.
option-phase = Only rooms in this phase.
option-reason = Why; kept with the decision.
option-days = For how many days (0: forever).
option-with_seed = Also of a game that is being played; the record holds its seed.
option-accept_days = For how many days seats signed before stay valid.

admin-room-line = { $code }: { $phase ->
        [lobby] not begun
        [playing] being played
       *[other] over
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, last touched { $touched }
admin-room-count = { $count ->
        [one] One room
       *[other] { $count } rooms
    }
admin-room-seat = Seat { $seat }: { $name } ({ $kind ->
        [human] a person
        [bot] a bot
       *[other] open
    })
admin-room-closed = Room { $code } is closed.
admin-room-opened = Room { $code } is open again.
admin-ruling = { $kind ->
        [ban] Banned
        [mute] Muted
       *[other] Closed
    }: { $who }, until { $until }, reason: { $reason }
admin-ruling-count = { $count ->
        [one] One decision
       *[other] { $count } decisions
    }
admin-pardoned = Nothing is held against { $who } any more.
admin-backed-up = { $file }: written and read back (rooms: { $rooms }, entries: { $entries }).
admin-restored = Restored from { $file } (rooms: { $rooms }, entries: { $entries }).
admin-broken = { $code }: { $reason }
admin-all-well = Every room replays: { $rooms }.
admin-rotated = A new secret is in { $file } and signs within a minute. Seats signed before stay valid until { $until }.

admin-nobody = “{ $found }” is neither an address nor a network nor a seat such as ABCDEF:2.
admin-not-closed = Room { $code } is not closed.
admin-not-ruled = Nothing was decided about { $who }.
admin-not-empty = The database holds rooms already; a copy is restored only into an empty one.
admin-no-backup = { $file } is not a backup.
admin-backup-damaged = The backup { $file } is damaged or cut off; nothing of it was used.
admin-copy-differs = What was read back from { $file } is not what was written.
admin-broken-rooms = Rooms that do not replay: { $broken } of { $rooms }.
admin-no-database = The database cannot be opened: { $reason }
admin-newer-database = The database was made by a newer release (version { $found }; this one knows { $known }).

help-admin-routes = Published routes: what people complained of, and taking one out of the gallery.
help-admin-routes-list = List published routes, those with the most complaints first.
help-admin-routes-show = Show one: who published it, what was said about it, and its text.
help-admin-routes-remove = Take a route out of the gallery for good; the same route cannot be published again.
option-sort = In which order.
help-admin-routes-keep = Drop the complaints: the route stays.
admin-route-complaint = Complaint of { $at }: { $reason }
admin-route-removed = Route { $code } is out of the gallery.
admin-route-kept = Route { $code } stays; the complaints are dropped.
admin-route-line = { $code }: { $name } ({ $author }), published { $made }, { $plays ->
        [one] one race
       *[other] { $plays } races
    }, { $complaints ->
        [0] no complaint
        [one] one complaint
       *[other] { $complaints } complaints
    }
admin-route-count = { $count ->
        [one] One route
       *[other] { $count } routes
    }
