# Messen: `eldorado bench`, `eldorado perft`.
help-bench = Die Engine, die Bots, die Bewertung oder den Server messen.
help-bench-engine = Aktionen, Kopien und Partien je Sekunde, übersetzt und in reinem Python in einem Lauf.
help-bench-value = Die Bewertung hinter „evaluate“ messen: ob ihre Chancen eintreffen und wie schnell sie ist.
option-seconds = Wie lange jede einzelne Messung dauert.
option-rounds = Wie oft jede Zahl gemessen wird, abwechselnd; die beste zählt.
bench-actions-per-s = Aktionen je Sekunde
bench-library-actions-per-s = Aktionen je Sekunde über die Bibliothek
bench-copies-per-s = Kopien je Sekunde
bench-games-per-s = Partien je Sekunde
bench-both = { $what }: { $compiled } übersetzt, { $pure } in reinem Python, { $ratio }-mal so schnell
bench-plain = { $what }: { $pure } (reines Python)
bench-state = Die Kopie eines Spielstands braucht { $bytes } Byte.
bench-import = Laden und ein neues Spiel brauchen { $milliseconds } ms.
bench-value-said = gesagt
bench-value-seen = gesehen
bench-value-rows = Zeilen
bench-value-record = { $games } Partien, { $positions } Stellungen. Brier-Wert { $brier }, Formel { $formula_brier }: besser um { $better_by } ± { $doubt }. Züge auf { $turns } genau, Formel { $formula_turns }.
bench-value-batch = 64 Stellungen brauchen { $known } ms, ohne Gedächtnis { $fresh } ms.
help-perft = Die Zugfolgen ab einer Stellung zählen, um Programme zu vergleichen.
option-depth = Wie viele Aktionen tief.
perft-count = 
    { $depth ->
        [one] nach { $depth } Aktion
       *[other] nach { $depth } Aktionen
    }: { $count }
