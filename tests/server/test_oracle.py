"""A refused message is no oracle: whatever is asked, the answer follows from what the seat can see (R13)."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections.abc import Callable, Iterator

import msgspec
import pytest
from playing import STEPS, shared_table, tokens
from serving import Running
from test_wire_leaks import scrubbed, twist

from eldorado.client import Connection, RequestRefused, Server
from eldorado.engine.actions import Action
from eldorado.engine.components import CARD_IDS, TOKEN_IDS
from eldorado.engine.errors import EldoradoError
from eldorado.engine.zones import kinds
from eldorado.game import Game
from eldorado.protocol.room import Joined
from eldorado.protocol.socket import (
    EndTurn,
    Leave,
    Look,
    Refused,
    Rematch,
    Replace,
    Return,
    Say,
    SetPace,
    SetSeat,
    Start,
    Undo,
    Why,
)
from eldorado.protocol.table import Refusal
from eldorado.server.rooms.log import ActionRefused, LoggedGame, Trial
from eldorado.server.storage import Entry

Try = Callable[[LoggedGame, int, list[str]], Trial]
SHOWING = ("use", "move", "step", "stop", "swap")
NONSENSE = ["fly", "resign 1", "step Q99", "buy millionaire", "use @draw", "stop", "done", "end", "take scout", "give explorer"]


def reveals(game: Game, action: Action) -> bool:
    trial = game.copy()
    trial.play(action)
    return trial.state.reveals != game.state.reveals


def revealing(games: int) -> Iterator[tuple[Game, Action]]:
    """Positions of many games, each with an action that draws cards or finds a token without ending the turn."""
    for seed in range(games):
        chance = random.Random(seed)
        game = Game.new(seed=seed, players=3, caves=True, route=chance.choice(["first-game", "home-stretch"]))
        for _ in range(250):
            if game.is_over:
                break
            legal = game.legal_actions()
            showing = [
                one for one in legal if one.text.startswith(("use", "move", "step", "stop", "swap")) and reveals(game, one)
            ]
            for one in showing[:2]:
                yield game, one
            game.play(chance.choice(showing or [one for one in legal if one.text != "end"] or legal))


# ---- the attack: ask for something impossible at the end of a message, and learn how far it came


def answer(attempt: Try, game: Game, texts: list[str]) -> tuple[str, int]:
    """What a seat hears of a message that cannot be carried out."""
    with pytest.raises(ActionRefused) as refused:
        attempt(LoggedGame(game), game.decision.seat, texts)
    return refused.value.code, refused.value.index


def foretells(attempt: Try, game: Game, action: Action) -> bool:
    """Whether the answers to about ten messages, none of them carried out, tell cards or tokens apart."""
    mine = game.state.me()
    cards = [CARD_IDS[kind] for kind in kinds(mine.draw or mine.discard)]
    probes = [[action.text, f"spend {card}", "fly"] for card in cards]
    probes += [[action.text, f"use @{token}", "fly"] for token in TOKEN_IDS]
    probes += [[action.text, f"move @{token} Z1", "fly"] for token in TOKEN_IDS]
    return len({answer(attempt, game, probe) for probe in probes}) > 1


def test_no_draw_and_no_face_of_a_cave_is_foretold() -> None:
    tried = [foretells(LoggedGame.act, game, action) for (game, action), _ in zip(revealing(60), range(200), strict=False)]
    assert (len(tried), sum(tried)) == (200, 0)


def test_the_attack_works_where_the_door_is_left_open() -> None:
    def without_the_rule(logged: LoggedGame, seat: int, texts: list[str]) -> Trial:
        return logged._tried(seat, texts, after_reveal=True)

    tried = [foretells(without_the_rule, game, action) for (game, action), _ in zip(revealing(60), range(40), strict=False)]
    assert sum(tried) > 30


# ---- two worlds


def batch(game: Game, chance: random.Random) -> list[str]:
    """Some legal actions, as long as the real world lets them pass, then anything."""
    trial, texts = game.copy(), []
    for _ in range(chance.randrange(6)):
        legal = trial.legal_actions()
        if not legal or trial.decision.seat != game.decision.seat:
            break
        action = chance.choice([one for one in legal if reveals(trial, one)] or legal)
        trial.play(action)
        texts.append(action.text)
    return [*texts, *chance.choices(NONSENSE + texts, k=chance.randrange(1, 3))]


def heard(game: Game, seat: int, texts: list[str]) -> bytes:
    """The answer to a message as it goes over the wire, or only that it was carried out."""
    try:
        LoggedGame(game).act(seat, texts)
    except ActionRefused as refused:
        return msgspec.json.encode(Refused(1, Refusal(refused.code, refused.facts), 1, refused.index))
    return b"done"


def test_refusals_are_the_same_in_worlds_that_differ_only_in_secrets() -> None:
    """Whatever a message holds; that it is carried out is the same in both worlds, too."""
    refused = 0
    for seed in range(40):
        chance = random.Random(seed)
        game = Game.new(seed=seed, players=chance.choice([2, 3, 4]), caves=seed % 2 == 0)
        for _ in range(60):
            if game.is_over:
                break
            seat, texts = game.decision.seat, batch(game, chance)
            twin = game.copy()
            twist(twin, seat, chance)
            here = heard(game, seat, texts)
            assert here == heard(twin, seat, texts), texts
            refused += here != b"done"
            game.play(chance.choice(game.legal_actions()))
    assert refused > 1_000


def test_what_follows_a_reveal_is_refused_before_it_is_even_read() -> None:
    for game, action in revealing(3):
        for text in ("end", "fly", "spend explorer", action.text):
            assert answer(LoggedGame.act, game, [action.text, text]) == ("act.after-reveal", 1)


def test_a_message_may_end_with_what_reveals() -> None:
    game = Game.new(seed=3, players=2)
    texts = ["end", *[f"discard {CARD_IDS[kind]}" for kind in kinds(game.state.me().hand)][:1], "done"]
    assert LoggedGame(game).act(game.decision.seat, texts).game.decision.seat != game.decision.seat


def test_a_log_from_before_this_rule_still_replays() -> None:
    """Entries that went on after a draw were carried out then, so they are what happened."""
    game, action = next(revealing(5))
    logged = LoggedGame(game)
    seat = game.decision.seat
    follower = game.copy()
    follower.play(action)
    text = f"{action.text};{follower.legal_actions()[-1].text}"
    with pytest.raises(EldoradoError):
        logged.act(seat, text.split(";"))
    logged.replay(Entry(1, seat, text, 0))
    assert logged.version == 1


# ---- over the wire


async def questions(server: Server, joined: Joined, game: Game, chance: random.Random) -> list[bytes]:
    """All that the seat to decide hears while it asks whatever can be asked and refused, from its hello to the end."""
    heard: list[bytes] = []
    seat = game.decision.seat
    other = seat % 3 + 1
    async with Connection(server.socket_address, joined.room.code, [tokens(joined)[seat - 1]]) as here:
        here.raw = heard
        for _ in range(25):
            with pytest.raises(RequestRefused):
                await here.act(seat, *batch(game, chance), "fly")
        for refused in (
            Replace(901, seat, seat), SetPace(902, 99.0), SetSeat(903, seat, "Z"), Say(904, seat, ""), Look(905, other),
            Undo(906, other, here.version), Undo(907, seat, here.version + 1), Leave(908, other), Start(909), Rematch(910),
            EndTurn(911, seat, here.version, {"millionaire": 1}), EndTurn(912, other, here.version),
        ):  # fmt: skip
            with pytest.raises(RequestRefused):
                await here.ask(refused)
        for carried_out in (Look(921, 0), Look(922, seat), Return(923, seat)):
            await here.ask(carried_out)
        for card, space in itertools.product(CARD_IDS[:9], STEPS):
            if chance.random() < 0.02:
                await here.why(seat, card, space)
        for number, card in enumerate(CARD_IDS, 1_000):
            with contextlib.suppress(RequestRefused):  # what nobody sells; the answer is compared all the same
                await here.ask(Why(number, seat, card=card))
            with contextlib.suppress(RequestRefused):
                await here.ask(Why(number + 1_000, seat, card="scout", pays=[card]))
        await here.ping()
    return heard


@pytest.mark.parametrize("caves", [False, True])
def test_every_question_sounds_the_same_in_two_worlds(running: Running, caves: bool) -> None:
    """One seat's socket, many refused messages and all other questions: every byte is compared."""

    async def test() -> None:
        house = running.application.house
        assert house is not None
        for seed in range(8):
            sounds: list[bytes] = []
            game = drawing(seed, caves)
            for is_twisted in (False, True):
                joined = await shared_table(running.server, 3, caves=caves)
                room = house.rooms[joined.room.code]
                assert room.logged is not None
                room.logged.game = game.copy()
                if is_twisted:
                    twist(room.logged.game, game.decision.seat, random.Random(seed + 1))
                sounds.append(scrubbed(await questions(running.server, joined, game, random.Random(seed)), joined))
            assert sounds[0] == sounds[1]
            assert sounds[0].count(b"act.after-reveal") > 5

    asyncio.run(test())


def drawing(seed: int, caves: bool) -> Game:
    """A few rounds into a game, at a decision where cards can be drawn or a token be found."""
    game, chance = Game.new(seed=seed, players=3, caves=caves), random.Random(seed)
    while game.state.round < 3 or not any(reveals(game, one) for one in game.legal_actions()):
        game.play(chance.choice(game.legal_actions()))
    return game
