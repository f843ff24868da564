# Ce qui ne va pas dans une position ou un enregistrement (docs/notation.md).

## Textes d'une clé par ligne

text-too-long = Le texte a { $length } caractères ; { $most } au plus.
text-twice = « { $part } » a déjà été dit à la ligne { $first }.
text-bad-value = « { $found } » ne dit rien après « { $part } ».
text-bad-number = « { $part } » prend un nombre de { $least } à { $most }, pas « { $found } ».
text-unknown-key = « { $found } » n’est pas une clé. Les clés sont : { $known }.

## Positions

position-not-a-position = Une position commence par « eldorado position 1 », pas par « { $found } ».
position-version = C’est une position de version { $found } ; seule la version { $known } est lisible.
position-other-rules = La position suit la version { $found } des règles, l’enregistrement qui la contient la version { $needed }.
position-no-seat = « { $part } » appartient à un joueur ; une ligne comme « seat 1 » vient d’abord.
position-seat-twice = Le joueur { $seat } a déjà été décrit.
position-unknown-seat = Il n’y a pas de joueur { $seat } ; ils sont { $players }.
position-missing-seat = Le joueur { $seat } manque. Dites combien jouent (« players 3 ») ou décrivez chacun.
position-unknown-card = Il n’y a pas de carte « { $found } ».
position-unknown-token = Il n’y a pas de tuile Grotte « { $found } ».
position-too-many-cards = { $card } : { $found } exemplaires ; il n’y en a que { $most }.
position-too-many-tokens = { $token } : { $found } tuiles Grotte ; il n’y en a que { $most }.
position-too-few-tokens = { $needed } tuiles Grotte sont dans les grottes, mais il n’en reste que { $found }.
position-empty-pile = { $card } est épuisé ; écrivez « - » pour un emplacement vide.
position-too-many-slots = { $found } emplacements au marché ; il y en a { $most }.
position-not-for-sale = { $card } n’est jamais à vendre.
position-pile-twice = { $card } est à vendre deux fois.
position-unknown-seam = Il n’y a pas de barrière à « { $found } » sur ce parcours. Les endroits sont : { $seams }.
position-said-twice = « { $found } » a déjà été dit.
position-blockade-twice = La barrière { $number } est à deux endroits.
position-unknown-space = Ce parcours n’a pas de case « { $found } ».
position-not-a-cave = { $space } n’est pas une grotte.
position-not-a-camp = { $space } n’est pas un campement.
position-without-caves = « { $part } » demande « caves on ».
position-pieces =
    { $needed ->
        [one] Chaque joueur a { $needed } pion ici, pas { $found }.
       *[other] Chaque joueur a { $needed } pions ici, pas { $found }.
    }
position-on-mountain = { $space } est une montagne ; aucun pion ne s’y tient.
position-on-finish = Aucun pion ne reste sur { $space } : qui y arrive est « home ».
position-occupied = { $space } est occupée deux fois, par les joueurs { $seats }.
position-not-home = Le joueur { $seat } n’est pas arrivé : tous ses pions ne sont pas « home ».
position-order = « { $part } » : l’ordre compte 1, 2, 3 sans trou, les tours de table dans le même ordre.
position-two-decisions = « { $found } » ne peut être demandé en même temps que « { $first } ».
position-not-an-item = { $card } n’est pas un équipement ; elle n’attend pas d’être écartée.
position-waits-no-more = Aucun équipement n’attend à ce moment du tour.
position-not-played = { $source } n’a pas été joué : ni parmi les cartes jouées, ni parmi les tuiles utilisées.
position-none-played = Aucune de ces cartes n’a été jouée : { $cards }.
position-none-waiting = Aucune de ces cartes n’attend d’être écartée, ou il n’y a plus rien à prendre : { $cards }.
position-while-over = « { $part } » ne convient pas : la partie est finie.
position-too-much-left = Il ne peut rester { $found } de ce déplacement ; { $most } au plus.
position-wrong-symbol = { $source } ne se déplace pas avec ce symbole : { $symbol }.
position-after-purchase = « { $part } » ne convient pas : après l’achat, c’est fini.
position-while-moving = Aucun déplacement n’est en cours quand cela est demandé.
position-no-piece = Le pion { $number } du joueur qui décide n’est pas sur le parcours.
position-cannot-go-on = Ce déplacement est fini : il ne peut continuer d’ici.
position-hand-too-small = Cartes demandées : { $needed } ; en main : { $found }.
position-not-discarding = Pendant la défausse il y a des cartes en main et aucune carte jouée.
position-cannot-pay = { $found } ne peut être payé avec des cartes depuis { $space }.
position-purse-too-full = La bourse contient { $found } demi-pièces, mais { $most } au plus ont été jouées.
position-cannot-buy = Avec cette bourse et cette main, rien ne peut être acheté.
position-not-over = Rien n’a mis fin à cette partie.
position-is-over = Cette partie est finie ; écrivez « over ».
position-seat-out = Le joueur { $seat } ne joue plus ; ce ne peut être son tour.

## Enregistrements

record-not-a-record = Un enregistrement commence par « eldorado record 1 », pas par « { $found } ».
record-version = C’est un enregistrement de version { $found } ; seule la version { $known } est lisible.
record-rules = Cette partie suit la version { $found } des règles ; on connaît ici les versions 1 à { $known }.
record-missing-key = « { $found } » manque.
record-beside-position = « { $found } » a sa place dans la position.
record-too-many-actions = Un enregistrement a { $most } actions au plus.
record-after-end = Rien ne suit la dernière ligne ; trouvé : « { $found } ».
record-refused = L’action { $number }, « { $action } », ne peut être jouée.
record-truncated =
    { $actions ->
        [one] L’enregistrement s’interrompt après { $actions } action : sa dernière ligne manque.
       *[other] L’enregistrement s’interrompt après { $actions } actions : sa dernière ligne manque.
    }
record-bad-end = La dernière ligne s’écrit « end 57 sha256 0123456789abcdef », pas « end { $found } ».
record-wrong-count = Actions dans l’enregistrement : { $found } ; sa dernière ligne en annonce { $needed }.
record-edited = L’enregistrement a été modifié : sa dernière ligne dit { $found }, le texte donne { $needed }.
