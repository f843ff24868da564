# The page: buttons, prompts, what happened. Short, warm, exact; says the sum and the fate of a card.

## Amounts

named-text = { $name }: { $text }
amount-machete =
    { $count ->
        [one] { $count } machete
       *[other] { $count } machetes
    }
amount-paddle =
    { $count ->
        [one] { $count } paddle
       *[other] { $count } paddles
    }
amount-coin =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
amount-joker =
    { $count ->
        [one] { $count } of any symbol
       *[other] { $count } of any one symbol
    }
amount-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## What cards do

effect-moves = { $amount } for one piece: over one or several spaces, or for a blockade.
effect-joker =
    { $count ->
        [one] { $count } machete, paddle or coin, as you like.
       *[other] { $count } machetes, paddles or coins, as you like.
    }
effect-draws =
    { $count ->
        [one] Draw { $count } card.
       *[other] Draw { $count } cards.
    }
effect-draw-and-remove =
    Draw { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    }, then you may remove { $remove ->
        [one] { $remove } card
       *[other] up to { $remove } cards
    } from your hand.
effect-gain = Take any card from the market or the reserve for free.
effect-guide = Move one piece to a neighboring space, whatever it asks for; or remove a blockade.
caption-transmitter = take any card
caption-cartographer = draw 2
caption-scientist = draw 1, may remove 1
caption-compass = draw 3
caption-travel_log = draw 2, remove up to 2
caption-native = 1 step, any ground
token-machete_1-text = Moves a piece like a card with 1 machete.
token-machete_2-text = Moves a piece like a card with 2 machetes.
token-machete_3-text = Moves a piece like a card with 3 machetes.
token-paddle_1-text = Moves a piece like a card with 1 paddle.
token-paddle_2-text = Moves a piece like a card with 2 paddles.
token-coin_1-text = Moves a piece like a card with 1 coin, or pays 1.
token-coin_2-text = Moves a piece like a card with 2 coins, or pays 2.
token-draw-text = Draw 1 card.
token-remove-text = Remove 1 card from your hand: it leaves the game.
token-replace-text = Set aside up to 4 cards from your hand and draw as many new ones.
token-keep_item-text = An item you have just used stays in your deck.
token-pass_through-text = This turn your pieces may enter and pass occupied spaces.
token-native-text = Move one piece to a neighboring space for free, or remove a blockade.
token-change_symbol-text = The next card counts as another symbol.

## Buttons

undo = Undo
stop = Stop here
end-turn = End turn
end-discarding = Discard all
end-keeping =
    { $count ->
        [one] Keep { $count }, end turn
       *[other] Keep { $count }, end turn
    }
leave = Cancel
go-back = Back
put-back = Back
use = Use card
buy-for = Buy for { $price }
remove-no-more = Remove no more
replace-done = Draw now
keep-item = Keep { $card }
keep-nothing = Nothing to keep
close = Close
menu = Menu
rules = Rules
sound = Sound
whole-route = Whole route
my-piece = My piece
closer = Closer
farther = Farther
go-on = Keep playing
to-front = To the front page
play-here = Play here

## The table

board = The route
hand = Your hand
hand-empty = Your hand is empty.
tokens = Cave tokens
market = Market
market-wealth = you could pay { $coins }
market-bought = bought this turn
reserve = Reserve
reserve-open = open: a slot is free
reserve-closed = opens when a slot is free
slot-free = Sold out. The reserve is open
slot-for = Free slot for { $card }
last-copy = last
log = Log
log-none = Every move will be told here.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
panel-chat = Chat
look-again = Look again
players = Expeditions
you = You
your-turn = your turn
on-turn = to move
computer = computer
stand-in = a computer is playing
away = away
round = Round { $round }
own-route = own route
player-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
to-go =
    { $count ->
        [one] { $count } space to the gate
       *[other] { $count } spaces to the gate
    }
to-go-two =
    { $count ->
        [one] { $count } space to the gate, both pieces
       *[other] { $count } spaces to the gate, both pieces
    }
to-go-short = { $count } to go
home-short = arrived
resigned-short = out
player-home = through the gate
player-resigned = gave up
hand-count =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
draw-count =
    { $count ->
        [one] { $count } card in the draw pile
       *[other] { $count } cards in the draw pile
    }
discard-count =
    { $count ->
        [one] { $count } card in the discard pile
       *[other] { $count } cards in the discard pile
    }
played-count =
    { $count ->
        [0] none played
        [one] { $count } played
       *[other] { $count } played
    }
draw-pile = draw
discard-pile = discard
played = Played this turn
deck = All cards in the deck
draw-contents = In your draw pile, in no particular order
removed = Out of the game
nothing = Nothing.
in-use = In use:
leaving = Leaves the game:
blockades = Blockades
blockades-won =
    { $count ->
        [one] { $count } blockade, number { $highest }
       *[other] { $count } blockades, highest number { $highest }
    }
blockade-name = Blockade { $number }
vote-bot = Let a computer take over this seat
status-connecting = Connecting…
status-online = Connected
status-offline = Offline: trying again
status-gone = Disconnected
panel-market = Market
panel-log = Log
panel-menu = Menu
panel-player = Expedition
panel-card = Card
panel-space = Space
panel-help = Rules
panel-again = Since your last turn
skip = Skip
stand-in-you = A computer plays for you.
take-back = Take over
faster = Faster

## Names for readers

card-in-hand = { $text }. Card { $number } of { $count }
card-kept = stays in your hand
card-discarded = goes to your discard pile
card-pays = pays { $coins }
card-leaves = leaves the game
pays = pays { $coins }
keep-mark = keep
discard-mark = discard
leaves-mark = leaves the game
pile-price = price { $price }
pile-left =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
pile-last = last copy: opens the reserve
pile-cannot = you cannot buy it now
item-once = Item: single use
space-piece = { $name } stands here
space-tokens =
    { $count ->
        [one] { $count } cave token
       *[other] { $count } cave tokens
    }
space-distance =
    { $count ->
        [one] { $count } step to the gate
       *[other] { $count } steps to the gate
    }

## What is asked

prompt-turn = Your turn
prompt-turn-text = Choose a card, or buy from the market.
prompt-turn-bought = You have bought a card. End your turn when you are ready.
prompt-turn-empty = Nothing left to play. End your turn.
prompt-turn-change = Now choose the card whose symbol changes.
prompt-other = { $name } is playing
prompt-other-text = Take a look around, or plan your next turn.
prompt-other-resigned = You gave up. Watch how it ends, or leave from the menu.
prompt-other-home = You are through the gate. The others are still racing.
prompt-over = The race is over
prompt-ending = Keep some cards?
prompt-ending-text = Choose what you want to keep. The rest goes to your discard pile.
prompt-ending-sum =
    { $discarded ->
        [one] { $discarded } card is discarded,
       *[other] { $discarded } cards are discarded,
    } { $kept ->
        [0] none are kept.
        [one] { $kept } is kept.
       *[other] { $kept } are kept.
    } Then you draw back up to four.
prompt-buy = { $card } costs { $price }
prompt-buy-text = Chosen: { $sum }. Choose cards to change that.
prompt-buy-goes = It goes to your discard pile. After that, no more moving this turn.
prompt-buy-loses = Leaves the game: { $cards }.
prompt-buy-last = Last copy: the reserve opens.
prompt-pay-rubble =
    { $count ->
        [one] Rubble: play { $count } card
       *[other] Rubble: play { $count } cards
    }
prompt-pay-blockade =
    { $count ->
        [one] Blockade: play { $count } card
       *[other] Blockade: play { $count } cards
    }
prompt-pay-camp =
    { $count ->
        [one] Base camp: remove { $count } card
       *[other] Base camp: remove { $count } cards
    }
prompt-pay-back = Any card will do. It comes back with your discard pile.
prompt-pay-gone = What you choose leaves the game for good.
prompt-remove =
    { $count ->
        [one] You may remove { $count } card
       *[other] You may remove up to { $count } cards
    }
prompt-remove-must =
    { $count ->
        [one] Remove { $count } card
       *[other] Remove { $count } cards
    }
prompt-take = Take any card
prompt-take-text = From the market or the reserve. It goes to your discard pile.
prompt-purse = { $coins } in your purse
prompt-purse-text = Choose what to buy.
prompt-replace =
    { $count ->
        [one] Set { $count } card aside
       *[other] Set up to { $count } cards aside
    }
prompt-replace-text = You draw as many new ones.
prompt-hold = { $card }: { $amount }
prompt-choose = Choose a lit space.
prompt-no-way = It moves no piece from here. You can still pay with it or discard it.
prompt-moving = { $card }: { $left } of { $amount } left
prompt-moving-text = Choose a lit space, or stop here.
prompt-moving-cave = Stop here to explore the cave, or go on.

## The way that is pointed at

way-sum = This way: { $sum }.
way-free = This way: free.
way-blockade = blockade { $strength }
way-takes = You take blockade { $numbers }.
way-left = { $count } left.
way-explores = Stop there to explore a cave.
way-rubble =
    { $what }: play { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from your hand.
way-camp =
    { $what }: remove { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from your hand.
way-rubble-short =
    { $count ->
        [one] play { $count } card
       *[other] play { $count } cards
    }
way-camp-short =
    { $count ->
        [one] remove { $count } card
       *[other] remove { $count } cards
    }
way-costs = costs { $cost }, { $left } left

## Why not

refused-unknown = That was not possible ({ $code }).
reason-not-your-turn = It is not your turn.
reason-nothing-reaches = Nothing in your hand gets there now.
reason-out-of-reach = { $source } does not get you there.
reason-too-dear = { $card } costs { $price }; you have { $half_coins }.
page-offline = The server is not answering. Please try again.
page-failed = Something went wrong ({ $status }). Please try again.
page-connection-lost = The connection dropped. Nothing is lost; please try again.

## What happened

log-space =
    { $number ->
        [0] { $terrain } ({ $space })
       *[other] { $terrain } { $number } ({ $space })
    }
log-played = played { $one }
log-moved =
    { $by ->
        [token] used { $what }
       *[card] played { $what }
    }: { $steps ->
        [one] { $steps } space, to { $space }
       *[other] { $steps } spaces, to { $space }
    }
log-stepped = went on to { $space }
log-blockade = took blockade { $number }
log-paying =
    { $count ->
        [0] paid
        [one] gave { $count } card
       *[other] gave { $count } cards
    } for { $blockade ->
        [0] { $space }
       *[other] blockade { $blockade }
    }
log-removed = removed { $one } from the game
log-taken = took { $one } for free
log-bought = bought { $one } for { $half_coins }
log-vacant = took the last { $card }: a slot is free
log-pile = moved the { $card } pile onto the market board
log-kept-item = kept { $one }
log-item-gone = used up { $one }: it leaves the game
log-swapped = laid { $one } aside
log-shuffled = shuffled the discard pile
log-drawn =
    drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
log-token-found = found a cave token: { $token }
log-token = used a cave token: { $token }
log-piece-home = brought a piece through the gate
log-home = reached El Dorado
log-resigned = gave up
log-round = Round { $round }
log-over = The race is over

## Settings

settings = Settings
language-label = Language
theme-label = Theme
motion-label = Motion
numbers-label = Always show numbers on spaces
follow-label = The map follows the others
keys-label = Single-key shortcuts
bot-pace = The computer plays
pace-1 = easy to follow
pace-2 = faster
pace-0 = instantly
resign = Give up
resign-sure = Your pieces leave the board. Give up?
unofficial = An unofficial fan edition, not connected with the publisher.

## Explanations

explain-coins = Pays { $coins } in a purchase.
book-name = “{ $name }” in the rulebook
explain-half = Pays half a coin in a purchase.
explain-item = An item: used for what it shows, it leaves the game. Played on rubble or discarded, it stays.
explain-jungle = Entering costs as many machetes as the space shows, all from one card.
explain-river = Entering costs as many paddles as the space shows, all from one card.
explain-village = Entering costs as many coins as the space shows, all from one card.
explain-rubble = To enter, play as many cards from your hand as the space shows. They come back with your discard pile.
explain-camp = To enter, remove as many cards from your hand as the space shows. A good way to improve your deck.
explain-mountain = Nobody can enter a mountain.
explain-cave = A mountain with a cave. Stop next to it to take a cave token, if you play with caves.
explain-start = A starting space. Nobody goes back there.
explain-finish = The last step: pay for it and you are through the gate.
explain-blockade = Pay it like a space to remove it. It is yours and counts when several arrive in the same round.

## Starting

play-now = Play now
play-now-text = Against the computer, at once
play-here-way = Together on this device
play-here-text = Two to four players, pass the device on
play-online = Play online
play-online-text = Everyone on their own device, by link
front-line = A race through the forest to the golden gate, for two to four.
front-picture = The route of the first game through the forest to the golden city
front-more = More
learn = Learn by playing
continue = Continue
set-up-solo = Choose route and opponents
timer-none = no limit
timer-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
route-title = Route
route-length =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
route-caves =
    { $count ->
        [one] { $count } cave
       *[other] { $count } caves
    }
own-route-title = Your own route
own-route-text = The route, one piece per line
own-route-file = Read a route from a file
own-route-fits = This route can be laid out.
own-route-help = Each line names a piece, where its middle lies and how it is turned. The check tells you what does not fit, and where it would.
own-route-not-yet = Your route cannot be laid out yet; see why below its text.
begin = Begin
open-room = Open the room
name-label = Name of seat { $number }
kind-label = Who plays seat { $number }
kind-here = on this device
kind-open = by link
player-n = Player { $number }
bot-name-1 = Mira
bot-name-2 = Tomas
bot-name-3 = Heron

## Rooms

join-label = Code or link
join = Join
free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
lobby-title = Before the journey
your-name = Your name
seat-n = Seat { $number }
seat-yours = your seat
seat-host = host
seat-here = is here
sit-down = Sit down
copy-link = Copy link
copied = Copied
copy-failed = The browser did not allow copying; select the address instead.
qr-label = QR code with the link to this room

## Passing the device on

cover-title = { $name }, it is your turn
cover-text = Hand the device over. Nobody else should look now.
cover-button = I am { $name }

## The end

end-winner = { $name } finds El Dorado
end-you = You find El Dorado
end-nobody = Nobody found El Dorado
end-rounds =
    { $rounds ->
        [one] { $rounds } round is over.
       *[other] { $rounds } rounds are over.
    }
end-reason-arrived = Alone through the gate in round { $rounds }.
end-reason-blockades =
    Several reached the gate in round { $rounds }. { $first ->
        [one] { $first } blockade beats { $second }.
       *[other] { $first } blockades beat { $second }.
    }
end-reason-highest = Several reached the gate in round { $rounds } with the same number of blockades. Number { $high } beats { $low }.
end-reason-first = Several reached the gate in round { $rounds }, none of them with a blockade. The first to arrive wins.
end-reason-round = Through the gate in an earlier round than anyone else.
end-reason-resigned = All others gave up.
end-reason-rounds =
    { $rounds ->
        [one] { $rounds } round is over.
       *[other] { $rounds } rounds are over.
    }
end-map = Map of all paths
rank = Place
rank-who = Expedition
rank-gate = Through the gate
rank-arrived = round { $round }
rank-short =
    { $count ->
        [one] not yet: { $count } space short
       *[other] not yet: { $count } spaces short
    }
rank-unofficial = (place not official)
rank-none = none
why-title = Why
why-blockades = 1. Most blockades
why-highest = 2. Highest number
why-first = 3. Earliest arrival
why-level = { $list }: a tie, so we look further.
why-not-needed = Not needed.
rematch = Play again
rematch-join = Join the next game
rematch-watch = Watch the next race
fair-shuffles = Nobody chose the shuffles; the record proves it.
fair-record = The record
watch-replay = Watch the replay
review-open = Review
look-at-table = Look at the table
back-to-end = Back to the result

## Watching again

replay = Replay
replay-slider = Moment { $at } of { $of }
replay-turn-back = Back to the previous turn
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-on = Forward
replay-turn-on = Forward to the next turn
replay-eyes = View
eyes-all = all cards
eyes-none = as a spectator
replay-speed = Speed
replay-save = Save the record
replay-code = Code of a finished game
replay-paste = Or paste a record
record-line = Line { $line }:
loading = Loading…
page-replay = A replay can only be watched.

## For people who work on it

gallery = Gallery
gallery-cards = Cards
    .text = Every card of the box: what you begin with, what you buy, and what it does for you.
gallery-tokens = Tokens and pieces
    .text = What lies in the caves, and the four who travel.
gallery-spaces = Spaces
    .text = What the ground asks of you, from light to dark: the darker, the harder.
gallery-blockades = Blockades
    .text = Six stand between the lands. Whoever clears one keeps it.
gallery-tiles = Tiles
    .text = The lands and strips that every route is laid from.
gallery-routes = Routes
    .text = The seven printed routes. Choose one to see its whole board.
gallery-words = Words
    .text = What things are called in the four languages of this edition.
gallery-piece = A piece on the board, and its mark on small maps.
tile-name = Tile { $letter }
search = Search

## Moments of the table

last-round = Last round
last-played = has played
last-yours = your last turn
last-to-play = plays next
last-plays = plays last
last-short =
    { $count ->
        [one] { $count } space short · has played
       *[other] { $count } spaces short · has played
    }
prompt-last = This is your last turn
prompt-last-gate =
    { $count ->
        [one] { $names } is through the gate.
       *[other] { $names } are through the gate.
    }
prompt-last-after =
    { $count ->
        [one] { $names } plays after you, then it is over.
       *[other] { $names } play after you, then it is over.
    }
prompt-last-nobody = Nobody plays after you.
prompt-last-help = Reach the gate too, and blockades decide: you hold { $mine }, { $name } holds { $theirs }.
hat-label = starts the round
rest-title = Back in a moment
rest-text = The table takes a short break. Everything stays where it is.
rest-try = Try now
rest-again = Trying again automatically
rest-kept = You can close this page: the link will still work.
title-your-turn = Your turn
hint = Hint
hint-more = Two others
hint-hide = Hide the hint
hint-thinking = Thinking…
hint-key = Hint: H
hint-chance = chance to win
hint-best = the best plan
hint-behind = turns behind: { $turns }

## Planning while others play

plan-waits = Your plan waits
plan-waits-turn = Your plan waits for your turn
plan-private = only you can see it
plan-nothing-sent = Nothing is sent before your turn.
plan-title = Plan: { $text }
plan-move = { $card } to { $space }
plan-break = { $card } for blockade { $number }
plan-use = Use { $card }
plan-buy = Buy { $card }
plan-card = Step { $number } of your plan
plan-add = Plan this
plan-clear = Clear plan
plan-play = Play it
plan-works = Your plan still works
plan-changed = Your plan no longer works
plan-changed-text = The table has changed.
plan-in-way = { $name } stands in your way.
plan-blockade-gone = Blockade { $number } is gone.
plan-again = Plan again, or play something else.
plan-not-yet = Not your turn yet
prompt-aim = How do you get there?
prompt-aim-text =
    { $count ->
        [one] { $cards } gets there. Choose it.
       *[other] Choose { $cards }.
    }
card-reaches = gets there
prompt-turn-tokens = Your hand is empty. Use a token, or end your turn.
prompt-choose-once = Choose a lit space. The card leaves the game afterwards.
prompt-token-no-way = The token moves no piece from here. Keep it for later.
prompt-token-pays = The token moves no piece from here. It can still pay.

## The clock

time-left-bank = { $turn } left this turn, { $bank } in the bank
time-soon = { $time } left, then your time bank starts running.
time-bank = Your time bank is running: { $time } left.
time-last = Only { $time } left. Then a computer finishes this turn for you.
time-up-you = Time is up. A computer finishes this turn; the next one is yours again.

## After a win

next-level = Next level: { $bot }
rate-route = Rate the route
