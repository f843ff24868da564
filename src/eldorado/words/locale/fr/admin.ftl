# `eldorado admin` : pour qui exploite un serveur.

help-admin = S’occuper des parties d’un serveur : salons, personnes, copies, vérifications, secrets. Fonctionne à côté d’un serveur en marche.
help-admin-rooms = Les salons et leurs parties.
help-admin-rooms-list = Lister tous les salons.
help-admin-rooms-show = Montrer un salon : phase, places, longueur. Rien de ce que seuls ses joueurs peuvent savoir.
help-admin-rooms-close = Fermer un salon ; qui s’y trouve le lit en quelques secondes. Rien n’est supprimé.
help-admin-rooms-open = Rouvrir un salon fermé.
help-admin-rooms-export = Écrire l’enregistrement d’une partie terminée.
help-admin-people = Qui est exclu ou muet : une adresse, un réseau ou une place comme ABCDEF:2.
help-admin-people-list = Lister ce qui a été décidé.
help-admin-people-ban = Ne plus laisser entrer quelqu’un. Qui tient une place exclue l’est avec son adresse.
help-admin-people-mute = Empêcher quelqu’un d’écrire aux autres.
help-admin-people-pardon = Lever une exclusion ou un silence.
help-admin-backup = Copier toutes les parties d’un même instant dans un fichier, même serveur en marche, et le relire.
help-admin-restore = Remettre une copie dans une base vide, de l’une ou l’autre sorte.
help-admin-check = Rejouer chaque partie enregistrée et nommer celles qui sont endommagées.
help-admin-rotate-secret = Créer un nouveau secret qui signe les places ; celles signées auparavant restent valables un temps.
option-phase = Seulement les salons dans cette phase.
option-reason = Pourquoi ; gardé avec la décision.
option-days = Pour combien de jours (0 : pour toujours).
option-with_seed = Aussi pour une partie en cours ; l’enregistrement contient sa graine.
option-accept_days = Pendant combien de jours les places signées auparavant restent valables.

admin-room-line = { $code } : { $phase ->
        [lobby] pas commencée
        [playing] en cours
       *[other] terminée
    }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, dernier changement { $touched }
admin-room-count = { $count ->
        [one] { $count } salon
       *[other] { $count } salons
    }
admin-room-seat = Place { $seat } : { $name } ({ $kind ->
        [human] une personne
        [bot] un robot
       *[other] libre
    })
admin-room-closed = Le salon { $code } est fermé.
admin-room-opened = Le salon { $code } est rouvert.
admin-ruling = { $kind ->
        [ban] Exclusion
        [mute] Silence
       *[other] Fermeture
    } : { $who }, jusqu’au { $until }, motif : { $reason }
admin-ruling-count = { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }
admin-pardoned = Plus rien n’est retenu contre { $who }.
admin-backed-up = { $file } : écrit et relu (salons : { $rooms }, entrées : { $entries }).
admin-restored = Repris de { $file } (salons : { $rooms }, entrées : { $entries }).
admin-broken = { $code } : { $reason }
admin-all-well = Chaque salon se rejoue : { $rooms }.
admin-rotated = Un nouveau secret se trouve dans { $file } et signera d’ici une minute. Les places signées auparavant restent valables jusqu’au { $until }.

admin-nobody = « { $found } » n’est ni une adresse, ni un réseau, ni une place comme ABCDEF:2.
admin-not-closed = Le salon { $code } n’est pas fermé.
admin-not-ruled = Rien n’a été décidé au sujet de { $who }.
admin-not-empty = La base contient déjà des salons ; une copie ne se remet que dans une base vide.
admin-no-backup = { $file } n’est pas une copie.
admin-backup-damaged = La copie { $file } est endommagée ou incomplète ; rien n’en a été repris.
admin-copy-differs = Ce qui a été relu de { $file } n’est pas ce qui a été écrit.
admin-broken-rooms = Salons qui ne se rejouent pas : { $broken } sur { $rooms }.
admin-no-database = La base de données ne s’ouvre pas : { $reason }
admin-newer-database = La base de données vient d’une version plus récente (version { $found } ; celle-ci connaît { $known }).

help-admin-routes = Les parcours publiés : ce qui a été signalé, et comment en retirer un de la galerie.
help-admin-routes-list = Lister les parcours publiés, les plus signalés d’abord.
help-admin-routes-show = En montrer un : qui l’a publié, ce qu’on en a dit, et son texte.
help-admin-routes-remove = Retirer définitivement un parcours de la galerie ; le même ne pourra plus être publié.
option-sort = Dans quel ordre.
help-admin-routes-keep = Écarter les signalements : le parcours reste.
admin-route-complaint = Signalement du { $at } : { $reason }
admin-route-removed = Le parcours { $code } est retiré de la galerie.
admin-route-kept = Le parcours { $code } reste ; les signalements sont écartés.
admin-route-line = { $code } : { $name } ({ $author }), publié le { $made }, { $plays ->
        [one] { $plays } course
       *[other] { $plays } courses
    }, { $complaints ->
        [0] aucun signalement
        [one] un signalement
       *[other] { $complaints } signalements
    }
admin-route-count = { $count ->
        [one] { $count } parcours
       *[other] { $count } parcours
    }
