# Names of everything in the box. The page and the command read this same file.
# A name is the rulebook's own unless a remark says that it is ours.

language = français

## Cards

card-explorer = Savant
    .one = un Savant
card-traveler = Globe-trotteuse
    .one = une Globe-trotteuse
card-sailor = Matelot
    .one = un Matelot
card-scout = Éclaireur
    .one = un Éclaireur
card-trailblazer = Explorateur
    .one = un Explorateur
card-pioneer = Pionnier
    .one = un Pionnier
card-giant_machete = Machette
    .one = une Machette
card-captain = Capitaine
    .one = un Capitaine
card-photographer = Photographe
    .one = une Photographe
card-journalist = Journaliste
    .one = une Journaliste
card-treasure_chest = Coffre au trésor
    .one = un Coffre au trésor
card-millionaire = Millionnaire
    .one = une Millionnaire
card-jack_of_all_trades = Baroudeur
    .one = un Baroudeur
card-adventurer = Aventurière
    .one = une Aventurière
card-prop_plane = Avion à hélice
    .one = un Avion à hélice
card-transmitter = Poste de transmission
    .one = un Poste de transmission
card-cartographer = Cartographe
    .one = un Cartographe
card-compass = Boussole
    .one = une Boussole
card-scientist = Scientifique
    .one = une Scientifique
card-travel_log = Carnet de voyage
    .one = un Carnet de voyage
# The display name is ours; the rulebook's is kept beside it.
card-native = Guide
    .one = un Guide
    .rulebook = Indigène

## Symbols, and what the spaces show

symbol-machete = machette
symbol-paddle = pagaie
symbol-coin = pièce
symbol-joker = joker
symbol-action = action

terrain-jungle = jungle
terrain-river = fleuve
terrain-village = village
terrain-rubble = éboulis
terrain-camp = campement
terrain-mountain = montagne
terrain-start = case Départ
terrain-cave = grotte
terrain-finish = case d’arrivée

## Cave tokens (named by what they do; the names are ours)

token-machete_1 = { symbol-machete } 1
token-machete_2 = { symbol-machete } 2
token-machete_3 = { symbol-machete } 3
token-paddle_1 = { symbol-paddle } 1
token-paddle_2 = { symbol-paddle } 2
token-coin_1 = { symbol-coin } 1
token-coin_2 = { symbol-coin } 2
token-draw = Piocher une carte
token-remove = Écarter une carte
token-replace = Remplacer des cartes
token-keep_item = Garder un équipement
token-pass_through = Passer à travers
token-native = Guide
    .rulebook = Indigène
token-change_symbol = Changer de symbole

## Routes

# ours
route-name-first-game = Première partie
route-name-hills-of-gold = La colline dorée
route-name-home-stretch = La dernière ligne droite
route-name-winding-paths = Les chemins détournés
route-name-serpentine = La piste sinueuse
route-name-swamplands = Le terrain marécageux
route-name-witchs-cauldron = Le chaudron de la sorcière

difficulty-easy = facile
difficulty-moderate = moyen
difficulty-difficult = difficile

## Pieces of the route: their kinds, and the letters this edition prints on them

kind-start = plateau de départ
kind-tile = plateau Terrain
kind-strip = bande de terrain

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
