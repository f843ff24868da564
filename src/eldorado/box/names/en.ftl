# Names of everything in the box. The page and the command read this same file.
# A name is the rulebook's own unless a remark says that it is ours.

language = English

## Cards

card-explorer = Explorer
    .one = an Explorer
card-traveler = Traveler
    .one = a Traveler
card-sailor = Sailor
    .one = a Sailor
card-scout = Scout
    .one = a Scout
card-trailblazer = Trailblazer
    .one = a Trailblazer
card-pioneer = Pioneer
    .one = a Pioneer
card-giant_machete = Giant Machete
    .one = a Giant Machete
card-captain = Captain
    .one = a Captain
card-photographer = Photographer
    .one = a Photographer
card-journalist = Journalist
    .one = a Journalist
card-treasure_chest = Treasure Chest
    .one = a Treasure Chest
card-millionaire = Millionaire
    .one = a Millionaire
card-jack_of_all_trades = Jack-of-all-Trades
    .one = a Jack-of-all-Trades
card-adventurer = Adventurer
    .one = an Adventurer
card-prop_plane = Prop Plane
    .one = a Prop Plane
card-transmitter = Transmitter
    .one = a Transmitter
card-cartographer = Cartographer
    .one = a Cartographer
card-compass = Compass
    .one = a Compass
card-scientist = Scientist
    .one = a Scientist
card-travel_log = Travel Log
    .one = a Travel Log
# The display name is ours; the rulebook's is kept beside it.
card-native = Guide
    .one = a Guide
    .rulebook = Native

## Symbols, and what the spaces show

symbol-machete = machete
symbol-paddle = paddle
symbol-coin = coin
symbol-joker = joker
symbol-action = action

terrain-jungle = jungle
terrain-river = river
terrain-village = village
terrain-rubble = rubble
terrain-camp = base camp
terrain-mountain = mountain
terrain-start = starting space
terrain-cave = cave
terrain-finish = finishing space

## Cave tokens (named by what they do; the names are ours)

token-machete_1 = { symbol-machete } 1
token-machete_2 = { symbol-machete } 2
token-machete_3 = { symbol-machete } 3
token-paddle_1 = { symbol-paddle } 1
token-paddle_2 = { symbol-paddle } 2
token-coin_1 = { symbol-coin } 1
token-coin_2 = { symbol-coin } 2
token-draw = Draw a card
token-remove = Remove a card
token-replace = Replace cards
token-keep_item = Keep an item
token-pass_through = Pass through
token-native = Guide
    .rulebook = Native
token-change_symbol = Change the symbol

## Routes

# ours
route-name-first-game = First Game
route-name-hills-of-gold = Hills of Gold
route-name-home-stretch = Home Stretch
route-name-winding-paths = Winding Paths
route-name-serpentine = Serpentine
route-name-swamplands = Swamplands
route-name-witchs-cauldron = Witch's Cauldron

difficulty-easy = easy
difficulty-moderate = moderate
difficulty-difficult = difficult

## Pieces of the route: their kinds, and the letters this edition prints on them

kind-start = starting tile
kind-tile = terrain tile
kind-strip = terrain strip

piece-A = A
piece-B = B
piece-C = C
piece-D = D
piece-E = E
piece-F = F
piece-G = G
piece-H = H
piece-I = I
piece-J = J
piece-K = K
piece-L = L
piece-M = M
piece-N = N
piece-O = O
piece-P = P
piece-Q = Q
piece-R = R
