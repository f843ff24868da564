# `eldorado replay`: a recorded game told, stepped through, shown.

help-replay = A recorded game: told turn by turn, stepped through with the keys, or shown at any moment.
option-moment = Show the moment after N actions.
option-seat = Tell only what seat N may know.
option-everything = Show all hands, also while the game runs.
option-verify = Only check that the record replays.
replay-no-moment = There is no moment { $found }; the moments go from 0 to { $most }.
replay-title = { $route }, { $players } players
replay-caves = caves
replay-turn = Round { $round }, seat { $seat }
replay-moment =
    { $at ->
        [0] Before the first of { $of } actions
       *[other] After action { $at } of { $of }
    }
replay-keys = next: Enter, →   back: ←   turn: ↓ ↑   start: 0   end: $   leave: q
replay-verified =
    { $actions ->
        [one] The record replays: { $actions } action.
       *[other] The record replays: { $actions } actions.
    }

## What happened; the seat stands in the heading

story-seat = Seat { $seat }
story-stop = stopped
story-end = finished playing
story-done = kept the rest
log-discarded = discarded { $cards }
log-stepped-of-two = moved piece { $number } to { $space }
log-left = { $left } left
log-given = gave { $one }
log-spent = paid with { $what } ({ $half_coins } in all)
log-drawn-cards = drew { $cards }
story-running = Round { $round }, seat { $seat } is to decide.
story-outcome =
    { $reason ->
        [arrived] Seat { $seat } wins: nobody else reached El Dorado.
        [blockades] Seat { $seat } wins: most blockades of those who arrived.
        [highest] Seat { $seat } wins: the highest blockade of those who arrived.
        [first] Seat { $seat } wins: the first to arrive, and nobody has a blockade.
        [round] Seat { $seat } wins: home in an earlier round.
        [resigned] Seat { $seat } wins: everybody else gave up.
       *[rounds] Over after { $rounds } rounds: nobody is home, nobody wins.
    }
story-places = Places (unofficial after the first): seats { $order }.

## A moment

moment-hand = Hand
moment-draw = Draw pile
moment-play = Played
moment-discard = Discard pile
moment-removed = Removed
moment-tokens = Cave tokens
moment-won = Blockades
moment-market = Market
moment-reserve = Reserve
moment-vacant = (empty)
moment-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
moment-at =
    { $steps ->
        [one] on { $space }, { $steps } step from the finish
       *[other] on { $space }, { $steps } steps from the finish
    }
moment-home = at El Dorado
moment-resigned = gave up
