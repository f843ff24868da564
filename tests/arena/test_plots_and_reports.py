"""Plots, heat maps, reports and traces: drawn within their frames, in all languages, with the figures they were given."""

from __future__ import annotations

import math
import pathlib
import random
import re
from xml.etree import ElementTree

import pytest
from results import by_lot, result

from eldorado.arena import figures
from eldorado.arena.heat import heat_map, visits
from eldorado.arena.plots import (
    LONGEST,
    Bar,
    CardShare,
    Line,
    Spread,
    alone,
    bars,
    colour,
    fitted,
    lines,
    mark,
    purchases,
    room,
    spreads,
    ticks,
)
from eldorado.arena.report import bot_name, cell_name, report_html, seat_of, short_name, write_report
from eldorado.arena.schedule import Cell, TournamentSettings
from eldorado.arena.tournament import Tournament
from eldorado.arena.traces import show_trace
from eldorado.engine.errors import EldoradoError
from eldorado.routes.printed import route
from eldorado.words import Words

ENGLISH = Words("en")
SVG = "{http://www.w3.org/2000/svg}"


def drawn(picture: str) -> ElementTree.Element:
    """A well-formed picture, all of whose texts and lines lie within its frame."""
    root = ElementTree.fromstring(picture)
    left, top, right, bottom = map(float, str(root.get("viewBox")).split())
    for text in root.iter(f"{SVG}text"):
        assert left <= float(str(text.get("x"))) <= right
        assert top <= float(str(text.get("y"))) <= bottom
    for block in root.iter(f"{SVG}rect"):
        assert float(str(block.get("width"))) >= 0
        assert float(str(block.get("x"))) + float(str(block.get("width"))) <= right + 0.5
    assert root.get("aria-label")
    return root


def texts(root: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("most", [0.001, 0.04, 0.3, 1.0, 1.7, 9.99, 10.0, 42.0, 999.0, 12345.0])
@pytest.mark.parametrize("about", [2, 5, 9])
def test_ticks_are_round_and_reach_far_enough(most: float, about: int) -> None:
    found = ticks(most, about)
    step = found[1]
    assert found[0] == 0.0
    assert found[-1] >= most - 1e-9
    assert found[-2] < most
    digits = step / 10 ** math.floor(math.log10(step) + 1e-9)
    assert any(abs(digits - round_) < 1e-6 for round_ in (1, 2, 5, 10))
    assert len(found) <= about + 2
    assert ticks(0.0) == [0.0, 1.0]


@pytest.mark.parametrize("length", [1, LONGEST - 1, LONGEST, LONGEST + 1, 200])
def test_a_long_name_loses_its_middle(length: int) -> None:
    name = "".join(chr(97 + number % 26) for number in range(length))
    short = fitted(name)
    assert len(short) == min(length, LONGEST)
    if length > LONGEST:
        head, _, tail = short.partition("…")
        assert name.startswith(head)
        assert name.endswith(tail)
        assert abs(len(head) - len(tail)) <= 1
    assert room([name], 20) >= room(["x"], 20)


def test_bars_show_values_intervals_and_the_fair_share() -> None:
    rows = [Bar("Ada <b>", 0, 0.5, 0.4, 0.6, 0.25), Bar("B" * 90, 1, 0.0, 0.0, 0.1, 0.25), Bar("C", 2, 1.0, 0.9, 1.0, 0.25)]
    root = drawn(bars(rows, 'Wins & "losses"', "fair", ENGLISH))
    said = texts(root)
    assert "Ada <b>" in said
    assert [text for text in said if text.endswith(".0%")] == ["50.0%", "0.0%", "100.0%"]
    widths = [float(str(block.get("width"))) for block in root.iter(f"{SVG}rect")]
    assert widths[1] == 0
    assert widths[2] == pytest.approx(2 * widths[0], abs=0.2)
    assert len([line for line in root.iter(f"{SVG}line") if line.get("class") == "fair"]) == 4


def test_spreads_show_the_mean_of_what_was_counted() -> None:
    root = drawn(spreads([Spread("one", {10: 1, 12: 3}), Spread("two", {30: 5})], "Rounds", ENGLISH))
    assert {"11.5", "30.0"} <= set(texts(root))
    titles = [title.text for title in root.iter(f"{SVG}title")]
    assert titles == ["10: 1", "12: 3", "30: 5"]


def test_lines_go_from_the_first_value_to_the_last() -> None:
    root = drawn(lines([Line("one", 0, [28.0, 14.0, 0.0]), Line("two", 5, [28.0, 20.0])], "Progress", "round", "steps"))
    paths = [str(path.get("points")).split() for path in root.iter(f"{SVG}polyline") if path.get("class") == "line"]
    assert [len(path) for path in paths] == [3, 2]
    heights = [float(point.split(",")[1]) for point in paths[0]]
    assert heights == sorted(heights), "fewer steps lie lower"
    assert drawn(lines([Line("only", 0, [0.0])], "x", "y", "z")) is not None


def test_purchases_show_copies_and_shares() -> None:
    rows = [CardShare("Scout", "green", 1.5, 0.4, 0.25, 40), CardShare("Captain", "blue", 0.0, 0.1, 0.25, 1)]
    said = texts(drawn(purchases(rows, "Cards", "copies", "owners", ENGLISH)))
    assert {"Scout", "Captain", "1.50", "0.00", "40%", "10%"} <= set(said)


def test_figures_are_written_as_the_language_does() -> None:
    german = Words("de")
    said = texts(drawn(bars([Bar("Ada", 0, 0.415, 0.4, 0.6, 0.25)], "Siege", "gerecht", german)))
    assert {"41,5\N{NO-BREAK SPACE}%", "20\N{NO-BREAK SPACE}%"} <= set(said)
    assert "11,5" in texts(drawn(spreads([Spread("eins", {10: 1, 12: 3})], "Runden", german)))
    said = texts(drawn(purchases([CardShare("Späher", "green", 1.5, 0.4, 0.25, 40)], "Karten", "gekauft", "Siege", german)))
    assert {"1,50", "40\N{NO-BREAK SPACE}%"} <= set(said)


def test_things_compared_differ_by_colour_and_by_shape() -> None:
    assert len({colour(number) for number in range(4)}) == 4
    assert len({re.sub(r'fill="[^"]+"', "", mark(number, 5, 5)) for number in range(4)}) == 4
    assert mark(0, 5, 5) == mark(4, 5, 5)


def test_a_plot_alone_brings_its_colours() -> None:
    picture = alone(bars([Bar("Ada", 0, 0.5, 0.4, 0.6, 0.25)], "Wins", "fair", ENGLISH))
    ElementTree.fromstring(picture)
    used = set(re.findall(r"var\((--[\w-]+)\)", picture))
    assert used <= set(re.findall(r"(--[\w-]+):", picture))


# ---- heat


def test_seats_are_counted_once_for_each_space() -> None:
    assert visits([[1, 2, 2, 3], [2], []]) == {1: 1, 2: 2, 3: 1}


def test_where_more_went_there_is_less_dusk() -> None:
    board = route("first-game")
    here, there = board.space("B51"), board.space("C42")
    picture = heat_map(board, [[here, there], [here], [here], [here, here]], "First Game", ENGLISH)
    root = ElementTree.fromstring(picture)
    shades = {
        (path.findtext(f"{SVG}title") or "").partition(":")[0]: float(str(path.get("fill-opacity")))
        for path in root.iter(f"{SVG}path")
        if path.get("fill-opacity") and path.find(f"{SVG}title") is not None
    }
    assert shades["B51"] == 0.0 < shades["C42"] < shades["N24"]
    walked = [space for space in range(len(board.names)) if board.is_passable(space) and not board.start_number[space]]
    assert len(shades) == len(walked)
    assert "B51: 100%" in picture
    assert "C42: 25%" in picture


# ---- reports


def some_results() -> list[object]:
    chance = random.Random(2)
    return [by_lot(chance, number) for number in range(1, 25)]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_report_is_a_whole_page_in_the_language_asked_for(language: str) -> None:
    words = Words(language)
    page = report_html(some_results(), 7, words)  # type: ignore[arg-type]
    assert f'lang="{language}"' in page
    assert page.count("<figure>") == page.count("</figure>") >= 7
    for plot in re.findall(r"<svg.*?</svg>", page, re.DOTALL):
        ElementTree.fromstring(plot)
    assert "{" not in re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL), "no sentence with a gap"


def test_a_report_of_one_bot_is_told_by_who_begins() -> None:
    words = Words("en")
    page = report_html([result(1 + n % 2, ["steady", "steady"], n) for n in range(1, 7)], 1, words)
    assert words.text("report-order", number=2) in page
    assert seat_of(result(1, ["a", "b", "c"]), 0) == 1
    assert [seat_of(result(1, ["a", "b", "c"]), order) for order in range(3)] == [1, 2, 3]


def test_bots_go_by_their_characters_and_strangers_by_their_files() -> None:
    words = Words("en")
    assert words.text("bot-expert") in bot_name("expert", words)
    assert bot_name("some/bots/mine.py:Bot", words) == short_name("some/bots/mine.py:Bot") == "mine.py:Bot"
    assert "4" in cell_name(Cell("first-game", 4, True), words)


def test_a_report_that_cannot_be_written_is_told(tmp_path: pathlib.Path) -> None:
    tournament = Tournament(TournamentSettings(bots=("steady",), players=(2,), games=1), None)
    tournament.results = {1: result(1, ["steady", "steady"])}
    file = write_report(tournament, tmp_path / "new" / "folder", Words("en"))
    assert file.read_text("utf-8").startswith("<!doctype html>")
    with pytest.raises(EldoradoError) as refused:
        write_report(tournament, file, Words("en"))
    assert refused.value.code == "file.unwritable"


def test_a_trace_shows_the_bots_own_lines_and_not_ours(capsys: pytest.CaptureFixture[str]) -> None:
    def deep() -> None:
        raise KeyError("lost my map")

    def ours() -> None:
        deep()

    try:
        ours()
    except KeyError as cause:
        error = EldoradoError("bot.raised", {})
        error.__cause__ = cause
    show_trace(error)
    said = capsys.readouterr().err
    assert said.startswith("Traceback (most recent call last):\n")
    assert said.endswith("KeyError: 'lost my map'\n")
    assert "in deep" in said
    assert "in test_a_trace" not in said
    show_trace(EldoradoError("bot.raised", {}))
    assert capsys.readouterr().err == ""


# ---- the figures of the ladder


def test_parts_are_measured_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[TournamentSettings] = []

    def pretend(settings: TournamentSettings, jobs: int) -> Tournament:
        asked.append(settings)
        tournament = Tournament(settings, None)
        tournament.results = {m.number: result(1, m.bots, m.number, m.deal, cell=m.cell) for m in tournament.matches[:4]}
        return tournament

    monkeypatch.setattr(figures, "_tournament", pretend)
    told: list[str] = []
    found = figures.bot_figures(4, 1, 1, 0.01, ["planner: steady", "steady: 10 games", "expert: rounds"], told.append)
    assert (
        told == ["expert: rounds", "planner: steady, first-game", "steady: 10 games"] or "planner: 3 steady, first-game" in told
    )
    assert set(found["bots"]) == set(figures.MEASURED)
    assert found["bots"]["expert"]["mean_rounds"] == 14
    assert {settings.seed for settings in asked} == {1}


def test_a_part_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(EldoradoError) as refused:
        figures.bot_figures(4, 1, 1, 0.01, ["planner", "grandmaster"], lambda name: None)
    assert refused.value.code == "arena.no-part"
    assert "planner: rounds" in str(refused.value.facts["known"])


@pytest.mark.parametrize(
    ("which", "name"),
    [
        (figures.MatchUp("a", "b"), "3 b, first-game"),
        (figures.MatchUp("a", "b", players=2), "b, first-game"),
        (figures.MatchUp("a", "b", "serpentine", caves=True), "3 b, serpentine, caves"),
    ],
)
def test_a_match_up_says_whom_it_meets(which: figures.MatchUp, name: str) -> None:
    assert which.name == name
    assert len({(one.bot, one.name) for one in figures.MATCH_UPS}) == len(figures.MATCH_UPS)
