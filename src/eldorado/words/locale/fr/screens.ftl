# Ce qui entoure la table : nouvelle partie, salon, parties jouées, réglages, mauvaises adresses.

## Nouvelle partie

setup-title = Nouvelle partie
setup-ways = Façon de jouer
setup-way-solo = Ordinateur
setup-way-here = Cet appareil
setup-way-online = En ligne
setup-company = Qui vient ?
setup-company-note = de deux à quatre
setup-shuffle = Mélanger les couleurs
setup-seat = Place { $number } : { $name }
setup-seat-empty = Vide
setup-seat-add = inviter quelqu’un
setup-seat-open = Libre
setup-seat-link = par lien
setup-seat-you = vous
setup-seat-friend = un ami
setup-tray-bot = { $name }. { $about }
setup-tray-here = { $name } joue sur cet appareil.
setup-tray-open = La place reste libre. Toute personne qui a le lien peut s’asseoir, sur n’importe quel appareil.
setup-tray-empty = Personne ici. Invitez quelqu’un.
setup-pick-friend = Un ami
setup-pick-open = Libre
setup-pick-empty = Vide
setup-level = Niveau { $level } sur { $of }
setup-color = Couleur { $number }
setup-rules-title = Règles
setup-rules-book = celles du livret
setup-rules-own =
    { $count ->
        [one] { $count } règle à vous
       *[other] { $count } règles à vous
    }
setup-rules-more = Plus de règles
setup-rules-fewer = Moins de règles
rule-caves = Grottes
    .text = Arrêtez-vous à côté d’une grotte et prenez une tuile.
rule-caves-none = Ce parcours n’a pas de grotte.
rule-fullRace = Jouer toutes les places
    .text = On joue jusqu’à ce que tout le monde soit arrivé.
rule-anyCardAsHalfCoin = Toute carte pour une demi-pièce
    .text = La règle allemande de 2017 : jaunes et blanches peuvent aussi ne payer que ½ ; un équipement vous reste alors.
rule-moveAfterBuy = Avancer après l’achat
    .text = Acheter ne met plus fin aux déplacements.
rule-nativeCrossesBlockade = Le Guide poursuit
    .text = Après avoir levé une barrière, il fait aussi son pas.
rule-first = Qui commence
    .text = Ensuite, dans le sens des aiguilles d’une montre.
rule-first-chance = Hasard
rule-time = Temps par tour
    .text = Ensuite, votre réserve de temps s’écoule.
rule-time-none = Illimité
rule-time-minutes =
    { $count ->
        [one] { $count } min
       *[other] { $count } min
    }
rule-bank = Réserve de temps
    .text = Pour toute la partie. Une fois vide, un ordinateur termine votre tour.
lobby-bank = réserve { $time }
rule-public = Ouvert à tous
    .text = Le salon apparaît sur la page d’accueil.
setup-line = { $names } sur « { $route } »{ $caves ->
        [yes] , avec les grottes
       *[no] { "" }
    }.
setup-guests =
    { $count ->
        [one] un invité
       *[other] { $count } invités
    }
setup-two = À deux, chacun mène deux pions.
setup-too-few = Il faut être au moins deux. Choisissez quelqu’un pour une autre place.
setup-code = Vous avez un code ?
route-closer = Voir de près
route-own = Le vôtre
route-own-file = fichier
fact-steps =
    { $count ->
        [one] pas
       *[other] pas
    }
fact-blockades =
    { $count ->
        [one] barrière
       *[other] barrières
    }
fact-caves =
    { $count ->
        [one] grotte
       *[other] grottes
    }
route-first = pour découvrir le jeu
route-story-first-game = Le parcours le plus court : d’abord la jungle, puis l’eau et les villages, et des montagnes vers la fin. Rien n’y est bien loin.
route-story-hills-of-gold = Aucun autre parcours n’a autant de villages. Les pièces vous font avancer, et elles achètent aussi ; entre eux, les éboulis demandent des cartes dont vous pouvez vous passer.
route-story-home-stretch = Le chemin file presque droit vers les portes. Jungle épaisse et éboulis le barrent, et l’on n’a guère le choix : tout est affaire de vitesse.
route-story-winding-paths = Des montagnes coupent la ligne droite, et le sentier les contourne deux fois. Prévoyez des pagaies pour les lacs et des pièces pour le milieu ; les machettes seules ne suffiront pas.
route-story-serpentine = Le chemin revient deux fois sur lui-même, entre de nombreuses montagnes. Aucun autre parcours n’a autant d’éboulis : gardez des cartes dont vous pouvez vous passer.
route-story-swamplands = Jungle épaisse et eau profonde. Une carte forte y vaut mieux que trois faibles, et le détour est long.
route-story-witchs-cauldron = Le plus long parcours, en large courbe autour des montagnes. Sept campements le jalonnent : qui s’y arrête à temps voyage léger.
route-story-own = Un parcours à vous, composé avec les éléments de la boîte.

## Le salon

lobby-room = Salon de { $name }
lobby-before = en ligne · avant le départ
lobby-taken = Places prises : { $count } sur { $of }
lobby-waiting = on attend quelqu’un
lobby-open-yours = La place { $number } est libre. Toute personne qui a le lien peut s’asseoir. Ou invitez l’un d’eux :
lobby-bot-sits = Ici : { $name }. { $about }
lobby-wait-pick = Attendre
lobby-game = La partie
lobby-game-host = vous êtes l’hôte
lobby-game-guest = hôte : { $name }
lobby-caves = Grottes
lobby-time = Temps par tour
lobby-join = Qui peut venir
lobby-yes = oui
lobby-no = non
lobby-by-link = avec le lien
lobby-anybody = tout le monde
lobby-rules-own = Règles maison
lobby-begin =
    { $count ->
        [2] Commencer à deux
        [3] Commencer à trois
       *[4] Commencer à quatre
    }
lobby-ready-all = Tout le monde est là.
lobby-ready-away =
    { $count ->
        [one] { $names } n’est pas encore là. Commencez, ou attendez.
       *[other] { $names } ne sont pas encore là. Commencez, ou attendez.
    }
lobby-ready-open =
    { $count ->
        [one] Une place est encore libre. Donnez-la à l’un des compagnons, ou attendez.
       *[other] { $count } places sont encore libres. Donnez-les à des compagnons, ou attendez.
    }
lobby-guest-waits = { $name } lancera la partie quand tout le monde sera là.
lobby-invite = Inviter
lobby-invite-note = par code, lien ou caméra
lobby-code = Code
lobby-until = Valable jusqu’au départ.
lobby-share-button = Partager
lobby-share-text = Venez avec nous vers l’El Dorado.
lobby-seat-free = Libre

## Salons et mauvaises adresses

rooms-open = Salons ouverts
rooms-all = Tout afficher ({ $count })
rooms-none = Aucun salon n’est ouvert à tous pour le moment.
rooms-of = Salon de { $name }
lost-title = Aucune table derrière ce lien
lost-text = Il manque peut-être une lettre, ou la partie est finie depuis longtemps. Vérifiez le lien, ou demandez qu’on vous le renvoie.
lost-page-title = Aucun chemin ne mène ici
lost-page-text = Il n’y a rien à cette adresse. Il manque peut-être une lettre à la fin.
lost-label = Lien ou code de la table
lost-open = Ouvrir la table
lost-short =
    { $count ->
        [one] Il manque une lettre ou un chiffre.
       *[other] Il manque { $count } lettres ou chiffres.
    }
lost-long = C’est trop long pour un code.
lost-like = Un code en compte six, par exemple ABC234.
lost-sign = Un poteau indicateur dans la forêt, une flèche brisée ; quelqu’un s’y arrête, une carte à la main
lost-new = Nouvelle partie
lost-replays = Vos parties
lost-front = Page d’accueil

## Parties jouées

games-title = Mes parties
games-open-file = Ouvrir un fichier
games-won = Gagnée
games-place = { $place ->
        [1] 1ʳᵉ place
        [2] 2ᵉ place
        [3] 3ᵉ place
       *[4] 4ᵉ place
    } sur { $of }
games-rounds =
    { $count ->
        [one] { $count } tour de table
       *[other] { $count } tours de table
    }
games-none = Votre première partie apparaîtra ici.
games-none-text = Jouez-en une, puis revenez la revoir coup par coup.
games-by-code = Par son code
games-by-file = Depuis un fichier ou un texte
games-all = Toutes
games-filter-won = Gagnées
games-filter-online = En ligne
games-filter-solo = Ordinateur
games-filter-here = Ici
games-none-such = Aucune partie de ce genre pour l’instant.
games-show-all = Tout afficher
games-choose-file = Choisir un fichier
games-winner = Victoire : { $name }

## Réglages

settings-text = Pour cet appareil seulement ; rien n’est envoyé.
settings-theme-auto = Appareil
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-motion-auto = Appareil
settings-motion-full = Oui
settings-motion-none = Non
settings-name = Votre nom
settings-name-text = Les autres le voient quand vous jouez en ligne.
settings-colour = Votre couleur
settings-sound-text = Un son bref quand vient votre tour, et pour ce qui est joué.
settings-numbers-text = Même là où un seul symbole dit tout.
settings-follow-text = La carte se déplace vers celui qui joue.
settings-keys-text = U pour annuler, E pour finir le tour, etc. Toutes les touches sont dans le manuel.

## Galerie

gallery-text = Tout ce que contient la boîte, dessiné pour cette édition.

## Page d’accueil

nav-learn = Apprendre
nav-handbook = Manuel
nav-workshop = Atelier
nav-replay = Parties
nav-daily = L’expédition du jour
nav-gallery = Galerie
nav-settings = Réglages
