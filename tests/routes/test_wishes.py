"""Wishes of a designer, chance that no version of Python changes, the scale, and gentle ways."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from eldorado.engine.board import Board
from eldorado.engine.components import RUBBLE, START
from eldorado.engine.errors import EldoradoError
from eldorado.notation.routes import parse_route
from eldorado.routes import generator
from eldorado.routes.advice import NARROW
from eldorado.routes.chance import Chance
from eldorado.routes.generator import generate
from eldorado.routes.layout import check
from eldorado.routes.printed import route, route_ids
from eldorado.routes.scale import CLASSES, borders, class_of, printed
from eldorado.routes.traits import GENTLE, Traits, cave_share, is_gentle, traits_of, widths
from eldorado.routes.wishes import Wishes


def test_chance_is_the_same_for_ever() -> None:
    """Recorded: routes of a seed are shared by their number."""
    chance = Chance("eldorado")
    assert [chance.below(100) for _ in range(6)] == [62, 44, 47, 11, 1, 10]
    assert Chance("a").shuffled(range(8)) == Chance("a").shuffled(range(8))


def test_a_shuffle_loses_nothing_and_every_order_comes() -> None:
    chance = Chance("orders")
    orders = Counter(tuple(chance.shuffled("abc")) for _ in range(600))
    assert len(orders) == 6
    assert all(sorted(order) == ["a", "b", "c"] for order in orders)
    assert min(orders.values()) > 60


def test_a_draw_stays_below_its_limit_and_reaches_all() -> None:
    chance = Chance("draws")
    assert {chance.below(5) for _ in range(200)} == set(range(5))
    assert {chance.one_of("xy") for _ in range(50)} == {"x", "y"}


@pytest.mark.parametrize("difficulty", CLASSES)
def test_a_wished_difficulty_is_plain_from_the_estimate(difficulty: str) -> None:
    moderate, difficult = borders()
    for seed in range(2):
        rounds = traits_of(generate(seed, Wishes(difficulty=difficulty))).estimated_rounds
        assert {"easy": rounds < moderate, "moderate": moderate < rounds < difficult, "difficult": rounds > difficult}[difficulty]


def test_a_wide_route_has_no_bottleneck() -> None:
    for seed in range(3):
        assert min(widths(generate(seed, Wishes(wide=True)))) > NARROW


@pytest.mark.parametrize(("like", "seed"), [*((id_, 5) for id_ in route_ids()), ("witchs-cauldron", 1), ("witchs-cauldron", 2)])
def test_a_route_like_a_printed_one_has_its_pieces_and_its_length(like: str, seed: int) -> None:
    """Hardly anything that is dealt is like Witch's Cauldron: what comes nearest is changed until it is."""
    theirs = route(like)
    ours = generate(seed, Wishes(like=like))
    assert generate(seed, Wishes(like=like)).route.text() == ours.route.text()
    backs = ours.catalog.tiles
    pieces = {min(p.letter, backs[p.letter].back) for p in theirs.route.pieces}
    assert {min(p.letter, backs[p.letter].back) for p in ours.route.pieces} == pieces
    assert abs(traits_of(ours).steps - traits_of(theirs).steps) <= 3
    assert abs(traits_of(ours).estimated_rounds - traits_of(theirs).estimated_rounds) <= 1.5
    assert sum(p.letter not in {q.letter for q in theirs.route.pieces} for p in ours.route.pieces) <= 1
    assert is_gentle(ours)
    assert not check(ours.route, ours.catalog).warnings
    assert ours.route.text() != theirs.route.text()


def test_wishes_together_are_all_fulfilled() -> None:
    board = generate(2, Wishes(length="short", caves="few", difficulty="easy"))
    traits = traits_of(board)
    assert (traits.length, cave_share(traits.caves)) == ("short", "few")


@pytest.mark.parametrize("other", [Wishes(length="long"), Wishes(difficulty="difficult"), Wishes(caves="many")])
def test_wishes_that_contradict_a_printed_route_are_refused_at_once(other: Wishes) -> None:
    tries: list[int] = []
    with pytest.raises(EldoradoError) as refused:
        generate(1, msgspec.structs.replace(other, like="first-game"), tell=lambda number, _: tries.append(number))
    assert refused.value.code == "generator.no-such-route"
    assert tries in ([], [0])


def test_a_wish_nobody_can_fulfil_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generator, "MOST_DEALT", 3)
    monkeypatch.setattr(generator, "MOST_CHANGED", 1)
    monkeypatch.setattr(generator, "is_gentle", lambda board: False)
    with pytest.raises(EldoradoError) as refused:
        generate(1)
    assert refused.value.code == "generator.no-such-route"


def test_a_route_nobody_knows_cannot_be_liked() -> None:
    with pytest.raises(EldoradoError) as refused:
        generate(1, Wishes(like="atlantis"))
    assert [fault.code for fault in getattr(refused.value, "faults", [])] == ["data.unknown-route"]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("monday", "monday"),
        ("my # valley", "my-valley"),
        ("a\nB 0 0 turn 1", "a-B-0-0-turn-1"),
        ("#", "route-3"),
        ("x" * 99, "x" * 60),
    ],
)
def test_a_route_keeps_a_name_that_its_file_can_hold(name: str, kept: str) -> None:
    made = generate(3, name=name).route
    assert made.id == kept == parse_route(made.text()).id


def test_the_scale_goes_up_from_class_to_class() -> None:
    low, high = borders()
    assert [class_of(rounds) for rounds in (0.0, low - 0.01, low, high - 0.01, high, 99.0)] == [
        "easy", "easy", "moderate", "moderate", "difficult", "difficult",
    ]  # fmt: skip
    assert {each.route for each in printed()} == set(route_ids())
    assert len({tuple(sorted(each.habits)) for each in printed()}) == 1


@pytest.mark.parametrize(("steps", "length"), [(0, "short"), (30, "short"), (31, "medium"), (36, "medium"), (37, "long")])
def test_lengths_by_steps(steps: int, length: str) -> None:
    assert Traits(5, 0, steps, 40, 4, 4, 3, 3, "river").length == length


@pytest.mark.parametrize(("caves", "share"), [(0, "few"), (3, "few"), (4, "some"), (5, "many"), (9, "many")])
def test_shares_of_caves(caves: int, share: str) -> None:
    assert cave_share(caves) == share


def test_what_makes_a_route_longer_makes_the_estimate_longer() -> None:
    base = Traits(5, 0, 30, 40, 4, 4, 3, 3, "jungle")
    for changed in ({"power": 41}, {"blockades": 5}, {"end": "river"}):
        more = Traits(**{**{name: getattr(base, name) for name in base.__struct_fields__}, **changed})
        assert more.estimated_rounds > base.estimated_rounds


def plain_gentle(board: Board) -> bool:
    """A way over spaces of strength 2 at most; and from every space that all such ways use somebody weak gets on."""
    spaces = {s for s in range(len(board.names)) if board.is_passable(s) and board.strength[s] <= GENTLE}

    open_ = {s for s in spaces if board.terrain[s] != START}
    near = {s: [n for n in map(int, board.neighbours[6 * s : 6 * s + 6]) if n in open_] for s in spaces}

    def home(sources: list[int], gone: int) -> bool:
        seen = {source for source in sources if source != gone}
        todo = list(seen)
        while todo:
            for other in near[todo.pop()]:
                if other not in seen and other != gone:
                    seen.add(other)
                    todo.append(other)
        return any(board.is_finish[space] for space in seen)

    if not home(board.starts, -1):
        return False
    for space in spaces:
        if board.terrain[space] != START and not board.is_finish[space] and not home(board.starts, space):
            on = [other for other in near[space] if home([other], space)]
            if all(board.terrain[other] < RUBBLE and board.strength[other] >= GENTLE for other in on):
                return False
    return True


def test_gentle_routes_are_gentle_by_a_plain_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """On printed routes and on whatever the generator deals before it looks whether it is gentle."""
    monkeypatch.setattr(generator, "is_gentle", lambda board: True)
    boards = [*(route(id_) for id_ in route_ids()), *(generate(seed) for seed in range(16))]
    found = [is_gentle(board) for board in boards]
    assert found == [plain_gentle(board) for board in boards]
    assert True in found[len(route_ids()) :]
    assert False in found[len(route_ids()) :]
