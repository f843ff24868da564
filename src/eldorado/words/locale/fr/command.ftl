# La commande `eldorado` : aide, titres, ce qu'elle dit quand tout va bien.

## Dessins dans le terminal

drawing-finish = case d’arrivée ({ $requirement })
drawing-blockade = barrière
drawing-seam = { $first }–{ $second } : barrière { $number } ({ $requirement })

## Aide

help-options = Options
help-commands = Commandes
help-arguments = Arguments
help-usage = Emploi :
help-default = (sinon { $value })
help-place-options = OPTIONS
help-place-command = COMMANDE …
help-eldorado = La course vers l’El Dorado : jouer, regarder dans la boîte, composer des parcours. Une édition de fans, sans lien avec l’éditeur.
help-play = Jouer : lance le jeu sur cet ordinateur et l’ouvre dans le navigateur.
help-route = Les parcours imprimés et les vôtres.
help-route-list = Liste des parcours imprimés.
help-route-show = Dessine un parcours : imprimé par son nom, le vôtre par son fichier.
help-route-check = Vérifie des fichiers de parcours : toutes les fautes à la fois, puis des conseils chiffrés.
help-tile = Les plateaux dont un parcours est fait.
help-tile-show = Dessine des faces de plateaux par leur lettre, ou toutes.
help-cards = Toutes les cartes, ou celles nommées : ce qu’elles font et coûtent.
help-gallery = Écrit tous les plateaux, parcours, cartes et tuiles dans une page HTML.
help-check-data = Prouve que les fichiers contiennent exactement ce qu’il y a dans la boîte.
option-help = Affiche cette aide.
option-version = Affiche la version et le moteur employé.
option-lang = La langue (sinon ELDORADO_LANG, puis celle du système).
option-no_color = Sans couleurs (comme NO_COLOR).
option-as_json = Écrit du JSON pour un programme.
option-svg = Écrit une image SVG dans FILE (- pour la sortie).
option-names = Montre rangée et colonne des cases au lieu de leur terrain.

## Commandes mal comprises

usage-command = Il n’y a pas de commande « { $found } ». Les commandes sont : { $known }.
usage-option = Il n’y a pas d’option « { $found } ».
usage-missing = Il manque quelque chose : { $name }.
usage-choice = { $name } est l’un de : { $known }.
usage-extra = « { $found } » est de trop.
usage-value = { $name } demande une valeur.
usage-no-value = { $name } ne prend pas de valeur.
usage-whole = { $limits ->
    [both] { $name } est un nombre entier de { $low } à { $high }.
    [low] { $name } est un nombre entier, { $low } ou plus.
   *[none] { $name } est un nombre entier.
}
usage-number = { $limits ->
    [both] { $name } est un nombre de { $low } à { $high }.
   *[low] { $name } est un nombre, { $low } ou plus.
}
usage-wrong = La commande n’a pas été comprise : { $reason }
usage-help = « { $command } --help » l’explique.
usage-interrupted = Arrêté.

## Ce que disent les commandes

file-written = Écrit : { $file }
version = eldorado { $number } ({ $build })
version-compiled = moteur compilé
version-plain = moteur en Python simple

tile-title = { $piece } : { $kind } (au verso : { $back })

cards-name = Carte
cards-effect = Ce qu’elle fait
cards-price = Coût
cards-where = Où
cards-item = équipement
cards-deck = au départ, { $count }×
cards-market = marché, { $count }×
cards-reserve = réserve, { $count }×
clauses = { $first } ; { $second }
effect-draw =
    { $count ->
        [one] piochez { $count } carte
       *[other] piochez { $count } cartes
    }
effect-remove =
    { $count ->
        [one] puis vous pouvez écarter { $count } carte
       *[other] puis vous pouvez écarter jusqu’à { $count } cartes
    }
effect-take = prenez gratuitement n’importe quelle carte du marché ou de la réserve
effect-move = allez gratuitement sur une case voisine, ou levez une barrière

routes-figures =
    { $pieces } ; { $steps } pas, { $blockades ->
        [one] { $blockades } barrière
       *[other] { $blockades } barrières
    }, { $caves ->
        [one] { $caves } grotte
       *[other] { $caves } grottes
    }
routes-check-good = { $file } : ce parcours est possible.
routes-check-bad = { $file } : ce parcours est impossible.
routes-more-faults =
    { $count ->
        [one] Et { $count } autre.
       *[other] Et { $count } autres.
    }
routes-ways = Chemin le plus court : { $steps } pas, résistance { $power }. Le plus facile : { $other_steps } pas, résistance { $other_power }.
routes-warning = Remarque : { $sentence }
routes-advice = Conseil : { $sentence }

figure-sides = Faces de plateaux
figure-spaces = Cases dessus
figure-caves = Grottes dessus
figure-card-kinds = Sortes de cartes
figure-market-kinds = Sortes en vente
figure-market-cards = Cartes en vente
figure-market-board = Sortes sur le marché au début
figure-items = Équipements
figure-starting-deck = Cartes d’une pioche de départ
figure-blockades = Barrières
figure-cave-tokens = Tuiles Grotte
figure-routes = Parcours imprimés
figure-languages = Langues
figure-sum = Somme
check-data-good = Tout est là, et comme il faut.

help-route-new = Compose un parcours au hasard : même graine, mêmes souhaits, même parcours. Sans FILE, il va à la sortie.
help-route-report = Fait courir des robots sur un parcours et dit comment il se joue : tours, places, suspense, chemins, cartes, difficulté.
help-route-improve = Cherche un petit changement qui rend un parcours plus équitable ou plus dur, et l’essaie.
option-route_seed = Décide du parcours ; sans elle, le hasard.
option-length = La longueur souhaitée.
option-difficulty = La difficulté souhaitée, estimée ; `route report` la mesure.
option-wished_caves = Le nombre de grottes souhaité.
option-wide = Sans goulet.
option-like = Fait surtout des plateaux de ce parcours imprimé, à peu près aussi long et aussi dur.
option-route_name = Le nom du parcours.
option-with_caves = Courir avec la variante Grottes.
option-races = Nombre de courses.
option-skilled = Courses d’une experte parmi des robots réguliers, pour l’adresse et la chance.
option-goal = Ce que le changement doit apporter.
option-out = Écrit le parcours changé dans FILE.
route-new-written = { $file } : un nouveau parcours, graine { $seed }.
route-new-laying = Assemblage
route-new-seed = Graine { $seed }
