# Les règles sous la main, dans nos propres mots. Une section par sujet ; -1, -2, … sont ses paragraphes.

rules-search = Chercher dans les règles
rules-none = Rien trouvé.

rules-goal-title = De quoi il s’agit
rules-goal-1 = Chacun mène une expédition à travers la forêt. Qui atteint l’El Dorado en premier gagne.
rules-goal-2 = Vos cartes vous portent. De meilleures cartes attendent au marché : voyager et acheter vont ensemble.

rules-turn-title = Votre tour
rules-turn-1 = D’abord vous vous déplacez avec des cartes, puis vous pouvez acheter une carte, puis vous finissez votre tour. Les cartes Action se jouent à tout moment avant la fin.
rules-turn-2 = Jouez autant de cartes que vous voulez, ou aucune. Chaque carte ne sert qu’à une chose par tour.
rules-turn-3 = Après l’achat, plus aucun de vos pions ne bouge ce tour-ci.

rules-move-title = Se déplacer
rules-move-1 = Une case verte demande des machettes, une bleue des pagaies, une jaune des pièces : autant que dessinées. Une seule carte doit payer une case ; les cartes ne s’additionnent jamais.
rules-move-2 = Ce qui reste d’une carte s’utilise aussitôt, pour d’autres cases du même symbole avec le même pion. Si vous vous arrêtez, ou si vous vous déplacez avec une autre carte, le reste est perdu.
rules-move-3 = Les cartes blanches sont des jokers : elles valent un symbole, le même pour tout le chemin.
rules-move-4 = On ne peut ni entrer sur une case occupée ni la traverser. Une montagne, jamais.

rules-rubble-title = Éboulis
rules-rubble-1 = Pour entrer sur une case grise, jouez autant de cartes de votre main que dessinées, n’importe lesquelles. Ce qu’elles montrent ne compte pas.
rules-rubble-2 = Ces cartes vont dans votre défausse à la fin du tour et reviennent quand elle est mélangée.

rules-camp-title = Campement
rules-camp-1 = Pour entrer sur une case rouge, écartez du jeu autant de cartes de votre main que dessinées. Elles ne reviennent jamais.
rules-camp-2 = Ce n’est pas une perte : sans ses cartes faibles, votre paquet s’améliore.

rules-blockade-title = Barrières
rules-blockade-1 = Une barrière ferme tout le bord entre deux plateaux du parcours. Placez-vous contre elle et payez-la comme une case : avec une carte qui convient ou, si elle montre des cartes, avec n’importe quelles cartes de votre main.
rules-blockade-2 = Votre pion reste où il est. Vous prenez la barrière, et le bord est ouvert pour tous. Ce qui reste de la carte vous mène plus loin.
rules-blockade-3 = Les barrières comptent quand plusieurs expéditions arrivent au même tour de table : d’abord leur nombre, puis le plus haut numéro.

rules-buy-title = Acheter
rules-buy-1 = Une fois par tour, vous pouvez acheter une carte. Les cartes jaunes et blanches paient autant de pièces que leur force, toute autre carte une demi-pièce. On ne rend pas la monnaie.
rules-buy-2 = La nouvelle carte va dans votre défausse. Vous la piocherez après le prochain mélange.

rules-reserve-title = Le marché et la réserve
rules-reserve-1 = Six piles sont au marché. Tant que les six emplacements sont pris, elles seules sont en vente ; les autres attendent au-dessus du marché, en réserve.
rules-reserve-2 = Quand une pile est épuisée, son emplacement est libre. Dès lors, toutes les piles sont en vente ; une pile de la réserve où l’on achète descend à l’emplacement libre. Rien ne bouge de soi-même.

rules-item-title = Équipements
rules-item-1 = Les cartes aux bords entaillés, avec le sceau 1×, sont des équipements : dès que vous utilisez leur force, ou ce qu’elles disent, elles quittent le jeu.
rules-item-2 = Jouées sur un éboulis, comptées pour une demi-pièce ou simplement défaussées, elles vous restent.

rules-action-title = Cartes Action
rules-action-1 = Les cartes violettes font ce que dit leur signe : piocher des cartes, écarter des cartes du jeu, prendre gratuitement une carte du marché, ou faire un pas sur n’importe quelle case.
rules-action-2 = Ce que vous piochez peut servir aussitôt. Quand votre pioche est vide, votre défausse est mélangée. Les cartes jouées ce tour-ci n’y sont pas avant la fin du tour.
rules-action-3 = Le guide mène un pion sur une case voisine, quoi qu’elle demande, ou retire une barrière. Les montagnes et les cases occupées restent fermées.

rules-finish-title = Finir le tour
rules-finish-1 = Toutes les cartes jouées vont dans votre défausse. Les cartes qui vous restent en main, gardez-les ou défaussez-les, une à une comme vous voulez.
rules-finish-2 = Puis vous piochez jusqu’à avoir quatre cartes. Si vous en avez quatre ou plus, vous ne piochez rien.

rules-caves-title = Grottes (variante)
rules-caves-1 = Quatre tuiles sont sur chaque grotte. Quand un déplacement finit sur une case voisine d’une grotte et n’a pas commencé à côté d’elle, vous prenez la tuile du dessus. Passer devant ne suffit pas.
rules-caves-2 = Si une barrière vous sépare de la grotte, vous ne trouvez rien ; la retirer vous-même et vous arrêter là compte.
rules-caves-3 = Pour explorer de nouveau la même grotte, arrêtez-vous d’abord ailleurs.

rules-tokens-title = Tuiles Grotte (variante)
rules-tokens-1 = Les tuiles sont face visible. À tout moment de votre tour vous pouvez en utiliser une, et autant que vous en avez, comme une carte ; puis elle disparaît.

rules-two-title = À deux joueurs
rules-two-1 = Chacun mène deux pions, avec un seul paquet. Chaque carte en déplace un ; une carte ne se partage jamais.
rules-two-2 = Les deux pions doivent atteindre l’El Dorado. Vos propres pions se bloquent aussi.

rules-end-title = La fin
rules-end-1 = Qui paie une case d’arrivée a passé les portes. Le tour de table se joue jusqu’au bout ; qui n’y a pas encore joué joue encore une fois.
rules-end-2 = Si plusieurs arrivent à ce tour de table, qui a le plus de barrières gagne ; puis le plus haut numéro ; si personne n’en a, qui est arrivé en premier.

rules-keys-title = Touches
rules-keys-1 = 1 à 9 prennent une carte, les flèches parcourent les cases éclairées, Entrée choisit, Échap repose.
rules-keys-2 = U annuler, S s’arrêter ou retour, E finir le tour ou confirmer, M marché, L journal, A revoir, B vers le parcours, P mon pion, + et - approcher et éloigner, 0 tout le parcours, ? règles.
rules-keys-3 = En revoyant une partie : les flèches avancent et reculent, Page haut et Page bas vont de tour en tour, Début et Fin aux extrémités, la barre d’espace lit.
