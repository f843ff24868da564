"""What a seat's socket receives does not depend on what the seat may not know (R13)."""

from __future__ import annotations

import asyncio
import random

import pytest
from playing import shared_table, tokens
from serving import Running

from eldorado.client import Connection, RequestRefused, Server
from eldorado.engine.rng import key_of
from eldorado.engine.view import determinize
from eldorado.game import Game
from eldorado.protocol.room import Joined


def twist(game: Game, seat: int, chance: random.Random) -> None:
    """Changes all that a seat cannot know and nothing else: hidden hands are dealt anew, and chance has another key."""
    game._history.state = determinize(game.view(seat), key_of(chance.getrandbits(128)))


async def a_turn(server: Server, joined: Joined, seat: int, chance: random.Random) -> list[bytes]:
    """Everything a seat hears from its hello to just before anything is revealed: it moves, buys, asks for what is refused."""
    heard: list[bytes] = []
    async with Connection(server.socket_address, joined.room.code, [tokens(joined)[seat - 1]]) as here:
        here.raw = heard
        await here.look(seat)
        for _ in range(6):
            assert here.table is not None
            if here.table.options is None or here.table.view.decision.kind != "play":
                break
            ways = [target.actions for reach in here.table.options.reach for target in reach.targets if not target.explores]
            ways += [purchase.actions for purchase in here.table.options.purchases]
            if not ways:
                break
            await here.act(seat, *chance.choice(ways))
        for action in ("buy captain", "take native", "move native Z1", "give scout", "fly", "resign 2"):
            with pytest.raises(RequestRefused):
                await here.act(seat, action)
        await here.plan(seat)
        await here.look(0)
        await here.ping()
    return heard


async def a_plan(server: Server, joined: Joined, seat: int) -> list[bytes]:
    """Everything a seat hears that plans while somebody else is to decide, and asks why not here and there."""
    heard: list[bytes] = []
    async with Connection(server.socket_address, joined.room.code, [tokens(joined)[seat - 1]]) as here:
        here.raw = heard
        await here.look(seat)
        found = await here.plan(seat)
        for reach in found.reach if found else []:
            for space in ("B12", "C42", "K31"):
                await here.why(seat, reach.source, space)
        for action in ("end", "buy scout", "move explorer B12"):
            with pytest.raises(RequestRefused):
                await here.act(seat, action)
        await here.ping()
    return heard


def scrubbed(messages: list[bytes], joined: Joined) -> bytes:
    """Two rooms have two codes, two promises and two hashes of their seeds; nothing else may differ."""
    text = b"\n".join(messages)
    for own in (joined.room.code, joined.room.seed_hash, joined.room.promise):
        text = text.replace(own.encode(), b"OWN")
    return text


@pytest.mark.parametrize("caves", [False, True])
def test_two_worlds_that_differ_only_in_secrets_sound_the_same(running: Running, caves: bool) -> None:
    """Two rooms are brought to the same position; in one of them everything that the seat cannot know is changed."""

    async def test() -> None:
        house = running.application.house
        assert house is not None
        for seed in range(12):
            heard: list[bytes] = []
            for is_twisted in (False, True):
                joined = await shared_table(running.server, 3, caves=caves)
                room = house.rooms[joined.room.code]
                assert room.logged is not None
                room.logged.game = advanced(seed, caves)
                seat = room.logged.game.decision.seat
                if is_twisted:
                    twist(room.logged.game, seat, random.Random(seed))
                heard.append(scrubbed(await a_turn(running.server, joined, seat, random.Random(seed)), joined))
            assert heard[0] == heard[1]
            assert heard[0].count(b'"table"') > 2

    asyncio.run(test())


def test_what_is_planned_while_others_play_sounds_the_same_in_two_worlds(running: Running) -> None:
    async def test() -> None:
        house = running.application.house
        assert house is not None
        planned = 0
        for seed in range(6):
            heard: list[bytes] = []
            for is_twisted in (False, True):
                joined = await shared_table(running.server, 3, caves=True)
                room = house.rooms[joined.room.code]
                assert room.logged is not None
                room.logged.game = advanced(seed, True)
                seat = room.logged.game.decision.seat % 3 + 1
                if is_twisted:
                    twist(room.logged.game, seat, random.Random(seed))
                heard.append(scrubbed(await a_plan(running.server, joined, seat), joined))
            assert heard[0] == heard[1]
            planned += b'"type":"planned"' in heard[0] and b'"reach"' in heard[0]
        assert planned > 3

    asyncio.run(test())


def advanced(seed: int, caves: bool) -> Game:
    """Some turns into a game, at the beginning of somebody's turn."""
    game, chance = Game.new(seed=seed, players=3, caves=caves), random.Random(seed)
    while game.state.round < 4 or game.decision.kind != "play" or game.can_undo:
        game.play(chance.choice(game.legal_actions()))
    return game


def test_the_worlds_do_differ() -> None:
    """The test above could not fail if the twist did nothing."""
    game = advanced(3, True)
    twisted = game.copy()
    twist(twisted, game.decision.seat, random.Random(3))
    assert twisted.state.to_bytes() != game.state.to_bytes()
    others = [index for index in range(3) if index != game.decision.seat - 1]
    assert any(twisted.state.players[index].hand != game.state.players[index].hand for index in others)
    mine = game.decision.seat - 1
    assert twisted.state.players[mine].hand == game.state.players[mine].hand


def test_no_message_of_a_whole_game_holds_a_hidden_hand_the_seed_or_a_token(running: Running) -> None:
    async def test() -> None:
        house = running.application.house
        assert house is not None
        joined = await shared_table(running.server, 1, ["steady", "random"])
        async with (
            Connection(running.server.socket_address, joined.room.code, tokens(joined)) as ada,
            Connection(running.server.socket_address, joined.room.code) as guest,
        ):
            ada.raw, guest.raw = [], []
            for _ in range(12):
                await ada.my_turn()
                assert ada.table is not None
                kind = ada.table.view.decision.kind
                await ada.act(1, "end" if kind == "play" else "done")
            sheet = house.rooms[joined.room.code].sheet
            seed = sheet.seed
            said = b"".join(ada.raw + guest.raw)
            for secret in (seed, str(int(seed, 16)), sheet.share, *tokens(joined)):
                assert secret.encode() not in said
            for event in ada.events:
                assert event.cards is None or event.seat == 1
            assert all(event.cards is None for event in guest.events)
            assert guest.table is not None
            assert ada.table is not None
            assert all(player.hand is None and player.draw is None for player in guest.table.view.players)
            assert [player.hand is None for player in ada.table.view.players] == [False, True, True]

    asyncio.run(test())
