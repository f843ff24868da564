"""One game with bots: what is told of it is what happened, seat by seat, and failing bots cost only their seat."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from eldorado.bots import Bot, Budget, make_bot, seat_rng
from eldorado.bots.conformance import setup_of
from eldorado.bots.driver import NEVER_MADE, BotError, BotGame, Forfeit, Played, cards_owned, distance
from eldorado.bots.simple import RandomBot, SteadyBot
from eldorado.engine.actions import Action
from eldorado.engine.setup import Setup
from eldorado.engine.view import View
from eldorado.game import Game, actions_of
from eldorado.routes.printed import board_of


def run(setup: Setup, *bots: Bot, budget: Budget | None = None, **more: object) -> Played:
    seats = [(type(bot).__name__, bot) for bot in bots]
    return BotGame(setup, actions_of(setup.board), seats, budget or Budget(), **more).run()  # type: ignore[arg-type]


def replayed(setup: Setup, played: Played) -> Game:
    game = Game.begin(setup)
    for text in played.texts:
        game.play(text)
    return game


@pytest.mark.parametrize(("players", "caves"), [(2, True), (3, False), (4, True)])
def test_what_is_told_is_what_happened(players: int, caves: bool) -> None:
    setup = setup_of("first-game", players, caves, 21)
    played = run(setup, *[SteadyBot() for _ in range(players)])
    game = replayed(setup, played)
    outcome = game.outcome
    assert outcome is not None
    assert (played.winner, played.reason, played.rounds) == (outcome.winner, outcome.reason, outcome.rounds)
    assert played.places == list(outcome.places)
    assert played.first == game.state.first + 1
    assert played.decks == [cards_owned(game.state, seat) for seat in range(players)]


def test_ways_purchases_and_turns_are_noted_by_seat() -> None:
    """The same told a second time, from the events of the record."""
    setup = setup_of("first-game", 3, True, 22)
    played = run(setup, SteadyBot(), SteadyBot(), SteadyBot())
    game = Game.begin(setup)
    steps: list[list[str]] = [[] for _ in range(3)]
    gained: list[list[str]] = [[] for _ in range(3)]
    ends: list[list[int]] = [[] for _ in range(3)]
    seat = game.decision.seat
    for text in played.texts:
        for event in game.play(text):
            if event.kind == "piece-moved":
                steps[event.seat - 1].append(event.space)  # type: ignore[operator, arg-type]
            elif event.kind in ("card-bought", "card-taken"):
                gained[event.seat - 1].append(event.card)  # type: ignore[operator, arg-type]
        if game.is_over or game.decision.seat != seat:
            ends[seat - 1].append(distance(game.state, seat - 1))
            seat = game.decision.seat
    names, cards = setup.board.names, setup.board.catalog.cards
    assert [[names[space] for space in one] for one in played.steps] == steps
    assert [[cards[kind].id for kind in one] for one in played.gained] == gained
    assert played.progress == ends
    assert [len(one) for one in played.seconds] == [len(one) for one in ends]
    assert all(second >= 0 for one in played.seconds for second in one)


def test_a_piece_at_home_is_no_step_away() -> None:
    game = Game.from_position("eldorado position 1\nplayers 2\nround 5\nseat 1\n at home, K14\nseat 2\n at B61, B62")
    steps = game.board.distance
    assert distance(game.state, 0) == steps[game.board.space("K14")]
    assert distance(game.state, 1) == steps[game.board.space("B61")] + steps[game.board.space("B62")]


def test_a_game_nobody_finishes_has_no_winner() -> None:
    setup = Setup(board_of("first-game"), 2, 1, False, frozenset(), 1, 2)
    played = run(setup, RandomBot(), RandomBot())
    assert (played.winner, played.rounds, played.reason) == (None, 2, "rounds")
    assert sorted(played.places) == [1, 2]


# ---- chance and what a bot is told


class Listener(Bot):
    """Plays the first option and keeps what it was told."""

    def __init__(self) -> None:
        self.views: list[View] = []
        self.draws: list[float] = []
        self.budgets: list[Budget] = []
        self.offered: list[int] = []

    def choose(self, view: View, options: Sequence[Action], budget: Budget, rng: random.Random) -> Action:
        self.views.append(view)
        self.budgets.append(budget)
        self.offered.append(len(options))
        if len(self.draws) < 5:
            self.draws.append(rng.random())
        return options[-1]


def test_a_bot_is_told_its_own_view_its_options_and_its_budget() -> None:
    setup = Setup(board_of("first-game"), 3, 99, True, frozenset(), 0, 3)
    bots = [Listener() for _ in range(3)]
    budget = Budget(77)
    run(setup, *bots, budget=budget)
    for seat, bot in enumerate(bots, 1):
        assert {view.seat for view in bot.views} == {seat}
        assert {view.known.setup.seed for view in bot.views} == {0}, "the seed is nobody's business (R13)"
        assert {view.known.key for view in bot.views} == {b""}
        assert all(view.is_mine() for view in bot.views)
        assert {id(one) for one in bot.budgets} == {id(budget)}
        assert min(bot.offered) >= 1


def test_the_chance_of_a_seat_follows_from_seed_and_seat_alone() -> None:
    setup = Setup(board_of("first-game"), 3, 99, False, frozenset(), 0, 3)
    bots = [Listener() for _ in range(3)]
    run(setup, *bots)
    for seat, bot in enumerate(bots, 1):
        rng = seat_rng(99, seat)
        assert bot.draws == [rng.random() for _ in bot.draws]
    draws = {seat_rng(seed, seat).random() for seed in range(20) for seat in (1, 2, 3, 4)}
    assert len(draws) == 80


def test_a_watch_hears_of_every_choice_before_it_is_made() -> None:
    heard: list[tuple[int, int]] = []
    setup = Setup(board_of("first-game"), 2, 5, False, frozenset(), 0, 3)
    played = run(setup, RandomBot(), RandomBot(), watch=lambda seat, number: heard.append((seat, number)))
    game = Game.begin(setup)
    expected = []
    for number, text in enumerate(played.texts):
        expected.append((game.decision.seat, number))
        game.play(text)
    assert heard == expected


# ---- bots that fail


class Failing(Bot):
    """Plays on until its number comes up."""

    def __init__(self, after: int, how: str) -> None:
        self.left = after
        self.how = how

    def choose(self, view: View, options: Sequence[Action], budget: Budget, rng: random.Random) -> Action:
        self.left -= 1
        if self.left >= 0:
            return options[-1]
        if self.how == "raises":
            raise ZeroDivisionError("x" * 500)
        twin = Game.new(view.known.board, players=2, seed=1).state
        return None if self.how == "none" else twin.actions.resigns[0]  # type: ignore[return-value]


@pytest.mark.parametrize(("how", "code"), [("raises", "bot.raised"), ("none", "bot.illegal"), ("illegal", "bot.illegal")])
@pytest.mark.parametrize("after", [0, 3])
def test_a_failure_is_told_with_seat_and_number(how: str, code: str, after: int) -> None:
    setup = Setup(board_of("first-game"), 2, 5, False, frozenset(), 2, 9)
    with pytest.raises(BotError) as caught:
        run(setup, RandomBot(), Failing(after, how))
    error = caught.value
    assert (error.code, error.seat, error.name) == (code, 2, "Failing")
    assert len(str(error.facts["reason"])) <= 200
    assert error.number >= after
    assert (error.__cause__ is not None) == (how == "raises")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_forfeits_is_last_and_goes_no_further(players: int) -> None:
    setup = Setup(board_of("first-game"), players, 5, False, frozenset(), 0, 40)
    others = [SteadyBot() for _ in range(players - 1)]
    played = run(setup, Failing(9, "raises"), *others, forfeit=True)
    [forfeit] = played.forfeits
    assert (forfeit.seat, forfeit.code) == (1, "bot.raised")
    assert played.texts[forfeit.number] == "resign 1"
    assert played.places[-1] == 1
    assert played.winner not in (None, 1)
    assert len(played.progress[0]) <= len(played.seconds[0])


def test_a_seat_resigns_where_its_bot_failed_before() -> None:
    """How a bot that hung is played again: the same game up to there."""
    setup = Setup(board_of("first-game"), 3, 5, False, frozenset(), 0, 40)
    first = run(setup, Failing(9, "raises"), SteadyBot(), SteadyBot(), forfeit=True)
    again = run(setup, Failing(99, "raises"), SteadyBot(), SteadyBot(), forfeit=True, stop_at=first.forfeits)
    assert again.texts == first.texts
    assert again.forfeits == first.forfeits


def test_who_was_never_made_resigns_at_once() -> None:
    setup = Setup(board_of("first-game"), 3, 5, False, frozenset(), 0, 40)
    stop = Forfeit(2, "bot.not-made", NEVER_MADE, "no map")
    played = run(setup, SteadyBot(), RandomBot(), SteadyBot(), forfeit=True, stop_at=[stop])
    [forfeit] = played.forfeits
    assert (forfeit.seat, forfeit.code, forfeit.reason) == (2, "bot.not-made", "no map")
    assert "resign 2" in played.texts[:40]
    assert played.steps[1] == []


def test_a_game_is_the_same_with_the_same_bots_whatever_they_are_called() -> None:
    setup = setup_of("first-game", 3, True, 8)
    games = []
    for names in (("a", "b", "c"), ("steady", "steady", "steady")):
        bots = [(name, make_bot("steady")) for name in names]
        games.append(BotGame(setup, actions_of(setup.board), bots).run().texts)
    assert games[0] == games[1]
