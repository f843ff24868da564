# `eldorado replay` : une partie enregistrée, racontée, parcourue, montrée.

help-replay = Une partie enregistrée : racontée tour par tour, parcourue au clavier ou montrée à tout moment.
option-moment = Montrer le moment après N actions.
option-seat = Ne dire que ce que le joueur N peut savoir.
option-everything = Montrer toutes les mains, même en cours de partie.
option-verify = Vérifier seulement que l’enregistrement se rejoue.
replay-no-moment = Il n’y a pas de moment { $found } ; les moments vont de 0 à { $most }.
replay-title = { $route }, { $players } joueurs
replay-caves = grottes
replay-turn = Tour de table { $round }, joueur { $seat }
replay-moment =
    { $at ->
        [0] Avant la première de { $of } actions
       *[other] Après l’action { $at } sur { $of }
    }
replay-keys = suite : Entrée, →   retour : ←   tour : ↓ ↑   début : 0   fin : $   quitter : q
replay-verified =
    { $actions ->
        [one] L’enregistrement se rejoue : { $actions } action.
       *[other] L’enregistrement se rejoue : { $actions } actions.
    }

## Ce qui s'est passé ; le joueur est dans le titre

story-seat = Joueur { $seat }
story-stop = s’arrête
story-end = a fini de jouer des cartes
story-done = garde le reste
log-discarded = défausse { $cards }
log-stepped-of-two = le pion { $number } va en { $space }
log-left = reste { $left }
log-given = donne { $one }
log-spent = paie avec { $what } ({ $half_coins } en tout)
log-drawn-cards = pioche { $cards }
story-running = Tour de table { $round }, au joueur { $seat } de décider.
story-outcome =
    { $reason ->
        [arrived] Le joueur { $seat } gagne : personne d’autre n’a atteint l’El Dorado.
        [blockades] Le joueur { $seat } gagne : le plus de barrières parmi les arrivés.
        [highest] Le joueur { $seat } gagne : la plus haute barrière parmi les arrivés.
        [first] Le joueur { $seat } gagne : arrivé le premier, et personne n’a de barrière.
        [round] Le joueur { $seat } gagne : arrivé à un tour de table précédent.
        [resigned] Le joueur { $seat } gagne : tous les autres ont abandonné.
       *[rounds] Fini après { $rounds } tours de table : personne n’est arrivé, personne ne gagne.
    }
story-places = Places (officieuses après la première) : joueurs { $order }.

## Un moment

moment-hand = Main
moment-draw = Pioche
moment-play = Jouées
moment-discard = Défausse
moment-removed = Écartées
moment-tokens = Tuiles Grotte
moment-won = Barrières
moment-market = Marché
moment-reserve = Réserve
moment-vacant = (vide)
moment-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
moment-at =
    { $steps ->
        [one] en { $space }, à { $steps } pas de l’arrivée
       *[other] en { $space }, à { $steps } pas de l’arrivée
    }
moment-home = à l’El Dorado
moment-resigned = a abandonné
