# La page : boutons, questions, ce qui s'est passé. Court, aimable, exact ; dit le total et le sort d'une carte.

## Quantités

named-text = { $name } : { $text }
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
       *[other] { $count } d’un symbole au choix
    }
amount-card =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Ce que font les cartes

effect-moves = { $amount } pour un pion : sur une ou plusieurs cases, ou pour une barrière.
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
    }, puis vous pouvez écarter { $remove ->
        [one] { $remove } carte
       *[other] jusqu’à { $remove } cartes
    } de votre main.
effect-gain = Prenez n’importe quelle carte du marché ou de la réserve, sans payer.
effect-guide = Déplacez un pion sur une case voisine, quoi qu’elle demande, ou levez une barrière.
caption-transmitter = prenez une carte
caption-cartographer = piochez 2
caption-scientist = piochez 1, écartez 0-1
caption-compass = piochez 3
caption-travel_log = piochez 2, écartez 0-2
caption-native = 1 pas, partout
token-machete_1-text = Déplace un pion comme une carte à 1 machette.
token-machete_2-text = Déplace un pion comme une carte à 2 machettes.
token-machete_3-text = Déplace un pion comme une carte à 3 machettes.
token-paddle_1-text = Déplace un pion comme une carte à 1 pagaie.
token-paddle_2-text = Déplace un pion comme une carte à 2 pagaies.
token-coin_1-text = Déplace un pion comme une carte à 1 pièce, ou paie 1.
token-coin_2-text = Déplace un pion comme une carte à 2 pièces, ou paie 2.
token-draw-text = Piochez 1 carte.
token-remove-text = Écartez 1 carte de votre main : elle quitte la partie.
token-replace-text = Mettez jusqu’à 4 cartes de côté et piochez-en autant.
token-keep_item-text = Un équipement que vous venez d’utiliser reste dans votre paquet.
token-pass_through-text = Ce tour-ci, vos pions peuvent entrer dans des cases occupées et les traverser.
token-native-text = Déplacez un pion sur une case voisine sans payer, ou levez une barrière.
token-change_symbol-text = La prochaine carte compte comme un autre symbole.

## Boutons

undo = Annuler
stop = S’arrêter ici
end-turn = Fin du tour
end-discarding = Tout défausser
end-keeping =
    { $count ->
        [one] En garder { $count }
       *[other] En garder { $count }
    }
leave = Renoncer
go-back = Retour
put-back = Retour
use = Jouer
buy-for = Acheter : { $price }
remove-no-more = Rien de plus
replace-done = Piocher
keep-item = Garder : { $card }
keep-nothing = Rien à garder
close = Fermer
menu = Menu
rules = Règles
sound = Son
whole-route = Tout le parcours
my-piece = Mon pion
closer = Plus près
farther = Plus loin
go-on = Continuer à jouer
to-front = Vers l’accueil
play-here = Jouer ici

## La table

board = Le parcours
hand = Votre main
hand-empty = Votre main est vide.
tokens = Tuiles Grotte
market = Marché
market-wealth = vous pourriez payer { $coins }
market-bought = achat fait ce tour-ci
reserve = Réserve
reserve-open = ouverte : un emplacement est libre
reserve-closed = s’ouvre quand un emplacement se libère
slot-free = Épuisé. La réserve est ouverte
slot-for = Emplacement libre pour : { $card }
last-copy = dernière
log = Journal
log-none = Chaque coup sera raconté ici.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Écrire un mot
chat-send = Envoyer
chat-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
panel-chat = Discussion
look-again = Revoir
players = Expéditions
you = Vous
your-turn = à vous
on-turn = joue
computer = ordinateur
stand-in = un ordinateur continue
away = absent
round = Tour de table { $round }
own-route = parcours personnel
player-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
to-go =
    { $count ->
        [one] { $count } case avant les portes
       *[other] { $count } cases avant les portes
    }
to-go-two =
    { $count ->
        [one] { $count } case avant les portes, deux pions
       *[other] { $count } cases avant les portes, deux pions
    }
to-go-short =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
home-short = arrivé
resigned-short = sorti
player-home = portes franchies
player-resigned = abandon
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
        [0] rien de joué
        [one] { $count } jouée
       *[other] { $count } jouées
    }
draw-pile = pioche
discard-pile = défausse
played = Jouées ce tour-ci
deck = Toutes les cartes du paquet
draw-contents = Dans votre pioche, dans le désordre
removed = Écartées du jeu
nothing = Rien.
in-use = En cours :
leaving = Quitte la partie :
blockades = Barrières
blockades-won =
    { $count ->
        [one] { $count } barrière, numéro { $highest }
       *[other] { $count } barrières, plus haut numéro { $highest }
    }
blockade-name = Barrière { $number }
vote-bot = Laisser un ordinateur jouer pour cette place
status-connecting = Connexion…
status-online = Connecté
status-offline = Hors ligne : nouvel essai
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
faster = Plus vite

## Noms à lire à voix haute

card-in-hand = { $text }. Carte { $number } sur { $count }
card-kept = reste dans votre main
card-discarded = va dans votre défausse
card-pays = paie { $coins }
card-leaves = quitte la partie
pays = paie { $coins }
keep-mark = garder
discard-mark = défausser
leaves-mark = quitte la partie
pile-price = coût { $price }
pile-left =
    { $count ->
        [one] reste { $count }
       *[other] restent { $count }
    }
pile-last = dernier exemplaire : ouvre la réserve
pile-cannot = achat impossible pour l’instant
item-once = Équipement : une seule fois
space-piece = { $name } est ici
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
prompt-turn-text = Choisissez une carte, ou achetez au marché.
prompt-turn-bought = Vous avez acheté une carte. Terminez votre tour quand vous voulez.
prompt-turn-empty = Plus rien à jouer. Terminez votre tour.
prompt-turn-change = Choisissez maintenant la carte dont le symbole change.
prompt-other = { $name } joue
prompt-other-text = Regardez autour de vous, ou préparez votre tour.
prompt-other-resigned = Vous avez abandonné. Regardez la fin, ou quittez la table par le menu.
prompt-other-home = Vous avez franchi les portes. Les autres courent encore.
prompt-over = La course est finie
prompt-ending = Garder des cartes ?
prompt-ending-text = Choisissez ce que vous voulez garder. Le reste va dans votre défausse.
prompt-ending-sum =
    { $discarded ->
        [one] { $discarded } carte défaussée,
       *[other] { $discarded } cartes défaussées,
    } { $kept ->
        [0] aucune gardée.
        [one] { $kept } gardée.
       *[other] { $kept } gardées.
    } Puis vous complétez votre main à quatre cartes.
prompt-buy = { $card } coûte { $price }
prompt-buy-text = Choisi : { $sum }. Choisissez des cartes pour changer.
prompt-buy-goes = Elle va dans la défausse. Ensuite, plus de déplacement.
prompt-buy-loses = Quitte la partie : { $cards }.
prompt-buy-last = Dernier exemplaire : la réserve s’ouvre.
prompt-pay-rubble =
    { $count ->
        [one] Éboulis : jouez { $count } carte
       *[other] Éboulis : jouez { $count } cartes
    }
prompt-pay-blockade =
    { $count ->
        [one] Barrière : jouez { $count } carte
       *[other] Barrière : jouez { $count } cartes
    }
prompt-pay-camp =
    { $count ->
        [one] Campement : écartez { $count } carte
       *[other] Campement : écartez { $count } cartes
    }
prompt-pay-back = N’importe quelle carte convient. Elle revient avec votre défausse.
prompt-pay-gone = Ce que vous choisissez quitte la partie pour de bon.
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
prompt-take = Prenez une carte au choix
prompt-take-text = Au marché ou dans la réserve. Elle va dans votre défausse.
prompt-purse = { $coins } dans votre bourse
prompt-purse-text = Choisissez ce que vous achetez.
prompt-replace =
    { $count ->
        [one] Mettez { $count } carte de côté
       *[other] Mettez jusqu’à { $count } cartes de côté
    }
prompt-replace-text = Vous en piochez autant de nouvelles.
prompt-hold = { $card } : { $amount }
prompt-choose = Choisissez une case éclairée.
prompt-no-way = D’ici, elle ne déplace aucun pion. Elle peut encore payer ou être défaussée.
prompt-moving = { $card } : { $left } sur { $amount }
prompt-moving-text = Choisissez une case éclairée, ou arrêtez-vous ici.
prompt-moving-cave = Arrêtez-vous pour explorer la grotte, ou continuez.

## Le chemin montré

way-sum = Par là : { $sum }.
way-free = Par là : rien à payer.
way-blockade = barrière { $strength }
way-takes = Vous prenez la barrière { $numbers }.
way-left = Reste { $count }.
way-explores = Arrêtez-vous là pour explorer une grotte.
way-rubble =
    { $what } : jouez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de votre main.
way-camp =
    { $what } : écartez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de votre main.
way-rubble-short =
    { $count ->
        [one] jouer { $count } carte
       *[other] jouer { $count } cartes
    }
way-camp-short =
    { $count ->
        [one] écarter { $count } carte
       *[other] écarter { $count } cartes
    }
way-costs = coûte { $cost }, reste { $left }

## Pourquoi pas

refused-unknown = Ce n’était pas possible ({ $code }).
reason-not-your-turn = Ce n’est pas votre tour.
reason-nothing-reaches = Rien dans votre main ne vous y mène maintenant.
reason-out-of-reach = { $source } ne mène pas jusque-là.
reason-too-dear = { $card } coûte { $price } ; vous avez { $half_coins }.
page-offline = Le serveur ne répond pas. Réessayez, s’il vous plaît.
page-failed = Un problème est survenu ({ $status }). Réessayez, s’il vous plaît.
page-connection-lost = La connexion a été coupée. Rien n’est perdu ; réessayez, s’il vous plaît.

## Ce qui s'est passé

log-space =
    { $number ->
        [0] { $terrain } ({ $space })
       *[other] { $terrain } { $number } ({ $space })
    }
log-played =
    { $who ->
        [you] jouez
       *[other] joue
    } { $one }
log-moved =
    { $by ->
        [token] { $who ->
            [you] utilisez
           *[other] utilise
        }
       *[card] { $who ->
            [you] jouez
           *[other] joue
        }
    } { $what } : { $steps ->
        [one] { $steps } case, jusqu’à { $space }
       *[other] { $steps } cases, jusqu’à { $space }
    }
log-stepped =
    { $who ->
        [you] avancez
       *[other] avance
    } jusqu’à { $space }
log-blockade =
    { $who ->
        [you] prenez
       *[other] prend
    } la barrière { $number }
log-paying =
    { $who ->
        [you] { $count ->
            [0] payez
            [one] donnez { $count } carte
           *[other] donnez { $count } cartes
        }
       *[other] { $count ->
            [0] paie
            [one] donne { $count } carte
           *[other] donne { $count } cartes
        }
    } pour { $blockade ->
        [0] { $space }
       *[other] la barrière { $blockade }
    }
log-removed =
    { $who ->
        [you] écartez
       *[other] écarte
    } { $one }
log-taken =
    { $who ->
        [you] prenez
       *[other] prend
    } { $one } sans payer
log-bought =
    { $who ->
        [you] achetez
       *[other] achète
    } { $one } pour { $half_coins }
log-vacant =
    { $who ->
        [you] prenez
       *[other] prend
    } la dernière carte { $card } : un emplacement est libre
log-pile =
    { $who ->
        [you] placez
       *[other] place
    } la pile { $card } sur le marché
log-kept-item =
    { $who ->
        [you] gardez
       *[other] garde
    } { $one }
log-item-gone =
    { $who ->
        [you] perdez
       *[other] perd
    } { $one } : la carte quitte la partie
log-swapped =
    { $who ->
        [you] mettez
       *[other] met
    } { $one } de côté
log-shuffled =
    { $who ->
        [you] mélangez
       *[other] mélange
    } la défausse
log-drawn =
    { $who ->
        [you] piochez
       *[other] pioche
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
log-token-found =
    { $who ->
        [you] trouvez
       *[other] trouve
    } une tuile Grotte : { $token }
log-token =
    { $who ->
        [you] utilisez
       *[other] utilise
    } une tuile Grotte : { $token }
log-piece-home =
    { $who ->
        [you] faites
       *[other] fait
    } franchir les portes à un pion
log-home =
    { $who ->
        [you] atteignez
       *[other] atteint
    } l’El Dorado
log-resigned =
    { $who ->
        [you] abandonnez
       *[other] abandonne
    }
log-round = Tour de table { $round }
log-over = La course est finie

## Réglages

settings = Réglages
language-label = Langue
theme-label = Apparence
motion-label = Mouvement
numbers-label = Toujours écrire les nombres sur les cases
follow-label = La carte suit les autres
keys-label = Raccourcis à une touche
bot-pace = L’ordinateur joue
pace-1 = facile à suivre
pace-2 = plus vite
pace-0 = instantanément
resign = Abandonner
resign-sure = Vos pions quittent le plateau. Abandonner ?
unofficial = Édition de fans, non officielle, sans lien avec l’éditeur.

## Explications

explain-coins = Paie { $coins } lors d’un achat.
book-name = « { $name } » dans le livret
explain-half = Paie une demi-pièce lors d’un achat.
explain-item = Un équipement : utilisé pour ce qu’il montre, il quitte la partie. Joué sur un éboulis ou défaussé, il reste.
explain-jungle = Pour entrer, il faut autant de machettes que la case en montre, avec une seule carte.
explain-river = Pour entrer, il faut autant de pagaies que la case en montre, avec une seule carte.
explain-village = Pour entrer, il faut autant de pièces que la case en montre, avec une seule carte.
explain-rubble = Pour entrer, jouez autant de cartes de votre main que la case en montre. Elles reviennent avec votre défausse.
explain-camp = Pour entrer, écartez autant de cartes de votre main que la case en montre. Un bon moyen d’améliorer son paquet.
explain-mountain = Personne ne peut entrer dans une montagne.
explain-cave = Une montagne avec une grotte. Arrêtez-vous à côté pour prendre une tuile, si vous jouez avec les grottes.
explain-start = Une case Départ. Personne n’y retourne.
explain-finish = Le dernier pas : payez-le et vous franchissez les portes.
explain-blockade = Payez-la comme une case pour la retirer. Elle est à vous et compte si plusieurs arrivent au même tour de table.

## Commencer

play-now = Jouer tout de suite
play-now-text = Contre l’ordinateur, sans attendre
play-here-way = Ensemble sur cet appareil
play-here-text = De deux à quatre, on se passe l’appareil
play-online = Jouer en ligne
play-online-text = Chacun son appareil, par un lien
front-line = Une course à travers la forêt jusqu’aux portes d’or, de deux à quatre.
front-picture = Le parcours de la première partie, à travers la forêt, vers la cité d’or
front-more = Plus
learn = Apprendre en jouant
continue = Continuer
set-up-solo = Choisir le parcours et les adversaires
timer-none = sans limite
timer-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
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
own-route-title = Votre propre parcours
own-route-text = Le parcours, un élément par ligne
own-route-file = Lire un parcours dans un fichier
own-route-fits = Ce parcours peut être posé.
own-route-help = Chaque ligne nomme un élément, l’emplacement de son centre et son orientation. La vérification dit ce qui ne va pas et où l’élément irait.
own-route-not-yet = Ce parcours ne peut pas encore être posé ; voyez ce qui est dit sous le texte.
begin = Partir
open-room = Ouvrir le salon
name-label = Nom de la place { $number }
kind-label = Qui joue à la place { $number }
kind-here = sur cet appareil
kind-open = par lien
player-n = Joueur { $number }
bot-name-1 = Mira
bot-name-2 = Tomas
bot-name-3 = Héron

## Salons

join-label = Code ou lien
join = Rejoindre
free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
lobby-title = Avant le voyage
your-name = Votre nom
seat-n = Place { $number }
seat-yours = votre place
seat-host = hôte
seat-here = est là
sit-down = S’asseoir
copy-link = Copier le lien
copied = Copié
copy-failed = Le navigateur n’a pas permis la copie ; sélectionnez plutôt l’adresse.
qr-label = Code QR avec le lien de ce salon

## Passer l'appareil

cover-title = { $name }, à vous de jouer
cover-text = Passez l’appareil. Personne d’autre ne devrait regarder.
cover-button = Je suis { $name }

## La fin

end-winner = { $name } trouve l’El Dorado
end-you = Vous trouvez l’El Dorado
end-nobody = Personne n’a trouvé l’El Dorado
end-rounds =
    { $rounds ->
        [one] { $rounds } tour de table a été joué.
       *[other] { $rounds } tours de table ont été joués.
    }
end-reason-arrived = Seul à franchir les portes, au tour de table { $rounds }.
end-reason-blockades =
    Plusieurs ont atteint les portes au tour de table { $rounds }. { $first ->
        [one] { $first } barrière l’emporte sur { $second }.
       *[other] { $first } barrières l’emportent sur { $second }.
    }
end-reason-highest = Plusieurs ont atteint les portes au tour de table { $rounds } avec le même nombre de barrières. Le numéro { $high } l’emporte sur { $low }.
end-reason-first = Plusieurs ont atteint les portes au tour de table { $rounds }, sans barrière. Le premier arrivé gagne.
end-reason-round = Portes franchies lors d’un tour de table antérieur, avant tous les autres.
end-reason-resigned = Tous les autres ont abandonné.
end-reason-rounds =
    { $rounds ->
        [one] { $rounds } tour de table a été joué.
       *[other] { $rounds } tours de table ont été joués.
    }
end-map = Carte de tous les chemins
rank = Rang
rank-who = Expédition
rank-gate = Portes franchies
rank-arrived = tour de table { $round }
rank-short =
    { $count ->
        [one] pas encore : il manque { $count } case
       *[other] pas encore : il manque { $count } cases
    }
rank-unofficial = (rang non officiel)
rank-none = aucune
why-title = Pourquoi
why-blockades = 1. Le plus de barrières
why-highest = 2. Le plus haut numéro
why-first = 3. Le premier arrivé
why-level = { $list } : égalité, on regarde plus loin.
why-not-needed = Inutile ici.
rematch = Rejouer
rematch-join = Rejoindre la suivante
rematch-watch = Regarder la suivante
fair-shuffles = Personne n’a choisi les mélanges ; l’enregistrement le prouve.
fair-record = L’enregistrement
watch-replay = Revoir la partie
review-open = Bilan
look-at-table = Regarder la table
back-to-end = Retour au résultat

## Revoir

replay = Partie à revoir
replay-slider = Moment { $at } sur { $of }
replay-turn-back = Retour au tour d’avant
replay-back = En arrière
replay-play = Lecture
replay-pause = Pause
replay-on = En avant
replay-turn-on = Au tour suivant
replay-eyes = Vue
eyes-all = toutes les cartes
eyes-none = spectateur
replay-speed = Vitesse
replay-save = Enregistrer la partie
replay-code = Code d’une partie finie
replay-paste = Ou collez une partie
record-line = Ligne { $line } :
loading = Chargement…
page-replay = Une partie à revoir ne se joue pas.

## Pour celles et ceux qui y travaillent

gallery = Galerie
gallery-cards = Cartes
    .text = Toutes les cartes de la boîte : celles du départ, celles qu’on achète, et ce qu’elles font pour vous.
gallery-tokens = Tuiles et pions
    .text = Ce que cachent les grottes, et les quatre qui voyagent.
gallery-spaces = Cases
    .text = Ce que le terrain vous demande, du clair au foncé : plus c’est foncé, plus c’est difficile.
gallery-blockades = Barrières
    .text = Il y en a six entre les terres. Qui en lève une la garde.
gallery-tiles = Plateaux
    .text = Les plateaux et les bandes dont chaque parcours est fait.
gallery-routes = Parcours
    .text = Les sept parcours imprimés. Choisissez-en un pour voir tout son plateau.
gallery-words = Mots
    .text = Le nom de chaque chose dans les quatre langues de cette édition.
gallery-piece = Une figurine sur le plateau, et sa marque sur les petites cartes.
tile-name = Plateau { $letter }
search = Chercher

## Moments de la table

last-round = Dernier tour
last-played = a joué
last-yours = votre dernier tour
last-to-play = joue ensuite
last-plays = joue en dernier
last-short =
    { $count ->
        [one] il manque { $count } case · a joué
       *[other] il manque { $count } cases · a joué
    }
prompt-last = C’est votre dernier tour
prompt-last-gate =
    { $count ->
        [one] { $names } a franchi les portes.
       *[other] { $names } ont franchi les portes.
    }
prompt-last-after =
    { $count ->
        [one] { $names } joue après vous, puis c’est fini.
       *[other] { $names } jouent après vous, puis c’est fini.
    }
prompt-last-nobody = Personne ne joue après vous.
prompt-last-help = Si vous franchissez aussi les portes, les barrières décident : vous en avez { $mine }, { $name } en a { $theirs }.
hat-label = commence le tour de table
rest-title = De retour dans un instant
rest-text = La table se repose un peu. Tout reste en place.
rest-try = Essayer
rest-again = Nouvel essai automatique
rest-kept = Vous pouvez fermer cette page : le lien reste valable.
title-your-turn = À vous
hint = Conseil
hint-more = Deux autres
hint-hide = Masquer le conseil
hint-thinking = Réflexion…
hint-key = Conseil : H
hint-chance = chance de gagner
hint-best = le meilleur plan
hint-behind = tours de retard : { $turns }

## Préparer son tour pendant celui des autres

plan-waits = Votre plan attend
plan-waits-turn = Votre plan attend votre tour
plan-private = vous seul le voyez
plan-nothing-sent = Rien n’est envoyé avant votre tour.
plan-title = Plan : { $text }
plan-move = { $card } jusqu’en { $space }
plan-break = { $card } pour la barrière { $number }
plan-use = Utiliser { $card }
plan-buy = Acheter { $card }
plan-card = étape { $number } de votre plan
plan-add = Prévoir
plan-clear = Effacer
plan-play = Jouer le plan
plan-works = Votre plan tient toujours
plan-changed = Votre plan ne tient plus
plan-changed-text = La situation a changé.
plan-in-way = { $name } vous barre la route.
plan-blockade-gone = La barrière { $number } n’est plus là.
plan-again = Changez de plan ou jouez autre chose.
plan-not-yet = Ce n’est pas encore votre tour
prompt-aim = Comment y aller ?
prompt-aim-text =
    { $count ->
        [one] { $cards } y mène. Choisissez cette carte.
       *[other] Choisissez { $cards }.
    }
card-reaches = y mène
prompt-turn-tokens = Votre main est vide. Utilisez une tuile ou terminez votre tour.
prompt-choose-once = Choisissez une case éclairée. La carte quitte ensuite la partie.
prompt-token-no-way = D’ici, cette tuile ne déplace aucun pion. Gardez-la pour plus tard.
prompt-token-pays = D’ici, cette tuile ne déplace aucun pion. Elle peut encore payer.

## La pendule

time-left-bank = encore { $turn } pour ce tour, { $bank } en réserve
time-soon = Encore { $time }, puis votre réserve de temps s’écoule.
time-bank = Votre réserve de temps s’écoule : encore { $time }.
time-last = Plus que { $time }. Ensuite, un ordinateur termine ce tour pour vous.
time-up-you = Temps écoulé. Un ordinateur termine ce tour ; le prochain est de nouveau à vous.

## Après une victoire

next-level = Niveau suivant : { $bot }
rate-route = Noter le parcours
