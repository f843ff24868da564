"""Makes the golden games anew: games found by chance and greed that together show all that `occurrences.demanded` asks for.

    python tests/golden/make.py          all games anew (some minutes), then their digests
    python tests/golden/make.py digests  only the digests, after a change of the rules or of what a state holds

Both are for a new version of the rules only: the games that are here are the proof that nothing changed.
"""

from __future__ import annotations

import pathlib
import random
import sys

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "engine"))

import occurrences  # noqa: E402
from driving import walker_of  # noqa: E402
from replaying import digest_lines  # noqa: E402

from eldorado.engine.board import Board  # noqa: E402
from eldorado.engine.components import CAMP, CARD_IDS, TOKEN_IDS  # noqa: E402
from eldorado.engine.legal import legal_actions, legal_resignations  # noqa: E402
from eldorado.engine.setup import SWITCHES  # noqa: E402
from eldorado.engine.state import State  # noqa: E402
from eldorado.game import Game  # noqa: E402
from eldorado.notation.position.table import seam_names  # noqa: E402
from eldorado.routes.printed import route, route_ids  # noqa: E402

ROLLOUTS = 20
DEPTH = 5
CANDIDATES = 14
BORED = 50
"""Actions without anything new after which a game that need not end is left."""


def new_game(chance: random.Random, id_: str, players: int, caves: bool) -> Game:
    switches = frozenset(name for name in SWITCHES if name == "fullRace" or chance.random() < 0.2)
    return Game.new(id_, players, chance.getrandbits(64), caves, 0, 60, switches)


def named(missing: set[str], ids: tuple[str, ...], chance: random.Random) -> list[str]:
    """Ids in the order in which they are wanted: those that missing deeds speak of first."""
    words = {word.strip("@") for deed in missing for word in deed.split()}
    return sorted(ids, key=lambda id_: (id_ not in words, chance.random()))


def rich_position(chance: random.Random, missing: set[str], finale: bool) -> str:
    """Hands and tokens that could show what is missing, beside things worth doing; a finale has everybody before the finish."""
    board = route(chance.choice(route_ids()))
    players = chance.choice([2, 3, 4])
    spaces = [s for s in range(len(board.names)) if board.terrain[s] < 5 and not board.is_finish[s]]
    if finale:
        spaces = [s for s in spaces if board.distance[s] < 3]
    else:
        spaces = chance.choice(
            [spaces, [s for s in spaces if board.at_seams[s]], [s for s in spaces if is_beside_camp(board, s)]]
        )
    if len(spaces) < 4:
        return rich_position(chance, missing, finale)
    places = chance.sample([board.names[s] for s in spaces], players * (2 if players == 2 else 1))
    blockades = chance.sample(range(1, 7), 6)
    lines = ["eldorado position 1", f"route {board.route.id}", f"players {players}", f"seed {chance.getrandbits(32)}", "caves on"]
    lines += [f"switch {name}" for name in SWITCHES if chance.random() < 0.3]
    lines += ["rounds 20", "round 18", "first 1", "caves-left " + ", ".join(f"{board.names[s]} 2" for s in board.caves)]
    won: list[list[int]] = [[] for _ in range(players)]
    if finale:
        for number in blockades[: chance.choice([0, 2, 4])]:
            won[chance.randrange(players)].append(number)
    else:
        lines.append("blockades " + ", ".join(f"{seam} {blockades.pop()}" for seam in seam_names(board)))
    return "\n".join(lines + seat_lines(chance, missing, players, places, won))


def is_beside_camp(board: Board, space: int) -> bool:
    return any(other >= 0 and board.terrain[other] == CAMP for other in board.neighbours[space * 6 : space * 6 + 6])


def seat_lines(chance: random.Random, missing: set[str], players: int, places: list[str], won: list[list[int]]) -> list[str]:
    cards = named(missing, CARD_IDS[3:], chance)
    spare = ["transmitter"] * 2 if any(deed.startswith("take ") for deed in missing) else []
    tokens = [token for token in named(missing | {"change_symbol keep_item"}, TOKEN_IDS, chance) for _ in range(2)][: 3 * players]
    chance.shuffle(tokens)
    lines = []
    for seat in range(players):
        mine = places[2 * seat : 2 * seat + 2] if players == 2 else places[seat : seat + 1]
        hand = [*cards[5 * seat : 5 * seat + 5], "explorer", "traveler", "sailor", *spare[seat : seat + 1]]
        lines += [f"seat {seat + 1}", "at " + ", ".join(mine), "hand " + ", ".join(hand)]
        lines += ["tokens " + ", ".join(tokens[3 * seat : 3 * seat + 3]), "won " + (" ".join(map(str, won[seat])) or "-")]
    return lines


def worth(state: State, chance: random.Random, missing: set[str]) -> float:
    """What a short random continuation shows that nobody has shown yet; later counts less."""
    total, weight = 0.0, 1.0
    for _ in range(DEPTH):
        options = legal_actions(state)
        if not options:
            break
        total += weight * len(occurrences.play(state, chance.choice(options)) & missing)
        weight *= 0.8
    return total


def best_action(state: State, chance: random.Random, missing: set[str]) -> str:
    options = legal_actions(state)
    best, best_worth = walker_of(state.board).choose(state, options), 0.0
    tried = options if len(options) <= ROLLOUTS else chance.sample(options, ROLLOUTS)
    for action in tried:
        twin = state.copy()
        found = len(occurrences.play(twin, action) & missing) + 0.8 * max(worth(twin.copy(), chance, missing) for _ in range(3))
        if found > best_worth:
            best, best_worth = action, found
    return best.text


def unfold(game: Game, chance: random.Random, missing: set[str], most: int, to_the_end: bool) -> tuple[Game, set[str]]:
    """Plays a game for what is missing; cut after the last thing new unless it is to be played to the end."""
    shown = occurrences.of_setup(game.state.setup)
    kept = 0
    shown_then = set(shown)
    for number in range(1, most + 1):
        if game.is_over or (not to_the_end and number - kept > BORED):
            break
        text = best_action(game.state, chance, missing - shown)
        if "end resigned" in missing - shown and not to_the_end and chance.random() < 0.02:
            text = chance.choice(legal_resignations(game.state)).text
        twin = game.state.copy()
        new = occurrences.play(twin, twin.actions.parse(text))
        game.play(text)
        if (new - shown) & missing or game.is_over:
            kept, shown_then = number, shown | new
        shown |= new
    if to_the_end:
        return game, shown
    texts = game.actions[:kept]
    short = game.copy()
    while short.actions:
        short.pop()
    for text in texts:
        short.play(text)
    return short, shown_then


def best_of(tries: list[tuple[Game, set[str]]], missing: set[str]) -> tuple[Game, set[str]]:
    """The game that shows most that is new for each kilobyte."""
    return max(tries, key=lambda found: len(found[1] & missing) / (2500 + len(found[0].record)))


def make() -> None:
    chance = random.Random(2023)
    missing = occurrences.demanded()
    kept: list[Game] = []
    for id_, players, caves in (("first-game", 3, True), ("home-stretch", 2, True), ("winding-paths", 4, False)):
        found = best_of([unfold(new_game(chance, id_, players, caves), chance, missing, 700, True) for _ in range(4)], missing)
        kept.append(found[0])
        missing -= found[1]
        print(len(kept), found[0].state.board.route.id, len(found[0].actions), "actions;", len(missing), "missing", flush=True)
    while missing:
        tries = []
        for _ in range(CANDIDATES):
            start = Game.from_position(rich_position(chance, missing, chance.random() < 0.3))
            tries.append(unfold(start, chance, missing, 200, False))
        best = best_of(tries, missing)
        if best[1] & missing:
            kept.append(best[0])
            missing -= best[1]
        print(
            len(kept),
            best[0].state.board.route.id,
            len(best[0].actions),
            "actions;",
            len(missing),
            "missing",
            sorted(missing)[:6],
            flush=True,
        )
    for old in HERE.glob("*.txt"):
        old.unlink()
    for number, game in enumerate(kept, 1):
        setup = game.state.setup
        (HERE / f"{number:02}-{setup.board.route.id}-{setup.players}.txt").write_text(game.record)


if __name__ == "__main__":
    if sys.argv[1:] != ["digests"]:
        make()
    (HERE / "digests.tsv").write_text("".join(line + "\n" for line in digest_lines(HERE)))
