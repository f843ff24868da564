# Les règles sous la main, dans nos propres mots. Une section par sujet ; -1, -2, … en sont les paragraphes.

rules-search = Chercher dans les règles
rules-none = Aucun résultat.

rules-goal-title = Le jeu en bref
rules-goal-1 = Chacun mène une expédition à travers la forêt. Le premier à atteindre l’El Dorado gagne.
rules-goal-2 = Ce sont vos cartes qui vous font avancer. De meilleures cartes attendent au marché : voyager et acheter vont ensemble.

rules-turn-title = Votre tour
rules-turn-1 = D’abord vous vous déplacez avec des cartes, puis vous pouvez acheter une carte, puis vous terminez. Les cartes Action se jouent à tout moment avant la fin.
rules-turn-2 = Jouez autant de cartes que vous voulez, ou aucune. Chaque carte ne sert qu’une fois par tour, pour une seule chose.
rules-turn-3 = Après l’achat, vos pions ne bougent plus ce tour-ci.

rules-move-title = Se déplacer
rules-move-1 = Une case verte demande des machettes, une bleue des pagaies, une jaune des pièces : autant que la case en montre. Une seule carte doit payer la case ; les cartes ne s’additionnent jamais.
rules-move-2 = Ce qui reste d’une carte peut servir aussitôt pour d’autres cases du même symbole avec le même pion. Si vous vous arrêtez ou bougez avec une autre carte, le reste est perdu.
rules-move-3 = Les cartes blanches sont des jokers : elles valent un symbole, le même pour tout le trajet.
rules-move-4 = On ne peut ni entrer dans une case occupée ni la traverser. Les montagnes sont infranchissables.

rules-rubble-title = Éboulis
rules-rubble-1 = Pour entrer dans une case grise, jouez autant de cartes de votre main que la case en montre, n’importe lesquelles. Ce qu’elles portent ne compte pas.
rules-rubble-2 = Ces cartes vont dans la défausse à la fin du tour et reviennent au prochain mélange.

rules-camp-title = Campement
rules-camp-1 = Pour entrer dans une case rouge, écartez autant de cartes de votre main que la case en montre. Elles ne reviennent jamais.
rules-camp-2 = Ce n’est pas une perte : sans ses cartes faibles, votre paquet s’améliore.

rules-blockade-title = Barrières
rules-blockade-1 = Une barrière ferme toute la jonction entre deux éléments du parcours. Placez-vous à côté et payez-la comme une case : avec une carte qui convient ou, si elle montre des cartes, avec n’importe quelles cartes de votre main.
rules-blockade-2 = Votre pion reste où il est. Vous prenez la barrière et le passage est libre pour tous. Ce qui reste de la carte vous porte plus loin.
rules-blockade-3 = Les barrières comptent si plusieurs expéditions arrivent au même tour de table : d’abord leur nombre, puis le plus haut numéro.

rules-buy-title = Acheter
rules-buy-1 = Une fois par tour, vous pouvez acheter une carte. Les cartes jaunes et blanches valent autant de pièces que leur force, toute autre carte une demi-pièce. On ne rend pas la monnaie.
rules-buy-2 = La nouvelle carte va dans votre défausse. Vous la piocherez après le prochain mélange.

rules-reserve-title = Le marché et la réserve
rules-reserve-1 = Six piles sont sur le marché. Tant que les six emplacements sont pris, on n’achète que là.
rules-reserve-2 = Quand une pile est épuisée, son emplacement est libre. Dès lors on peut acheter dans toutes les piles ; si c’est une pile de la réserve, elle prend l’emplacement libre. Rien ne bouge tout seul.

rules-item-title = Équipements
rules-item-1 = Les cartes à bord cranté avec le sceau 1× sont des équipements : dès que vous utilisez leur force ou leur texte, elles quittent la partie.
rules-item-2 = Jouées dans un éboulis, comptées comme demi-pièce ou simplement défaussées, elles vous restent.

rules-action-title = Cartes Action
rules-action-1 = Les cartes violettes font ce que dit leur signe : piocher, écarter des cartes, prendre une carte du marché ou de la réserve sans payer, ou faire un pas sur n’importe quelle case. Après l’achat, toutes se jouent encore, sauf le Guide.
rules-action-2 = Ce que vous piochez peut servir aussitôt. Quand la pioche est vide, on mélange la défausse. Les cartes jouées ce tour-ci n’y entrent qu’à la fin.
rules-action-3 = Le Guide déplace un pion sur une case voisine, quoi qu’elle demande, ou lève une barrière. Montagnes et cases occupées restent fermées.

rules-finish-title = Terminer son tour
rules-finish-1 = Toutes les cartes jouées vont dans votre défausse. Quant à celles qui vous restent en main, gardez ou défaussez chacune à votre gré.
rules-finish-2 = Puis vous piochez jusqu’à avoir quatre cartes. Avec quatre ou plus, vous ne piochez pas.

rules-caves-title = Grottes (variante)
rules-caves-1 = Quatre tuiles attendent sur chaque grotte. Quand un déplacement finit à côté d’une grotte sans avoir commencé à côté d’elle, prenez la tuile du dessus. Passer devant ne suffit pas.
rules-caves-2 = Si une barrière vous sépare de la grotte, vous ne trouvez rien ; si vous la levez vous-même et restez là, vous en prenez une.
rules-caves-3 = Pour explorer de nouveau la même grotte, arrêtez-vous d’abord ailleurs.

rules-tokens-title = Tuiles Grotte (variante)
rules-tokens-1 = Les tuiles sont visibles. À tout moment de votre tour, jouez-en autant que vous voulez, comme des cartes ; ensuite elles sont perdues. Après l’achat, seules servent encore celles qui piochent, écartent ou remplacent des cartes ou gardent un équipement.

rules-two-title = À deux joueurs
rules-two-1 = Chacun mène deux pions avec un seul paquet. Chaque carte déplace l’un des deux ; une carte ne se partage jamais.
rules-two-2 = Les deux pions doivent atteindre l’El Dorado. Vos propres pions se bloquent aussi.

rules-end-title = La fin
rules-end-1 = Qui paie une case d’arrivée franchit les portes. On finit le tour de table ; ceux qui n’y ont pas encore joué ont droit à leur tour.
rules-end-2 = Si plusieurs arrivent à ce tour de table, celui qui a le plus de barrières gagne ; puis le plus haut numéro ; sinon le premier arrivé.

rules-keys-title = Touches
rules-keys-1 = 1 à 9 choisissent une carte, les flèches parcourent les cases éclairées, le marché et le journal, Entrée choisit, Échap repose la carte.
rules-keys-2 = U annuler, S s’arrêter ou reposer, E finir le tour ou confirmer, M marché, L journal, C discussion, H conseil, A revoir, B vers la carte, P mon pion, + et - plus près et plus loin, 0 tout le parcours, ? règles.
rules-keys-3 = Dans une partie à revoir : flèches pas à pas, Page préc. et suiv. par tours, Début et Fin aux extrémités, la barre d’espace lit.
