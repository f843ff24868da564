"""Measures the printed routes for the scale of the balance reports: `python tools/printed_figures.py [BEGINNERS RACES]`.

Run it again when the rules or the bots change; it takes some minutes on one core.
"""

from __future__ import annotations

import pathlib
import sys

import msgspec

from eldorado.arena.balance.course import courses_of
from eldorado.arena.balance.race import race
from eldorado.arena.balance.report import figures_of
from eldorado.arena.balance.scale import BEGINNER, PLAYERS, habits_of
from eldorado.arena.balance.stepwise import THOROUGH
from eldorado.arena.schedule import deal_seed
from eldorado.routes import route
from eldorado.routes.scale import Printed

FILE = pathlib.Path(__file__).parent.parent / "src/eldorado/routes/printed.json"
SEED = 20_170
FIRST = "first-game"
"""Has no difficulty in the book."""
ORDER = (FIRST, "hills-of-gold", "home-stretch", "winding-paths", "serpentine", "swamplands", "witchs-cauldron")
"""As in the book."""


def measured(route_id: str, beginners: int, races: int) -> Printed:
    board = route(route_id)
    rounds = [race(board, deal_seed(SEED, deal), [BEGINNER] * PLAYERS, False).rounds for deal in range(beginners)]
    raced = [race(board, deal_seed(SEED, deal), [THOROUGH] * PLAYERS, False) for deal in range(races)]
    habits = habits_of(figures_of(board, THOROUGH, raced, courses_of(raced)))
    found = {name: round(habit.value, 4) for name, habit in habits.items()}
    difficulty = board.route.difficulty if route_id != FIRST else ""
    return Printed(route_id, difficulty, round(sum(rounds) / len(rounds), 3), found)


def main() -> None:
    beginners, races = (int(sys.argv[1]), int(sys.argv[2])) if len(sys.argv) > 2 else (1500, 200)
    found = []
    for route_id in ORDER:
        found.append(measured(route_id, beginners, races))
        print(found[-1], file=sys.stderr, flush=True)
    lines = [" " + msgspec.json.encode(each).decode() for each in found]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
