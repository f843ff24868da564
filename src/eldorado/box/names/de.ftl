# Names of everything in the box. The page and the command read this same file.
# A name is the rulebook's own unless a remark says that it is ours.

language = Deutsch

## Cards

card-explorer = Forscher
card-traveler = Reisende
card-sailor = Matrose
card-scout = Kundschafter
card-trailblazer = Entdecker
card-pioneer = Pionier
card-giant_machete = Mächtige Machete
card-captain = Kapitän
card-photographer = Fotografin
card-journalist = Journalistin
card-treasure_chest = Schatztruhe
card-millionaire = Millionärin
card-jack_of_all_trades = Tausendsassa
card-adventurer = Abenteurerin
card-prop_plane = Propellerflugzeug
card-transmitter = Fernsprech-Gerät
card-cartographer = Kartograph
card-compass = Kompass
card-scientist = Wissenschaftlerin
card-travel_log = Reisetagebuch
# The display name is ours; the rulebook's is kept beside it.
card-native = Wegkundiger
    .rulebook = Ureinwohner

## Symbols, and what the spaces show

symbol-machete = Machete
symbol-paddle = Paddel
symbol-coin = Münze
symbol-joker = Joker
symbol-action = Aktion

terrain-jungle = Dschungel
terrain-river = Fluss
terrain-village = Dorf
terrain-rubble = Geröll
terrain-camp = Basislager
terrain-mountain = Gebirge
terrain-start = Startposition
terrain-cave = Höhle
terrain-finish = Zielfeld

## Cave tokens (named by what they do; the names are ours)

token-machete_1 = { symbol-machete } 1
token-machete_2 = { symbol-machete } 2
token-machete_3 = { symbol-machete } 3
token-paddle_1 = { symbol-paddle } 1
token-paddle_2 = { symbol-paddle } 2
token-coin_1 = { symbol-coin } 1
token-coin_2 = { symbol-coin } 2
token-draw = Karte ziehen
token-remove = Karte entsorgen
token-replace = Karten austauschen
token-keep_item = Gegenstand behalten
token-pass_through = Hindurchgehen
token-native = Wegkundiger
    .rulebook = Ureinwohner
token-change_symbol = Symbol wechseln

## Routes

# ours
route-name-first-game = Erstes Spiel
route-name-hills-of-gold = Die goldenen Hügel
# ours
route-name-home-stretch = Die Zielgerade
route-name-winding-paths = Verschlungene Wege
# ours
route-name-serpentine = Die Serpentine
# ours
route-name-swamplands = Das Sumpfland
route-name-witchs-cauldron = Der Hexenkessel

difficulty-easy = leicht
difficulty-moderate = mittel
difficulty-difficult = schwer

## Pieces of the route: their kinds, and the letters this edition prints on them

kind-start = Starttafel
kind-tile = Geländetafel
kind-strip = Geländestreifen

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
