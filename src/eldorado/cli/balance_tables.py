"""What `eldorado route report` and `route improve` print: figures with their intervals, and sentences about them."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..arena.balance.report import FEWEST
from ..engine.board import Board
from ..protocol.balance import BalanceReport, Figures, Improvement, Mean, Middle, Share, TriedChange
from ..words import Words
from .route_report import title
from .screen import Screen
from .tables import plain_table

MOST_CARDS: Final = 8
MOST_HELD: Final = 4


def report_json(report: BalanceReport, words: Words) -> dict[str, Any]:
    """The report as the page gets it, with the sentence about it in the chosen language."""
    found: dict[str, Any] = msgspec.to_builtins(report)
    if report.special is not None:
        found["special"]["text"] = words.sentence(report.special.code, report.special.facts)
    return found


def show_report(board: Board, report: BalanceReport, screen: Screen) -> None:
    words = screen.words
    screen.tell(title(board, words), "bold")
    if report.special is not None:
        screen.tell(words.sentence(report.special.code, report.special.facts))
    _show_difficulty(report, screen)
    figures = report.figures
    if figures is None:
        return
    screen.say("balance-races", "", count=figures.races, bot=words.text(f"bot-{figures.bot}.level"), seed=str(report.plan.seed))
    if figures.races < FEWEST:
        screen.say("balance-early", "", count=FEWEST)
    screen.show("")
    screen.show(
        plain_table(
            [words.text(f"balance-{key}") for key in ("figure", "value", "interval")], _rows(figures, report, words), right=(1, 2)
        )
    )
    if figures.races >= FEWEST:
        screen.say(f"workshop-seats-{figures.seats_verdict}", "")
    _show_places(figures, screen)
    _show_cards(figures, screen)


def _show_difficulty(report: BalanceReport, screen: Screen) -> None:
    difficulty, words = report.difficulty, screen.words
    if difficulty is None:
        return
    screen.say(
        "balance-difficulty", "",
        classes=[words.text(f"difficulty-{each}") for each in difficulty.classes],
        rounds=words.decimal(difficulty.rounds.mean), low=words.decimal(difficulty.rounds.low),
        high=words.decimal(difficulty.rounds.high), count=difficulty.rounds.of,
    )  # fmt: skip
    if difficulty.rounds.of >= FEWEST:
        screen.say("balance-nearest", "", route=words.route(difficulty.nearest))
    if report.plays_like is not None:
        screen.say("workshop-plays-like", "", route=words.route(report.plays_like))


def _rows(figures: Figures, report: BalanceReport, words: Words) -> list[tuple[str, str, str]]:
    rows = [_middle("rounds", figures.rounds, words)]
    rows += [_share("seat", seat, words, number=number) for number, seat in enumerate(figures.seats, 1)]
    rows += [
        _middle("decided", figures.decided, words),
        _mean("lead", figures.lead_changes.value, words),
        (words.text("balance-by-lot"), words.decimal(figures.lead_changes.by_lot), ""),
        _mean("comeback", figures.comeback.value, words),
        (words.text("balance-by-lot"), words.decimal(figures.comeback.by_lot), ""),
        _share("photo", figures.photo_finishes, words),
        _share("held", figures.held, words),
        _mean("gained", figures.gained, words),
        _mean("removed", figures.removed, words),
        _mean("deck", figures.deck, words),
        _share("unfinished", figures.unfinished, words),
    ]
    if report.skill is not None:
        skill = report.skill
        rows.append(_share("skill", skill.wins, words, count=skill.wins.of))
        rows.append((words.text("balance-luck"), words.percent(skill.luck), _band(skill.luck_low, skill.luck_high, words)))
    return rows


def _middle(key: str, value: Middle, words: Words) -> tuple[str, str, str]:
    text = words.text(f"balance-{key}", low=round(value.p10), high=round(value.p90))
    return text, f"{value.median:g}", f"{value.low:g}–{value.high:g}"


def _mean(key: str, value: Mean, words: Words) -> tuple[str, str, str]:
    return words.text(f"balance-{key}"), words.decimal(value.mean), f"{words.decimal(value.low)}–{words.decimal(value.high)}"


def _share(key: str, value: Share, words: Words, **facts: int) -> tuple[str, str, str]:
    return words.text(f"balance-{key}", **facts), words.percent(value.share), _band(value.low, value.high, words)


def _band(low: float, high: float, words: Words) -> str:
    return f"{words.decimal(100 * low)}–{words.decimal(100 * high)}"


def _show_places(figures: Figures, screen: Screen) -> None:
    """How the paths spread over the pieces, when blockades fall, and which spaces cost turns."""
    words = screen.words
    screen.show("")
    rows = [
        (words.piece(path.piece), words.decimal(path.used), str(path.spaces), words.decimal(path.entropy))
        for path in figures.paths
    ]
    screen.show(
        plain_table([words.text(f"balance-{key}") for key in ("piece", "used", "spaces", "entropy")], rows, right=(1, 2, 3))
    )
    screen.show("")
    for seam in figures.blockades:
        pieces = [words.piece(letter) for letter in seam.pieces]
        screen.say("balance-blockade", "", pieces=pieces, round=f"{seam.round.median:g}", percent=round(100 * seam.taken.share))
    for place in figures.held_at[:MOST_HELD]:
        screen.say("balance-held-at", "", space=words.space(place.space), turns=words.decimal(place.turns, 2))


def _show_cards(figures: Figures, screen: Screen) -> None:
    """Whose owners win more often or less often than an even share, as far as that is certain."""
    words = screen.words
    certain = [card for card in figures.cards if card.verdict]
    if not certain:
        screen.say("balance-no-card")
        return
    screen.show("")
    rows = [
        (
            words.card(card.card),
            words.percent(card.wins.share),
            _band(card.wins.low, card.wins.high, words),
            words.decimal(card.gained),
        )
        for card in certain[:MOST_CARDS]
    ]
    screen.show(
        plain_table([words.text(f"balance-{key}") for key in ("card", "card-wins", "interval", "bought")], rows, right=(1, 2, 3))
    )


def show_improvement(found: Improvement, screen: Screen) -> None:
    words = screen.words
    if found.best is None:
        screen.say("improve-nothing", "bold", goal=words.text(f"improve-{found.goal}"), count=len(found.tried))
    else:
        screen.tell(words.sentence(found.best.code, found.best.facts), "bold")
        screen.tell(_reason(found, found.best, words))
    for tried in found.tried:
        if tried is not found.best:
            screen.tell(f"{words.sentence(tried.code, tried.facts)} {_gain(found, tried, words)}", first="- ")


def _reason(found: Improvement, best: TriedChange, words: Words) -> str:
    gain = {
        name: words.decimal(value, 2)
        for name, value in zip(("gain", "low", "high"), msgspec.structs.astuple(best.gain), strict=False)
    }
    before, after = (words.decimal(_value(found, mean)) for mean in (best.before, best.after))
    return words.text(f"improve-reason-{found.goal}", before=before, after=after, count=found.races, **gain)


def _value(found: Improvement, mean: Mean) -> float:
    """For fairer: the winner's place in the turn order as people count it, the middle of four being 2.5."""
    return mean.mean + (2.5 if found.goal == "fairer" else 0)


def _gain(found: Improvement, tried: TriedChange, words: Words) -> str:
    return words.text(f"improve-gain-{found.goal}", gain=words.decimal(tried.gain.mean, 2))
