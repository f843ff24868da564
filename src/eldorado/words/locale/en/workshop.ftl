# The workshop: laying out a route by hand, and what the report says.

workshop-name = Name of the route
workshop-pieces = Pieces of the box
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
workshop-open = Open …
workshop-empty = An empty table
workshop-surprise = Surprise me
workshop-share = Share
workshop-race = Race it
workshop-take = Take up piece { $piece }
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
workshop-place-fault = fits, a fault stays
workshop-drop = Lay it here: a whole side fits.
workshop-drop-fault = It fits here, but a fault stays.
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
workshop-begin = Choose a starting tile, A or B, then lay piece after piece. The end tile finds its corner by itself.
workshop-whole = The route is whole. Race it, or change it and watch the report.
workshop-fault-tag = fault
workshop-tip-tag = tip
workshop-report = Report
workshop-close-report = Back to the table
workshop-no-report = The report begins as soon as the route is whole: bots race on it while you go on.
workshop-races = { $done } of { $count } races.
workshop-waits = Waits while you hold a piece.
workshop-stale = About the table before your last change.
workshop-few = Too few races to show.
workshop-rounds = Rounds
workshop-half = half of all: { $low } to { $high }
workshop-seats = Seats
workshop-seats-text = share of wins, 95 %
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
workshop-lead = Changes of the lead
workshop-by-lot = by chance { $value }
workshop-decided = Decided in round
workshop-photo = Photo finishes
workshop-unfinished = Unfinished races
workshop-skill = An expert among steady bots wins
workshop-luck = Luck decides
workshop-lost = Where turns are lost
workshop-lost-text = turns a race, space occupied
workshop-blockade = Blockade { $pieces }: falls in round { $round }
workshop-heat = Show the paths
workshop-cards = Cards that win here
workshop-cards-text = points more wins, 95 %
workshop-deck = Each player gains { $gained } cards and removes { $removed }.
workshop-source = { $count } races of { $bot }, seed { $seed }.
workshop-text = As a text
workshop-copy-link = Copy the link
workshop-copy-text = Copy the text
workshop-copied = Copied
workshop-file = Save as a file
