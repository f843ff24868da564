# Sprechen am Tisch und Zuschauen.

skip-to-hand = Zu deinen Karten springen
chat-quick = Kurze Sprüche
chat-mute = { $name } stumm schalten

## Mit einem Griff gesagt; jeder liest sie in seiner Sprache.

phrase-hello = Hallo
phrase-good-luck = Viel Glück
phrase-well-played = Gut gespielt
phrase-close = Das war knapp
phrase-your-turn = Du bist dran
phrase-one-moment = Einen Moment
phrase-back = Bin wieder da
phrase-thanks = Danke
phrase-sorry = Tut mir leid
phrase-bad-luck = So ein Pech
phrase-good-game = Schönes Spiel
phrase-another = Noch eine Runde?

## Zuschauen

watching = Du schaust zu
watch-follow = Mitgehen
watch-stop = Tisch verlassen
watch-piece = Die Figur, die gerade zieht
watch-playing = am Zug
watch-others =
    { $count ->
        [0] Du schaust zu. Die Handkarten bleiben bis zum Ende verdeckt.
        [one] Du schaust mit einer weiteren Person zu. Die Handkarten bleiben bis zum Ende verdeckt.
       *[other] Du schaust mit { $count } anderen zu. Die Handkarten bleiben bis zum Ende verdeckt.
    }
watch-seen = Was alle von { $name } sehen dürfen
watch-piles = Stapel von { $name }
watch-none-played = Noch nichts gespielt
watch-in-hand = { $count } auf der Hand
watch-bought = Bisher gekauft
watch-none-bought = Noch nichts gekauft
