# Why something was refused, and what would do. Keys are the codes of the errors with a dash for the dot.

fault-line = Line { $line }: { $sentence }

## Files and names

file-missing = There is no file { $file }.
file-folder = { $file } is a folder, not a file.
file-unreadable = { $file } cannot be read: { $reason }.
file-too-long = { $file } has more than { $most } bytes; no text of this game is that long.
file-not-text = { $file } is not a text in UTF-8.
file-empty = { $file } is empty.
file-unwritable = { $file } cannot be written: { $reason }.
cards-unknown = There is no card “{ $found }”. The cards are: { $cards }.
tile-unknown = There is no piece “{ $found }”. The pieces are: { $pieces }.
routes-unknown = There is no route and no file “{ $found }”. The printed routes are: { $known }.

## Actions as text

action-too-long = An action has at most { $most } characters; this one has { $length }.
action-empty = No action was named.
action-unknown-verb = “{ $found }” is not an action. Actions begin with: { $verbs }.
action-unknown-card = There is no card “{ $found }”.
action-unknown-token = There is no cave token “{ $found }”.
action-unknown-space = This board has no space “{ $found }”.
action-unknown-blockade = There is no blockade “{ $found }”.
action-unknown-seat = There is no seat “{ $found }”.
action-wrong-words =
    { $needed ->
        [one] This action takes one more word, not { $found }.
       *[other] This action takes { $needed } more words, not { $found }.
    }

## Actions that are not legal now

illegal-over = The game is over.
illegal-wrong-seat = It is the turn of seat { $turn }, not of seat { $seat }.
illegal-cannot-resign = Seat { $seat } cannot resign now.
illegal-not-asked =
    { $asked ->
        [pay] First give the cards you owe.
        [remove] First choose which cards to remove, or finish.
        [take] First choose the card to take.
        [purse] First buy a card, or add to the payment.
        [replace] First choose which cards to replace, or finish.
        [discard] First choose which cards to discard, or finish.
       *[play] That is not being asked for now.
    }
illegal-not-now = That is not possible now.
illegal-no-card = You do not have this card in hand: { $card }.
illegal-no-token = You do not have this cave token: { $token }.
illegal-no-piece = Piece { $piece } is not on the board.
illegal-no-movement = No movement is under way.
illegal-stop-first = A cave can be explored here: step on, or stop first.
illegal-moved-after-buying = After buying, your pieces no longer move this turn.
illegal-mountain = { $space } is a mountain; nobody can enter it.
illegal-not-next-to = { $space } is not next to your piece.
illegal-start-space = { $space } is a starting space; nobody goes back there.
illegal-blockade-between = Blockade { $blockade } is in between; it has to be removed first.
illegal-occupied = { $space } is occupied.
illegal-pay-rubble =
    { $needed ->
        [one] Rubble: play any { $needed } card from your hand.
       *[other] Rubble: play any { $needed } cards from your hand.
    }
illegal-pay-camp =
    { $needed ->
        [one] Base camp: remove { $needed } card from your hand.
       *[other] Base camp: remove { $needed } cards from your hand.
    }
illegal-too-few-cards =
    { $needed ->
        [one] { $needed } card is needed; you have { $cards } in hand.
       *[other] { $needed } cards are needed; you have { $cards } in hand.
    }
illegal-camp-used = This base camp has been used; in this game each one can be used once.
illegal-needs-symbol = One card with { $symbol } { $needed } is needed here.
illegal-other-symbol = Another symbol is needed here: { $symbol } { $needed }.
illegal-too-weak = One card with { $symbol } { $needed } is needed; { $source } has { $power }. Cards do not add up.
illegal-too-little-left = { $symbol } { $needed } is needed; { $power } is left of this card.
illegal-same-symbol = { $source } serves as { $symbol } without changing the symbol.
illegal-does-not-move = { $source } moves no piece onto { $symbol } { $needed }.
illegal-no-blockade = Blockade { $blockade } is not on the board.
illegal-not-at-blockade = Your piece is not at blockade { $blockade }.
illegal-no-use = { $source } is of no use right now.
illegal-nothing-to-keep = There is no used { $card } to keep.
illegal-must-choose =
    { $left ->
        [one] { $left } more card has to be chosen.
       *[other] { $left } more cards have to be chosen.
    }
illegal-hand-too-large = In this game you keep at most four cards in hand: discard more.
illegal-bought-already = You have already bought a card this turn; one is the limit.
illegal-cannot-pay-any = All you have comes to { $half_coins }; no card on sale is that cheap.
illegal-not-money = { $source } cannot pay for anything that is on sale now.
illegal-sold-out = { $card } is sold out.
illegal-reserve-closed = { $card } is in the reserve; it is sold only while a market slot is empty.
illegal-too-dear = { $card } costs { $price }; the payment is worth { $half_coins }.
undo-nothing = There is nothing to take back.
view-no-seat = There is no seat { $seat }; this game has { $players }.

## The setup of a game

setup-players = A game has 2 to 4 players, not { $found }.
setup-seed = The seed is a number from 0 with at most { $bits } bits.
setup-unknown-switch = There is no rule switch “{ $part }”. The switches are: { $switches }.
setup-first-player = The first player is 0 (at random) or a seat from 1 to { $players }, not { $found }.
setup-max-rounds = The number of rounds is from 1 to { $most }, not { $found }.
setup-rules = Rules version { $found } is not known here; versions 1 to { $known } are.
setup-route = A route is a printed route’s name, a route file’s path or text, or a board, not { $found }.
action-not-a-text = An action is given as one of the legal actions or as text, not as { $found }.
record-tag = “{ $found }” is not a name for a tag: a small letter comes first, then small letters, digits, spaces and hyphens.
pickle-damaged = What was pickled here has been damaged or changed.

## Component files: file, key and reason

data-not-toml = { $part }: this is not TOML: { $reason }.
data-not-fluent = { $part }: this is not Fluent: { $found }
data-missing = { $part }: missing.
data-unknown-key = { $part }: this key is not known.
data-name-twice = { $part }: named twice.
data-not-a-count = { $part }: a small whole number belongs here, not “{ $found }”.
data-not-a-flag = { $part }: true or false belongs here, not “{ $found }”.
data-not-a-card = { $part }: a table with the card’s figures belongs here, not “{ $found }”.
data-unknown-family = { $part }: there is no family “{ $found }”.
data-start-or-sold = { $part }: a card is either in the first deck or sold for a price.
data-not-a-requirement = { $part }: a symbol and its power belong here, not “{ $found }”.
data-bad-heading = { $part }: “{ $found }” is not a heading such as “C tile back D”.
data-side-twice = { $part }: this side is there twice.
data-wrong-back = { $part }: its back cannot be { $found }.
data-wrong-rows = { $part }: the rows have { $rows } spaces.
data-unknown-space = { $part }: “{ $found }” is not a space.
data-wrong-starts = { $part }: a starting tile has the starting spaces 1 to 4, any other none; found: { $found }.
data-wrong-figure = { $part }: { $found } instead of { $expected }.
data-unknown-route = There is no route “{ $part }”. The printed routes are: { $routes }.

hint-not-here = Hints are not allowed in this room.
hint-not-your-turn = A hint is for the seat whose turn it is.
