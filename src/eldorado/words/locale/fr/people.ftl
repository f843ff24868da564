# Le laissez-passer, la page d’accueil des habitués et leurs parties.

home-waiting =
    { $count ->
        [0] { $name ->
            [none] Vous revoilà.
           *[other] Vous revoilà, { $name }.
        }
        [one] { $name ->
            [none] Une partie vous attend.
           *[other] Une partie vous attend, { $name }.
        }
       *[other] { $name ->
            [none] { $count } parties vous attendent.
           *[other] { $count } parties vous attendent, { $name }.
        }
    }
home-turn = À vous de jouer
home-of = Parties : { $count } sur { $all }
home-running = Parties en cours
home-round = Tour de table { $number }
home-lobby = pas encore commencée
home-waiting-for = on attend { $name }
home-finished = Terminées
home-all =
    { $count ->
        [one] La partie
       *[other] Les { $count } parties
    }
left-days =
    { $count ->
        [one] encore { $count } jour
       *[other] encore { $count } jours
    }
left-hours =
    { $count ->
        [one] encore { $count } heure
       *[other] encore { $count } heures
    }
left-minutes =
    { $count ->
        [0] temps écoulé
        [one] encore { $count } minute
       *[other] encore { $count } minutes
    }
nav-profile = Ma page
profile-leader = Chef d’expédition
profile-since = En route depuis { $date }
pass-none = Vous n’avez pas encore de laissez-passer
pass-none-text = Un laissez-passer garde vos parties, sur cet appareil et sur d’autres. Aucune adresse e‑mail : c’est un secret qui reste dans ce navigateur. Vous le recevez avec votre première partie.
pass-make = Obtenir un laissez-passer
pass-devices = Appareils
pass-devices-text = Sur tous, vous voyez les mêmes parties et occupez les mêmes places.
pass-this-device = Cet appareil
pass-device = Un appareil depuis le { $date }
pass-close = Le fermer là-bas
pass-close-others = Le fermer partout ailleurs
pass-add = Ajouter un appareil
pass-link = Lien pour l’autre appareil
pass-link-text = Scannez ceci avec l’autre appareil, ou ouvrez-y le lien. Il sert une seule fois, pendant dix minutes. Ne le montrez à personne d’autre.
pass-phrase = Mots de secours
pass-phrase-text = Si ce navigateur vous oublie, ces mots ramènent tout. Qui les possède possède votre laissez-passer : gardez-les comme une clé.
pass-phrase-make = Voir mes mots
pass-phrase-new = Créer de nouveaux mots
pass-phrase-paper = Pour tout retrouver, ouvrez { $place }, choisissez Ma page et tapez ces sept mots. C’est le laissez-passer de { $name }.
pass-print = Imprimer
pass-data = Vos données
pass-data-text = Enregistrez en un fichier tout ce qui est conservé sur vous, ou supprimez-le. Les parties restent pour vos adversaires, sans votre nom.
pass-export = Enregistrer un fichier
pass-delete = Supprimer mon laissez-passer
pass-delete-sure = Supprimer pour de bon
pass-delete-text = Votre nom, la liste de vos parties et vos classements disparaissent. Personne ne pourra les ramener.
pass-recover = Retrouver un laissez-passer
pass-recover-text = Les sept mots de votre papier
pass-open-title = Votre laissez-passer
pass-open-text = Un autre appareil vous offre son laissez-passer : ses parties, son nom, ses places.
pass-open-other = Ce navigateur a déjà un laissez-passer. Il sera mis de côté ; sans ses mots, il est perdu.
pass-open = L’ouvrir ici
games-any-route = Tous les parcours
games-more = Parties plus anciennes
tally-games = { $count ->
        [one] partie terminée
       *[other] parties terminées
    }
tally-won = gagnées
tally-share = { $percent } %
tally-fastest = { $count ->
        [one] tour de table
       *[other] tours de table
    }, la victoire la plus rapide : { $route }
tally-in-a-row =
    { $count ->
        [one] victoire d’affilée
       *[other] victoires d’affilée
    }
past-turning = Le tournant
past-turning-when = Tour de table { $round } · { $name }
past-chance-yours = Vos chances de gagner sont passées de { $before } à { $after }.
past-chance-of = Les chances de gagner de { $name } sont passées de { $before } à { $after }.
past-no-turning = Aucun tour n’a décidé de la partie à lui seul.
past-gone = Cette partie n’est plus gardée ici ; il n’en reste que le résultat.
past-all = Toutes les parties
tally-last =
    { $count ->
        [one] votre dernière partie
       *[other] les { $count } dernières parties ; la plus haute barre est la première place
    }

## L’expédition du jour

daily-title = L’expédition du jour
daily-caves = avec grottes
daily-against = Vous courez contre
daily-one-try = Un seul essai compte
daily-counted = Votre essai compté
daily-text = Le même parcours, les mêmes cartes et la même chance pour tous. Si vous partez, la course vous attend jusqu’à la fin du jour. Ensuite, entraînez-vous autant que vous voulez.
daily-same = Les mêmes cartes et les mêmes rivaux pour tous.
daily-set-out = Se mettre en route
daily-look = Revoir
daily-practice = S’entraîner
daily-result = Aux portes au tour de table { $round }
daily-not-reached = Portes non atteintes
daily-none = pas atteintes
daily-rank = Place { $place } sur { $of }, robots compris
daily-streak =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours de suite
    }
daily-share = Partager le résultat
daily-copied = Copié
daily-share-title = El Dorado, expédition du jour n° { $number }
daily-proof = Les mélanges étaient fixés dès le matin :
daily-seed = Graine des mélanges :
daily-rounds = Tours de table jusqu’aux portes
daily-dash = – signifie : pas atteintes
daily-places = Places
daily-number = N° { $number }
daily-uncharted = Terre inconnue
daily-published = Un parcours publié
daily-published-by = Un parcours publié par { $author }
daily-steps =
    { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
daily-blockades =
    { $count ->
        [one] { $count } barrière
       *[other] { $count } barrières
    }
daily-against-all = les trois mêmes pour tous
daily-you-start =
    { $place ->
        [1] Vous commencez.
        [2] Vous jouez en deuxième.
        [3] Vous jouez en troisième.
       *[other] Vous jouez en dernier.
    }
daily-tries =
    { $count ->
        [one] { $count } essai compté
       *[other] { $count } essais comptés
    }
daily-ahead = Devant { $count } sur 100
daily-slip = Rien n’y trahit le parcours : ⬢ un tour de table où vous avez avancé, ⬡ un tour sans avancer.
daily-replay = Revoir ma course
daily-somebody = Quelqu’un
daily-best = Meilleur essai : { $name }
daily-your-seat = { $name } à votre place
daily-median = L’essai du milieu
daily-in-round = tour { $round }
daily-after-round = après le tour { $round }
daily-ways = Montrer les chemins jusqu’à ce tour
daily-ways-play = Montrer les chemins tour après tour
daily-ways-stop = Arrêter
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-day-place =
    { $place ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[other] quatrième
    }
daily-key-first = premier
daily-key-counted = votre place
daily-key-open = à courir
daily-key-practised = entraînement
daily-yesterday = Hier
daily-missed = Vous n’êtes pas parti.
daily-nobody = Personne n’a encore atteint les portes.
daily-see = Résultat
daily-tomorrow = L’expédition de demain dans
daily-tomorrow-here = La prochaine expédition est prête.
daily-all = Voir tous les résultats

## Cotes, page personnelle, classement

nav-ladder = Classement
profile-rating = Cote
profile-players-2 = À deux
profile-players-4 = À trois ou quatre
profile-legend = Bande : notre marge de doute. Pointillés : la force des robots
profile-rating-is = { $rating }, à { $count } près
profile-give-or-take = cote, à { $count } près
profile-place = place { $place } sur { $of }
profile-first-win = première victoire contre { $name }
profile-unrated = Courez jusqu’aux portes, entre amis ou contre l’ordinateur, et vous aurez une cote. Les parties avec conseils, les abandons et l’entraînement ne comptent pas.
profile-races = courses
profile-won = gagnées
profile-blockades = barrières
profile-longest =
    { $count ->
        [one] record : { $count } jour
       *[other] record : { $count } jours
    }
profile-day-first = premier
profile-day-counted = comptée
profile-day-not = pas courue
profile-results = Par parcours et niveau
profile-results-won = courses gagnées
profile-won-of = { $won } sur { $count }
profile-people = Gens
profile-cards = Cartes préférées
profile-bought =
    { $count ->
        [one] achetée une fois
       *[other] achetée { $count } fois
    }
profile-wins = gagne à { $percent } %
profile-fastest = Courses les plus rapides
profile-fastest-rounds = tours de table
profile-with = avec { $name }
profile-with-people = entre amis
profile-none = Rien encore.
ladder-text = Tous ceux dont les courses ont compté, avec les robots entre eux. L’ordre suit ce qui est presque certain : quelques courses chanceuses ne mènent personne au sommet.
ladder-people =
    { $count ->
        [0] personne n’a encore de cote
        [one] { $count } personne a une cote
       *[other] { $count } personnes ont une cote
    }
ladder-races =
    { $count ->
        [one] { $count } course
       *[other] { $count } courses
    }
ladder-bot = robot

## Se trouver

rooms-watch = Parties à regarder
rooms-here =
    { $count ->
        [one] { $count } présent
       *[other] { $count } présents
    }
rooms-watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
rooms-rating = cote d’environ { $rating }
rooms-unrated = sans cote
rooms-pace-none = sans limite de temps
rooms-pace-seconds = { $count } s par tour
rooms-pace-minutes = { $count } min par tour
rooms-pace-hours = { $count } h par tour
rooms-pace-days =
    { $count ->
        [one] { $count } jour par tour
       *[other] { $count } jours par tour
    }
lobby-make-host = Nommer hôte
lobby-remove = Retirer
lobby-removed = Retirés de la table
lobby-let-back = Laisser revenir
lobby-mute = Ne plus lire
lobby-unmute = Lire de nouveau
lobby-rated = Compte pour la cote
rule-rated-text = Si la course va jusqu’au bout, sans conseil, et que chacun est un robot ou a son propre laissez-passer.
