"""A page about a tournament: plots to look at, figures to check, one file that needs nothing else."""

from __future__ import annotations

import pathlib
from collections import Counter
from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from ..art.tokens import tokens_css
from ..box import catalog
from ..engine.errors import EldoradoError
from ..routes.printed import board_of
from ..words import Words
from .heat import heat_map
from .plots import PLOT_CSS, Bar, CardShare, Line, Spread, bars, lines, purchases, spreads
from .result import Result, forfeited
from .schedule import Cell
from .statistics import ScoreTable, Summary, mean, summary_of, wilson
from .tournament import FailedError, Tournament

_CSS: Final = """
*{box-sizing:border-box;margin:0}
body{background:var(--table);color:var(--text);font:400 var(--t-body)/var(--lead) var(--font-ui);
padding:var(--s-6) var(--s-5) var(--s-8)}
main,header{max-width:1140px;margin:0 auto}
h1,h2,h3{font-family:var(--font-display);line-height:1.1;letter-spacing:.02em}
h1{font-size:var(--t-1)}h2{font-size:var(--t-2);margin:var(--s-7) 0 var(--s-3)}
h3{font-size:var(--t-3);margin:var(--s-5) 0 var(--s-2)}
p{max-width:46rem;color:var(--text-2);margin:var(--s-2) 0}
figure{background:var(--surface);border:2px solid var(--edge);border-radius:var(--r-2);box-shadow:var(--shadow-2);
padding:var(--s-4);overflow-x:auto}
figure svg{display:block;width:100%;height:auto}figure svg.plot{min-width:720px}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:var(--s-1) var(--s-3);text-align:right;
border-bottom:1px solid var(--line)}th:first-child,td:first-child{text-align:left}th{color:var(--text-2);font-weight:600}
details{margin:var(--s-4) 0}summary{cursor:pointer;min-height:44px}
ul{max-width:60rem;margin:var(--s-2) 0;padding-left:var(--s-5);overflow-wrap:anywhere}
"""


def write_report(tournament: Tournament, folder: pathlib.Path, words: Words) -> pathlib.Path:
    """Writes `index.html` into the folder, which is made if need be."""
    file = folder / "index.html"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(report_html(list(tournament.results.values()), tournament.settings.seed, words), "utf-8")
    except OSError as error:
        raise EldoradoError("file.unwritable", {"file": str(file), "reason": error.strerror or str(error)}) from None
    return file


def report_html(results: Sequence[Result], seed: int, words: Words) -> str:
    summary = summary_of(results)
    names = [score.bot for score in summary.total.scores]
    title = words.text("report-title")
    parts = [_section(words, "wins", _win_plots(results, summary, names, words)), _figures(summary, words)]
    parts.append(_forfeits(results, words))
    parts.append(_section(words, "rounds", [_rounds(results, words)]))
    parts.append(_section(words, "progress", [_progress(results, cell.cell, names, words) for cell in summary.cells]))
    parts.append(_section(words, "cards", [_cards(results, words)]))
    parts.append(_section(words, "paths", _paths(results, words)))
    about = words.text("report-about", games=summary.total.games, bots=[bot_name(name, words) for name in names], seed=str(seed))
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{tokens_css()}{_CSS}{PLOT_CSS}</style></head><body><header><h1>{escape(title)}</h1><p>{escape(about)}</p></header>"
        f"<main>{''.join(parts)}</main></body></html>\n"
    )


def bot_name(bot: str, words: Words) -> str:
    """What people call a bot: its character and its level; a stranger goes by its file and class."""
    if words.has(f"bot-{bot}"):
        return f"{words.text(f'bot-{bot}')} ({words.text(f'bot-{bot}.level')})"
    return short_name(bot)


def short_name(bot: str) -> str:
    """A bot without the folder of its file."""
    return pathlib.PurePath(bot).name


def cell_name(cell: Cell, words: Words) -> str:
    """'First Game, 4 players, caves'."""
    route = board_of(cell.route).route.id
    return words.text("arena-table", route=words.route(route), players=cell.players, caves="on" if cell.caves else "off")


def _section(words: Words, key: str, figures: Sequence[str]) -> str:
    head = f"<h2>{escape(words.text(f'report-{key}'))}</h2><p>{escape(words.text(f'report-{key}-about'))}</p>"
    return head + "".join(figures)


def _figure(svg: str, heading: str = "") -> str:
    head = f"<h3>{escape(heading)}</h3>" if heading else ""
    return f"{head}<figure>{svg}</figure>"


def _win_plots(results: Sequence[Result], summary: Summary, names: list[str], words: Words) -> list[str]:
    """Bot by bot, first over all tables; where there is only one bot, by who moves first, second …"""
    if len(names) == 1:
        return [_figure(_order_plot(games, words), cell_name(cell, words)) for cell, games in _by_cell(results).items()]
    if len(summary.cells) == 1:
        return [_figure(_win_plot(summary.total, names, words))]
    tables = [(words.text("arena-all", games=summary.total.games), summary.total)]
    tables += [(cell_name(cell.cell, words), cell.table) for cell in summary.cells]
    return [_figure(_win_plot(table, names, words), heading) for heading, table in tables]


def _order_plot(games: Sequence[Result], words: Words) -> str:
    players = games[0].match.cell.players
    rows = []
    for order in range(players):
        wins = sum(result.winner == seat_of(result, order) for result in games)
        rows.append(Bar(_order_name(order, words), order, wins / len(games), *wilson(wins, len(games)), 1 / players))
    return bars(rows, words.text("report-wins"), words.text("report-fair"), words)


def seat_of(result: Result, order: int) -> int:
    """Who moved first (order 0), second … in a game."""
    return (result.first - 1 + order) % result.match.cell.players + 1


def _order_name(order: int, words: Words) -> str:
    return words.text("report-order", number=order + 1)


def _forfeits(results: Sequence[Result], words: Words) -> str:
    """Every seat that was given up, and why."""
    failures = forfeited(results)
    if not failures:
        return ""
    told = "".join(f"<li>{escape(words.refusal(FailedError(failure)))}</li>" for failure in failures)
    return f"<details><summary>{escape(words.text('arena-forfeits', count=len(failures)))}</summary><ul>{told}</ul></details>"


def _win_plot(table: ScoreTable, names: list[str], words: Words) -> str:
    rows = [Bar(bot_name(s.bot, words), names.index(s.bot), s.win_rate, *s.interval, s.fair) for s in table.scores]
    return bars(rows, words.text("report-wins"), words.text("report-fair"), words)


def _figures(summary: Summary, words: Words) -> str:
    """The table under the first plots: the same figures as the command prints."""
    heads = ("bot", "wins", "interval", "fair", "rounds", "gained", "ms", "rating")
    ratings = {rating.bot: rating for rating in summary.ratings}
    rows = []
    for score in summary.total.scores:
        low, high = score.interval
        cells = [
            bot_name(score.bot, words), words.percent(score.win_rate), f"{100 * low:.0f}–{100 * high:.0f}",
            f"{100 * score.fair:.0f}", words.decimal(score.mean_rounds, 2), words.decimal(score.cards_gained),
            f"{words.decimal(score.turn_ms_mean)} / {words.decimal(score.turn_ms_p95)}",
            words.decimal(ratings[score.bot].ordinal),
        ]  # fmt: skip
        rows.append("".join(f"<td>{escape(cell)}</td>" for cell in cells))
    head = "".join(f"<th>{escape(words.text(f'arena-{key}'))}</th>" for key in heads)
    unfinished = ""
    if summary.total.unfinished:
        unfinished = f"<p>{escape(words.text('arena-unfinished', count=summary.total.unfinished))}</p>"
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    return f"<h3>{escape(words.text('report-figures'))}</h3><figure><table><tr>{head}</tr>{body}</table></figure>{unfinished}"


def _by_cell(results: Sequence[Result]) -> dict[Cell, list[Result]]:
    found: dict[Cell, list[Result]] = {}
    for result in results:
        found.setdefault(result.match.cell, []).append(result)
    return found


def _rounds(results: Sequence[Result], words: Words) -> str:
    rows = [
        Spread(cell_name(cell, words), dict(Counter(result.rounds for result in games)))
        for cell, games in _by_cell(results).items()
    ]
    return _figure(spreads(rows, words.text("report-rounds"), words))


def _progress(results: Sequence[Result], cell: Cell, names: list[str], words: Words) -> str:
    """Mean steps to the finish after each round, bot by bot or, of one bot, by who moves first; who is home stays at 0."""
    games = [result for result in results if result.match.cell == cell]
    longest = max(len(seat) for result in games for seat in result.distance)
    start = board_of(cell.route)
    pieces = 2 if cell.players == 2 else 1
    begin = pieces * mean([float(start.distance[space]) for space in start.starts])
    if len(names) == 1:
        groups = [
            (_order_name(order, words), [result.distance[seat_of(result, order) - 1] for result in games])
            for order in range(cell.players)
        ]
    else:
        groups = [
            (
                bot_name(name, words),
                [seat for r in games for seat, bot in zip(r.distance, r.match.bots, strict=True) if bot == name],
            )
            for name in names
        ]
    rows = []
    for index, (label, seats) in enumerate(groups):
        if seats:
            values = [
                mean([float(seat[min(turn, len(seat) - 1)]) if seat else begin for seat in seats]) for turn in range(longest)
            ]
            rows.append(Line(label, index, [begin, *values]))
    plot = lines(rows, words.text("report-progress"), words.text("report-round"), words.text("report-steps"))
    return _figure(plot, cell_name(cell, words))


def _cards(results: Sequence[Result], words: Words) -> str:
    """Every card that was gained at all, from the most gained to the least."""
    seats = [(result, seat) for result in results for seat in range(len(result.gained))]
    rows = []
    for card in catalog().cards:
        owners = [(result, seat) for result, seat in seats if card.index in result.gained[seat]]
        if owners:
            copies = sum(result.gained[seat].count(card.index) for result, seat in owners) / len(seats)
            wins = mean([float(result.winner == seat + 1) for result, seat in owners])
            fair = mean([1 / result.match.cell.players for result, _ in owners])
            rows.append(CardShare(words.card(card.id), card.family, copies, wins, fair, len(owners)))
    rows.sort(key=lambda row: (-row.copies, row.label))
    if not rows:
        return f"<p>{escape(words.text('report-no-cards'))}</p>"
    label, left_head, right_head = (words.text(f"report-{head}") for head in ("cards", "copies", "owners"))
    return _figure(purchases(rows, label, left_head, right_head, words))


def _paths(results: Sequence[Result], words: Words) -> list[str]:
    """One map for each route, whatever the number of players."""
    found: dict[str, list[Result]] = {}
    for result in results:
        found.setdefault(result.match.cell.route, []).append(result)
    figures = []
    for route, games in found.items():
        board = board_of(route)
        name = words.route(board.route.id)
        steps = [seat for result in games for seat in result.steps]
        figures.append(_figure(heat_map(board, steps, name, words), name))
    return figures
