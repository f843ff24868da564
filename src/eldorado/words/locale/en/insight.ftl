# Judging positions and learning how: `eldorado evaluate`, `eldorado train`.

help-evaluate = Say who wins from a position, or from where a record ends: chances, and the turns everybody still needs.
help-train = Learn to judge positions from games that bots play: games, a net, matches against the expert, and again. Ctrl-C stops; the same call picks up where it left off.
option-generations = How often games are played and learned from.
option-lessons = Games to learn from in each generation.
option-ranked = Games in which plans of single turns are played on side by side, to learn their order.
option-own = How many generated routes take part, besides the printed ones.
option-epochs = How often all positions are gone through.
option-first = Weights that the players of the first generation go by; without them they plan by the formula.
option-hidden = Units of the hidden layers.
option-gate = Games against three experts after each generation; 0 for none.

evaluate-seat = seat
evaluate-win = wins
evaluate-turns = turns to go
evaluate-range = 9 of 10 races
evaluate-over = The game is over.
evaluate-mid-turn = In mid-turn: judged as if the turn ended here and all cards were discarded.

train-played = Generation { $generation }: { $left } of { $chunks } parts left to play.
train-learned = Generation { $generation }: step { $step } learned.
train-gate = Generation { $generation }: { $wins } of { $games } games won against three experts.
train-stopped = Stopped. What is finished is kept, and the same call picks up from there:
    { $folder }
train-done = The weights are in { $file }.
train-other-run = There is a run with other settings in { $folder }.
train-hidden = “{ $found }” does not describe hidden layers: up to four sizes from 1 to 512, separated by commas.

value-no-weights = { $file } holds no weights of ours.
value-damaged = The weights in { $file } are damaged or not complete.
value-other-version = The weights in { $file } are for rules { $rules } and inputs { $sight }; here it is rules { $our_rules } and inputs { $our_sight }. Train again.
value-not-numbers = The weights in { $file } hold something that is not a number.
