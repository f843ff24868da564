# Salons, places et connexions : pourquoi quelque chose est refusé, et ce qui conviendrait.

act-count = Un message porte au plus { $most } actions, pas { $found }.
act-stale = La partie a avancé entre-temps ; regardez et choisissez à nouveau.
act-over = La partie est terminée.
act-not-your-turn = C’est le tour de la place { $seat }.
act-after-reveal = Quelque chose est révélé avant cette action ; regardez d’abord, puis envoyez la suite.
act-resign-apart = Abandonner se fait seul, sans autres actions.

connection-protocol = Cette page parle la version { $found } et le serveur la version { $spoken } ; rechargez la page.
connection-token = Ce lien ne donne plus de place.
connection-taken-over = Votre place a été reprise sur un autre appareil.
connection-other-room = L’adresse nomme un autre salon que le message.
connection-seat-lost = Votre place a été donnée à quelqu’un d’autre.
connection-hello-twice = Cette connexion s’est déjà présentée.
connection-no-hello = La connexion ne s’est pas présentée à temps.
connection-not-text = Seul du texte est compris ici.
connection-too-long = Le message est trop long.
connection-too-fast = Trop de messages à la fois ; attendez un instant.
connection-too-slow = La connexion était trop lente pour suivre ; elle recommence.
connection-too-many = Il y a trop de connexions d’ici.
connection-too-often = Les nouvelles connexions d’ici sont trop fréquentes ; attendez un instant.
connection-not-understood = Le message n’a pas été compris.
connection-origin = Cette page n’appartient pas à ce serveur.
connection-banned = Les responsables de ce serveur ne vous laissent pas entrer.

http-not-found = Il n’y a rien ici.
http-method = Cela ne se demande pas ainsi.
http-too-long = C’est trop long.
http-too-fast = Trop de demandes ; attendez un instant.
http-too-many-rooms = Trop de nouveaux salons ; attendez un peu.
http-too-many-connections = Il y a trop de connexions ; réessayez dans un instant.
http-too-slow = La demande a mis trop de temps à arriver.
http-too-hard = Cette vérification a pris trop de temps.
http-invalid = La demande n’a pas été comprise.
http-not-json = Les demandes ne sont comprises qu’en JSON.
http-other-name = Ce serveur ne répond pas au nom « { $name } ». Ses responsables peuvent ajouter ce nom au réglage server_names.
http-unreadable = La réponse du serveur n’a pas été comprise.

room-unknown = Il n’y a pas de salon { $code }. Vérifiez le code.
room-broken = La partie du salon { $code } ne peut pas continuer : ce qui en a été enregistré est endommagé. Les autres salons ne sont pas touchés.
room-closed = Le salon { $code } a été fermé par les responsables de ce serveur.
room-too-many-guesses = Trop de codes de salon erronés sont venus d’ici ; attendez une minute et vérifiez le code.
room-full = Toutes les places sont prises.
room-has-begun = La partie a commencé ; cela ne peut plus changer.
room-not-playing = Aucune partie n’est en cours ici.
room-not-over = La partie n’est pas encore terminée.
room-host-only = Seul l’hôte peut faire cela.
room-seats = Une partie a 2 à 4 places, pas { $found }.
room-here = La place { $seat } ne se prend que sur l’appareil qui ouvre le salon.
room-route-too-long = Le parcours a plus de { $most } caractères.
room-timer = L’horloge va de 0 à { $most } secondes.
room-bank = La réserve de temps va de 0 à { $most } secondes.
room-pace = Le rythme va de 0 à { $most } secondes.
room-record-secret = L’enregistrement reste secret jusqu’à la fin de la partie.

pass-unknown = Le laissez-passer de cet appareil est inconnu ici. Ouvrez-le de nouveau par un lien ou avec vos mots de secours.
pass-link-used = Ce lien a déjà servi, ou il a expiré. Demandez-en un nouveau sur l’autre appareil.
pass-no-phrase = Aucun laissez-passer ne correspond à ces mots. Vérifiez-les un à un.
pass-too-many = Trop de nouveaux laissez-passer sont venus d’ici ; patientez un peu. Vous pouvez jouer sans.
pass-too-many-devices = Un laissez-passer s’ouvre sur { $most } appareils au plus. Fermez-le d’abord sur l’un d’eux.

daily-record-secret = D’autres courent encore cette course aujourd’hui. L’enregistrement s’ouvrira demain.
daily-try-first = L’entraînement vient après votre essai compté.
daily-no-day = Il n’y a pas eu d’expédition ce jour-là.
daily-too-many = Trop de joueurs sont partis d’ici pour l’expédition du jour. Revenez demain.
daily-no-rematch = Une expédition du jour ne se rejoue pas comme une nouvelle partie ; refaites-la à l’entraînement.

seat-unknown = Il n’y a pas de place { $seat }.
seat-taken = La place { $seat } est prise.
seat-not-yours = La place { $seat } n’est pas la vôtre.
seat-stand-in = Un robot tient la place { $seat } ; reprenez-la d’abord.
seat-time-up = Le temps est écoulé. Un robot termine ce tour pour vous.
seat-hosts-own = La place { $seat } est celle de l’hôte.
seat-removed = L’hôte vous a retiré de cette table. Lui seul peut vous permettre de revenir vous asseoir.
seat-not-removed = Cette personne n’a pas été retirée.
seat-kind = Cette sorte de place n’existe pas : { $found }.
seat-colour = Il y a { $most } couleurs ; { $found } n’en est pas une.
share-malformed = Une part des mélanges compte 64 chiffres hexadécimaux.
share-not-asked = Aucune part des mélanges n’est demandée maintenant.
share-not-promised = Ce n’est pas la part promise.
seat-colour-taken = Cette couleur est prise.
seat-not-a-bot = La place { $seat } n’est pas un robot.
seat-unknown-bot = Il n’y a pas de robot « { $found } ». Les robots sont : { $bots }.
seat-name-unreadable = Les autres ne pourraient pas lire ce nom ; choisissez-en un autre.

seat-not-a-person = Personne à la place { $seat } ne peut être l’hôte.
replace-not-a-person = Personne n’occupe la place { $seat } ; il n’y a personne à remplacer.
replace-present = La personne de la place { $seat } est là.

start-open-seats = Ces places sont encore libres : { $seats }.

say-empty = Il n’y a rien à dire.
say-phrase = Cette formule n’existe pas.
say-too-fast = Parlez un peu plus lentement, s’il vous plaît.
say-muted = Vous ne pouvez pas écrire aux autres pour l’instant.

server-full = Le serveur est plein ; réessayez plus tard.
server-busy = Le serveur est occupé ; réessayez dans un instant.
server-stops = De retour dans un instant : le serveur redémarre. Rien n’est perdu.
server-storage = Le serveur ne peut pas enregistrer en ce moment ; rien n’a été joué. Réessayez.
server-fault = Un problème est survenu sur le serveur. Rien de ce que vous avez joué n’est perdu.

log-gap = Le journal a un trou : { $expected } était attendu, { $found } est venu.

settings-invalid = Les réglages ne vont pas : { $reason }
settings-no-file = Il n’y a pas de fichier de réglages { $file }.
settings-not-yours = { $file } appartient à quelqu’un d’autre. Pour l’utiliser quand même, nommez-le avec --config.
settings-not-toml = { $file } n’est pas du TOML : { $reason }
settings-database = Il n’y a pas de stockage du genre « { $found } ».
settings-secret-too-short = Le secret est trop court ; il faut au moins { $least } caractères.
settings-secret-unreadable = Le secret dans { $file } ne peut pas être lu : { $reason }
settings-secret-unwritable = Le secret qui signe les places ne peut pas être écrit dans { $file } : { $reason } Le réglage secret_file indique un autre endroit.

serve-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }.
serve-no-database = Le serveur n’a pas démarré, car la base de données ne s’ouvre pas : { $reason }
serve-newer-database = Le serveur n’a pas démarré, car la base de données vient d’une version plus récente (version { $found } ; celle-ci connaît { $known }).
serve-other-secret = Le serveur n’a pas démarré, car le secret dans { $file } n’est pas celui qui a signé les places de cette base de données. Tous les processus ont besoin du même secret_file ; avec « eldorado admin rotate-secret », un nouveau secret compte, et chacun doit reprendre place.
serve-bad-redis = Le serveur n’a pas démarré, car l’adresse de Redis n’est pas comprise : { $reason }
serve-no-redis = Le serveur fonctionne, mais Redis ne répond pas : { $reason } En attendant, les processus trouvent leurs nouvelles dans la base de données, environ chaque seconde.
server-database-in-use = Un autre serveur tient les parties de { $file }. Arrêtez-le, ou donnez à celui-ci son propre fichier avec --database-url.

gallery-unknown = Il n’y a pas de parcours publié { $code }. Vérifiez le code.
gallery-not-raced = Seuls ceux qui ont terminé une course sur ce parcours peuvent le noter.
gallery-removed = Les responsables de ce serveur ont retiré ce parcours ({ $code }) de la galerie.
gallery-too-many = C’est trop souvent ; attendez un peu.
gallery-full = La galerie est pleine : elle contient { $most } parcours.

rule-hints = Conseils
    .text = Chacun peut demander un plan ; tous voient combien de fois. Les spectateurs voient les chances.
hints-asked =
    { $count ->
        [one] 1 conseil
       *[other] { $count } conseils
    }
practice = Entraînement
nav-puzzles = Énigmes
