"""Ways over a board, as a route designer looks at them: how many steps, how much power, how narrow.

Blockades and other pieces are left out of account; mountains and starting spaces cannot be entered (R4.9).
"""

from __future__ import annotations

import heapq
from collections import deque
from typing import Final, final

from ..engine.board import NOWHERE, Board
from ..engine.components import MOUNTAIN, RUBBLE, START

_BEGIN: Final = -2
_END: Final = -3


@final
class Ground:
    """The part of a board on which ways are looked for: some spaces, without the seams between some pairs of pieces."""

    def __init__(self, board: Board, spaces: set[int], shut: set[tuple[int, int]]) -> None:
        self.board = board
        self.spaces = spaces
        self.shut = shut

    def neighbours(self, space: int) -> list[int]:
        """The spaces one can step to from here, whatever they cost."""
        found = []
        board = self.board
        for other in map(int, board.neighbours[space * 6 : space * 6 + 6]):
            if other in self.spaces and board.terrain[other] != START:
                pair = (int(board.piece[space]), int(board.piece[other]))
                if not self.shut or (min(pair), max(pair)) not in self.shut:
                    found.append(other)
        return found

    def without(self, spaces: list[int]) -> Ground:
        return Ground(self.board, self.spaces - set(spaces), self.shut)


def whole_ground(board: Board) -> Ground:
    return Ground(board, {s for s in range(len(board.names)) if board.terrain[s] != MOUNTAIN}, set())


def piece_ground(board: Board, piece: int) -> Ground:
    return Ground(board, {s for s in range(len(board.names)) if board.piece[s] == piece and board.terrain[s] != MOUNTAIN}, set())


@final
class Way:
    """A path, both ends included. `power` is the sum of the strengths of its spaces; starting spaces are no steps."""

    def __init__(self, board: Board, spaces: list[int]) -> None:
        self.spaces = spaces
        self.power = sum(int(board.strength[space]) for space in spaces)
        self.steps = sum(1 for space in spaces if board.terrain[space] != START)

    def is_easier_per_space(self, other: Way) -> bool:
        """Whether its spaces are weaker on average."""
        return self.power * other.steps < other.power * self.steps


def easiest(ground: Ground, sources: list[int], targets: set[int]) -> Way | None:
    """Least power, then fewest steps."""
    return _best(ground, sources, targets, True, 0)


def shortest(ground: Ground, sources: list[int], targets: set[int]) -> Way | None:
    """Fewest steps, then least power."""
    return _best(ground, sources, targets, False, 0)


def easiest_in_runs(ground: Ground, sources: list[int], targets: set[int], most: int) -> Way | None:
    """Least power among the ways that never show one symbol on more than `most` spaces in a row."""
    return _best(ground, sources, targets, True, most)


def _best(ground: Ground, sources: list[int], targets: set[int], by_power: bool, most: int) -> Way | None:
    """Dijkstra over places: a space, and with `most` also the length of the run of one symbol that ends there."""
    board = ground.board
    size = len(board.names)
    heap: list[tuple[int, int, int, int]] = []
    for space in sources:
        if space in ground.spaces:
            first, second = _price(board, space, by_power)
            heapq.heappush(heap, (first, second, space + (size if most else 0), NOWHERE))
    came_from: dict[int, int] = {}
    while heap:
        first, second, spot, previous = heapq.heappop(heap)
        if spot in came_from:
            continue
        came_from[spot] = previous
        space = spot % size
        if space in targets:
            return Way(board, [step % size for step in _path(came_from, spot)])
        for other in ground.neighbours(space):
            run = _run(board, space, other, spot // size) if most else 0
            if run <= most and other + run * size not in came_from:
                more, less = _price(board, other, by_power)
                heapq.heappush(heap, (first + more, second + less, other + run * size, spot))
    return None


def _price(board: Board, space: int, by_power: bool) -> tuple[int, int]:
    strength = int(board.strength[space])
    return (strength, 1) if by_power else (1, strength)


def _run(board: Board, space: int, other: int, so_far: int) -> int:
    is_same = board.terrain[space] == board.terrain[other] and board.terrain[other] < RUBBLE
    return so_far + 1 if is_same else 1


def _path(came_from: dict[int, int], spot: int) -> list[int]:
    path = [spot]
    while came_from[path[-1]] != NOWHERE:
        path.append(came_from[path[-1]])
    path.reverse()
    return path


def longest_run(board: Board, way: Way) -> list[int]:
    """The longest stretch of a way on which one symbol alone serves."""
    best: list[int] = []
    run: list[int] = []
    for space in way.spaces:
        if board.terrain[space] < RUBBLE:
            run = [*run, space] if run and board.terrain[run[-1]] == board.terrain[space] else [space]
        else:
            run = []
        if len(run) > len(best):
            best = run
    return best


def narrowest(ground: Ground, sources: set[int], targets: set[int], most: int) -> list[int] | None:
    """The fewest spaces that every way uses, or None if more than `most` ways can be walked side by side.

    Maximum flow where each space lets one way through: it has a door in (even number) and a door out (odd).
    """
    arcs = _doors(ground, sources, targets)
    for _ in range(most + 1):
        came_from = _search(arcs)
        if _END not in came_from:
            return sorted(door // 2 for door in came_from if door >= 0 and door % 2 == 0 and door + 1 not in came_from)
        _send(arcs, came_from)
    return None


def _doors(ground: Ground, sources: set[int], targets: set[int]) -> dict[int, set[int]]:
    arcs: dict[int, set[int]] = {_BEGIN: {2 * space for space in sources & ground.spaces}, _END: set()}
    for space in ground.spaces:
        arcs[2 * space] = {2 * space + 1}
        arcs[2 * space + 1] = {2 * other for other in ground.neighbours(space)}
        if space in targets:
            arcs[2 * space + 1].add(_END)
    return arcs


def _search(arcs: dict[int, set[int]]) -> dict[int, int]:
    """Every door that can be reached, with the one before it."""
    came_from = {_BEGIN: NOWHERE}
    todo = deque([_BEGIN])
    while todo:
        door = todo.popleft()
        for other in sorted(arcs[door]):
            if other not in came_from:
                came_from[other] = door
                todo.append(other)
    return came_from


def _send(arcs: dict[int, set[int]], came_from: dict[int, int]) -> None:
    """Sends one more way through. A space in use is shut; any arc in use can be given back by a later way."""
    door = _END
    while door != _BEGIN:
        before = came_from[door]
        is_through_a_space = before >= 0 and before % 2 == 0 and door == before + 1
        if is_through_a_space or _leads_on(door, before):
            arcs[before].discard(door)
        arcs[door].add(before)
        door = before


def _leads_on(first: int, second: int) -> bool:
    """Whether the arc from the first door to the second is the board's own, so that the arc back was a giving back."""
    if first == _BEGIN or second == _END:
        return True
    if first == _END or second == _BEGIN:
        return False
    return second == first + 1 if first % 2 == 0 else second % 2 == 0 and second != first - 1
