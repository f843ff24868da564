"""`eldorado review`: a finished game, what was luck and what was choice, and the turns that mattered."""

from __future__ import annotations

import pathlib
import tempfile
from typing import TYPE_CHECKING, Final

import rich_click as click

from .group import WordedCommand, common_options
from .progress import progress
from .screen import Screen, read_text
from .tables import plain_table

if TYPE_CHECKING:
    from ..protocol.review import Review, ReviewMoment, SeatSum

LONGEST: Final = 900_000
"""As long as the longest record."""
CARD_HEADS: Final = (
    "review-card", "review-card-round", "review-card-spaces", "review-card-paid", "review-card-acted", "review-card-removed",
)  # fmt: skip
MOST_COLUMNS: Final = 13
"""Rounds side by side in 80 columns."""


@click.command("review", cls=WordedCommand)
@click.argument("file", metavar="FILE")
@click.option("--hands", type=click.IntRange(1, 1000), default=48, show_default=True)
@click.option("--looks", type=click.IntRange(2, 1000), default=32, show_default=True)
@click.option("--json", "as_json", is_flag=True)
@click.option("--page", "as_page", is_flag=True)
@click.option("--port", type=click.IntRange(0, 65535), default=0)
@click.option("--no-browser", is_flag=True)
@common_options
@click.pass_context
def command(
    ctx: click.Context, file: str, hands: int, looks: int, as_json: bool, as_page: bool, port: int, no_browser: bool
) -> None:
    import msgspec

    from ..insight.review import checked_record, review

    screen = Screen.of(ctx)
    text = read_text(file, LONGEST)
    if as_page:
        show_page(text, screen, port, no_browser)
        return
    record = checked_record(text)  # what is refused shows no progress
    with progress(screen, "review-working") as tell:
        found = review(record, hands, looks, progress=tell)
    if as_json:
        screen.json(msgspec.to_builtins(found))
        return
    show(found, screen)


def show_page(text: str, screen: Screen, port: int, no_browser: bool) -> None:
    """The page's own review of this record, in the browser; what is tried from there is gone when the command ends."""
    from ..insight.review import checked_record
    from .serve import serve_here

    checked_record(text)
    with tempfile.TemporaryDirectory() as folder:
        games = f"sqlite:///{pathlib.Path(folder) / 'games.sqlite'}"
        serve_here(screen, port, no_browser, f"?lang={screen.words.language}#/review", text, games)


def show(found: Review, screen: Screen) -> None:
    screen.say("story-outcome", "bold", reason=found.reason, seat=found.winner, rounds=found.rounds)
    screen.show("")
    _show_band(found, screen)
    for seat in found.seats:
        screen.show("")
        _show_seat(seat, screen)
    screen.show("")
    screen.say("review-samples", "dim", hands=found.hands, looks=found.looks)


def _show_band(found: Review, screen: Screen) -> None:
    """Everybody's chance after each round, as many rounds beside each other as fit."""
    ends = {point.round: point.win for point in found.band}
    screen.say("review-chances", "bold")
    rounds = sorted(ends)
    for at in range(0, len(rounds), MOST_COLUMNS):
        shown = rounds[at : at + MOST_COLUMNS]
        heads = [screen.words.text("review-round"), *(str(round_) for round_ in shown)]
        rows = [
            [screen.words.text("review-seat", seat=seat + 1), *(f"{100 * ends[round_][seat]:.0f}" for round_ in shown)]
            for seat in range(found.players)
        ]
        screen.show(plain_table(heads, rows, right=range(1, len(heads))))


def _show_seat(seat: SeatSum, screen: Screen) -> None:
    fair, *parts, result = seat.points
    place, draws, choices, others = (signed(part) for part in parts)
    screen.say(
        "review-sum", "bold", seat=seat.seat, fair=fair, place=place, draws=draws, choices=choices, others=others, result=result
    )
    if not seat.moments:
        screen.say("review-nothing-cards" if seat.cards_decided else "review-nothing")
    for moment in seat.moments:
        _show_moment(moment, screen)
    if seat.cards:
        _show_cards(seat, screen)
    if seat.ghost is not None:
        screen.say("review-ghost" if seat.ghost.rounds else "review-ghost-never", round=seat.ghost.rounds)


def _show_moment(moment: ReviewMoment, screen: Screen) -> None:
    words = screen.words
    points = signed(round(100 * moment.choice))
    screen.tell(words.text("review-moment", round=moment.round, tenths=words.decimal(moment.lost), points=points), first="– ")
    screen.tell(" ".join(words.sentence(reason.code, reason.facts) for reason in moment.reasons), first="  ")
    screen.tell(words.text("review-played", plan="; ".join(moment.played.actions)), "dim", "  ")
    screen.tell(words.text("review-better", plan="; ".join(moment.better.actions)), "dim", "  ")


def _show_cards(seat: SeatSum, screen: Screen) -> None:
    screen.say("review-cards")
    rows = [
        [
            screen.words.card(card.card),
            *(str(n) if n else "–" for n in (card.round, card.spaces, card.paid, card.acted, card.removed)),
        ]
        for card in seat.cards
    ]
    screen.show(plain_table([screen.words.text(head) for head in CARD_HEADS], rows, right=range(1, 6)))


def signed(points: int) -> str:
    """'+3', '−3' or '0'."""
    return f"{points:+d}".replace("-", "−") if points else "0"
