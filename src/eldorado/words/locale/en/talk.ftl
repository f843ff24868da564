# Talking at the table and watching it.

skip-to-hand = Skip to your cards
chat-quick = Quick phrases
chat-mute = Mute { $name }

## Said with one touch; everybody reads them in their own language.

phrase-hello = Hello
phrase-good-luck = Good luck
phrase-well-played = Well played
phrase-close = That was close
phrase-your-turn = Your turn
phrase-one-moment = One moment
phrase-back = I’m back
phrase-thanks = Thank you
phrase-sorry = Sorry
phrase-bad-luck = Bad luck
phrase-good-game = Good game
phrase-another = Another game?

## Watching

watching = Watching
watch-follow = Follow
watch-stop = Stop watching
watch-piece = The piece that is moving
watch-playing = playing
watch-others =
    { $count ->
        [0] You are watching. Hands stay hidden until the end.
        [one] You are watching with one other. Hands stay hidden until the end.
       *[other] You are watching with { $count } others. Hands stay hidden until the end.
    }
watch-seen = What everybody may see of { $name }
watch-piles = { $name }’s piles
watch-none-played = Nothing played yet
watch-in-hand = { $count } in hand
watch-bought = Bought so far
watch-none-bought = Nothing bought yet
