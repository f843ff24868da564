# The screens around the table: setting up, the lobby, finished games, settings, wrong addresses.

## Setting up

setup-title = New game
setup-ways = How to play
setup-way-solo = Computer
setup-way-here = This device
setup-way-online = Online
setup-company = Who’s coming
setup-company-note = two to four
setup-shuffle = Shuffle colors
setup-seat = Seat { $number }: { $name }
setup-seat-empty = Empty
setup-seat-add = add a player
setup-seat-open = Open
setup-seat-link = by link
setup-seat-you = you
setup-seat-friend = friend
setup-tray-bot = { $name }. { $about }
setup-tray-here = { $name } plays on this device.
setup-tray-open = This seat stays open. Anyone with the link can sit down, on any device.
setup-tray-empty = Nobody sits here. Invite somebody.
setup-pick-friend = A friend
setup-pick-open = Open
setup-pick-empty = Empty
setup-level = Level { $level } of { $of }
setup-color = Color { $number }
setup-rules-title = Rules
setup-rules-book = as in the book
setup-rules-own =
    { $count ->
        [one] { $count } of your own
       *[other] { $count } of your own
    }
setup-rules-more = More rules
setup-rules-fewer = Fewer rules
rule-caves = Caves
    .text = Stop beside a cave and take a token.
rule-caves-none = This route has no caves.
rule-fullRace = Race for all places
    .text = Play on until everyone has arrived.
rule-anyCardAsHalfCoin = Any card as half a coin
    .text = The German rules of 2017: yellow and white cards may also pay ½, and items that do stay with you.
rule-moveAfterBuy = Move after buying
    .text = A purchase no longer ends your movement.
rule-nativeCrossesBlockade = The Guide walks on
    .text = After clearing a blockade it also takes its step.
rule-first = Who begins
    .text = Then clockwise around the table.
rule-first-chance = Random
rule-time = Time for a turn
    .text = When it is up, your time bank runs.
rule-time-none = None
rule-time-minutes =
    { $count ->
        [one] { $count } min
       *[other] { $count } min
    }
rule-bank = Time bank
    .text = For the whole game. When it is empty, a computer finishes your turn.
lobby-bank = bank { $time }
rule-public = Anybody may join
    .text = The room is listed on the start page.
setup-line = { $names } on { $route }{ $caves ->
        [yes] , with caves
       *[no] { "" }
    }.
setup-guests =
    { $count ->
        [one] one guest
       *[other] { $count } guests
    }
setup-two = With two players, each of you leads two pieces.
setup-too-few = At least two players are needed. Choose somebody for another seat.
setup-code = Have a code?
route-closer = Look closer
route-own = Your own
route-own-file = file
fact-steps =
    { $count ->
        [one] step
       *[other] steps
    }
fact-blockades =
    { $count ->
        [one] blockade
       *[other] blockades
    }
fact-caves =
    { $count ->
        [one] cave
       *[other] caves
    }
route-first = for getting to know the game
route-story-first-game = The shortest route: jungle first, water and villages in the middle, mountains near the end. Nothing on it is far out of your way.
route-story-hills-of-gold = More villages than anywhere else. Coins carry you here, and they buy as well; the rubble between them asks for cards you can spare.
route-story-home-stretch = The way runs almost straight to the gate. Dark jungle and rubble lie across it, and there is little to choose from: speed decides.
route-story-winding-paths = Mountains stand across the straight line, so the trail bends around them twice. Bring paddles for the lakes and coins for the middle; a deck of machetes alone will not do.
route-story-serpentine = The way turns back on itself twice, between many mountains. No route has more rubble: keep some cards that you can spare.
route-story-swamplands = Dark jungle and deep water. One strong card is worth more here than three weak ones, and the way round is long.
route-story-witchs-cauldron = The longest route, in a wide bend around the mountains. Seven base camps lie on it: whoever visits them in time travels light.
route-story-own = A route of your own, laid from the pieces in the box.

## The lobby

lobby-room = { $name }’s room
lobby-before = online · before the start
lobby-taken = { $count } of { $of } seats taken
lobby-waiting = waiting for someone
lobby-open-yours = Seat { $number } is open. Anyone with the link can sit down. Or ask one of these:
lobby-bot-sits = { $name } sits here. { $about }
lobby-wait-pick = Wait
lobby-game = The game
lobby-game-host = you are the host
lobby-game-guest = { $name } is the host
lobby-caves = Caves
lobby-time = Time for a turn
lobby-join = Who may join
lobby-yes = yes
lobby-no = no
lobby-by-link = with the link
lobby-anybody = anybody
lobby-rules-own = House rules
lobby-begin =
    { $count ->
        [2] Begin with two
        [3] Begin with three
       *[4] Begin with four
    }
lobby-ready-all = Everyone is here.
lobby-ready-away =
    { $count ->
        [one] { $names } is not here yet. Begin, or wait.
       *[other] { $names } are not here yet. Begin, or wait.
    }
lobby-ready-open =
    { $count ->
        [one] One seat is still open. Give it to one of the company, or wait.
       *[other] { $count } seats are still open. Give them to some of the company, or wait.
    }
lobby-guest-waits = { $name } begins the game when everybody is here.
lobby-invite = Invite
lobby-invite-note = by code, link or camera
lobby-code = Code
lobby-until = Works until you begin.
lobby-share-button = Share
lobby-share-text = Come along to El Dorado.
lobby-seat-free = Open

## Rooms and wrong addresses

rooms-open = Open rooms
rooms-all = Show all { $count }
rooms-none = No room is open to everybody at the moment.
rooms-of = { $name }’s room
lost-title = No table behind this link
lost-text = A letter may be missing, or the game ended some time ago. Check the link, or ask whoever invited you to send it again.
lost-page-title = No path leads here
lost-page-text = This address shows nothing. Perhaps a letter is missing at its end.
lost-label = Link or table code
lost-open = Open the table
lost-short =
    { $count ->
        [one] One letter or digit is missing.
       *[other] { $count } letters or digits are missing.
    }
lost-long = That is too long for a code.
lost-like = A code has six of them, such as ABC234.
lost-sign = A signpost in the forest, one arm broken; someone stands before it with a map
lost-new = Set up a new game
lost-replays = Your replays
lost-front = Front page

## Finished games

games-title = My games
games-open-file = Open a file
games-won = You won
games-place = { $place ->
        [1] First
        [2] Second
        [3] Third
       *[4] Fourth
    } of { $of }
games-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
games-none = Your first game will appear here.
games-none-text = Play one, and come back to watch it again, move by move.
games-by-code = By its code
games-by-file = From a file or text
games-all = All
games-filter-won = Won
games-filter-online = Online
games-filter-solo = Computer
games-filter-here = Here
games-none-such = No games like that yet.
games-show-all = Show all
games-choose-file = Choose a file
games-winner = { $name } won

## Settings

settings-text = For this device only; nothing is sent anywhere.
settings-theme-auto = Device
settings-theme-light = Day
settings-theme-dark = Night
settings-motion-auto = Device
settings-motion-full = On
settings-motion-none = Off
settings-name = Your name
settings-name-text = Others see it when you play online.
settings-colour = Your color
settings-sound-text = A short sound when it is your turn, and when something is played.
settings-numbers-text = Also where a single symbol says it all.
settings-follow-text = The map moves to whoever is playing.
settings-keys-text = U undo, E end turn, and so on. All keys are listed in the handbook.

## Gallery

gallery-text = Everything in the box, drawn for this edition.

## Front page

nav-learn = Learn
nav-handbook = Handbook
nav-workshop = Workshop
nav-replay = My games
nav-daily = Today’s expedition
nav-gallery = Gallery
nav-settings = Settings
