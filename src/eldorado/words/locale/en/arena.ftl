# The arena: options, tables, the report, what can go wrong.

help-arena = Let bots play tournaments: paired deals, rotating seats, wins with intervals. Data on stdout, progress on stderr.
help-bench-bots = Measure the bots: strength head to head, rounds, unfinished games, time per turn.
option-bots = Bots by name, separated by commas; the last one fills the seats left over.
option-more_bots = One more bot; your own as FILE.py:Class. May be repeated.
option-routes = A printed route, a route file, or all. May be repeated.
option-players = Players at a table (otherwise as many as there are bots).
option-caves = With caves, without, or both.
option-games = Games at each kind of table, rounded up to whole rotations.
option-seed = Decides every shuffle. The same seed gives the same games.
option-jobs = Processes that play at the same time. Results do not depend on it.
option-nodes = How many positions a bot may look at for a decision (otherwise its own limit).
option-max_rounds = A game that lasts longer counts as unfinished.
option-time_limit = Seconds a bot may take for one decision.
option-on_error = What happens when a bot fails: the tournament stops, or the seat resigns.
option-sprt = Stop as soon as it is clear whether the first bot wins more than H0 or H1 (shares like 0.25,0.30).
option-luck = Judge every draw by so many hands that might have come (bare: 8) and tell wins without luck, too.
option-game = Play this one game of the schedule only.
option-resume = Go on where a tournament with the same settings was stopped.
option-journal = The file that keeps the results as they come (otherwise one in the user’s state folder).
option-cluster = Play on a Ray cluster instead of local processes.
option-report = Write a page with plots into DIR.
option-save = Write the record of every game into DIR.
option-only = Measure only the parts whose names hold this text. May be repeated.
option-quick = Fewer games: a look, not a measurement.

arena-playing = games
arena-cell = { $cell }: { $games } games
arena-all = All tables: { $games } games
arena-table =
    { $route }, { $players } players{ $caves ->
        [on] , caves
       *[off] {""}
    }
arena-bot = bot
arena-wins = wins
arena-interval = 95%
arena-fair = fair
arena-places = places
arena-rounds = rounds
arena-gained = cards
arena-ms = ms per turn, p95
arena-against = against
arena-unfinished-short = unfinished
arena-rating = rating
arena-strength = mean ± error
arena-unfinished =
    { $count ->
        [one] { $count } game was not finished within the rounds.
       *[other] { $count } games were not finished within the rounds.
    }
arena-forfeits =
    { $count ->
        [one] { $count } seat was given up because its bot failed:
       *[other] { $count } seats were given up because their bots failed:
    }
arena-more-forfeits = … and { $count } more (--json tells them all).
arena-sprt = Sequential test { $h0 }% against { $h1 }% after { $deals } deals: { $decided } (ratio { $ratio }, bounds { $low } and { $high }).
arena-luckless = Luck of the draws taken out (hands compared for each draw: { $hands }):
arena-luckless-few = Too few deals to take the luck of the draws out: { $fewest } are needed.
arena-saved = games saved
arena-saves =
    { $games ->
        [0] none
       *[other] { $games } of 100
    }
arena-stopped = Stopped after { $done } of { $games } games; they are kept, and --resume goes on.

arena-no-bots = Name at least one bot: --bots planner,steady
arena-bots =
    { $bots ->
        [one] { $bots } bot does not fit a table of { $players }.
       *[other] { $bots } bots do not fit a table of { $players }.
    }
arena-games = { $games } games are too few.
arena-no-part = No part of this measurement is called “{ $part }”. There are: { $known }
arena-no-game = There is no game { $game } in this tournament.
arena-sprt-shares = --sprt takes two shares between 0 and 1, the smaller one first, as in 0.25,0.30; “{ $found }” is not that.
arena-sprt-tables = --sprt needs tables of one size: --players 2, 3 or 4, not all.
arena-journal = { $file } holds no results of an arena.
arena-other-journal = { $file } holds the results of a tournament with other settings.
arena-no-ray = Ray is not installed: pip install "eldorado[ray]"
arena-bot-raised = The bot “{ $bot }” failed in game { $game } (seed { $seed }, seat { $seat }, action { $number }): { $reason }. Repeat it with --game { $game }.
arena-bot-illegal = The bot “{ $bot }” chose something that is not among its options in game { $game } (seed { $seed }, seat { $seat }, action { $number }): { $reason }. Repeat it with --game { $game }.
arena-bot-too-slow = The bot “{ $bot }” did not decide within { $reason } in game { $game } (seed { $seed }, seat { $seat }, action { $number }). Repeat it with --game { $game }.
arena-bot-died = The bot “{ $bot }” took its process down in game { $game } (seed { $seed }, seat { $seat }, action { $number }): { $reason }. Repeat it with --game { $game }.
arena-bot-not-made = The bot “{ $bot }” could not be started in game { $game } (seed { $seed }): { $reason }

report-title = The arena
report-about = { $games } games between { $bots }. Seed { $seed }: the same deals for all, seats rotated.
report-wins = Who won
report-wins-about = Wins per seat with 95% intervals; the dashed mark is a fair share.
report-fair = fair share
report-order = moves no. { $number }
report-figures = All figures
report-rounds = How long it took
report-rounds-about = Rounds until somebody arrived, and their mean.
report-progress = How far they were
report-progress-about = Steps that were left to the finish after each round, on average.
report-round = round
report-steps = steps left
report-cards = What they bought
report-cards-about = Copies of each card that a seat gained in a game, and how often its owners won. Owners who won may have bought it because they were ahead.
report-copies = copies per game
report-owners = wins of its owners
report-no-cards = Nobody bought anything.
report-paths = Where they went
report-paths-about = Lit where many went, dusk where nobody did. Point at a space for its share of all seats.
