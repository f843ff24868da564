# Laying out a route: what is wrong with a file, what is worth a warning, what could be better.

## The form of the file

route-too-long = The text has { $length } characters; a route has at most { $most }.
route-after-end = Nothing may follow the end, but here is “{ $found }”.
route-bad-name = A route needs a name of 1 to 60 characters, not “{ $found }”.
route-bad-difficulty = The difficulty is easy, moderate or difficult, not “{ $found }”.
route-bad-picture = The turn of the picture is a number of degrees, not “{ $found }”.
route-bad-line = “{ $found }” is not a piece. A piece is a line such as “C 7 -3 turn 5”.
route-bad-number = Piece { $piece }: the place is two whole numbers and the turn 0 to 5, not “{ $found }”.
route-bad-end = “{ $found }” is not an end. The end is a line such as “end river 24 -3”, or just “end jungle”.
route-no-end = The last line is missing: “end river” or “end jungle”.

## The layout

layout-no-pieces = The route has no pieces.
layout-unknown-piece = There is no piece { $piece }. The pieces are: { $pieces }.
layout-piece-twice = Piece { $piece } is used twice; the box has it once.
layout-both-sides = { $piece } and { $other } are the two sides of one piece; only one of them can be used.
layout-no-start = The first piece has to be a starting tile ({ $pieces }), not { $piece }.
layout-start-later = { $piece } is a starting tile and can only be the first piece.
layout-end-on-strip = { $piece } is a strip; the end tile needs a big tile.
layout-overlap =
    { $count ->
        [one] { $piece } lies on { $other }: { $count } space is covered twice.
       *[other] { $piece } lies on { $other }: { $count } spaces are covered twice.
    } { $places ->
        [none] {""}
       *[some] { $piece } would fit at { $places }.
    }
layout-gap =
    { $count ->
        [one] { $piece } does not touch { $other }: there is { $count } hex between them.
       *[other] { $piece } does not touch { $other }: there are { $count } hexes between them.
    } { $places ->
        [none] {""}
       *[some] { $piece } would fit at { $places }.
    }
layout-no-free-corner = { $piece } has no corner left for the end tile, where the finish touches this piece only.
layout-not-a-corner = { $found } is not a corner of { $piece }. Free corners: { $places }.
layout-corner-taken = On the corner { $found } of { $piece } the end tile would touch another piece. Free corners: { $places }.
layout-finish-unreachable = Nobody can reach the finish: mountains close the way on { $piece }.
layout-start-cut-off = These starting spaces on { $piece } lead nowhere: { $spaces }. Nobody passes through another starting space.
layout-open-seam = { $piece } touches { $other }, though one does not follow the other: that seam carries no blockade and is open.
layout-narrow-seam =
    { $count ->
        [one] { $piece } and { $other } share only { $count } edge; on the printed routes it is at least { $whole }.
       *[other] { $piece } and { $other } share only { $count } edges; on the printed routes it is at least { $whole }.
    }
layout-cut-off =
    { $count ->
        [one] From { $count } space no way leads to the finish: { $spaces }.
       *[other] From { $count } spaces no way leads to the finish: { $spaces }.
    }

## Advice

advice-one-colour = Even the easiest way goes through { $count } spaces of { $terrain } in a row, from { $first_space } to { $last_space } (pieces: { $pieces }; power { $power } in all). Something else in between would make other cards useful.
advice-open-seam = Crossing the open seam between { $pieces } is shorter and not harder: { $steps } steps with power { $power }, against { $other_steps } steps with power { $other_power } along the route. A shortcut should cost more.
advice-short-cut = The short way across { $pieces } is the easier one, too: { $steps } spaces with power { $power }, against { $other_steps } with power { $other_power } on the way round. A shortcut should cost more.
advice-bend = In the bend on { $pieces } the inner side is the easier one: { $steps } spaces with power { $power }, against { $other_steps } with power { $other_power } on the outside. Turned differently, the inside may become the harder one.
advice-bottleneck =
    { $count ->
        [one] Everybody has to pass a single space on { $pieces }: { $spaces }. One piece can hold up all the others.
       *[other] Only { $count } spaces lead across { $pieces }: { $spaces }. With several such places the pieces hold each other up.
    }

## Routes by chance

generator-no-such-route = No route from the box is like that. Try fewer wishes.
