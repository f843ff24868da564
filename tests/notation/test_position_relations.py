"""What must not change a position, and what must: lines and words in another order, what goes without saying, other seats."""

from __future__ import annotations

import random

import pytest
from driving import chances, choose, games, whole_games
from hypothesis import given, settings

from eldorado.engine.components import CARD_IDS
from eldorado.engine.state import State
from eldorado.game import Game, actions_of
from eldorado.notation.position.reader import PositionError, parse_position
from eldorado.notation.position.text import position_text, zone_text
from eldorado.notation.records import parse_record, record_text
from eldorado.routes.printed import board_of

few = settings(whole_games, max_examples=12)


def read(text: str) -> State:
    return parse_position(text, board_of, actions_of)


def somewhere(game: Game, chance: random.Random, most: int = 150) -> State:
    """Some moment of a game that gets far."""
    for _ in range(chance.randrange(most)):
        if game.outcome is not None:
            break
        game.play(choose(game.state, chance, 0.4))
    return game.state


def blocks(text: str) -> tuple[str, list[list[str]], list[list[str]]]:
    """The title, the lines of the table, each a block of its own, and the blocks of the seats."""
    title, *lines = text.splitlines()
    found: list[list[str]] = []
    for line in lines:
        if line.startswith("  ") and found:
            found[-1].append(line)
        else:
            found.append([line])
    seats = [block for block in found if block[0].startswith("seat ")]
    return title, [block for block in found if block not in seats], seats


@given(games, chances)
@few
def test_lines_of_the_table_seats_and_lines_of_a_seat_come_in_any_order(game: Game, chance: random.Random) -> None:
    state = somewhere(game, chance)
    title, table, seats = blocks(position_text(state, board_of))
    for block in seats:
        inner = block[1:]
        chance.shuffle(inner)
        block[1:] = inner
    mixed = [*table, *seats]
    chance.shuffle(mixed)
    text = "\n".join([title, *[line for block in mixed for line in block]])
    assert read(text).to_bytes() == state.to_bytes()


@given(games, chances)
@few
def test_cards_of_a_zone_come_in_any_order_and_one_by_one(game: Game, chance: random.Random) -> None:
    state = somewhere(game, chance)
    lines = position_text(state, board_of).splitlines()
    for at, line in enumerate(lines):
        key, _, rest = line.strip().partition(" ")
        if key in ("hand", "draw", "play", "discard", "removed", "tokens") and rest != "-":
            items = [words.split() for words in rest.split(", ")]
            single = [name for name, *amount in items for _ in range(int(amount[0]) if amount else 1)]
            chance.shuffle(single)
            lines[at] = f"  {key} {', '.join(single)}"
    assert read("\n".join(lines)).to_bytes() == state.to_bytes()


@given(games, chances)
@few
def test_remarks_blanks_and_line_ends_of_all_kinds_change_nothing(game: Game, chance: random.Random) -> None:
    state = somewhere(game, chance)
    dressed = [f"{line}   # {chance.random()}" for line in position_text(state, board_of).splitlines()]
    assert read("\r\n\r\n".join(dressed)).to_bytes() == state.to_bytes()


@given(games, chances)
@few
def test_every_other_hand_would_be_another_position(game: Game, chance: random.Random) -> None:
    """No two lines say the same: a card moved from hand to draw pile is seen in the bytes and in the text."""
    state = somewhere(game, chance)
    text = position_text(state, board_of)
    seat = chance.randrange(len(state.players))
    player = state.players[seat]
    if not player.hand or state.current == seat:
        return
    other = state.copy()
    other.players[seat].draw += player.hand
    other.players[seat].hand = type(player.hand)(0)
    moved = position_text(other, board_of)
    assert moved != text
    assert read(moved).to_bytes() == other.to_bytes() != state.to_bytes()


@given(games, chances)
@settings(whole_games, max_examples=6)
def test_a_game_goes_on_from_its_position_as_it_would_have_gone_on(game: Game, chance: random.Random) -> None:
    """Chance included: the position carries the seed and how far each stream has run."""
    somewhere(game, chance)
    twin = Game.from_position(game.position)
    for _ in range(60):
        if game.outcome is not None:
            break
        action = chance.choice(game.legal_actions()).text
        game.play(action)
        twin.play(action)
    assert twin.position == game.position


@given(games, chances)
@settings(whole_games, max_examples=6)
def test_a_record_from_any_position_replays_to_the_byte(game: Game, chance: random.Random) -> None:
    start = somewhere(game, chance).copy()
    played: list[str] = []
    for _ in range(40):
        if game.outcome is not None:
            break
        played.append(choose(game.state, chance, 0.6).text)
        game.play(played[-1])
    record = parse_record(record_text(start, played, board_of, {"event": "any"}), board_of, actions_of)
    assert record.start.to_bytes() == start.to_bytes()
    assert (record.tags, [action.text for action in record.actions]) == ({"event": "any"}, played)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_goes_without_saying_is_what_a_new_game_has(players: int) -> None:
    """R2: round 1, the first seat's turn, all blockades off the board, nothing bought, everybody on the starting spaces."""
    short = read(f"eldorado position 1\nplayers {players}")
    long = read(position_text(short, board_of))
    assert long.to_bytes() == short.to_bytes()
    assert {zone_text(player.removed, CARD_IDS) for player in short.players} == {"-"}
    assert sorted(space for player in short.players for space in (player.first, player.second) if space >= 0) == sorted(
        short.board.starts[: 4 if players == 2 else players]
    )


@pytest.mark.parametrize(
    ("first", "order"), [("first 1", [0, 1, 2]), ("first 2", [2, 0, 1]), ("first 3", [1, 2, 0])]
)  # fmt: skip
def test_starting_spaces_go_by_turn_order(first: str, order: list[int]) -> None:
    """R2.9: the first player stands on space 1, and so on in turn order."""
    state = read(f"eldorado position 1\nplayers 3\n{first}")
    assert [state.board.starts.index(int(player.first)) for player in state.players] == order


@pytest.mark.parametrize(
    ("lines", "arrived", "resigned"),
    [
        ("seat 1\n at home\nseat 2\n at home", [1, 2, 0, 0], [0, 0, 0, 0]),
        ("first 2\nseat 1\n at home\nseat 2\n at home", [2, 1, 0, 0], [0, 0, 0, 0]),
        ("seat 1\n at home\n arrived 7 2\nseat 2\n at home\n arrived 7 1", [2, 1, 0, 0], [0, 0, 0, 0]),
        ("first 3\nseat 1\n at out\nseat 3\n at out", [0, 0, 0, 0], [2, 0, 1, 0]),
        ("seat 1\n resigned 2\nseat 3\n resigned 1", [0, 0, 0, 0], [2, 0, 1, 0]),
        ("seat 1\n at home\nseat 4\n at out", [1, 0, 0, 0], [0, 0, 0, 1]),
    ],
)
def test_who_is_home_or_out_is_numbered_in_turn_order(lines: str, arrived: list[int], resigned: list[int]) -> None:
    """R11.2: unless it is said, whoever is home came this round, in turn order."""
    state = read(f"eldorado position 1\nplayers 4\nround 7\n{lines}")
    assert [int(player.arrival) for player in state.players] == arrived
    assert [int(player.resigned) for player in state.players] == resigned
    assert {int(player.arrival_round) for player in state.players if player.arrival} <= {7}
    assert int(state.arrivals) == len([number for number in arrived if number])


def test_an_unknown_route_still_tells_what_is_wrong_with_the_cards() -> None:
    with pytest.raises(PositionError) as refused:
        read("eldorado position 1\nroute nowhere\nplayers 2\nseat 1\n hand sailor 2\nseat 2\n hand wizard")
    found = {(fault.code, fault.line) for fault in refused.value.faults}
    assert found == {("data.unknown-route", 2), ("position.too-many-cards", 5), ("position.unknown-card", 7)}


def test_a_position_in_a_record_of_other_rules_is_refused() -> None:
    with pytest.raises(PositionError) as refused:
        parse_position("eldorado position 1\nrules 1\nplayers 2", board_of, actions_of, 1, 2)
    [fault] = refused.value.faults
    assert (fault.code, fault.line, fault.facts) == ("position.other-rules", 2, {"found": 1, "needed": 2})
