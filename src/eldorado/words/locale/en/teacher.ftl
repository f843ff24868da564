# What a game teaches: reviews, hints, puzzles.

help-review = Review a finished game: who was likely to win and when, what the draws, the choices and the others changed, and the turns that mattered.
option-hands = Hands that might have come, dealt for each hand that did.
option-looks = How often a plan is played on with the same luck as another.
option-as_page = Open the review in the browser, on the board. Ctrl-C stops.

review-working = Turns judged
review-chances = Chance of winning after each round, in percent
review-round = round
review-seat = seat { $seat }
review-sum = Seat { $seat }: fair share { $fair }, start { $place }, draws { $draws }, choices { $choices }, others { $others } = { $result }
review-nothing = No turn cost much.
review-nothing-cards = No turn cost much. The cards decided.
review-moment = Round { $round }: turns lost { $tenths }, chance { $points }
review-played = Played: { $plan }
review-better = Better: { $plan }
review-cards = What became of the cards
review-card = card
review-card-round = round
review-card-spaces = spaces
review-card-paid = paid
review-card-acted = played
review-card-removed = removed
review-ghost = With the same luck, the expert would have reached the gate in round { $round }.
review-ghost-never = With the same luck, the expert would not have reached the gate either.
review-samples = Measured with { $hands } hands for each draw and { $looks } looks ahead for each choice. Nothing within the margin of error is called a mistake. “Others” covers what the others did and what the estimate could not foresee.
review-unfinished = This game is not over: it stops in round { $round }. Only a finished game can be reviewed, because a review shows every hand.
review-too-long = { $actions } actions are more than a review reads; it reads at most { $most }.
review-nothing-handed = There is no game here to look back on. Open a finished game or a record and ask for its review there.

review-title = Review
review-won = { $name } won.
review-told =
    { $name } began with { $begun }%, { $round ->
        [0] had no better chance later
       *[other] had { $peak }% at best, in round { $round }
    }, and ended with { $result }%: draws { $draws }, choices { $choices }, others { $others }.
review-nobody = Nobody won.
review-moments = Turns that mattered
review-tab-cards = Cards
review-part-fair = fair share
review-part-place = start
review-part-draws = draws
review-part-choices = choices
review-part-others = others
review-part-result = result
review-who = Who was likely to win
review-moved = What moved it
review-who-text = The whole height is 100%, shared by all at every moment. { $name } is at the bottom.
review-draws-text = the cards that came
review-choices-text = what was done with them
review-others-text = what they did, and what no estimate foresees
review-adds = Round { $round } adds up
review-turn-before = before
review-turn-draw = draw
review-turn-choice = choice
review-turn-others = others
review-turn-after = after
review-after-turn = After this turn
review-lost = turns lost: { $turns }
review-as-played = as played
review-as-better = the better plan
review-computing = Turns judged: { $done } of { $total }.
review-line = Others in line before: { $place }.
review-arrives = Reach El Dorado
review-goes = Go to { $space }
review-removes = remove { $cards }
review-buys = buy { $card }
review-keeps = keep { $cards }
review-stays = Do nothing
review-seats = Whose game
practice-no-moment = The record has only { $most } actions.
practice-over = The game is over at this moment; there is nothing to play on.
review-try = Try it from here
review-tabs = What is looked at
review-tab-race = Race the expert
review-carried = “{ $card }” took { $name } { $spaces } of { $all } spaces.
review-each-time = Each time it came up:
review-time-bought = came into the deck
review-time-walked = walked { $number }
review-time-blockade = took blockade { $number }
review-time-acted = did what it says
review-time-paid = paid
review-time-given = was left at rubble
review-time-unused = went unused
review-time-removed = was removed
review-in-short = In short
review-copies = { $card } × { $count }
review-bought-in = since round { $round }
review-from-start = from the start
review-short-late = Came too late to be drawn.
review-short-way = { $percent }% of the way.
review-short-unused = Unused { $unused } of { $times } times.
review-short-paid =
    { $count ->
        [one] Paid once.
       *[other] Paid { $count } times.
    }
review-short-removed = Left the deck in round { $round }.
review-decks = How many cards each expedition carried
review-decks-text = With fewer cards the good ones come up more often.
review-passed = Passed up: { $card }
review-thinned = Cards removed: { $count }
review-not-thinned = No card was removed
review-thinner = { $name } removed most: { $count }. The fewer cards there are, the more often the good ones come up.
review-idle = { $count } of { $all } cards went unused
review-idle-most = Most often: { $cards }.
review-where = Where { $spaces } spaces came from
review-where-rest = rubble, base camps, tokens
review-best-buy = Bought, and walked furthest
review-best-bought = { $card }, round { $round }
review-cards-note = Counted, not estimated: what each card did in this game. Without it, others would have been played.
review-race-alone = The expert reaches the gate in round { $round }
review-race-sooner =
    { $count ->
        [one] The expert is a round faster
       *[other] The expert is { $count } rounds faster
    }
review-race-later =
    { $count ->
        [one] { $name } is a round faster than the expert
       *[other] { $name } is { $count } rounds faster than the expert
    }
review-race-same = The expert needs as many rounds
review-race-home = { $name } was there in round { $round }.
review-race-short =
    { $count ->
        [one] { $name } ended one space short.
       *[other] { $name } ended { $count } spaces short.
    }
review-race-went = Spaces nearer: the expert { $expert }, { $name } { $own }
review-race-even = In no turn was the expert two spaces faster.
review-race-note = One race, not a law. The expert has the same luck: as long as the decks are the same, the same cards come. The others play as they did.
review-race-waits = The expert races when all turns are judged.
review-race-spaces = Spaces to the gate
review-race-spaces-text = Higher is nearer. Pick a round to see both on the board.
review-race-expert = the expert
review-race-to-go = { $spaces } to go
review-race-gate = the gate
chances-not-here = Chances are shown to spectators only where players may ask for hints and nothing is rated.
chances-live = Chances of winning when the turn began

reason-noise = No other plan was better by more than can be measured.
reason-home = El Dorado was within reach this turn.
reason-measured = Played on { $games } times with the same luck, the other plan arrived { $tenths } turns sooner.
reason-buy-ahead = Spaces of { $terrain } still ahead: { $count }; cards for them in the deck: { $own }. “{ $card }” helps most there.
reason-buy = “{ $card }” helps most on the way that is left.
reason-dead-weight = “{ $card }” slows the deck down more than it helps on the rest of the way.
reason-way = From { $space } the rest of the way takes { $tenths } fewer turns.
reason-piece-home = One of the two pieces comes home this turn: that saves { $tenths } turns.
reason-blockade = Blockade { $number } is in everybody’s way; taking it now saves { $tenths } turns and may decide a tie.
reason-thin = Without these cards the good ones come sooner: { $cards }. That saves { $tenths } turns.
reason-keep = Keep “{ $card }”: next turn it goes further alone than an average draw.
reason-see-first = First see what comes: cards and tokens that bring others cost the plan nothing.
reason-finish-first = What was begun has to be finished first.
reason-nothing-better = No plan changes much this turn.

# Puzzles

help-puzzles = List the puzzles that come with the game, solve one in the terminal, or mine new ones from games that bots play.
help-puzzles-list = List the puzzles, the easiest first.
help-puzzles-solve = Solve a puzzle: today’s, or one by its name.
help-puzzles-make = Look through games for turns in which one plan beats all others by half a turn or more. Ctrl-C stops; the same call picks up where it left off.
option-turn = The whole turn at once, its actions separated by “;”.
option-mined_games = How many games are looked through.
puzzles-head-name = name
puzzles-head-level = level
puzzles-head-about = about
puzzles-head-route = route
puzzles-head-players = players
puzzles-head-round = round
puzzles-today = Today’s puzzle is { $id }.
puzzles-title = Puzzle { $id }, level { $level }: { $theme }
puzzles-prompt = Action:
puzzles-how = Type actions as a record writes them, several with “;” between. “?” lists what can be done, “undo” takes the last back, “way” shows the solution, “quit” leaves.
puzzles-making = Games looked through
puzzles-made = Puzzles: { $count }, from games: { $games }. They are in { $file }.

puzzle-theme-home = Reach the gate this turn
puzzle-theme-remove = Which card to part with
puzzle-theme-blockade = Take the blockade
puzzle-theme-buy = Buy or move?
puzzle-theme-move = Find the way
puzzle-ask-home = One turn is enough. Every card counts.
puzzle-ask-remove = One plan makes the deck better than all others. Find it.
puzzle-ask-blockade = Somebody will take the blockade. Is it worth it now, and how?
puzzle-ask-buy = Spend the cards or move with them? One plan is clearly ahead.
puzzle-ask-move = One way through is clearly shorter than the rest. Where do you end your turn?
puzzle-solved = Solved
puzzle-failed = Not quite
puzzle-lost = This turn gives away { $turns } turns.
puzzle-drew = Drawing cards is a gamble: what came cannot be weighed against a plan. Try it without.
puzzle-as-good = Not our plan, but not measurably worse.
puzzle-unknown = There is no puzzle “{ $id }”.
puzzle-unfinished = The turn is not over yet: end it to have it judged.
puzzle-turn-over = The turn is over. Begin again to try another.
puzzle-file = { $file } holds something that is not one of our puzzles.
puzzle-step-move = { $blockade ->
    [0] { $cards }: { $spaces }
   *[other] { $spaces ->
        [none] { $cards }: blockade { $blockade }
       *[other] { $cards }: { $spaces }, blockade { $blockade }
    }
  }
puzzle-step-pay = { $blockade ->
    [0] Play { $cards }: { $spaces }
   *[other] Play { $cards }: blockade { $blockade }
  }
puzzle-step-camp = Base camp { $spaces }: { $cards } leaves the game
puzzle-step-use = Play { $cards }
puzzle-step-remove = Remove { $cards }
puzzle-step-buy = Buy { $card } with { $cards }
puzzle-step-keep = Keep { $cards } in hand
reason-sooner = Played on { $games } times with the same luck, this plan arrives { $tenths } turns sooner than the next best.

puzzles = Puzzles
puzzle-today = Today’s puzzle
puzzle-this-week = This week
puzzle-all = All puzzles
puzzle-text = A real position, one turn, one plan clearly better than the rest. Try as often as you like.
puzzle-level = Level { $level } of 5
puzzle-where = { $route }, round { $round }
puzzle-show-way = Show the way
puzzle-why-works = Why it works
puzzle-hide-way = Try it myself
puzzle-again = Try again
puzzle-next = Next
puzzle-more = More to solve
puzzle-judging = Your turn is being weighed…
puzzle-way = The way, step by step
puzzle-tempting =
    { $count ->
        [one] What looks right
       *[other] Two ways that look right
    }
puzzle-costs = costs { $turns } turns
puzzle-tries =
    { $count ->
        [one] Solved on the first try
       *[other] Solved on try { $count }
    }
puzzle-count = { $done } of { $all } solved
puzzle-is-solved = solved
puzzle-is-open = open
puzzle-measured = Measured with { $looks } looks ahead: { $turns } turns better than the next plan, give or take { $doubt }.
