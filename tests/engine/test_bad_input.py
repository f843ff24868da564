"""Bad input: each a clear error with a code, and the game unchanged."""

from __future__ import annotations

import random
import time

import pytest
from table import Table, solo, table

from eldorado.engine.actions import WORDS
from eldorado.engine.components import CARD_IDS
from eldorado.engine.errors import EldoradoError, FaultyText
from eldorado.engine.setup import SetupError
from eldorado.game import Game
from eldorado.notation.records import RecordError
from eldorado.routes.printed import route_ids


def refused(call: object) -> EldoradoError:
    """What a call without arguments is refused with."""
    assert callable(call)
    with pytest.raises(EldoradoError) as caught:
        call()
    assert caught.value.code
    return caught.value


def codes(error: EldoradoError) -> list[str]:
    assert isinstance(error, SetupError)
    return [fault.code for fault in error.faults]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "action.empty"),
        ("   \t ", "action.empty"),
        ("jump", "action.unknown-verb"),
        ("MOVE explorer B51", "action.unknown-verb"),
        ("move", "action.wrong-words"),
        ("move explorer", "action.wrong-words"),
        ("move explorer B51 B52", "action.wrong-words"),
        ("move explorer B51 /3", "action.wrong-words"),
        ("move wizard B51", "action.unknown-card"),
        ("move @wand B51", "action.unknown-token"),
        ("move @ B51", "action.unknown-token"),
        ("move wizard@change_symbol B51", "action.unknown-card"),
        ("move explorer@native B51", "action.unknown-card"),
        ("move explorer X99", "action.unknown-space"),
        ("move explorer -1", "action.unknown-space"),
        ("step Z9", "action.unknown-space"),
        ("step #7", "action.unknown-blockade"),
        ("step #0", "action.unknown-blockade"),
        ("break explorer #", "action.unknown-blockade"),
        ("break explorer 1", "action.unknown-blockade"),
        ("pay", "action.wrong-words"),
        ("pay #9", "action.unknown-blockade"),
        ("stop now", "action.wrong-words"),
        ("end end", "action.wrong-words"),
        ("buy", "action.wrong-words"),
        ("buy gold", "action.unknown-card"),
        ("spend explorer half coin", "action.wrong-words"),
        ("spend explorer quarter", "action.wrong-words"),
        ("use explorer@change_symbol", "action.unknown-card"),
        ("resign 0", "action.unknown-seat"),
        ("resign 5", "action.unknown-seat"),
        ("resign me", "action.unknown-seat"),
        ("take \x00", "action.unknown-card"),
        ("\u202emove explorer B51", "action.unknown-verb"),
        pytest.param("x" * 81, "action.too-long", id="81 letters"),
        pytest.param("x" * 1_000_000, "action.too-long", id="a megabyte of letters"),
        pytest.param("move " * 200_000, "action.too-long", id="a megabyte of words"),
    ],
)  # fmt: skip
def test_malformed_text_is_refused(text: str, code: str) -> None:
    solo("B61", "explorer").refuses(text, code)


def test_case_of_spaces_and_blanks_do_not_matter() -> None:
    assert solo("B61", "explorer").plays("  move   explorer b51 /1 ").at(1) == "B51"


@pytest.mark.parametrize("text", ["move explorer B51", "use cartographer", "end", "done", "give sailor", "resign 1"])
def test_after_the_end_nothing_is_played(text: str) -> None:
    there = table("players 3; first 1; turn 3; seat 3; at K14; hand sailor; seat 1; hand explorer").plays("move sailor Z1")
    there.refuses(text, "illegal.over")


def test_another_seats_action_is_refused() -> None:
    there = table("players 3; turn 2; seat 1; at B61; hand explorer; seat 2; hand sailor")
    before = there.state.to_bytes()
    error = refused(lambda: there.game.play("end", seat=1))
    assert (error.code, error.facts["seat"], error.facts["turn"]) == ("illegal.wrong-seat", 1, 2)
    error = refused(lambda: there.game.play("resign 3", seat=1))
    assert error.code == "illegal.wrong-seat"
    for seat in (0, 4, -1):
        assert refused(lambda seat=seat: there.game.play("end", seat=seat)).code == "illegal.wrong-seat"
    there.refuses("move explorer B51", "illegal.no-card", card="explorer")
    assert there.state.to_bytes() == before
    there.game.play("resign 1", seat=1)
    there.game.play("end", seat=2)


def test_an_action_of_another_board_is_judged_by_what_it_says() -> None:
    there = solo("B61", "explorer")
    foreign = Game.new("witchs-cauldron", 3, 1)
    before = there.state.to_bytes()
    last = foreign.state.actions.move(0, 0, len(foreign.board.names) - 4)
    assert refused(lambda: there.game.play(last)).code in ("action.unknown-space", "illegal.not-next-to")
    assert there.state.to_bytes() == before
    there.game.play(foreign.state.actions.end)
    assert there.game.decision.kind == "discard"


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 10**30])
def test_a_wrong_number_of_players(players: int) -> None:
    assert "setup.players" in codes(refused(lambda: Game.new(players=players, seed=1)))


@pytest.mark.parametrize("seed", [-1, 2**128, 10**60])
def test_a_negative_or_huge_seed(seed: int) -> None:
    assert codes(refused(lambda: Game.new(seed=seed))) == ["setup.seed"]
    assert Game.new(seed=2**128 - 1).decision.kind == "play"


@pytest.mark.parametrize("name", ["", "atlantis", "../../etc/passwd", "First-Game", "first-game\x00", "%s{}"])
def test_an_unknown_route(name: str) -> None:
    error = refused(lambda: Game.new(name, 3, 1))
    assert isinstance(error, FaultyText)
    assert [fault.code for fault in error.faults] == ["data.unknown-route"]


def test_an_unknown_route_of_a_megabyte() -> None:
    error = refused(lambda: Game.new("a" * 1_000_000, 3, 1))
    assert isinstance(error, FaultyText)
    assert len(repr(error.faults)) < 1000


def test_routes_that_are_nonsense() -> None:
    for text in (
        "\n",
        "route x\n",
        "route x\nB 0 0 turn 0\nend river\nmore\n",
        "x\n" * 5000,
        "route x\nB 1e9 0 turn 0\nend river\n",
    ):
        assert refused(lambda text=text: Game.new(text, 3, 1)).code == "route.faulty"


def test_switches_that_do_not_exist() -> None:
    assert codes(refused(lambda: Game.new(seed=1, switches=("flyingCarpet", "fullRace")))) == ["setup.unknown-switch"]
    assert codes(refused(lambda: Game.new(seed=1, switches=("caves",)))) == ["setup.unknown-switch"]


def test_settings_that_contradict_each_other_are_all_named() -> None:
    error = refused(lambda: Game.new(players=2, seed=-3, first_player=3, max_rounds=0, switches=("no", "nope")))
    assert codes(error) == [
        "setup.seed",
        "setup.unknown-switch",
        "setup.unknown-switch",
        "setup.first-player",
        "setup.max-rounds",
    ]
    assert codes(refused(lambda: Game.new(seed=1, first_player=-1))) == ["setup.first-player"]
    assert codes(refused(lambda: Game.new(seed=1, max_rounds=10**9))) == ["setup.max-rounds"]


def test_a_record_of_ten_thousand_lines_is_read_or_refused_quickly() -> None:
    game = Game.new(players=2, seed=4, max_rounds=1000, first_player=1)
    lines = game.record.splitlines()
    begin = time.process_time()
    for noise in ("move explorer Z1", "nonsense", ""):
        error = refused(lambda noise=noise: Game.replay("\n".join(lines[:-1] + [noise] * 10_000)))
        assert isinstance(error, RecordError)
        assert len(error.faults) <= 1000
    assert time.process_time() - begin < 20


def test_a_megabyte_of_text_is_refused_everywhere() -> None:
    junk = "explorer " * 120_000
    for call in (lambda: Game.replay(junk), lambda: Game.from_position(junk), lambda: Game.new(junk + "\n", 3, 1)):
        assert len(str(refused(call))) < 1000


@pytest.mark.parametrize("seed", range(6))
def test_no_text_whatever_breaks_a_game(seed: int) -> None:
    """Words of the notation thrown together: every one is played or refused with a code, and nothing else happens."""
    chance = random.Random(seed)
    there = Table(Game.new(route_ids()[seed], 2 + seed % 3, seed, caves=True))
    verbs = sorted(set(WORDS))
    names = [*there.state.board.names, "#1", "#6", "/2", "1", "2", "4", "half", "@draw", "@native", "@machete_3", "@coin_2"]
    cards = [*CARD_IDS, "explorer@change_symbol", "giant_machete@change_symbol"]
    played = 0
    for _ in range(1500):
        words = [chance.choice(verbs), *chance.choices([*cards, *names], k=chance.choice([0, 1, 1, 2, 2, 3]))]
        before = there.state.to_bytes()
        code = _outcome(there.game, " ".join(words))
        played += not code
        assert not code or (code.startswith(("action.", "illegal.")) and there.state.to_bytes() == before)
    assert played


def _outcome(game: Game, text: str) -> str:
    try:
        game.play(text)
    except EldoradoError as error:
        return error.code
    return ""
