# How a route plays: the balance report and what is said about it.

balance-racing = Racing
balance-stopped = Stopped after { $done } of { $count } races.
balance-races = { $count } races between bots of the same level ({ $bot }), seed { $seed }. Intervals are 95%.
balance-early = Fewer than { $count } races: too few to say anything in words.
balance-difficulty =
    Difficulty: { $classes } ({ $count } races of beginners took { $rounds } rounds on average, { $low } to { $high }).
balance-nearest = About as hard as { $route }.
balance-figure = figure
balance-value = value
balance-interval = interval
balance-percent = { $share }%
balance-rounds = rounds, median (eight in ten: { $low } to { $high })
balance-seat = seat { $number } in turn order wins
balance-decided = decided in round (eight in ten: { $low } to { $high })
balance-lead = lead changes
balance-comeback = steps the winner was behind at most
balance-by-lot = … if the same advances were dealt at random
balance-photo = photo finishes (several arrive in the last round)
balance-held = turns lost to occupied spaces
balance-gained = cards gained, each player
balance-removed = cards removed, each player
balance-deck = cards in the deck at the end
balance-unfinished = unfinished races
balance-skill = one expert among steady bots wins ({ $count ->
    [one] 1 race
   *[other] { $count } races
})
balance-luck = of who wins, decided by luck
balance-piece = piece
balance-used = spaces in use
balance-spaces = of
balance-entropy = bits
balance-blockade = Blockade between { $pieces }: taken in { $percent }% of races, usually in round { $round }.
balance-held-at = { $space }, occupied, costs { $turns } turns per race.
balance-no-card = No card is certain to win or lose here.
balance-card = card
balance-card-wins = owners win
balance-bought = gained

special-like = Nothing out of the ordinary: it plays like { $route }.
special-rounds-more = A long one: races take { $percent }% more rounds than on the printed routes.
special-rounds-less = A short one: races take { $percent }% fewer rounds than on the printed routes.
special-first-seat-more = Starting first pays more than usual: { $percent }% of wins, { $usual }% on the printed routes.
special-first-seat-less = Starting first pays less than usual: { $percent }% of wins, { $usual }% on the printed routes.
special-decided-more = Open to the end: the race is decided after { $percent }% of it, on the printed routes after { $usual }%.
special-decided-less = Decided early: after { $percent }% of the race, on the printed routes after { $usual }%.
special-lead-more = The lead changes { $percent }% more often than on the printed routes, measured against chance.
special-lead-less = A procession: the lead changes { $percent }% less often than on the printed routes, measured against chance.
special-photo-more = A sprint at the gate: { $percent }% of races end with several arriving at once, { $usual }% on the printed routes.
special-photo-less = Clear winners: only { $percent }% of races end with several arriving at once, { $usual }% on the printed routes.
special-paths-more = Everybody finds a way of their own: { $percent }% of the spaces are in use, { $usual }% on the printed routes.
special-paths-less = All take the same way: only { $percent }% of the spaces are in use, { $usual }% on the printed routes.
special-held-more = Crowded: { $percent }% of turns are lost to occupied spaces, { $usual }% on the printed routes.
special-held-less = Room for everybody: only { $percent }% of turns are lost to occupied spaces, { $usual }% on the printed routes.
special-removed-more = A route for thin decks: players remove { $percent }% more cards than on the printed routes.
special-removed-less = A route for thick decks: players remove { $percent }% fewer cards than on the printed routes.
special-gained-more = A route for shoppers: players gain { $percent }% more cards than on the printed routes.
special-gained-less = Hardly worth shopping: players gain { $percent }% fewer cards than on the printed routes.

change-end-side = Turn the end tile over: { $side ->
        [river] river instead of jungle
       *[jungle] jungle instead of river
    }.
change-end-corner = Put the end tile on another corner of { $piece }.
change-turned =
    { $count ->
        [1] Turn { $piece } by one sixth, clockwise.
        [3] Turn { $piece } halfway round.
       *[other] Turn { $piece } by { $count } sixths, clockwise.
    }
change-turned-over = Turn { $piece } over, { $other } up.
change-swapped = Swap { $piece } and { $other }.
improve-unknown-goal = “{ $found }” is not a goal. The goals are: { $known }.
improve-fairer = fairer
improve-harder = harder
improve-nothing = None of the { $count } most promising small changes is certain to make it { $goal }.
improve-reason-fairer = The winner’s place in the turn order was { $before } on average and becomes { $after }; 2.5 is even. That is nearer by { $gain } ({ $low } to { $high }), { $count } races each on the same deals.
improve-reason-harder = Beginners took { $before } rounds and now take { $after }: { $gain } more ({ $low } to { $high }), { $count } races each on the same deals.
improve-gain-fairer = ({ $gain } nearer to even)
improve-gain-harder = ({ $gain } rounds)

report-failed = The racing stopped unexpectedly and starts over.
