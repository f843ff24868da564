# Juger les positions et l’apprendre : `eldorado evaluate`, `eldorado train`.

help-evaluate = Dire qui gagne à partir d’une position ou de la fin d’un enregistrement : les chances, et les tours qu’il faut encore à chacun.
help-train = Apprendre à juger les positions à partir de parties de robots : parties, réseau, matchs contre l’experte, et ainsi de suite. Ctrl-C arrête, le même appel reprend.
option-generations = Combien de fois on joue et on apprend.
option-lessons = Parties dont on apprend à chaque génération.
option-ranked = Parties où les plans de quelques tours sont joués côte à côte, pour apprendre à les classer.
option-own = Combien de parcours générés s’ajoutent aux parcours imprimés.
option-epochs = Combien de fois toutes les positions sont parcourues.
option-first = Poids que suivent les joueurs de la première génération ; sans eux, ils suivent la formule.
option-hidden = Tailles des couches cachées.
option-gate = Parties contre trois expertes après chaque génération ; 0 pour aucune.

evaluate-seat = place
evaluate-win = gagne
evaluate-turns = tours restants
evaluate-range = 9 courses sur 10
evaluate-over = La partie est terminée.
evaluate-mid-turn = Au milieu d’un tour : jugé comme si le tour s’arrêtait ici, toutes cartes défaussées.

train-played = Génération { $generation } : encore { $left } parts sur { $chunks } à jouer.
train-learned = Génération { $generation } : étape { $step } apprise.
train-gate = Génération { $generation } : victoires contre trois expertes : { $wins } sur { $games }.
train-stopped = Arrêté. Tout ce qui est terminé est gardé, et le même appel reprend là :
    { $folder }
train-done = Les poids sont dans { $file }.
train-other-run = { $folder } contient déjà un entraînement avec d’autres réglages.
train-hidden = « { $found } » ne décrit pas des couches cachées : jusqu’à quatre tailles de 1 à 512, séparées par des virgules.

value-no-weights = { $file } ne contient pas de poids à nous.
value-damaged = Les poids de { $file } sont endommagés ou incomplets.
value-other-version = Les poids de { $file } sont faits pour les règles { $rules } et les entrées { $sight } ; ici : règles { $our_rules } et entrées { $our_sight }. Il faut réentraîner.
value-not-numbers = Les poids de { $file } contiennent quelque chose qui n’est pas un nombre.
