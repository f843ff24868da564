# A person's pass, the page that greets them, and their games.

home-waiting =
    { $count ->
        [0] { $name ->
            [none] Welcome back.
           *[other] Welcome back, { $name }.
        }
        [one] { $name ->
            [none] A game is waiting for you.
           *[other] A game is waiting for you, { $name }.
        }
       *[other] { $name ->
            [none] { $count } games are waiting for you.
           *[other] { $count } games are waiting for you, { $name }.
        }
    }
home-turn = Your turn
home-of = { $count } of { $all } games
home-running = Running games
home-round = Round { $number }
home-lobby = not begun yet
home-waiting-for = waiting for { $name }
home-finished = Finished
home-all =
    { $count ->
        [one] The game
       *[other] All { $count } games
    }
left-days =
    { $count ->
        [one] { $count } day left
       *[other] { $count } days left
    }
left-hours =
    { $count ->
        [one] { $count } hour left
       *[other] { $count } hours left
    }
left-minutes =
    { $count ->
        [0] time is up
        [one] { $count } minute left
       *[other] { $count } minutes left
    }
nav-profile = My page
profile-leader = Expedition leader
profile-since = On the road since { $date }
pass-none = You have no pass yet
pass-none-text = A pass keeps your games, on this device and on others. It needs no e-mail address: it is a secret that stays in this browser. You get one with your first game.
pass-make = Get a pass
pass-devices = Devices
pass-devices-text = On all of them you see the same games and hold the same seats.
pass-this-device = This device
pass-device = A device since { $date }
pass-close = Close it there
pass-close-others = Close it on all others
pass-add = Add a device
pass-link = Link for the other device
pass-link-text = Scan this with the other device, or open the link there. It works once, within ten minutes. Show it to nobody else.
pass-phrase = Recovery words
pass-phrase-text = If this browser forgets you, these words bring everything back. Whoever has them has your pass: keep them like a key.
pass-phrase-make = Show my words
pass-phrase-new = Make new words
pass-phrase-paper = To bring everything back, open { $place }, choose My page and type these seven words. This is the pass of { $name }.
pass-print = Print
pass-data = Your data
pass-data-text = Save everything that is stored about you as a file, or delete it all. Games stay for those you played with, without your name.
pass-export = Save as a file
pass-delete = Delete my pass
pass-delete-sure = Delete it for good
pass-delete-text = Your name, your list of games and your ratings will be gone. Nobody can bring them back.
pass-recover = Bring back a pass
pass-recover-text = The seven words from your paper
pass-open-title = Your pass
pass-open-text = Another device offers you its pass: its games, its name, its seats.
pass-open-other = This browser already has a pass. It will be set aside; without its words it cannot be brought back.
pass-open = Open it here
games-any-route = Any route
games-more = Show older games
tally-games = { $count ->
        [one] game finished
       *[other] games finished
    }
tally-won = won
tally-share = { $percent }%
tally-fastest = { $count ->
        [one] round
       *[other] rounds
    }, the fastest win: { $route }
tally-in-a-row =
    { $count ->
        [one] win in a row
       *[other] wins in a row
    }
past-turning = The turning point
past-turning-when = Round { $round } · { $name }
past-chance-yours = Your chance of winning went from { $before } to { $after }.
past-chance-of = { $name }’s chance of winning went from { $before } to { $after }.
past-no-turning = No single turn decided this game.
past-gone = This game is no longer kept here; only its result is left.
past-all = All games
tally-last =
    { $count ->
        [one] your last game
       *[other] last { $count } games; the tallest bar is first place
    }

## The expedition of the day

daily-title = Today’s expedition
daily-caves = with caves
daily-against = You race against
daily-one-try = One counted try
daily-counted = Your counted try
daily-text = The same route, the same cards and the same luck for everyone. Leave, and the race waits for you until the day is over. After it, practice as often as you like.
daily-same = The same cards and rivals for everyone.
daily-set-out = Set out
daily-look = Look again
daily-practice = Practice
daily-result = To the gate in round { $round }
daily-not-reached = The gate was not reached
daily-none = not reached
daily-rank = Place { $place } of { $of }, bots included
daily-streak =
    { $count ->
        [one] { $count } day
       *[other] { $count } days in a row
    }
daily-share = Share the result
daily-copied = Copied
daily-share-title = El Dorado, daily { $number }
daily-proof = The shuffles were fixed in the morning:
daily-seed = Seed of the shuffles:
daily-rounds = Rounds to the gate
daily-dash = – means: not reached
daily-places = Places
daily-number = No. { $number }
daily-uncharted = Uncharted land
daily-published = A published route
daily-published-by = A published route by { $author }
daily-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
daily-blockades =
    { $count ->
        [one] { $count } blockade
       *[other] { $count } blockades
    }
daily-against-all = the same three for everyone
daily-you-start =
    { $place ->
        [1] You start.
        [2] You start second.
        [3] You start third.
       *[other] You start last.
    }
daily-tries =
    { $count ->
        [one] { $count } counted try
       *[other] { $count } counted tries
    }
daily-ahead = Ahead of { $count } in 100
daily-slip = Nothing in it gives the route away: ⬢ a round in which you moved on, ⬡ one in which you stayed put.
daily-replay = My replay
daily-somebody = Somebody
daily-best = Best: { $name }
daily-your-seat = { $name } in your seat
daily-median = The middle try
daily-in-round = round { $round }
daily-after-round = after round { $round }
daily-ways = Show paths up to this round
daily-ways-play = Show the paths round by round
daily-ways-stop = Stop
daily-month-before = Previous month
daily-month-after = Next month
daily-day-place =
    { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }
daily-key-first = first
daily-key-counted = your place
daily-key-open = open
daily-key-practised = practiced
daily-yesterday = Yesterday
daily-missed = You did not set out.
daily-nobody = Nobody has reached the gate yet.
daily-see = Result
daily-tomorrow = Tomorrow’s expedition in
daily-tomorrow-here = The next expedition is ready.
daily-all = See how everyone did

## Ratings, one's own page, the ladder

nav-ladder = Ladder
profile-rating = Rating
profile-players-2 = Two players
profile-players-4 = Three and four players
profile-legend = Band: how sure we are. Dotted: how strong the bots are
profile-rating-is = { $rating }, give or take { $count }
profile-give-or-take = rating, give or take { $count }
profile-place = place { $place } of { $of }
profile-first-win = first win against { $name }
profile-unrated = Race to the gate, with people or against the computer, and you get a rating. Games with hints, games that were given up and practice do not count.
profile-races = races
profile-won = won
profile-blockades = blockades
profile-longest =
    { $count ->
        [one] longest: { $count } day
       *[other] longest: { $count } days
    }
profile-day-first = first
profile-day-counted = counted
profile-day-not = not raced
profile-results = By route and level
profile-results-won = races won
profile-won-of = { $won } of { $count }
profile-people = People
profile-cards = Favorite cards
profile-bought =
    { $count ->
        [one] bought once
       *[other] bought { $count } times
    }
profile-wins = wins { $percent }%
profile-fastest = Fastest races
profile-fastest-rounds = rounds
profile-with = with { $name }
profile-with-people = with people
profile-none = Nothing yet.
ladder-text = Everybody whose races counted, with the bots in between. The order goes by what is almost certain: a few lucky races lift nobody to the top.
ladder-people =
    { $count ->
        [0] nobody is rated yet
        [one] { $count } person is rated
       *[other] { $count } people are rated
    }
ladder-races =
    { $count ->
        [one] { $count } race
       *[other] { $count } races
    }
ladder-bot = computer

## Finding each other

rooms-watch = Games to watch
rooms-here = { $count } here now
rooms-watching = { $count } watching
rooms-rating = rated about { $rating }
rooms-unrated = not rated
rooms-pace-none = no clock
rooms-pace-seconds = { $count } s a turn
rooms-pace-minutes = { $count } min a turn
rooms-pace-hours = { $count } h a turn
rooms-pace-days =
    { $count ->
        [one] { $count } day a turn
       *[other] { $count } days a turn
    }
lobby-make-host = Make host
lobby-remove = Remove
lobby-removed = Removed
lobby-let-back = Let back in
lobby-mute = Mute
lobby-unmute = Listen again
lobby-rated = Counts for ratings
rule-rated-text = If the race is played to the end, without hints, and everybody has a pass of their own or is a bot.
