# Die Bots: ihre Namen, ihre Art, was mit ihnen sein kann.

bot-random = Coco
    .level = Zufall
    .about = Ein Papagei: spielt irgendeine Karte irgendwohin, solange die Regeln es erlauben.
bot-beginner = Pip
    .level = Anfänger
    .about = Spielt zum ersten Mal: mag teure Karten, geht an Basislagern vorbei, vertut sich ab und zu.
bot-steady = Marta
    .level = solide
    .about = Geht vernünftig und kauft gut, eine Karte nach der anderen.
bot-planner = Anselm
    .level = Planer
    .about = Plant den ganzen Zug: wie Karten zusammenwirken, was ein Kauf spart, was weg kann.
bot-expert = Doña Inés
    .level = Könnerin
    .about = Plant weiter und breiter, weiß, welche Karten gewinnen, und behält die anderen im Auge.
bot-master = Itzel
    .level = Meisterin
    .about = Hat die Landkarten gezeichnet: spielt im Kopf durch, was gut aussieht, und weiß, wohin es führt.

bot-unknown = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $known }. Ein eigener: DATEI.py:Klasse.
bot-not-loaded = Der Bot „{ $bot }“ ließ sich nicht laden: { $reason }
bot-no-class = Der Bot „{ $bot }“ ließ sich nicht laden: In der Datei gibt es kein „{ $class }“.
bot-no-bot = „{ $bot }“ ist kein Bot: Ihm fehlt choose(view, options, budget, rng).
bot-not-made = Der Bot „{ $bot }“ ließ sich nicht starten: { $reason }
bot-raised = Der Bot „{ $bot }“ auf Platz { $seat } ist bei Aktion { $number } gescheitert: { $reason }
bot-illegal = Der Bot „{ $bot }“ auf Platz { $seat } hat bei Aktion { $number } etwas gewählt, das nicht zur Wahl stand: { $reason }
bot-seats =
    { $bots ->
        [one] Es gibt { $bots } Bot für { $players } Plätze.
       *[other] Es gibt { $bots } Bots für { $players } Plätze.
    }
bot-died = Der Bot hat aufgehört, ohne zu antworten.
bot-too-slow = Der Bot hat zu lange gebraucht.
