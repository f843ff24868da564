# Les robots : leurs noms, leur caractère, ce qui peut ne pas aller.

bot-random = Coco
    .level = au hasard
    .about = Un perroquet : joue n’importe quelle carte n’importe où, pourvu que les règles le permettent.
bot-beginner = Pip
    .level = débutant
    .about = Joue sa première partie : aime les cartes chères, passe à côté des campements, se trompe parfois.
bot-steady = Marta
    .level = régulière
    .about = Avance sagement et achète bien, une carte à la fois.
bot-planner = Anselm
    .level = planificateur
    .about = Prépare tout son tour : comment les cartes s’assemblent, ce qu’un achat fait gagner, ce qu’il faut écarter.
bot-expert = Doña Inés
    .level = experte
    .about = Voit plus loin et plus large, sait quelles cartes font gagner, et surveille les autres.
bot-master = Itzel
    .level = maître
    .about = A dessiné les cartes du pays : essaie en pensée ce qui paraît le mieux, et sait où cela mène.

bot-unknown = Il n’y a pas de robot « { $bot } ». Les robots sont : { $known }. Le vôtre : FICHIER.py:Classe.
bot-not-loaded = Le robot « { $bot } » n’a pas pu être chargé : { $reason }
bot-no-class = Le robot « { $bot } » n’a pas pu être chargé : le fichier ne contient pas « { $class } ».
bot-no-bot = « { $bot } » n’est pas un robot : il n’a pas de choose(view, options, budget, rng).
bot-not-made = Le robot « { $bot } » n’a pas pu démarrer : { $reason }
bot-raised = Le robot « { $bot } », place { $seat }, a échoué à l’action { $number } : { $reason }
bot-illegal = Le robot « { $bot } », place { $seat }, a choisi à l’action { $number } quelque chose qui ne lui était pas proposé : { $reason }
bot-seats =
    { $bots ->
        [one] Il y a { $bots } robot pour { $players } places.
       *[other] Il y a { $bots } robots pour { $players } places.
    }
bot-died = Le robot s’est arrêté sans répondre.
bot-too-slow = Le robot a mis trop de temps.
