# Pourquoi quelque chose est refusé, et ce qui conviendrait. Les clés sont les codes des erreurs, tiret au lieu du point.

fault-line = Ligne { $line } : { $sentence }

## Fichiers et noms

file-missing = Le fichier { $file } n’existe pas.
file-folder = { $file } est un dossier, pas un fichier.
file-unreadable = Impossible de lire { $file } : { $reason }.
file-too-long = { $file } dépasse { $most } octets ; aucun texte de ce jeu n’est aussi long.
file-not-text = { $file } n’est pas un texte en UTF-8.
file-empty = { $file } est vide.
file-unwritable = Impossible d’écrire { $file } : { $reason }.
cards-unknown = Il n’y a pas de carte « { $found } ». Les cartes sont : { $cards }.
tile-unknown = Il n’y a pas de plateau « { $found } ». Les plateaux sont : { $pieces }.
routes-unknown = Il n’y a ni parcours ni fichier « { $found } ». Les parcours imprimés sont : { $known }.

## Actions sous forme de texte

action-too-long = Une action a au plus { $most } caractères ; celle-ci en a { $length }.
action-empty = Aucune action n’est indiquée.
action-unknown-verb = « { $found } » n’est pas une action. Une action commence par : { $verbs }.
action-unknown-card = Il n’y a pas de carte « { $found } ».
action-unknown-token = Il n’y a pas de tuile Grotte « { $found } ».
action-unknown-space = Ce plateau n’a pas de case « { $found } ».
action-unknown-blockade = Il n’y a pas de barrière « { $found } ».
action-unknown-seat = Il n’y a pas de place « { $found } ».
action-wrong-words =
    { $needed ->
        [one] Cette action demande encore { $needed } mot, pas { $found }.
       *[other] Cette action demande encore { $needed } mots, pas { $found }.
    }

## Actions impossibles en ce moment

illegal-over = La partie est terminée.
illegal-wrong-seat = C’est le tour de la place { $turn }, pas de la place { $seat }.
illegal-cannot-resign = La place { $seat } ne peut pas abandonner maintenant.
illegal-not-asked =
    { $asked ->
        [pay] Donnez d’abord les cartes dues.
        [remove] Choisissez d’abord les cartes à écarter, ou terminez.
        [take] Choisissez d’abord la carte à prendre.
        [purse] Achetez d’abord une carte, ou complétez le paiement.
        [replace] Choisissez d’abord les cartes à remplacer, ou terminez.
        [discard] Choisissez d’abord les cartes à défausser, ou terminez.
       *[play] Cela n’est pas demandé maintenant.
    }
illegal-not-now = C’est impossible maintenant.
illegal-no-card = Vous n’avez pas cette carte en main : { $card }.
illegal-no-token = Vous n’avez pas cette tuile Grotte : { $token }.
illegal-no-piece = Le pion { $piece } n’est pas sur le plateau.
illegal-no-movement = Aucun déplacement n’est en cours.
illegal-stop-first = Une grotte peut être explorée ici : avancez encore, ou arrêtez-vous d’abord.
illegal-moved-after-buying = Après l’achat, plus aucun pion ne se déplace ce tour-ci.
illegal-mountain = { $space } est une montagne ; personne ne peut y entrer.
illegal-not-next-to = { $space } n’est pas voisine de votre pion.
illegal-start-space = { $space } est une case Départ ; personne n’y retourne.
illegal-blockade-between = La barrière { $blockade } est entre les deux ; il faut d’abord la lever.
illegal-occupied = { $space } est occupée.
illegal-pay-rubble =
    { $needed ->
        [one] Éboulis : jouez { $needed } carte de votre main, n’importe laquelle.
       *[other] Éboulis : jouez { $needed } cartes de votre main, n’importe lesquelles.
    }
illegal-pay-camp =
    { $needed ->
        [one] Campement : écartez du jeu { $needed } carte de votre main.
       *[other] Campement : écartez du jeu { $needed } cartes de votre main.
    }
illegal-too-few-cards =
    { $needed ->
        [one] Il faut { $needed } carte ; vous en avez { $cards } en main.
       *[other] Il faut { $needed } cartes ; vous en avez { $cards } en main.
    }
illegal-camp-used = Ce campement a déjà servi ; dans cette partie chacun ne sert qu’une fois.
illegal-needs-symbol = Il faut ici une seule carte avec { $symbol } { $needed }.
illegal-other-symbol = Il faut ici un autre symbole : { $symbol } { $needed }.
illegal-too-weak = Il faut une seule carte avec { $symbol } { $needed } ; { $source } a { $power }. Les cartes ne s’additionnent pas.
illegal-too-little-left = Il faut { $symbol } { $needed } ; il reste { $power } sur cette carte.
illegal-same-symbol = { $source } sert de { $symbol } sans changer de symbole.
illegal-does-not-move = { $source } ne mène aucun pion sur { $symbol } { $needed }.
illegal-no-blockade = La barrière { $blockade } n’est pas sur le plateau.
illegal-not-at-blockade = Votre pion n’est pas contre la barrière { $blockade }.
illegal-no-use = { $source } ne sert à rien maintenant.
illegal-nothing-to-keep = Aucun équipement utilisé à garder : { $card }.
illegal-must-choose =
    { $left ->
        [one] Il faut encore choisir { $left } carte.
       *[other] Il faut encore choisir { $left } cartes.
    }
illegal-hand-too-large = Dans cette partie, quatre cartes au plus restent en main : défaussez encore.
illegal-bought-already = Vous avez déjà acheté une carte ce tour-ci ; une seule est permise.
illegal-cannot-pay-any = Tout ce que vous avez vaut { $half_coins } ; aucune carte en vente ne coûte si peu.
illegal-not-money = { $source } ne peut rien payer de ce qui est en vente.
illegal-sold-out = { $card } : il n’y en a plus.
illegal-reserve-closed = { $card } est dans la réserve ; cette carte n’est à vendre que si un emplacement du marché est libre.
illegal-too-dear = { $card } coûte { $price } ; le paiement vaut { $half_coins }.
undo-nothing = Il n’y a rien à annuler.
view-no-seat = Il n’y a pas de place { $seat } ; cette partie en a { $players }.

## Préparation d'une partie

setup-players = Une partie se joue de 2 à 4, pas à { $found }.
setup-seed = La graine est un nombre à partir de 0, d’au plus { $bits } bits.
setup-unknown-switch = Il n’y a pas d’option de règle « { $part } ». Les options sont : { $switches }.
setup-first-player = Le premier joueur est 0 (au hasard) ou une place de 1 à { $players }, pas { $found }.
setup-max-rounds = Le nombre de tours de table va de 1 à { $most }, pas { $found }.
setup-rules = La version { $found } des règles est inconnue ici ; on connaît les versions 1 à { $known }.
setup-route = Un parcours est le nom d’un parcours imprimé, le chemin ou le texte d’un fichier de parcours, ou un plateau, pas { $found }.
action-not-a-text = Une action se donne comme l’une des actions permises ou comme texte, pas comme { $found }.
record-tag = « { $found } » n’est pas un nom d’étiquette : une minuscule d’abord, puis des minuscules, chiffres, espaces et traits d’union.
pickle-damaged = Ce qui était conservé ici (pickle) a été abîmé ou modifié.

## Fichiers du matériel : fichier, clé et raison

data-not-toml = { $part } : ce n’est pas du TOML : { $reason }.
data-not-fluent = { $part } : ce n’est pas du Fluent : { $found }
data-missing = { $part } : manquant.
data-unknown-key = { $part } : clé inconnue.
data-name-twice = { $part } : nommé deux fois.
data-not-a-count = { $part } : il faut ici un petit nombre entier, pas « { $found } ».
data-not-a-flag = { $part } : il faut ici true ou false, pas « { $found } ».
data-not-a-card = { $part } : il faut ici une table avec les valeurs de la carte, pas « { $found } ».
data-unknown-family = { $part } : il n’y a pas de famille « { $found } ».
data-start-or-sold = { $part } : une carte est soit dans la pioche de départ, soit vendue à un prix.
data-not-a-requirement = { $part } : il faut ici un symbole et sa force, pas « { $found } ».
data-bad-heading = { $part } : « { $found } » n’est pas un titre comme « C tile back D ».
data-side-twice = { $part } : cette face existe deux fois.
data-wrong-back = { $part } : son verso ne peut pas être { $found }.
data-wrong-rows = { $part } : les rangées ont { $rows } cases.
data-unknown-space = { $part } : « { $found } » n’est pas une case.
data-wrong-starts = { $part } : un plateau de départ a les cases Départ 1 à 4, les autres aucune ; trouvé : { $found }.
data-wrong-figure = { $part } : { $found } au lieu de { $expected }.
data-unknown-route = Il n’y a pas de parcours « { $part } ». Les parcours imprimés sont : { $routes }.

hint-not-here = Les conseils ne sont pas permis dans ce salon.
hint-not-your-turn = Seul le joueur dont c’est le tour reçoit un conseil.
