# Les alertes pour ceux qui sont ailleurs, et ce qui est dit tant que le serveur est absent.

offline-title = Le serveur est injoignable.
offline-text = Vos parties y sont en sécurité. En attendant qu’il réponde, le manuel reste à portée de main.
offline-again = Réessayer

alert-turn = { $name } a joué : à vous sur « { $route } »
alert-begins = L’expédition commence : à vous sur « { $route } »
alert-over =
    { $name ->
        [none] La course sur « { $route } » est terminée.
       *[other] La course sur « { $route } » est terminée : { $name } l’emporte.
    }
alert-no-limit = Prenez votre temps : il n’y a pas de chronomètre.

push-invalid = Ce n’est pas l’abonnement d’un navigateur.
push-address = Seules des adresses publiques en https peuvent être appelées.
push-service = Les alertes par { $name } ne sont pas autorisées ici. L’exploitant peut ajouter ce service au réglage push_services.
push-too-many = Trop d’appareils ont demandé des alertes depuis votre adresse. Patientez un peu.

call-ask = Cette partie dure plusieurs jours. Cet appareil doit-il vous appeler quand c’est à vous ?
call-yes = Appelez-moi
call-no = Non merci
call-on = Cet appareil vous appelle quand c’est à vous.
call-failed = Votre navigateur ne le permet pas. L’accueil montre les parties qui vous attendent.
call-switch = M’appeler quand c’est à moi
    .text = Dans les parties lentes, sur cet appareil, tant que personne ne regarde la table.
span-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
span-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
rule-pace = Rythme
    .text = D’une traite ou sur plusieurs jours : les absents sont appelés.
rule-pace-quick = D’une traite
rule-pace-slow = Plusieurs jours
rule-webhook = Prévenir une messagerie
    .text = Un webhook qui apprend à qui c’est de jouer ; une adresse publique en https.
