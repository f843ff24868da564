# `eldorado replay`: ein aufgezeichnetes Spiel erzählt, durchgeblättert, gezeigt.

help-replay = Ein aufgezeichnetes Spiel: Zug um Zug erzählt, mit den Tasten durchgeblättert oder an jeder Stelle gezeigt.
option-moment = Die Stellung nach N Aktionen zeigen.
option-seat = Nur erzählen, was Platz N wissen darf.
option-everything = Alle Handkarten zeigen, auch solange das Spiel läuft.
option-verify = Nur prüfen, ob sich die Aufzeichnung nachspielen lässt.
replay-no-moment = Eine Stelle { $found } gibt es nicht; es gibt 0 bis { $most }.
replay-title = { $route }, { $players } Spieler
replay-caves = Höhlen
replay-turn = Runde { $round }, Platz { $seat }
replay-moment =
    { $at ->
        [0] Vor der ersten von { $of } Aktionen
       *[other] Nach Aktion { $at } von { $of }
    }
replay-keys = weiter: Enter, →   zurück: ←   Zug: ↓ ↑   Anfang: 0   Ende: $   Schluss: q
replay-verified =
    { $actions ->
        [one] Die Aufzeichnung lässt sich nachspielen: { $actions } Aktion.
       *[other] Die Aufzeichnung lässt sich nachspielen: { $actions } Aktionen.
    }

## Was geschah; der Platz steht in der Überschrift

story-seat = Platz { $seat }
story-stop = bleibt stehen
story-end = hat fertig gespielt
story-done = behält den Rest
log-discarded = legt ab: { $cards }
log-stepped-of-two = Spielfigur { $number } zieht auf { $space }
log-left = { $left } übrig
log-given = gibt { $one }
log-spent = zahlt mit { $what } (zusammen { $half_coins })
log-drawn-cards = zieht { $cards }
story-running = Runde { $round }, Platz { $seat } ist am Zug.
story-outcome =
    { $reason ->
        [arrived] Platz { $seat } gewinnt: Niemand sonst hat El Dorado erreicht.
        [blockades] Platz { $seat } gewinnt: die meisten Blockaden unter den Angekommenen.
        [highest] Platz { $seat } gewinnt: die höchste Blockade unter den Angekommenen.
        [first] Platz { $seat } gewinnt: als Erster angekommen, und niemand hat eine Blockade.
        [round] Platz { $seat } gewinnt: in einer früheren Runde angekommen.
        [resigned] Platz { $seat } gewinnt: Alle anderen haben aufgegeben.
       *[rounds] Nach { $rounds } Runden zu Ende: Niemand ist angekommen, niemand gewinnt.
    }
story-places = Reihenfolge (nach dem ersten Platz inoffiziell): Plätze { $order }.

## Eine Stelle

moment-hand = Hand
moment-draw = Nachziehstapel
moment-play = Ausgespielt
moment-discard = Ablagestapel
moment-removed = Entsorgt
moment-tokens = Höhlen-Plättchen
moment-won = Blockaden
moment-market = Markttafel
moment-reserve = Reserve
moment-vacant = (leer)
moment-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
moment-at =
    { $steps ->
        [one] auf { $space }, { $steps } Schritt vom Ziel
       *[other] auf { $space }, { $steps } Schritte vom Ziel
    }
moment-home = in El Dorado
moment-resigned = hat aufgegeben
