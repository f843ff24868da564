# L’atelier : composer un parcours à la main, et ce qu’en dit le rapport.

workshop-name = Nom du parcours
workshop-name-short = Nom
workshop-pieces = Plateaux de la boîte
workshop-table = La table
workshop-count = { $count ->
        [one] { $count } plateau
       *[other] { $count } plateaux
    }
workshop-steps = · { $steps } pas · { $blockades ->
        [one] { $blockades } barrière
       *[other] { $blockades } barrières
    } · { $caves ->
        [one] { $caves } grotte
       *[other] { $caves } grottes
    }
workshop-faults = { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
workshop-tips = { $count ->
        [one] { $count } conseil
       *[other] { $count } conseils
    }
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-open = Ouvrir…
workshop-empty = Une table vide
workshop-surprise = Une surprise
workshop-share = Partager
workshop-race = Y courir
workshop-take = Prendre le plateau { $piece }
workshop-either = { $first } ou { $second }
workshop-on-table = sur la table
workshop-in-hand = en main
workshop-end = Arrivée
workshop-end-move = déplacer
workshop-end-river = côté pagaie
workshop-end-jungle = côté machette
workshop-piece = Plateau { $piece }{ $count ->
        [0] {""}
        [1] , tourné une fois
        [2] , tourné deux fois
       *[other] , tourné { $count } fois
    }
workshop-chosen = Plateau { $piece }
workshop-chosen-text = Faites-le glisser, tournez-le ou retournez-le.
workshop-place = Emplacement { $number } sur { $count }, { $state }
workshop-place-whole = convient
workshop-place-fault = convient, une erreur demeure
workshop-drop = Posez-le ici : un côté entier se touche.
workshop-drop-fault = Il va ici, mais une erreur demeure.
workshop-drop-end = Posez-la à ce coin.
workshop-choose-place = Choisissez un emplacement éclairé.
workshop-turn-it = { $count ->
        [0] Il ne va nulle part.
        [one] Tournez-le : une autre orientation convient.
       *[other] Tournez-le : { $count } autres orientations conviennent.
    }
workshop-turn = Tourner
workshop-flip = Côté { $piece }
workshop-flip-plain = Retourner
workshop-lay = Poser
workshop-put-back = Reposer
workshop-move = Déplacer
workshop-remove = Dans la boîte
workshop-invite = Composez votre parcours
workshop-begin = Choisissez un plateau de départ, A ou B, puis posez plateau après plateau. L’arrivée trouve son coin toute seule.
workshop-whole = Le parcours est complet. Courez-y, ou changez-le en regardant le rapport.
workshop-fault-tag = erreur
workshop-tip-tag = conseil
tag-layout-gap = trou
tag-layout-overlap = chevauchement
tag-layout-both-sides = deux faces
tag-layout-no-start = pas de départ
tag-layout-start-later = second départ
tag-layout-end-on-strip = arrivée sur une bande
tag-layout-no-free-corner = aucun coin libre
tag-layout-finish-unreachable = passage fermé
tag-layout-start-cut-off = départ isolé
tag-advice-one-colour = un seul terrain
tag-advice-short-cut = raccourci facile
tag-advice-open-seam = bord ouvert
tag-advice-bend = intérieur facile
tag-advice-bottleneck = goulet
workshop-report = Rapport
workshop-close-report = Retour à la table
workshop-no-report = Le rapport commence dès que le parcours est complet : des robots y courent pendant que vous continuez.
workshop-races = Courses : { $done } sur { $count }.
workshop-waits = En attente tant que vous tenez un plateau.
workshop-stale = D’avant votre dernier changement.
workshop-few = Trop peu de courses.
workshop-rounds = Tours de table
workshop-half = la moitié : { $low } à { $high }
workshop-seats = Places
workshop-seats-text = part des victoires, 95 %
workshop-seat = { $number ->
        [1] Premier
        [2] Deuxième
        [3] Troisième
       *[4] Quatrième
    }
workshop-seats-early = Trop tôt pour le dire.
workshop-seats-even = L’égalité reste possible pour chaque place.
workshop-seats-uneven = Les places ne se valent pas.
workshop-difficulty = Difficulté
workshop-nearest = à peu près comme { $route }
workshop-beginners = les débutants mettent { $rounds } tours ({ $low }–{ $high })
workshop-drama = Suspense
workshop-lead = Changements de tête
workshop-by-lot = par hasard { $value }
workshop-decided = Joué au tour
workshop-photo = Arrivées groupées
workshop-unfinished = Courses inachevées
workshop-skill = Une experte parmi des réguliers gagne
workshop-luck = La chance décide
workshop-lost = Où l’on perd des tours
workshop-lost-text = tours par course, case occupée
workshop-blockade = Barrière { $pieces } : tombe au tour { $round }
workshop-heat = Montrer les chemins
workshop-cards = Les cartes qui gagnent ici
workshop-cards-text = points de victoires, 95 %
workshop-source = { $count ->
        [one] { $count } course
       *[other] { $count } courses
    } de { $bot }, graine { $seed }.
workshop-text = En texte
workshop-copy-link = Copier le lien
workshop-copy-text = Copier le texte
workshop-copied = Copié
workshop-file = Enregistrer en fichier

shelf-title = Parcours publiés
shelf-sort = Ordre
shelf-new = récents
shelf-played = plus joués
shelf-best = mieux notés
shelf-none = Personne n’a encore publié de parcours ici. Composez-en un à l’atelier.
shelf-more = En montrer plus
shelf-by = par { $author }
shelf-unrated = pas encore noté
shelf-workshop = À l’atelier
shelf-open = Ouvrir à l’atelier
shelf-rate = Noter ce parcours
shelf-rated = Merci.
shelf-rate-later = Qui a terminé une course sur ce parcours peut le noter.
shelf-report = Signaler
shelf-report-text = Qu’est-ce qui ne va pas ?
shelf-reported = Merci. Les responsables de ce serveur l’examineront.
shelf-publish = Publier
shelf-publish-text = Tout le monde sur ce serveur pourra le trouver, y courir et le noter.
shelf-published = Publié sous le code
shelf-author = Votre nom, si vous voulez
wish-any = peu importe
wish-length = Longueur
wish-length-short = court
wish-length-medium = moyen
wish-length-long = long
wish-difficulty = Difficulté
wish-caves = Grottes
wish-caves-few = peu
wish-caves-some = quelques-unes
wish-caves-many = beaucoup
wish-like = Comme
wish-wide = Sans goulets
wish-seed = Graine
wish-go = Le poser
workshop-improve = Un petit changement
workshop-fairer = Plus équitable
workshop-harder = Plus difficile
workshop-change-it = Changer ainsi
workshop-picture-svg = Image (SVG)
workshop-picture-png = Image (PNG)
workshop-lay-text = Poser ce texte
workshop-closer = Plus près
workshop-farther = Plus loin
workshop-whole-table = Toute la table
workshop-distances = Distances
workshop-full = Rapport complet
workshop-headline = { $rounds } tours.
workshop-headline-hard = À peu près aussi difficile que { $route }.
workshop-since = Depuis votre dernier changement
workshop-since-rounds = { $count } tours en moyenne
workshop-uncertain = (pas certain)
workshop-map = Ce que montre la carte
workshop-map-paths = Chemins
workshop-map-lost = Tours perdus
workshop-map-plain = Simple
workshop-entered = Y passent
workshop-most = huit sur dix : { $low } à { $high }
workshop-plays-like = Se joue surtout comme { $route }.
workshop-comeback = Pas de retard du vainqueur
workshop-held = { $share } % des tours ({ $low }–{ $high }) sont perdus parce qu’une case est occupée.
workshop-spread = Comment les chemins se répartissent
workshop-spread-text = cases utilisées
workshop-used = { $used } sur { $spaces }
workshop-bits = { $bits } bits
shelf-facts = { $steps } pas · { $blockades ->
        [one] { $blockades } barrière
       *[other] { $blockades } barrières
    } · { $caves ->
        [one] { $caves } grotte
       *[other] { $caves } grottes
    }
shelf-plays = { $count ->
        [0] pas encore joué
        [one] { $count } course
       *[other] { $count } courses
    }
shelf-stars = { $stars } sur 5, { $count ->
        [one] { $count } note
       *[other] { $count } notes
    }
shelf-star = { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
