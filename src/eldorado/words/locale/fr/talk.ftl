# Parler à la table, et la regarder.

skip-to-hand = Aller à vos cartes
chat-quick = Formules toutes prêtes
chat-mute = Ne plus lire { $name }

## Dites d’un seul geste ; chacun les lit dans sa langue.

phrase-hello = Bonjour
phrase-good-luck = Bonne chance
phrase-well-played = Bien joué
phrase-close = C’était juste
phrase-your-turn = C’est à vous
phrase-one-moment = Un instant
phrase-back = Me revoilà
phrase-thanks = Merci
phrase-sorry = Pardon
phrase-bad-luck = Pas de chance
phrase-good-game = Belle partie
phrase-another = On rejoue ?

## Regarder

watching = Spectateur
watch-follow = Suivre
watch-stop = Ne plus regarder
watch-piece = Le pion en train d’avancer
watch-playing = joue
watch-others =
    { $count ->
        [0] Vous regardez. Les mains restent cachées jusqu’à la fin.
        [one] Vous regardez avec une autre personne. Les mains restent cachées jusqu’à la fin.
       *[other] Vous regardez avec { $count } autres personnes. Les mains restent cachées jusqu’à la fin.
    }
watch-seen = Ce que tout le monde peut voir de { $name }
watch-piles = Les piles de { $name }
watch-none-played = Rien de joué
watch-in-hand = { $count } en main
watch-bought = Achats jusqu’ici
watch-none-bought = Aucun achat
