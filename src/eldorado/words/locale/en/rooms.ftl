# Rooms, seats and connections: why something was refused, and what would do.

act-count = One message carries at most { $most } actions, not { $found }.
act-stale = The game has moved on; look again and choose again.
act-over = The game is over.
act-not-your-turn = It is the turn of seat { $seat }.
act-after-reveal = Something is revealed before this action; look first, then send the rest.
act-resign-apart = Resigning has to be sent on its own, without other actions.

connection-protocol = This page speaks version { $found } and the server version { $spoken }; please load the page again.
connection-token = This link no longer holds a seat.
connection-taken-over = Your seat was taken over on another device.
connection-other-room = The address names a different room from the message.
connection-seat-lost = Your seat was given to somebody else.
connection-hello-twice = This connection has already introduced itself.
connection-no-hello = The connection did not introduce itself in time.
connection-not-text = Only text is understood here.
connection-too-long = The message is too long.
connection-too-fast = Too many messages at once; please wait a moment.
connection-too-slow = The connection was too slow to keep up; it starts again.
connection-too-many = There are too many connections from here.
connection-too-often = New connections come too often from here; please wait a moment.
connection-not-understood = The message was not understood.
connection-origin = This page does not belong to this server.
connection-banned = The people who run this server do not let you in.

http-not-found = There is nothing here.
http-method = That cannot be asked in this way.
http-too-long = That is too long.
http-too-fast = Too many requests; please wait a moment.
http-too-many-rooms = Too many new rooms; please wait a while.
http-too-many-connections = There are too many connections; please try again in a moment.
http-too-slow = The request took too long to arrive.
http-too-hard = Checking this took too long.
http-invalid = The request was not understood.
http-not-json = Requests are understood only as JSON.
http-other-name = This server does not answer under the name “{ $name }”. Whoever runs it can add that name to its setting server_names.
http-unreadable = The server’s answer was not understood.

room-unknown = There is no room { $code }. Please check the code.
room-broken = The game in room { $code } cannot be continued: what was saved of it is damaged. Other rooms are not affected.
room-closed = Room { $code } was closed by the people who run this server.
room-too-many-guesses = Too many wrong room codes came from here; please wait a minute and check the code.
room-full = All seats are taken.
room-has-begun = The game has begun; that can no longer be changed.
room-not-playing = No game is being played here now.
room-not-over = The game is not over yet.
room-host-only = Only the host can do that.
room-seats = A game has 2 to 4 seats, not { $found }.
room-here = Seat { $seat } can only be taken on the device that opens the room.
room-route-too-long = The route has more than { $most } characters.
room-timer = The clock goes from 0 to { $most } seconds.
room-bank = The time bank goes from 0 to { $most } seconds.
room-pace = The pace goes from 0 to { $most } seconds.
room-record-secret = The record stays secret until the game is over.

pass-unknown = This device’s pass is not known here. Open it again with a link or with your recovery words.
pass-link-used = This link has already been used, or its time is up. Ask the other device for a new one.
pass-no-phrase = No pass goes with these words. Please check them one by one.
pass-too-many = Too many new passes came from here; please wait a while. You can play without one.
pass-too-many-devices = A pass opens on at most { $most } devices. Close it on one of them first.

daily-record-secret = Others are still running this race today. Its record opens tomorrow.
daily-try-first = Practice comes after your counted try.
daily-no-day = There was no expedition on that day.
daily-too-many = Too many have set out on today’s expedition from here. Please come back tomorrow.
daily-no-rematch = An expedition cannot be played again as a new game; practice it instead.

seat-unknown = There is no seat { $seat }.
seat-taken = Seat { $seat } is taken.
seat-not-yours = Seat { $seat } is not yours.
seat-stand-in = A bot is standing in on seat { $seat }; take the seat back first.
seat-time-up = Time is up. A bot is finishing this turn for you.
seat-hosts-own = Seat { $seat } is the host’s own.
seat-removed = The host has removed you from this table. Only the host can let you sit down again.
seat-not-removed = Nobody of that name was removed.
share-malformed = A share of the shuffles is 64 hexadecimal digits.
share-not-asked = Nobody asks for a share of the shuffles now.
share-not-promised = That is not the share that was promised.
seat-kind = There is no such kind of seat: { $found }.
seat-colour = There are { $most } colors; { $found } is none of them.
seat-colour-taken = This color is taken.
seat-not-a-bot = Seat { $seat } is not a bot.
seat-unknown-bot = There is no bot “{ $found }”. The bots are: { $bots }.
seat-name-unreadable = Others could not read this name; please choose another.

seat-not-a-person = Nobody sits on seat { $seat } who could be the host.
replace-not-a-person = Nobody sits on seat { $seat }; there is nobody to stand in for.
replace-present = Whoever holds seat { $seat } is here.

start-open-seats = These seats are still open: { $seats }.

say-empty = There is nothing to say.
say-phrase = That is not one of the phrases.
say-too-fast = Please speak a little more slowly.
say-muted = You cannot write to the others at the moment.

server-full = The server is full; please try again later.
server-busy = The server is busy; please try again in a moment.
server-stops = Back in a moment: the server restarts. Nothing is lost.
server-storage = The server cannot save at the moment, so nothing was played. Please try again.
server-fault = Something went wrong on the server. Nothing you played is lost.

log-gap = The log has a gap: { $expected } was expected, { $found } came.

settings-invalid = The settings are not right: { $reason }
settings-no-file = There is no settings file { $file }.
settings-not-yours = { $file } belongs to somebody else. To use it anyway, name it with --config.
settings-not-toml = { $file } is not TOML: { $reason }
settings-database = There is no storage of the kind “{ $found }”.
settings-secret-too-short = The secret is too short; it needs at least { $least } characters.
settings-secret-unreadable = The secret in { $file } cannot be read: { $reason }
settings-secret-unwritable = The secret that signs seats cannot be written to { $file }: { $reason } The setting secret_file names another place.

serve-cannot-listen = The server cannot listen on { $host }, port { $port }: { $reason }.
serve-no-database = The server did not start, because the database cannot be opened: { $reason }
serve-newer-database = The server did not start, because the database was made by a newer release (version { $found }; this one knows { $known }).
serve-other-secret = The server did not start, because the secret in { $file } is not the one that signed the seats of this database. Every process needs the same secret_file; with “eldorado admin rotate-secret” a new secret takes effect, and everybody has to sit down again.
serve-bad-redis = The server did not start, because the address of Redis is not understood: { $reason }
serve-no-redis = The server runs, but Redis does not answer: { $reason } Until it does, processes find each other’s news in the database, about every second.
server-database-in-use = Another server has the games in { $file }. Stop it, or give this one a file of its own with --database-url.

gallery-unknown = There is no published route { $code }. Please check the code.
gallery-not-raced = Only those who have finished a race on this route can rate it.
gallery-removed = Whoever runs this server has taken this route ({ $code }) out of the gallery.
gallery-too-many = That was too often; please wait a while.
gallery-full = The gallery is full: it holds { $most } routes.

rule-hints = Hints
    .text = Players may ask for a plan; everybody sees how often. Spectators see the chances.
hints-asked =
    { $count ->
        [one] 1 hint
       *[other] { $count } hints
    }
practice = Practice
nav-puzzles = Puzzles
