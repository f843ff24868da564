"""Ways, widths and runs against slow and plain readings of the same words, on the pieces of every printed route."""

from __future__ import annotations

import itertools

import pytest

from eldorado.engine.board import Board
from eldorado.engine.components import RUBBLE, START
from eldorado.routes.advice import way_in, way_out
from eldorado.routes.generator import generate
from eldorado.routes.printed import route, route_ids
from eldorado.routes.traits import WIDEST, widths
from eldorado.routes.ways import (
    Ground,
    Way,
    easiest,
    easiest_in_runs,
    longest_run,
    narrowest,
    piece_ground,
    shortest,
    whole_ground,
)  # fmt: skip

BOARDS = [*(route(id_) for id_ in route_ids()), *(generate(seed) for seed in range(4))]
PIECES = [(board, piece) for board in BOARDS for piece in range(len(board.route.pieces))]


def steps_from(ground: Ground, space: int) -> list[int]:
    """Neighbours by distance of hexes, not by the board's own list."""
    board = ground.board
    q, r = board.hexes[space]
    near = {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}
    return [other for other in ground.spaces if board.hexes[other] in near and board.terrain[other] != START]


def plain_best(ground: Ground, sources: list[int], targets: set[int], by_power: bool) -> tuple[int, int] | None:
    """Relaxes every edge until nothing changes any more."""
    board = ground.board
    best: dict[int, tuple[int, int]] = {}

    def price(space: int) -> tuple[int, int]:
        power = int(board.strength[space])
        return (power, 1) if by_power else (1, power)

    for source in sources:
        if source in ground.spaces:
            best[source] = price(source)
    changed = True
    while changed:
        changed = False
        for space in list(best):
            for other in steps_from(ground, space):
                found = (best[space][0] + price(other)[0], best[space][1] + price(other)[1])
                if other not in best or found < best[other]:
                    best[other] = found
                    changed = True
    return min((best[target] for target in targets if target in best), default=None)


def figures(way: Way | None, by_power: bool, begins: int) -> tuple[int, int] | None:
    """Power and spaces of a way, starting spaces counted like others, as the search counts them."""
    if way is None:
        return None
    return (way.power, way.steps + begins) if by_power else (way.steps + begins, way.power)


@pytest.mark.parametrize(("board", "piece"), PIECES[::2], ids=lambda part: getattr(getattr(part, "route", part), "id", str(part)))
def test_the_best_way_across_a_piece_is_the_best_there_is(board: Board, piece: int) -> None:
    ground = piece_ground(board, piece)
    entries, exits = way_in(board, piece), way_out(board, piece)
    begins = 1 if piece == 0 else 0
    easy, short = easiest(ground, entries, exits), shortest(ground, entries, exits)
    assert figures(easy, True, begins) == plain_best(ground, entries, exits, True)
    assert figures(short, False, begins) == plain_best(ground, entries, exits, False)


def leads(ground: Ground, sources: set[int], targets: set[int]) -> bool:
    reached = sources & ground.spaces
    todo = list(reached)
    while todo:
        for other in steps_from(ground, todo.pop()):
            if other not in reached:
                reached.add(other)
                todo.append(other)
    return bool(reached & targets)


@pytest.mark.parametrize(
    ("board", "piece"), PIECES[1::5], ids=lambda part: getattr(getattr(part, "route", part), "id", str(part))
)
def test_the_narrowest_place_is_the_smallest_that_cuts(board: Board, piece: int) -> None:
    """Menger: as many ways side by side as spaces that must be taken away; tried with every single space and every pair."""
    ground = piece_ground(board, piece)
    entries, exits = set(way_in(board, piece)), way_out(board, piece)
    cut = narrowest(ground, entries, exits, WIDEST)
    smallest = next(
        (
            size
            for size in range(3)
            if any(not leads(ground.without(list(gone)), entries, exits) for gone in itertools.combinations(ground.spaces, size))
        ),
        None,
    )
    if smallest is None:
        assert cut is None or len(cut) > 2
    else:
        assert cut is not None
        assert len(cut) == smallest
        assert not leads(ground.without(cut), entries, exits)


def test_widths_are_the_sizes_of_the_narrowest_places() -> None:
    for board in BOARDS[:3]:
        for piece, width in enumerate(widths(board)):
            ground = piece_ground(board, piece)
            entries, exits = set(way_in(board, piece)), way_out(board, piece)
            assert narrowest(ground, entries, exits, width - 1) is None
            if width <= WIDEST:
                cut = narrowest(ground, entries, exits, width)
                assert cut is not None
                assert len(cut) == width


def runs(board: Board, way: Way) -> list[list[int]]:
    """Stretches of one symbol; rubble, camps and the like end one and are none."""
    grouped = itertools.groupby(way.spaces, key=lambda space: int(board.terrain[space]))
    return [list(spaces) for terrain, spaces in grouped if terrain < RUBBLE]


@pytest.mark.parametrize("id_", route_ids())
def test_the_longest_run_is_the_first_of_the_longest_stretches(id_: str) -> None:
    board = route(id_)
    way = easiest(whole_ground(board), board.starts, set(board.finishes))
    assert way is not None
    assert longest_run(board, way) == max(runs(board, way), key=len)


@pytest.mark.parametrize("most", [2, 3, 5])
def test_ways_in_short_runs_are_the_easiest_of_those(most: int) -> None:
    """Against every way across a piece that never goes back, tried one after the other."""
    board = route("first-game")
    for piece in (1, 2):
        ground = piece_ground(board, piece)
        entries, exits = way_in(board, piece), way_out(board, piece)
        found = easiest_in_runs(ground, entries, exits, most)
        powers = [way.power for way in _onward(ground, entries, exits, 9) if all(len(run) <= most for run in runs(board, way))]
        assert found is not None or not powers
        if found is not None:
            assert len(longest_run(board, found)) <= most
            assert found.power <= min(powers, default=found.power)


def _onward(ground: Ground, entries: list[int], exits: set[int], longest: int) -> list[Way]:
    board = ground.board
    found: list[Way] = []
    todo = [[entry] for entry in entries]
    while todo:
        path = todo.pop()
        if path[-1] in exits:
            found.append(Way(board, path))
        if len(path) < longest:
            todo += [[*path, other] for other in ground.neighbours(path[-1]) if board.distance[other] < board.distance[path[-1]]]
    return found


def test_a_way_is_easier_per_space_by_its_mean_strength() -> None:
    board = route("first-game")
    ways = [Way(board, [space]) for space in range(len(board.names)) if board.terrain[space] < RUBBLE]
    for one, other in itertools.combinations(ways[:40], 2):
        assert one.is_easier_per_space(other) == (one.power / one.steps < other.power / other.steps)


def test_a_shut_seam_is_not_crossed_and_an_open_one_is() -> None:
    board = route("first-game")
    spaces = whole_ground(board).spaces
    for pair in itertools.pairwise(range(len(board.route.pieces))):
        ground = Ground(board, spaces, {pair})
        crossing = [
            (space, other)
            for space in spaces
            for other in ground.neighbours(space)
            if (min(board.piece[space], board.piece[other]), max(board.piece[space], board.piece[other])) == pair
        ]
        assert crossing == []
        assert easiest(ground, board.starts, set(board.finishes)) is None


def test_nobody_comes_back_onto_a_starting_space() -> None:
    """R4.9."""
    for board in BOARDS:
        ground = whole_ground(board)
        assert not any(board.terrain[other] == START for space in ground.spaces for other in ground.neighbours(space))
