"""Tables of a real game on the wire: nothing is lost on the way, nothing is sent that no client knows."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import msgspec
from driving import choose

from eldorado.engine.events import Event
from eldorado.engine.view import viewer_of
from eldorado.game import Game
from eldorado.presenter.options import options
from eldorado.presenter.table import event_view, table_view
from eldorado.protocol.socket import FromServer, Table


def tables(seat: int) -> Iterator[bytes]:
    """What a seat is sent during the first turns of a game with caves; 0 is a spectator."""
    chance = random.Random(3)
    game = Game.new("witchs-cauldron", players=3, seed=9, caves=True)
    told: list[Event] = []
    for version in range(1, 90):
        seen = game.view(seat or None)
        events = [event_view(event, version, viewer_of(seat)) for event in told]
        yield msgspec.json.encode(Table(table_view(seen, version, game.can_undo, game.outcome), events, options(seen)))
        told = game.play(choose(game.state, chance, 0.6))


def test_a_client_reads_every_table_and_could_send_it_on() -> None:
    for seat in range(4):
        for raw in tables(seat):
            message = msgspec.json.decode(raw, type=FromServer)
            assert isinstance(message, Table)
            assert json.loads(msgspec.json.encode(message)) == json.loads(raw)
            assert (message.options is not None) == (seat > 0 and message.view.decision.seat == seat)


def test_a_table_is_small_enough_for_a_telephone() -> None:
    sizes = sorted(len(raw) for raw in tables(1))
    assert sizes[len(sizes) // 2] < 8_000
    assert sizes[-1] < 40_000
