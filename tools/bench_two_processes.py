"""What an action costs two processes together and one alone: `python tools/bench_two_processes.py [PAIRS [ROOMS [RATE [EACH]]]]`.

Both stand side by side, each with a PostgreSQL and a Redis of its own, and are loaded in turns, the people of a room together
as a balancer sees to: one, two, two, one, … Whoever has just been at work is cheaper than whoever comes out of a rest, so only
pairs of turns compare. A rate of 0 is as fast as it goes. With EACH (1) two processes get twice the rooms at twice the rate, as
much for each as the one has. Says the CPU of all servers for an action, in microseconds.
"""

from __future__ import annotations

import statistics
import sys

from services import postgres, redis

from eldorado.cli.bench_server import NO_LIMITS, load, running

DEFAULTS = (6, 1000, 500, 0)
SECONDS = 6.0


def main(pairs: int, rooms: int, rate: int, each: int) -> None:
    with postgres() as left, redis() as news, postgres() as right, redis() as more_news:
        places = [
            {**NO_LIMITS, "ELDORADO_DATABASE_URL": database.url, "ELDORADO_REDIS_URL": told.url}
            for database, told in ((left, news), (right, more_news))
        ]
        with running(places[0], 1) as one, running(places[1], 2) as two:
            costs: list[tuple[float, float]] = []
            for pair in range(pairs):
                found = {}
                for servers in [one, two] if pair % 2 == 0 else [two, one]:
                    many = rooms * len(servers) if each else rooms
                    found[len(servers)] = load(servers, many, rooms / rate if rate else 0, SECONDS, 1, True)
                costs.append((1000 * found[1]["cpu_ms_per_action"], 1000 * found[2]["cpu_ms_per_action"]))
                print(f"{costs[-1][0]:.0f} : {costs[-1][1]:.0f}  errors {found[1]['errors']}, {found[2]['errors']}", flush=True)
    ratios = [second / first for first, second in costs]
    total = sum(second for _, second in costs) / sum(first for first, _ in costs)
    error = statistics.stdev(ratios) / len(ratios) ** 0.5
    print(f"{total:.3f} over all; pairs of turns {statistics.fmean(ratios):.3f} +- {error:.3f}")


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]), *DEFAULTS[len(sys.argv) - 1 :])
