"""A finished game told once more from its own log: what each seat bought, and which way it went."""

from __future__ import annotations

import msgspec

from ...engine.events import CARD_BOUGHT, PIECE_MOVED, Event
from ...game import Game
from ...presenter.table import table_view


class SeatStory(msgspec.Struct):
    """`bought`: copies by card. `path`: the spaces entered in each round, after the space it began on; of the first piece."""

    bought: dict[str, int] = {}
    path: list[list[str]] = []


def stories_of(game: Game) -> dict[int, SeatStory]:
    """By seat; the game is played again from its beginning."""
    again = Game.begin(game.setup)
    players = table_view(again.view(None), 0, False, None).players
    found = {player.seat: SeatStory({}, [[player.pieces[0]]]) for player in players}
    for action in game.actions:
        now = again.round
        for event in again.play(action):
            if event.seat is not None:
                _add(found[event.seat], event, now)
    return found


def _add(story: SeatStory, event: Event, round_: int) -> None:
    if event.code == CARD_BOUGHT and event.card is not None:
        story.bought[event.card] = story.bought.get(event.card, 0) + 1
    elif event.code == PIECE_MOVED and event.figure == 0 and event.space is not None:
        while len(story.path) <= round_:
            story.path.append([])
        story.path[round_].append(event.space)
