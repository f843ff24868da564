"""Boards, tiles and games as text: everything is there, nothing is wider than asked, colour adds nothing."""

from __future__ import annotations

import pytest

from eldorado.art.text import board_text, pieces, standing, state_text, tile_legend, tile_text
from eldorado.art.text.board import SIGNS, ground, legend, space_sign
from eldorado.art.text.canvas import Canvas
from eldorado.box import catalog
from eldorado.engine.components import MOUNTAIN, START, TERRAINS
from eldorado.game import Game
from eldorado.routes.generator import generate
from eldorado.routes.printed import route, route_ids
from eldorado.words import LANGUAGES, Words

ENGLISH = Words("en")


def drawing(text: str) -> str:
    """Without the legend below."""
    return text.rpartition("\n\n")[0]


@pytest.mark.parametrize("id_", route_ids()[::2])
def test_every_space_of_a_board_is_drawn_once(id_: str) -> None:
    board = route(id_)
    shown = drawing(board_text(board, color=False, words=ENGLISH, blockades={}).plain)
    for terrain, sign in enumerate(SIGNS):
        if terrain in (MOUNTAIN, START):
            continue
        for strength in range(1, 5):
            spaces = [
                space
                for space in range(len(board.names))
                if board.terrain[space] == terrain and board.strength[space] == strength and not board.is_finish[space]
            ]
            assert shown.count(f"{sign}{strength}") == len(spaces)
    assert shown.count("m*") == len(board.caves)
    for number in (1, 2, 3, 4):
        assert shown.count(f"s{number}") == 1
    for finish in ("Z1", "Z2", "Z3"):
        assert shown.count(finish) == 1
    assert "#" not in shown


@pytest.mark.parametrize("width", [80, 100, 140, 200])
@pytest.mark.parametrize("board", [route("first-game"), route("witchs-cauldron"), generate(8)], ids=lambda board: board.route.id)
def test_a_board_is_never_wider_than_asked_where_that_can_be(board: object, width: int) -> None:
    text = board_text(board, color=False, width=width, words=ENGLISH).plain  # type: ignore[arg-type]
    assert max(len(line) for line in text.splitlines()) <= width
    assert not any(line != line.rstrip() for line in drawing(text).splitlines())


def test_letters_of_the_pieces_stand_beside_them_in_the_language_of_the_box() -> None:
    board = route("first-game")
    for lang in ("en", "ru"):
        words = Words(lang)
        shown = board_text(board, color=False, words=words, width=200).plain
        assert [
            letter for letter in (words.piece(piece.letter) for piece in board.route.pieces) if f"[{letter}]" not in shown
        ] == []


def test_blockades_pieces_and_marks_are_shown() -> None:
    board = route("first-game")
    plain = drawing(board_text(board, color=False, words=ENGLISH, blockades={}).plain)
    walled = drawing(board_text(board, color=False, words=ENGLISH, blockades={0: 3}).plain)
    unknown = drawing(board_text(board, color=False, words=ENGLISH).plain)
    assert 0 == plain.count("#") < walled.count("#") < unknown.count("#")
    here = board.space("C42")
    shown = drawing(board_text(board, color=False, words=ENGLISH, blockades={}, pieces={here: "P1"}).plain)
    assert shown.count("P1") == 1
    marked = drawing(board_text(board, color=False, words=ENGLISH, blockades={}, marks=[here]).plain)
    sign, _ = space_sign(board, here)
    assert marked.count(sign.upper()) == plain.count(sign.upper()) + 1


def test_names_of_spaces_instead_of_their_ground() -> None:
    board = route("first-game")
    shown = drawing(board_text(board, names=True, color=False, words=ENGLISH, blockades={}).plain)
    assert shown.count("43") == len([name for name in board.names if name[1:] == "43"])


def test_colour_changes_no_letter() -> None:
    board = route("first-game")
    assert board_text(board, words=ENGLISH).plain == board_text(board, words=ENGLISH, color=False).plain
    tile = catalog().tiles["C"]
    assert tile_text(tile).plain == tile_text(tile, color=False).plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_explains_every_sign_that_is_there(lang: str) -> None:
    words = Words(lang)
    board = route("swamplands")
    told = legend(board, {0: 1, 1: 6}, 80, words).plain
    assert max(len(line) for line in told.splitlines()) <= 80
    for terrain in {int(one) for one in board.terrain if one not in (START, MOUNTAIN)}:
        assert words.terrain(TERRAINS[terrain]) in told
    assert words.terrain("cave") in told
    assert len([line for line in told.splitlines() if line.startswith("## ")]) >= 2
    for width in (40, 80):
        assert max(len(line) for line in tile_legend(width, words).plain.splitlines()) <= max(width, 30)


@pytest.mark.parametrize("letter", sorted(catalog().tiles))
def test_a_tile_shows_all_its_spaces_as_the_file_does(letter: str) -> None:
    tile = catalog().tiles[letter]
    shown = tile_text(tile, color=False).plain
    for sign in {ground(s.terrain, s.strength, s.cave, s.start)[0] for s in tile.spaces}:
        expected = len([s for s in tile.spaces if ground(s.terrain, s.strength, s.cave, s.start)[0] == sign])
        assert shown.count(f"{sign} ") + shown.count(f"{sign}|") >= expected
    assert len(shown.splitlines()) == (15 if len(tile.spaces) == 37 else 7)


# ---- the sheet of characters


def test_what_is_put_later_lies_on_top_and_the_sheet_grows_in_every_direction() -> None:
    canvas = Canvas()
    canvas.put(2, 0, "abc")
    canvas.put(3, 0, "X")
    canvas.put(-1, -1, "up")
    assert canvas.text().plain == "up\n   aXc"
    assert canvas.is_free(0, 0, 2)
    assert not canvas.is_free(0, 0, 3)


# ---- games


def test_a_game_tells_where_everybody_is() -> None:
    game = Game.from_position(
        "eldorado position 1\nplayers 3\nround 7\nturn 2\nblockades B-C 2\n"
        "seat 1\n at home\nseat 2\n at C42\n hand scout\nseat 3\n at out"
    )
    text = state_text(game.state)
    assert "first-game, round 7, seat 2 to play" in text
    assert "seat 1: El Dorado" in text
    assert f"seat 2: C42 ({int(game.board.distance[game.board.space('C42')])} to go); hand 1" in text
    assert "seat 3: out" in text
    assert pieces(game.state) == {game.board.space("C42"): "P2"}
    assert standing(game.state) == {0: 2}


def test_with_two_players_each_piece_has_a_sign_of_its_own() -> None:
    state = Game.new("first-game", players=2, seed=1).state
    assert sorted(pieces(state).values()) == ["1a", "1b", "2a", "2b"]


def test_a_game_that_is_over_says_so() -> None:
    game = Game.new("first-game", players=2, seed=1)
    game.play("resign 1")
    assert "over" in state_text(game.state)
