# The `eldorado` command: help, headings, what it says when all is well.

## Drawings in the terminal

drawing-finish = finishing space ({ $requirement })
drawing-blockade = blockade
drawing-seam = { $first }–{ $second }: blockade { $number } ({ $requirement })

## Help

help-options = Options
help-commands = Commands
help-arguments = Arguments
help-usage = Usage:
help-default = (otherwise { $value })
help-place-options = OPTIONS
help-place-command = COMMAND …
help-eldorado = The race to El Dorado: play it, look into the box, lay out routes. An unofficial fan edition, not connected with the publisher.
help-play = Play: serves the game on this computer and opens it in the browser.
help-route = The printed routes and your own.
help-route-list = List the printed routes.
help-route-show = Draw a route: a printed one by its id, your own by its file.
help-route-check = Check route files: every fault at once, then advice with figures.
help-tile = The pieces a route is laid from.
help-tile-show = Draw sides of pieces by their letters, or all of them.
help-cards = All cards, or the ones you name: what they do and what they cost.
help-gallery = Write all tiles, routes, cards and tokens as one HTML page.
help-check-data = Prove that the files hold exactly what is in the box.
option-help = Show this help.
option-version = Show the version and which engine runs.
option-lang = The language to use (otherwise ELDORADO_LANG, then the system’s).
option-no_color = No colors (as with NO_COLOR).
option-as_json = Write JSON for a program.
option-svg = Write an SVG picture to FILE (- for the output).
option-names = Show row and column of the spaces instead of their ground.

## Calling it wrongly

usage-command = There is no command “{ $found }”. The commands are: { $known }.
usage-option = There is no option “{ $found }”.
usage-missing = Something is missing: { $name }.
usage-choice = { $name } is one of: { $known }.
usage-extra = “{ $found }” is one too many.
usage-value = { $name } needs a value.
usage-no-value = { $name } takes no value.
usage-whole = { $limits ->
    [both] { $name } is a whole number from { $low } to { $high }.
    [low] { $name } is a whole number, { $low } or more.
   *[none] { $name } is a whole number.
}
usage-number = { $limits ->
    [both] { $name } is a number from { $low } to { $high }.
   *[low] { $name } is a number, { $low } or more.
}
usage-wrong = The command was not understood: { $reason }
usage-help = “{ $command } --help” explains it.
usage-interrupted = Stopped.

## What the commands say

file-written = Written: { $file }
version = eldorado { $number } ({ $build })
version-compiled = compiled engine
version-plain = plain Python engine

tile-title = { $piece }: { $kind } (on its back: { $back })

cards-name = Card
cards-effect = What it does
cards-price = Price
cards-where = Where
cards-item = item
cards-deck = starting deck, { $count }×
cards-market = market board, { $count }×
cards-reserve = reserve, { $count }×
clauses = { $first }; { $second }
effect-draw =
    { $count ->
        [one] draw { $count } card
       *[other] draw { $count } cards
    }
effect-remove =
    { $count ->
        [one] then you may remove { $count } card
       *[other] then you may remove up to { $count } cards
    }
effect-take = take any card from the market or the reserve for free
effect-move = move to a neighboring space for free, or remove a blockade

routes-figures =
    { $pieces }; { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $blockades ->
        [one] { $blockades } blockade
       *[other] { $blockades } blockades
    }, { $caves ->
        [one] { $caves } cave
       *[other] { $caves } caves
    }
routes-check-good = { $file }: this route can be laid out.
routes-check-bad = { $file }: this route cannot be laid out.
routes-more-faults = And { $count } more.
routes-ways = Shortest way: { $steps } steps with power { $power }. Easiest way: { $other_steps } steps with power { $other_power }.
routes-warning = Note: { $sentence }
routes-advice = Advice: { $sentence }

figure-sides = Sides of pieces
figure-spaces = Spaces on them
figure-caves = Caves on them
figure-card-kinds = Kinds of cards
figure-market-kinds = Kinds on sale
figure-market-cards = Cards on sale
figure-market-board = Kinds on the market board at first
figure-items = Items
figure-starting-deck = Cards in a starting deck
figure-blockades = Blockades
figure-cave-tokens = Cave tokens
figure-routes = Printed routes
figure-languages = Languages
figure-sum = Sum
check-data-good = Everything is there, as it should be.

help-route-new = Lay out a random route: the same seed and wishes give the same route. Without FILE it goes to the output.
help-route-report = Race bots on a route and report how it plays: rounds, seats, drama, paths, cards, difficulty.
help-route-improve = Look for a small change that makes a route fairer or harder, and race it.
option-route_seed = Decides the route; without it, chance does.
option-length = How long it should be.
option-difficulty = How hard it should be, by an estimate; `route report` measures it.
option-wished_caves = How many caves it should have.
option-wide = No bottlenecks.
option-like = Laid mostly from the pieces of this printed route, about as long and as hard.
option-route_name = What the route is called.
option-with_caves = Race with the caves variant.
option-races = Races to run.
option-skilled = Races of one expert among steady bots, for skill and luck.
option-goal = What the change should bring.
option-out = Write the changed route to FILE.
route-new-written = { $file }: a new route, seed { $seed }.
route-new-laying = Laying out
route-new-seed = Seed { $seed }
