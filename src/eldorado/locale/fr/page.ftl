# La page : boutons, demandes, ce qui s’est passé. Court, chaleureux, exact ; dit le compte et le sort d’une carte.

## Quantités

amount-machete =
    { $count ->
        [one] { $count } machette
       *[other] { $count } machettes
    }
amount-paddle =
    { $count ->
        [one] { $count } pagaie
       *[other] { $count } pagaies
    }
amount-coin =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
amount-joker =
    { $count ->
        [one] { $count } symbole au choix
       *[other] { $count } d’un même symbole au choix
    }
amount-card =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Ce que font les cartes

effect-moves = { $amount } pour un pion : sur une ou plusieurs cases, ou pour une barrière.
effect-joker =
    { $count ->
        [one] { $count } machette, pagaie ou pièce, au choix.
       *[other] { $count } machettes, pagaies ou pièces, au choix.
    }
effect-draws =
    { $count ->
        [one] Piochez { $count } carte.
       *[other] Piochez { $count } cartes.
    }
effect-draw-and-remove =
    Piochez { $draw ->
        [one] { $draw } carte
       *[other] { $draw } cartes
    }, puis vous pouvez écarter du jeu { $remove ->
        [one] { $remove } carte
       *[other] jusqu’à { $remove } cartes
    } de votre main.
effect-gain = Prenez gratuitement n’importe quelle carte du marché ou au-dessus.
effect-guide = Menez un pion sur une case voisine, quoi qu’elle demande ; ou retirez une barrière.
caption-transmitter = prenez une carte
caption-cartographer = piochez 2
caption-scientist = piochez 1, écartez 0–1
caption-compass = piochez 3
caption-travel_log = piochez 2, écartez 0–2
caption-native = 1 pas, tout terrain
token-machete_1-text = Déplace un pion comme une carte avec 1 machette.
token-machete_2-text = Déplace un pion comme une carte avec 2 machettes.
token-machete_3-text = Déplace un pion comme une carte avec 3 machettes.
token-paddle_1-text = Déplace un pion comme une carte avec 1 pagaie.
token-paddle_2-text = Déplace un pion comme une carte avec 2 pagaies.
token-coin_1-text = Déplace un pion comme une carte avec 1 pièce, ou paie 1.
token-coin_2-text = Déplace un pion comme une carte avec 2 pièces, ou paie 2.
token-draw-text = Piochez 1 carte.
token-remove-text = Écartez du jeu 1 carte de votre main.
token-replace-text = Mettez de côté jusqu’à 4 cartes de votre main et piochez-en autant.
token-keep_item-text = Un équipement que vous venez d’utiliser reste dans votre paquet.
token-pass_through-text = Ce tour-ci, vos pions peuvent entrer sur les cases occupées et les traverser.
token-native-text = Menez gratuitement un pion sur une case voisine, ou retirez une barrière.
token-change_symbol-text = La prochaine carte compte comme un autre symbole.

## Boutons

undo = Annuler
stop = S’arrêter
end-turn = Finir le tour
end-discarding = Tout défausser
end-keeping =
    { $count ->
        [one] Garder { $count } et finir
       *[other] Garder { $count } et finir
    }
leave = Laisser
go-back = Retour
put-back = Reposer
use = Utiliser
buy-for = Acheter pour { $price }
remove-no-more = Ne plus écarter
replace-done = Piocher
keep-item = Garder { $card }
keep-nothing = Rien à garder
close = Fermer
menu = Menu
rules = Règles
sound = Son
whole-route = Tout le parcours
my-piece = Mon pion
closer = Approcher
farther = Éloigner
go-on = Continuer
to-front = Vers l’accueil
play-here = Jouer ici

## La table

board = Le parcours
hand = Votre main
hand-empty = Plus de carte en main.
hand-watching = Vous regardez.
tokens = Tuiles Grotte
market = Marché
market-wealth = vous pourriez payer { $coins }
market-bought = acheté ce tour-ci
reserve = Réserve
reserve-open = ouverte : un emplacement est libre
reserve-closed = s’ouvre quand un emplacement est libre
slot-free = Épuisé. La réserve est ouverte
slot-for = Emplacement libre pour { $card }
last-copy = dernier
log = Journal
look-again = Revoir
players = Expéditions
you = Vous
your-turn = à vous
on-turn = joue
computer = ordinateur
stand-in = un ordinateur prend la suite
away = hors ligne
round = Tour de table { $round }
own-route = parcours maison
player-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
to-go =
    { $count ->
        [one] { $count } case jusqu’aux portes
       *[other] { $count } cases jusqu’aux portes
    }
to-go-two =
    { $count ->
        [one] { $count } case jusqu’aux portes, pour les deux pions
       *[other] { $count } cases jusqu’aux portes, pour les deux pions
    }
to-go-short = encore { $count }
home-short = à l’arrivée
player-home = a passé les portes
player-resigned = a abandonné
hand-count =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
draw-count =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
discard-count =
    { $count ->
        [one] { $count } carte dans la défausse
       *[other] { $count } cartes dans la défausse
    }
played-count =
    { $count ->
        [0] aucune jouée
        [one] { $count } jouée
       *[other] { $count } jouées
    }
draw-pile = pioche
discard-pile = défausse
played = Jouées ce tour-ci
deck = Toutes les cartes du paquet
draw-contents = Dans votre pioche, sans ordre
removed = Écartées du jeu
nothing = Rien.
in-use = En cours :
leaving = Quitte le jeu :
blockades = Barrières
blockades-won =
    { $count ->
        [one] { $count } barrière, numéro { $highest }
       *[other] { $count } barrières, plus haut numéro { $highest }
    }
blockade-name = Barrière { $number }
vote-bot = Laisser un ordinateur prendre la suite
status-connecting = Connexion …
status-online = En ligne
status-offline = Hors ligne : nouvel essai
status-gone = Déconnecté
panel-market = Marché
panel-log = Journal
panel-menu = Menu
panel-player = Expédition
panel-card = Carte
panel-space = Case
panel-help = Règles
panel-again = Depuis votre dernier tour
skip = Passer
stand-in-you = Un ordinateur joue pour vous.
take-back = Reprendre
faster = Accélérer
time-left =
    { $count ->
        [one] encore { $count } seconde
       *[other] encore { $count } secondes
    }

## Noms pour les lecteurs d’écran

card-in-hand = { $text }. Carte { $number } sur { $count }
card-kept = reste dans votre main
card-discarded = va dans votre défausse
card-pays = paie { $coins }
card-leaves = quitte le jeu
pays = paie { $coins }
keep-mark = garder
discard-mark = défausser
leaves-mark = quitte le jeu
pile-price = coût { $price }
pile-left =
    { $count ->
        [one] reste { $count }
       *[other] restent { $count }
    }
pile-last = dernier exemplaire : ouvre la réserve
pile-cannot = vous ne pouvez pas l’acheter maintenant
item-once = équipement, sert une fois
space-piece = ici : { $name }
space-tokens =
    { $count ->
        [one] { $count } tuile Grotte
       *[other] { $count } tuiles Grotte
    }
space-distance =
    { $count ->
        [one] { $count } pas jusqu’aux portes
       *[other] { $count } pas jusqu’aux portes
    }

## Ce qui est demandé

prompt-turn = À vous de jouer
prompt-turn-text = Prenez une carte, ou achetez au marché.
prompt-turn-bought = Vous avez acheté. Finissez le tour quand vous voulez.
prompt-turn-empty = Plus rien à jouer. Finissez le tour.
prompt-turn-change = Maintenant la carte qui doit changer de symbole.
prompt-other = { $name } joue
prompt-other-text = Vous pouvez regarder autour de vous.
prompt-watching = Vous regardez.
prompt-over = La course est finie
prompt-ending = Garder des cartes ?
prompt-ending-text = Touchez ce que vous voulez garder. Le reste va dans votre défausse.
prompt-ending-sum =
    { $discarded ->
        [one] { $discarded } carte défaussée,
       *[other] { $discarded } cartes défaussées,
    } { $kept ->
        [0] aucune gardée.
        [one] { $kept } gardée.
       *[other] { $kept } gardées.
    } Puis vous complétez votre main à quatre.
prompt-buy = { $card } coûte { $price }
prompt-buy-text = Choisi : { $sum }. Touchez une carte pour changer.
prompt-buy-goes = La carte va dans votre défausse ; après l’achat, aucun de vos pions ne bouge ce tour-ci.
prompt-buy-loses = Quitte le jeu : { $cards }.
prompt-buy-last = Dernier exemplaire : la réserve s’ouvre.
prompt-pay-rubble =
    { $count ->
        [one] Éboulis : jouez { $count } carte
       *[other] Éboulis : jouez { $count } cartes
    }
prompt-pay-blockade =
    { $count ->
        [one] Barrière : jouez { $count } carte
       *[other] Barrière : jouez { $count } cartes
    }
prompt-pay-camp =
    { $count ->
        [one] Campement : écartez { $count } carte
       *[other] Campement : écartez { $count } cartes
    }
prompt-pay-back = N’importe quelle carte convient. Elle reviendra avec votre défausse.
prompt-pay-gone = La carte quitte le jeu pour de bon.
prompt-remove =
    { $count ->
        [one] Vous pouvez écarter { $count } carte
       *[other] Vous pouvez écarter jusqu’à { $count } cartes
    }
prompt-remove-must =
    { $count ->
        [one] Écartez { $count } carte
       *[other] Écartez { $count } cartes
    }
prompt-take = Prenez une carte
prompt-take-text = N’importe laquelle, du marché ou au-dessus. Elle va dans votre défausse.
prompt-purse = { $coins } dans votre bourse
prompt-purse-text = Choisissez quoi acheter.
prompt-replace =
    { $count ->
        [one] Mettez { $count } carte de côté
       *[other] Mettez jusqu’à { $count } cartes de côté
    }
prompt-replace-text = Vous en piochez autant de nouvelles.
prompt-hold = { $card } : { $amount }
prompt-choose = Choisissez une case éclairée.
prompt-no-way = D’ici, elle ne déplace aucun pion. Elle peut encore payer ou être défaussée.
prompt-moving = { $card } : reste { $left } sur { $amount }
prompt-moving-text = Choisissez une case éclairée, ou arrêtez-vous ici.
prompt-moving-cave = Arrêtez-vous ici pour explorer la grotte, ou continuez.

## Le chemin montré

way-sum = Par ici : { $sum }.
way-free = Par ici : gratuit.
way-blockade = barrière { $strength }
way-takes = Vous prenez la barrière { $numbers }.
way-left = Reste { $count }.
way-explores = S’arrêter là explore une grotte.
way-rubble =
    { $what } : jouez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de votre main.
way-camp =
    { $what } : écartez du jeu { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de votre main.
way-rubble-short =
    { $count ->
        [one] jouez { $count } carte
       *[other] jouez { $count } cartes
    }
way-camp-short =
    { $count ->
        [one] écartez { $count } carte
       *[other] écartez { $count } cartes
    }
way-costs = coûte { $cost }, reste { $left }

## Pourquoi pas

refused-unknown = C’était impossible ({ $code }).
reason-not-your-turn = Ce n’est pas votre tour.
reason-out-of-reach = { $source } ne mène pas jusque-là.
reason-too-dear = { $card } coûte { $price } ; vous avez { $coins }.
page-offline = Le serveur ne répond pas. Réessayez, s’il vous plaît.
page-failed = Quelque chose a échoué ({ $status }). Réessayez, s’il vous plaît.
page-connection-lost = La connexion a été coupée. Rien n’est perdu ; réessayez, s’il vous plaît.

## Ce qui s’est passé

log-played = { $card }
log-moved =
    { $what } : { $steps ->
        [one] { $steps } case, jusqu’en { $space }
       *[other] { $steps } cases, jusqu’en { $space }
    }
log-stepped = avance en { $space }
log-blockade = barrière { $number } prise
log-paying =
    { $count ->
        [one] { $count } carte pour { $space }
       *[other] { $count } cartes pour { $space }
    }
log-removed = { $card } : hors du jeu
log-taken = { $card }, gratuitement
log-bought = achat : { $card }
log-vacant = dernier exemplaire de { $card } : un emplacement est libre
log-pile = { $card } : désormais au marché
log-kept-item = { $card } : reste dans le paquet
log-item-gone = { $card } : hors du jeu
log-swapped = { $card } : mise de côté
log-shuffled = défausse mélangée
log-drawn =
    { $count ->
        [one] { $count } carte piochée
       *[other] { $count } cartes piochées
    }
log-token-found = tuile Grotte trouvée : { $token }
log-token = tuile Grotte : { $token }
log-piece-home = un pion a passé les portes
log-home = à l’El Dorado
log-resigned = abandonne
log-round = Tour de table { $round }
log-over = La course est finie

## Réglages

settings = Réglages
language-label = Langue
theme-label = Thème
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
motion-label = Animations
motion-auto = comme l’appareil
motion-full = oui
motion-none = non
numbers-label = Toujours écrire les nombres sur les cases
follow-label = La carte du parcours suit les autres
keys-label = Raccourcis d’une seule touche
bot-pace = L’ordinateur joue
pace-1 = posément
pace-2 = plus vite
pace-0 = aussitôt
resign = Abandonner
resign-sure = Vos pions quittent le plateau. Abandonner ?
unofficial = Une édition de fans, sans lien avec l’éditeur.

## Explications

explain-coins = Paie { $coins } lors d’un achat.
explain-half = Paie une demi-pièce lors d’un achat.
explain-item = Un équipement : utilisé pour son signe, il quitte le jeu. Joué sur un éboulis ou défaussé, il reste.
explain-jungle = Y entrer coûte autant de machettes que dessinées, avec une seule carte.
explain-river = Y entrer coûte autant de pagaies que dessinées, avec une seule carte.
explain-village = Y entrer coûte autant de pièces que dessinées, avec une seule carte.
explain-rubble = Pour y entrer, jouez autant de cartes de votre main que dessinées. Elles reviendront avec votre défausse.
explain-camp = Pour y entrer, écartez du jeu autant de cartes de votre main que dessinées. Un bon moyen d’améliorer votre paquet.
explain-mountain = Personne ne peut entrer sur une montagne.
explain-cave = Une montagne avec une grotte. Arrêtez-vous à côté pour prendre une tuile Grotte, si vous jouez avec les grottes.
explain-start = Une case Départ. Personne n’y retourne.
explain-finish = Le dernier pas : payez-le et vous avez passé les portes.
explain-blockade = Payez-la comme une case pour la retirer. Elle est à vous et compte quand plusieurs arrivent au même tour de table.

## Commencer

play-now = Jouer maintenant
play-now-text = Contre l’ordinateur, tout de suite
play-here-way = Ensemble sur cet appareil
play-here-text = De deux à quatre, passez-vous l’appareil
play-online = Jouer en ligne
play-online-text = Chacun sur son appareil, par un lien
front-line = Une course à travers la forêt jusqu’aux portes d’or, de deux à quatre.
front-picture = Le parcours de la première partie, à travers la forêt jusqu’à la cité d’or
front-more = Plus
learn = Apprendre en jouant
replays = Parties à revoir
continue = Continuer
set-up-solo = Choisir parcours et rivaux
new-solo = Contre l’ordinateur
new-here = Ensemble sur cet appareil
new-online = Jouer en ligne
seats-title = Joueurs
variants = Variante
caves-label = Avec les grottes
caves-text = Arrêtez-vous près d’une grotte et prenez une tuile. Pour explorateurs aguerris.
more-switches = Autres règles et temps
switch-fullRace = Course pour toutes les places
switch-moveAfterBuy = Se déplacer après l’achat
switch-nativeCrossesBlockade = Le guide retire une barrière et la franchit
timer-label = Temps par tour
timer-none = sans limite
timer-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
public-label = Ouvert à tout le monde
route-title = Parcours
route-length =
    { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
route-caves =
    { $count ->
        [one] { $count } grotte
       *[other] { $count } grottes
    }
begin = Commencer
open-room = Ouvrir le salon
create-room = Ouvrir un nouveau salon
colour-change = Autre couleur pour la place { $number }
name-label = Nom de la place { $number }
kind-label = Qui joue à la place { $number }
kind-here = sur cet appareil
kind-open = par un lien
seat-open = libre pour quelqu’un
seat-add = Ajouter un joueur
seat-remove = Retirer la place { $number }
two-pieces-note = À deux, chacun mène deux pions ; les deux doivent arriver.
first-note = Le hasard décide qui commence.
player-n = Joueur { $number }
default-name = Vous
bot-name-1 = Mira
bot-name-2 = Tomas
bot-name-3 = Heron
level-random = hasard
level-beginner = gentil débutant
level-steady = voyageur régulier
level-planner = fin stratège
level-expert = rude rival

## Salons

join-label = Code ou lien
join = Rejoindre
public-rooms = Salons ouverts
free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
lobby-title = Avant le voyage
lobby-seats = Qui vient
lobby-share = Inviter d’autres joueurs
lobby-host-begins = La partie commence quand l’hôte le décide.
lobby-wait =
    { $count ->
        [one] { $count } place est encore libre. Donnez-la à un ordinateur, ou attendez.
       *[other] { $count } places sont encore libres. Donnez-les à des ordinateurs, ou attendez.
    }
lobby-filled = Places prises : { $count } sur { $of }
your-name = Votre nom
seat-free = place libre
seat-n = Place { $number }
seat-yours = votre place
seat-here = est là
sit-down = S’asseoir
make-bot = Ordinateur
make-open = Libérer
copy-link = Copier le lien
copied = Copié
copy-failed = Le navigateur n’a pas permis de copier ; sélectionnez plutôt l’adresse.
qr-label = Le lien vers ce salon, en image pour appareils photo

## Passer l’appareil

cover-title = { $name }, à vous de jouer
cover-text = Passez l’appareil. Personne d’autre ne devrait regarder.
cover-button = Je suis { $name }

## La fin

end-winner = { $name } trouve l’El Dorado
end-you = Vous trouvez l’El Dorado
end-nobody = Personne n’a trouvé l’El Dorado
end-rounds = { $rounds } tours de table sont passés.
end-reason-arrived = Seule expédition à passer les portes, au tour de table { $rounds }.
end-reason-blockades = Plusieurs expéditions ont atteint les portes au tour de table { $rounds }. En barrières, { $first } l’emporte sur { $second }.
end-reason-highest = Plusieurs expéditions ont atteint les portes au tour de table { $rounds } avec autant de barrières. Le numéro { $high } l’emporte sur { $low }.
end-reason-first = Plusieurs expéditions ont atteint les portes au tour de table { $rounds }, toutes sans barrière. La première arrivée gagne.
end-reason-round = Portes passées à un tour de table précédent, avant tous les autres.
end-reason-resigned = Tous les autres ont abandonné.
end-reason-rounds = { $rounds } tours de table sont passés.
end-map = Carte de tous les chemins
rank = Place
rank-who = Expédition
rank-gate = Portes passées
rank-arrived = tour de table { $round }
rank-short =
    { $count ->
        [one] pas encore : à { $count } case
       *[other] pas encore : à { $count } cases
    }
rank-unofficial = (place officieuse)
rank-none = aucune
why-title = Pourquoi
why-blockades = 1. Le plus de barrières
why-highest = 2. Le plus haut numéro
why-first = 3. La première arrivée
why-level = { $list } : égalité, on regarde plus loin.
why-not-needed = Inutile ici.
rematch = Rejouer
rematch-join = Rejoindre la revanche
watch-replay = Revoir la partie
look-at-table = Regarder la table
back-to-end = Revenir à la fin

## Revoir

replay = Partie à revoir
replay-slider = Moment { $at } sur { $of }
replay-turn-back = Au tour précédent
replay-back = Reculer
replay-play = Lire
replay-pause = Pause
replay-on = Avancer
replay-turn-on = Au tour suivant
replay-eyes = Par quels yeux
eyes-all = toutes cartes visibles
eyes-none = sans voir les mains
replay-speed = Vitesse
replay-save = Garder l’enregistrement
replay-played = Jouées sur cet appareil
replay-code = Code d’une partie finie
replay-file = Un enregistrement depuis un fichier
replay-paste = Ou collez un enregistrement
record-line = Ligne { $line } :
loading = Chargement …
page-replay = Une partie à revoir ne peut qu’être regardée.

## Pour celles et ceux qui y travaillent

gallery = Galerie
gallery-cards = Cartes
gallery-tokens = Tuiles et pions
gallery-spaces = Cases
gallery-blockades = Barrières
gallery-tiles = Plateaux
gallery-routes = Parcours
gallery-words = Mots
tile-name = Plateau { $letter }
search = Chercher
