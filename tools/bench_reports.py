"""Whether reports of routes delay games: `python tools/bench_reports.py [PAIRS [ROOMS [RATE [ASKERS]]]]`.

One server as in production is loaded again and again; every second time as many workshops ask for reports all the while, and
whoever began last time begins second. Says how long an action took, in milliseconds: the median and the last hundredth of
every turn. The last hundredth differs by more from one turn to the next than anything here, so pairs of turns count.
"""

from __future__ import annotations

import contextlib
import math
import statistics
import sys
import tempfile

from eldorado.cli.bench_server import NO_LIMITS, load, reporting, running

DEFAULTS = (6, 1000, 500, 2)
SECONDS = 8.0


def main(pairs: int, rooms: int, rate: int, askers: int) -> None:
    worst: tuple[list[float], list[float]] = ([], [])
    with tempfile.TemporaryDirectory(prefix="eldorado-bench-") as folder:
        places = {"ELDORADO_DATABASE_URL": f"sqlite:///{folder}/games.sqlite", "ELDORADO_SECRET_FILE": f"{folder}/secret"}
        with running({**NO_LIMITS, **places}, 1) as servers:
            for pair in range(pairs):
                for is_asked in (pair % 2 == 1, pair % 2 == 0):
                    with contextlib.ExitStack() as asking:
                        raced = asking.enter_context(reporting(servers, askers)) if is_asked else None
                        found = load(servers, rooms, rooms / rate, SECONDS, 1)
                        worst[is_asked].append(found["p99_ms"])
                        what = f"{raced.count} races" if raced is not None else "nothing"
                        print(f"{found['p50_ms']} {found['p99_ms']} beside {what}, errors {found['errors']}", flush=True)
    ratios = [math.log(beside / alone) for alone, beside in zip(*worst, strict=True)]
    alone, beside = (statistics.median(one) for one in worst)
    print(f"median of the last hundredths: {alone:.2f} ms alone, {beside:.2f} ms beside reports")
    mean, error = statistics.fmean(ratios), statistics.stdev(ratios) / len(ratios) ** 0.5
    low, middle, high = (math.exp(mean + by) for by in (-error, 0, error))
    print(f"pairs of turns: {middle:.2f} x (one standard error: {low:.2f} to {high:.2f})")


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]), *DEFAULTS[len(sys.argv) - 1 :])
