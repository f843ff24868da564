# The workshop: laying out a route by hand, and what the report says.

workshop-name = Name of the route
workshop-name-short = Name
workshop-pieces = Pieces in the box
workshop-table = The table
workshop-count = { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
workshop-steps = · { $steps } steps · { $blockades ->
        [one] { $blockades } blockade
       *[other] { $blockades } blockades
    } · { $caves ->
        [one] { $caves } cave
       *[other] { $caves } caves
    }
workshop-faults = { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    }
workshop-tips = { $count ->
        [one] { $count } tip
       *[other] { $count } tips
    }
workshop-undo = Undo
workshop-redo = Redo
workshop-open = Open…
workshop-empty = An empty table
workshop-surprise = Surprise me
workshop-share = Share
workshop-race = Race it
workshop-take = Pick up piece { $piece }
workshop-either = { $first } or { $second }
workshop-on-table = on the table
workshop-in-hand = in your hand
workshop-end = End tile
workshop-end-move = move
workshop-end-river = paddle side
workshop-end-jungle = machete side
workshop-piece = Piece { $piece }{ $count ->
        [0] {""}
        [1] , turned once
        [2] , turned twice
       *[other] , turned { $count } times
    }
workshop-chosen = Piece { $piece }
workshop-chosen-text = Drag it, turn it, or turn it over.
workshop-place = Place { $number } of { $count }, { $state }
workshop-place-whole = fits
workshop-place-fault = fits, a fault remains
workshop-drop = Lay it here: a whole side fits.
workshop-drop-fault = It fits here, but a fault remains.
workshop-drop-end = Lay it at this corner.
workshop-choose-place = Choose a lit place.
workshop-turn-it = { $count ->
        [0] It fits nowhere.
        [one] Turn it: one other way fits.
       *[other] Turn it: { $count } other ways fit.
    }
workshop-turn = Turn
workshop-flip = { $piece } side
workshop-flip-plain = Turn over
workshop-lay = Lay it
workshop-put-back = Put back
workshop-move = Move
workshop-remove = To the tray
workshop-invite = Lay out a route of your own
workshop-begin = Choose a starting tile, A or B, then lay piece after piece. The end tile finds its corner by itself.
workshop-whole = The route is complete. Race it, or change it and watch the report.
workshop-fault-tag = fault
workshop-tip-tag = tip
tag-layout-gap = gap
tag-layout-overlap = overlap
tag-layout-both-sides = both sides
tag-layout-no-start = no start
tag-layout-start-later = second start
tag-layout-end-on-strip = end on a strip
tag-layout-no-free-corner = no free corner
tag-layout-finish-unreachable = way closed
tag-layout-start-cut-off = start cut off
tag-advice-one-colour = one color
tag-advice-short-cut = easy short cut
tag-advice-open-seam = open seam
tag-advice-bend = easy inner bend
tag-advice-bottleneck = bottleneck
workshop-report = Report
workshop-close-report = Back to the table
workshop-no-report = The report begins as soon as the route is complete: bots race on it while you go on.
workshop-races = { $done } of { $count } races.
workshop-waits = Waits while you hold a piece.
workshop-stale = From before your last change.
workshop-few = Too few races to show.
workshop-rounds = Rounds
workshop-half = half of all: { $low } to { $high }
workshop-seats = Seats
workshop-seats-text = share of wins, 95%
workshop-seat = { $number ->
        [1] First
        [2] Second
        [3] Third
       *[4] Fourth
    }
workshop-seats-early = Too early to tell.
workshop-seats-even = An even share still fits every seat.
workshop-seats-uneven = The seats are not even.
workshop-difficulty = Difficulty
workshop-nearest = about as hard as { $route }
workshop-beginners = beginners need { $rounds } rounds ({ $low }–{ $high })
workshop-drama = Drama
workshop-lead = Lead changes
workshop-by-lot = at random { $value }
workshop-decided = Decided in round
workshop-photo = Photo finishes
workshop-unfinished = Unfinished races
workshop-skill = An expert among steady bots wins
workshop-luck = Luck decides
workshop-lost = Where turns are lost
workshop-lost-text = turns per race, space occupied
workshop-blockade = Blockade { $pieces }: falls in round { $round }
workshop-heat = Show the paths
workshop-cards = Cards that win here
workshop-cards-text = points more wins, 95%
workshop-source = { $count ->
        [one] { $count } race
       *[other] { $count } races
    } by { $bot }, seed { $seed }.
workshop-text = As a text
workshop-copy-link = Copy the link
workshop-copy-text = Copy the text
workshop-copied = Copied
workshop-file = Save as a file

shelf-title = Published routes
shelf-sort = Order
shelf-new = newest
shelf-played = most raced
shelf-best = best rated
shelf-none = Nobody has published a route here yet. Lay one in the workshop.
shelf-more = Show more
shelf-by = by { $author }
shelf-unrated = not rated yet
shelf-workshop = To the workshop
shelf-open = Open in the workshop
shelf-rate = Rate this route
shelf-rated = Thank you.
shelf-rate-later = Anyone who has finished a race on this route can rate it.
shelf-report = Report
shelf-report-text = What is wrong with it?
shelf-reported = Thank you. The people who run this server will look at it.
shelf-publish = Publish
shelf-publish-text = Everybody on this server can find it, race on it and rate it.
shelf-published = Published as
shelf-author = Your name, if you like
wish-any = any
wish-length = Length
wish-length-short = short
wish-length-medium = medium
wish-length-long = long
wish-difficulty = Difficulty
wish-caves = Caves
wish-caves-few = few
wish-caves-some = some
wish-caves-many = many
wish-like = Like
wish-wide = No bottlenecks
wish-seed = Seed
wish-go = Lay it
workshop-improve = A small change
workshop-fairer = Make it fairer
workshop-harder = Make it harder
workshop-change-it = Make this change
workshop-picture-svg = Picture (SVG)
workshop-picture-png = Picture (PNG)
workshop-lay-text = Lay this text
workshop-closer = Closer
workshop-farther = Farther
workshop-whole-table = Whole table
workshop-distances = Distances
workshop-full = Full report
workshop-headline = { $rounds } rounds.
workshop-headline-hard = About as hard as { $route }.
workshop-since = Since your last change
workshop-since-rounds = { $count } rounds on average
workshop-uncertain = (not certain)
workshop-map = What the map shows
workshop-map-paths = Paths
workshop-map-lost = Turns lost
workshop-map-plain = Plain
workshop-entered = Entered by
workshop-most = eight in ten: { $low } to { $high }
workshop-plays-like = Plays most like { $route }.
workshop-comeback = Steps the winner was behind
workshop-held = { $share }% of all turns ({ $low }–{ $high }) are lost because a space is occupied.
workshop-spread = How paths spread
workshop-spread-text = spaces in use
workshop-used = { $used } of { $spaces }
workshop-bits = { $bits } bits
shelf-facts = { $steps } steps · { $blockades ->
        [one] { $blockades } blockade
       *[other] { $blockades } blockades
    } · { $caves ->
        [one] { $caves } cave
       *[other] { $caves } caves
    }
shelf-plays = { $count ->
        [0] not raced yet
        [one] one race
       *[other] { $count } races
    }
shelf-stars = { $stars } of 5, { $count ->
        [one] one rating
       *[other] { $count } ratings
    }
shelf-star = { $count ->
        [one] one star
       *[other] { $count } stars
    }
