# What is wrong with a position or a record (docs/notation.md). Keys are the codes of the faults with a dash for the dot.

## Texts of one key a line

text-too-long = The text has { $length } characters; at most { $most } are allowed.
text-twice = “{ $part }” has already been said, in line { $first }.
text-bad-value = “{ $found }” says nothing after “{ $part }”.
text-bad-number = “{ $part }” takes a number from { $least } to { $most }, not “{ $found }”.
text-unknown-key = “{ $found }” is not a key. The keys are: { $known }.

## Positions

position-not-a-position = A position begins with “eldorado position 1”, not with “{ $found }”.
position-version = This is a position of version { $found }; version { $known } can be read.
position-other-rules = The position follows rules version { $found }, the record around it version { $needed }.
position-no-seat = “{ $part }” belongs to a seat; a line “seat 1” or the like comes first.
position-seat-twice = Seat { $seat } has already been described.
position-unknown-seat = There is no seat { $seat }; { $players } play.
position-missing-seat = Seat { $seat } is missing. Say how many play (“players 3”), or describe every seat.
position-unknown-card = There is no card “{ $found }”.
position-unknown-token = There is no cave token “{ $found }”.
position-too-many-cards = { $card }: { $found } copies; there are only { $most }.
position-too-many-tokens = { $token }: { $found } cave tokens; there are only { $most }.
position-too-few-tokens = { $needed } cave tokens lie in the caves, but only { $found } are left.
position-empty-pile = { $card } is sold out; write “-” for a vacant place.
position-too-many-slots = { $found } places on the market board; there are { $most }.
position-not-for-sale = { $card } is never for sale.
position-pile-twice = { $card } is on sale twice.
position-unknown-seam = There is no place for a blockade “{ $found }” on this route. The places are: { $seams }.
position-said-twice = “{ $found }” has already been said.
position-blockade-twice = Blockade { $number } is in two places.
position-unknown-space = This board has no space “{ $found }”.
position-not-a-cave = { $space } is not a cave.
position-not-a-camp = { $space } is not a base camp.
position-without-caves = “{ $part }” needs “caves on”.
position-pieces =
    { $needed ->
        [one] A player has { $needed } playing piece here, not { $found }.
       *[other] A player has { $needed } playing pieces here, not { $found }.
    }
position-on-mountain = { $space } is a mountain; no piece stands there.
position-on-finish = No piece stands on { $space }: whoever gets there is “home”.
position-occupied = { $space } is occupied twice, by seats { $seats }.
position-not-home = Seat { $seat } has not arrived: not every piece is “home”.
position-order = “{ $part }”: the order has to count 1, 2, 3 without a gap, rounds in the same order.
position-two-decisions = “{ $found }” cannot be asked together with “{ $first }”.
position-not-an-item = { $card } is not an item; it does not wait to be removed.
position-waits-no-more = No item waits at this point of a turn.
position-not-played = { $source } was not played: it lies neither in the play area nor among the used ones.
position-none-played = None of these was played: { $cards }.
position-none-waiting = None of these waits to be removed, or nothing is left to take: { $cards }.
position-while-over = “{ $part }” does not fit: the game is over.
position-too-much-left = { $found } cannot be left of this movement; at most { $most } can.
position-wrong-symbol = { $source } does not move with this symbol: { $symbol }.
position-after-purchase = “{ $part }” does not fit: after the purchase that is over.
position-while-moving = No movement is under way while this is asked.
position-no-piece = Piece { $number } of the seat to decide is not on the board.
position-cannot-go-on = This movement is over: it cannot go on from here.
position-hand-too-small = Cards asked for: { $needed }; in hand: { $found }.
position-not-discarding = While discarding there are cards in hand and none in the play area.
position-cannot-pay = { $found } cannot be paid with cards from { $space }.
position-purse-too-full = The purse holds { $found } half-coins, but { $most } at most were played.
position-cannot-buy = With this purse and this hand nothing can be bought.
position-not-over = Nothing has ended this game.
position-is-over = This game is over; write “over”.
position-seat-out = Seat { $seat } plays no more; it cannot be its turn.

## Records

record-not-a-record = A record begins with “eldorado record 1”, not with “{ $found }”.
record-version = This is a record of version { $found }; version { $known } can be read.
record-rules = This game was played by rules version { $found }; versions 1 to { $known } are known here.
record-missing-key = “{ $found }” is missing.
record-beside-position = “{ $found }” belongs into the position.
record-too-many-actions = A record has at most { $most } actions.
record-after-end = Nothing follows the last line; found: “{ $found }”.
record-refused = Action { $number }, “{ $action }”, cannot be played.
record-truncated =
    { $actions ->
        [one] The record breaks off after { $actions } action: its last line is missing.
       *[other] The record breaks off after { $actions } actions: its last line is missing.
    }
record-bad-end = The last line reads “end 57 sha256 0123456789abcdef”, not “end { $found }”.
record-wrong-count = Actions in the record: { $found }; its last line says { $needed }.
record-edited = The record was changed: its last line says { $found }, the text gives { $needed }.
