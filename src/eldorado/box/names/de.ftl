# Names of everything in the box. The page and the command read this same file.
# A name is the rulebook's own unless a remark says that it is ours.

language = Deutsch

## Cards

card-explorer = Forscher
    .one = einen Forscher
card-traveler = Reisende
    .one = eine Reisende
card-sailor = Matrose
    .one = einen Matrosen
card-scout = Kundschafter
    .one = einen Kundschafter
card-trailblazer = Entdecker
    .one = einen Entdecker
card-pioneer = Pionier
    .one = einen Pionier
card-giant_machete = Mächtige Machete
    .one = eine Mächtige Machete
card-captain = Kapitän
    .one = einen Kapitän
card-photographer = Fotografin
    .one = eine Fotografin
card-journalist = Journalistin
    .one = eine Journalistin
card-treasure_chest = Schatztruhe
    .one = eine Schatztruhe
card-millionaire = Millionärin
    .one = eine Millionärin
card-jack_of_all_trades = Tausendsassa
    .one = einen Tausendsassa
card-adventurer = Abenteurerin
    .one = eine Abenteurerin
card-prop_plane = Propellerflugzeug
    .one = ein Propellerflugzeug
card-transmitter = Fernsprech-Gerät
    .one = ein Fernsprech-Gerät
card-cartographer = Kartograph
    .one = einen Kartographen
card-compass = Kompass
    .one = einen Kompass
card-scientist = Wissenschaftlerin
    .one = eine Wissenschaftlerin
card-travel_log = Reisetagebuch
    .one = ein Reisetagebuch
# The display name is ours; the rulebook's is kept beside it.
card-native = Wegkundiger
    .one = einen Wegkundigen
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
