"""The balance report: every figure a designer is shown, with its interval, from the races so far.

Nothing here plays: `figures_of` is a pure function of races, so a report can be made again from its seed at any time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ...engine.board import Board
from ...engine.components import CARD_IDS, STARTING_KINDS
from ...protocol.balance import CardFigures, Compared, Figures, HeldAt, PiecePaths, SeamFigures, Share
from ..statistics import interval, sure_of, wilson
from .course import Course
from .measures import entropy, mean_by_race, mean_of, middle_of, share_by_race, share_of
from .race import Race

FEWEST: Final = 40
"""Races below which nothing is said in words, only shown with its interval."""
HELD_PLACES: Final = 8
"""How many places that cost turns are named."""


def figures_of(board: Board, bot: str, races: Sequence[Race], courses: Sequence[Course]) -> Figures:
    """The figures of some races of one bot on all seats, with their courses (`courses_of`)."""
    players = len(races[0].bots)
    seats = [share_of(sum(race.winner == seat for race in races), len(races)) for seat in range(1, players + 1)]
    visits = _visits(races)
    return Figures(
        bot=bot,
        races=len(races),
        rounds=middle_of([race.rounds for race in races]),
        histogram=dict(sorted(Counter(race.rounds for race in races).items())),
        mean_rounds=mean_of([race.rounds for race in races]),
        seats=seats,
        seats_verdict=seats_verdict(seats, len(races)),
        decided=middle_of([course.decided for course in courses]),
        decided_share=mean_of([course.decided / race.rounds for course, race in zip(courses, races, strict=True)]),
        lead_changes=_compared([c.lead_changes for c in courses], [c.by_lot_changes for c in courses]),
        comeback=_compared([c.comeback for c in courses], [c.by_lot_comeback for c in courses]),
        photo_finishes=share_of(sum(race.home > 1 for race in races), len(races)),
        unfinished=share_of(sum(race.winner is None for race in races), len(races)),
        paths=_paths(board, visits),
        heat=_heat(board, visits, players * len(races)),
        held=share_by_race([(len(race.held), race.turns) for race in races]),
        held_at=_held_at(board, races),
        blockades=_blockades(board, races),
        cards=_cards(races),
        gained=mean_by_race([[len(seat) for seat in race.gained] for race in races]),
        removed=mean_by_race([race.removed for race in races]),
        deck=mean_by_race([race.decks for race in races]),
    )


def seats_verdict(seats: Sequence[Share], races: int) -> str:
    """early: too few races; uneven: some seat wins more or less often than chance explains, with so many seats; else even."""
    if races < FEWEST:
        return "early"
    sure = sure_of(len(seats))
    return "uneven" if any(_verdict(wilson(seat.count, seat.of, sure), 1 / len(seats)) for seat in seats) else "even"


def _verdict(band: tuple[float, float], even: float) -> str:
    low, high = band
    return "wins" if low > even else "loses" if high < even else ""


def _compared(values: Sequence[float], by_lot: Sequence[float]) -> Compared:
    return Compared(mean_of(values), round(sum(by_lot) / len(by_lot), 3))


def _visits(races: Sequence[Race]) -> Counter[int]:
    """How many seats entered each space at least once."""
    found: Counter[int] = Counter()
    for race in races:
        for seat in race.steps:
            found.update(set(seat))
    return found


def _heat(board: Board, visits: Counter[int], seats: int) -> dict[str, float]:
    """Of all who raced, the share that entered a space; spaces nobody entered are left out."""
    return {board.names[space]: round(count / seats, 4) for space, count in sorted(visits.items())}


def _paths(board: Board, visits: Counter[int]) -> list[PiecePaths]:
    found = []
    for number, piece in enumerate(board.route.pieces):
        spaces = [s for s in range(len(board.names)) if board.piece[s] == number and board.is_passable(s)]
        spaces = [space for space in spaces if not board.start_number[space]]
        bits = entropy([visits[space] for space in spaces])
        found.append(PiecePaths(piece.letter, round(bits, 3), round(2**bits, 1), len(spaces)))
    return found


def _held_at(board: Board, races: Sequence[Race]) -> list[HeldAt]:
    found = Counter(space for race in races for space in race.held)
    return [HeldAt(board.names[space], round(count / len(races), 3)) for space, count in found.most_common(HELD_PLACES)]


def _blockades(board: Board, races: Sequence[Race]) -> list[SeamFigures]:
    found = []
    for connection in board.connections:
        if connection.seam >= 0:
            pieces = [board.route.pieces[connection.first + step].letter for step in (0, 1)]
            rounds = [round_ for race in races for seam, round_ in race.blockades if seam == connection.seam]
            found.append(SeamFigures(pieces, share_of(len(rounds), len(races)), middle_of(rounds)))
    return found


def _cards(races: Sequence[Race]) -> list[CardFigures]:
    """Each card that was gained, those whose owners win most often first."""
    kinds = [kind for kind in range(STARTING_KINDS, len(CARD_IDS)) if any(kind in seat for race in races for seat in race.gained)]
    found = [_card(races, kind, sure_of(len(kinds))) for kind in kinds]
    return sorted(found, key=lambda card: (-card.wins.low, card.card))


def _card(races: Sequence[Race], kind: int, sure: float) -> CardFigures:
    counts = [_owned(race, kind) for race in races]
    copies = sum(seat.count(kind) for race in races for seat in race.gained)
    verdict = _verdict(interval(counts, sure), 1 / len(races[0].bots))
    return CardFigures(CARD_IDS[kind], share_by_race(counts), round(copies / sum(len(race.bots) for race in races), 3), verdict)


def _owned(race: Race, kind: int) -> tuple[int, int]:
    """How many of those who gained the card won, and how many they were."""
    owners = [seat for seat, gained in enumerate(race.gained, 1) if kind in gained]
    return int(race.winner in owners), len(owners)
