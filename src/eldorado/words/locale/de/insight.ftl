# Stellungen beurteilen und es lernen: `eldorado evaluate`, `eldorado train`.

help-evaluate = Sagt, wer von einer Stellung oder vom Ende einer Aufzeichnung aus gewinnt: Chancen und die Züge, die jeder noch braucht.
help-train = Lernt aus Partien von Bots, Stellungen zu beurteilen: Partien, ein Netz, Spiele gegen die Könnerin, von vorn. Strg-C hält an, derselbe Aufruf macht weiter.
option-generations = Wie oft gespielt und daraus gelernt wird.
option-lessons = Partien je Generation, aus denen gelernt wird.
option-ranked = Partien, in denen die Pläne einzelner Züge nebeneinander weitergespielt werden, um ihre Reihenfolge zu lernen.
option-own = Wie viele erzeugte Strecken neben den gedruckten mitmachen.
option-epochs = Wie oft alle Stellungen durchgegangen werden.
option-first = Gewichte, nach denen in der ersten Generation gespielt wird; sonst nach der Formel.
option-hidden = Größen der verborgenen Schichten.
option-gate = Partien gegen drei Könnerinnen nach jeder Generation; 0 für keine.

evaluate-seat = Platz
evaluate-win = gewinnt
evaluate-turns = Züge bis ins Ziel
evaluate-range = 9 von 10 Rennen
evaluate-over = Die Partie ist zu Ende.
evaluate-mid-turn = Mitten im Zug: beurteilt, als endete der Zug hier und alle Karten würden abgelegt.

train-played = Generation { $generation }: Noch { $left } von { $chunks } Teilen zu spielen.
train-learned = Generation { $generation }: Schritt { $step } gelernt.
train-gate = Generation { $generation }: { $wins } von { $games } Partien gegen drei Könnerinnen gewonnen.
train-stopped = Angehalten. Alles Fertige bleibt, derselbe Aufruf macht dort weiter:
    { $folder }
train-done = Die Gewichte liegen in { $file }.
train-other-run = In { $folder } liegt ein Lauf mit anderen Einstellungen.
train-hidden = „{ $found }“ sind keine verborgenen Schichten: bis zu vier Größen von 1 bis 512, durch Kommas getrennt.

value-no-weights = { $file } enthält keine Gewichte von uns.
value-damaged = Die Gewichte in { $file } sind beschädigt oder unvollständig.
value-other-version = Die Gewichte in { $file } gehören zu Regeln { $rules } und Eingaben { $sight }; hier gelten Regeln { $our_rules } und Eingaben { $our_sight }. Bitte neu trainieren.
value-not-numbers = Die Gewichte in { $file } enthalten etwas, das keine Zahl ist.
