"""`eldorado replay`: a recorded game told turn by turn, stepped through, or shown at any moment."""

from __future__ import annotations

import sys
from typing import Any, final

import rich_click as click
from rich.console import Group, RenderableType
from rich.text import Text

from ..engine.decision import OVER
from ..engine.errors import EldoradoError
from ..engine.view import ALL_OPEN, SPECTATOR, View, view, viewer_of
from ..notation.records import MAX_TEXT, Record, replay
from ..protocol.shares import read_shares
from ..words import Words
from .group import WordedCommand, common_options
from .screen import Screen, read_text
from .story import StoryStep, ending, sentence, steps
from .verifying import verify as verify_record
from .verifying import wrapped

FORWARD = ("\r", "\n", " ", "n", "\x1b[C", "\x1bOC")
BACK = ("p", "\x7f", "\x1b[D", "\x1bOD")
NEXT_TURN = ("\t", "\x1b[B", "\x1bOB")
PREVIOUS_TURN = ("\x1b[A", "\x1bOA")
FIRST = ("\x1b[H", "\x1bOH", "0")
LAST = ("\x1b[F", "\x1bOF", "$")
QUIT = ("q", "\x1b", "\x04", "\x03", "")
ROWS_BESIDE_BOARD = 7
FEWEST_BOARD_ROWS = 14


@click.command("replay", cls=WordedCommand)
@click.argument("file", metavar="FILE")
@click.option("--at", "moment", type=int, metavar="N")
@click.option("--svg", metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@click.option("--seat", type=int, metavar="N")
@click.option("--open", "everything", is_flag=True)
@click.option("--verify", is_flag=True)
@click.option("--seed-hash", "seed_hash", metavar="HASH", default="")
@common_options
@click.pass_context
def command(
    ctx: click.Context, file: str, moment: int | None, svg: str | None, as_json: bool, seat: int | None,
    everything: bool, verify: bool, seed_hash: str,
) -> None:  # fmt: skip
    screen = Screen.of(ctx)
    text = read_text(file, MAX_TEXT)
    record = parse_game(text)
    at = len(record.actions) if moment is None else _checked(record, moment)
    told = Telling(record, _viewer(record, seat, everything), screen)
    if verify or seed_hash:
        verify_record(record, read_shares(text), seed_hash, screen, as_json)
    elif svg is not None:
        told.picture(svg, at)
    elif as_json:
        screen.json(told.moment_json(at) if moment is not None else told.game_json())
    elif moment is not None:
        screen.show(told.moment(at))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        _step_through(Stepper(told), screen)
    else:
        told.tell()


def load_record(file: str) -> Record:
    """The record in a file, or a position; `-` is the input."""
    return parse_game(read_text(file, MAX_TEXT))


def parse_game(text: str) -> Record:
    """A record, or a position, which is a game of which nothing has been played yet."""
    from ..game import actions_of
    from ..notation.keyed_text import meaning
    from ..notation.position.reader import parse_position
    from ..notation.records import parse_record
    from ..routes.printed import board_of

    title = next((said for line in text.splitlines() if (said := meaning(line))), "")
    if title.startswith("eldorado position"):
        return Record(parse_position(text, board_of, actions_of), [], [], {})
    return parse_record(text, board_of, actions_of)


def _checked(record: Record, moment: int) -> int:
    if not 0 <= moment <= len(record.actions):
        raise EldoradoError("replay.no-moment", {"found": moment, "most": len(record.actions)})
    return moment


def _viewer(record: Record, seat: int | None, everything: bool) -> int:
    """While a game runs its hands are secret unless asked for; a finished game is open to all."""
    if seat is not None:
        if not 1 <= seat <= record.setup.players:
            raise EldoradoError("view.no-seat", {"seat": seat, "players": record.setup.players})
        return int(viewer_of(seat))
    return ALL_OPEN if everything or replay(record).decision == OVER else SPECTATOR


def _shown(text: str) -> str:
    """Anybody may have written it, and a terminal obeys characters one cannot see."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


@final
class Telling:
    """A record, who looks on, and in which words."""

    def __init__(self, record: Record, viewer: int, screen: Screen) -> None:
        self.record = record
        self.viewer = viewer
        self.public = record.setup.without_seed()
        self.screen = screen
        self.words: Words = screen.words
        self.steps = list(steps(record, viewer))

    def title(self) -> str:
        setup = self.record.setup
        told = self.words.text("replay-title", route=self.words.route(setup.board.route.id), players=setup.players)
        parts = [told, *([self.words.text("replay-caves")] if setup.caves else []), *sorted(setup.switches)]
        return ", ".join(parts)

    def heading(self, step: StoryStep) -> str:
        return self.words.text("replay-turn", round=step.round, seat=step.seat + 1)

    def line(self, step: StoryStep) -> str:
        told = sentence(step, self.record.start.board, self.record.setup.players == 2, self.words)
        return f"{step.number:>5}  {told}"

    def tell(self) -> None:
        """The whole game, turn by turn."""
        self.screen.show(Text(self.title(), "bold"))
        for name, said in self.record.tags.items():
            self.screen.show(wrapped(self.words.named(name, _shown(said)), self.screen.width, 0))
        turn = (0, -1)
        for step in self.steps:
            if (step.round, step.seat) != turn:
                turn = (step.round, step.seat)
                self.screen.show(Text("\n" + self.heading(step), "bold"))
            self.screen.show(wrapped(self.line(step), self.screen.width))
        self.screen.show("")
        self.screen.show(wrapped(ending(replay(self.record), self.words), self.screen.width, 0, "bold"))

    def view(self, at: int) -> View:
        return view(replay(self.record, at), self.viewer, self.public)

    def status(self, at: int) -> list[RenderableType]:
        """Where we are: the moment, what was just played, who is asked."""
        lines: list[RenderableType] = [Text(self.words.text("replay-moment", at=at, of=len(self.steps)), "bold")]
        if at:
            step = self.steps[at - 1]
            lines.append(Text(self.words.named(self.heading(step), step.action.text)))
            lines.append(wrapped(self.line(step), self.screen.width))
        lines.append(wrapped(ending(self.view(at).known, self.words), self.screen.width, 0))
        return lines

    def moment(self, at: int) -> RenderableType:
        from .snapshot import board_drawing, table

        seen = self.view(at)
        drawing = board_drawing(seen.known, self.words, self.screen.color, self.screen.width)
        seats = table(seen, self.words, self.screen.width)
        return Group(Text(self.title(), "bold"), *self.status(at), Text(), drawing, Text(), seats)

    def picture(self, file: str, at: int) -> None:
        from .snapshot import moment_svg

        label = f"{self.title()}. {self.words.text('replay-moment', at=at, of=len(self.steps))}"
        self.screen.picture(file, moment_svg(self.view(at).known, self.words, label))

    def moment_json(self, at: int) -> dict[str, Any]:
        from .snapshot import moment_json

        step = self.steps[at - 1] if at else None
        return {
            "at": at, "of": len(self.steps), "action": step.action.text if step else None,
            **moment_json(self.view(at)),
        }  # fmt: skip

    def game_json(self) -> dict[str, Any]:
        from .snapshot import moment_json

        setup = self.record.setup
        return {
            "route": setup.board.route.id,
            "players": setup.players,
            "caves": setup.caves,
            "switches": sorted(setup.switches),
            "rules": setup.rules,
            "tags": self.record.tags,
            "actions": [
                {"number": step.number, "round": step.round, "seat": step.seat + 1, "action": step.action.text}
                for step in self.steps
            ],
            "last": moment_json(self.view(len(self.steps))),
        }


@final
class Stepper:
    """Where a person is in a game, and what each key does."""

    def __init__(self, told: Telling) -> None:
        self.told = told
        self.at = 0

    def press(self, key: str) -> bool:
        """Moves on; False when it is enough."""
        last = len(self.told.steps)
        if key in QUIT:
            return False
        if key in FORWARD:
            self.at = min(self.at + 1, last)
        elif key in BACK:
            self.at = max(self.at - 1, 0)
        elif key in NEXT_TURN:
            self.at = self._turn(self.at, 1)
        elif key in PREVIOUS_TURN:
            self.at = self._turn(self.at, -1)
        elif key in FIRST:
            self.at = 0
        elif key in LAST:
            self.at = last
        return True

    def _turn(self, at: int, way: int) -> int:
        """The next or last moment at which a turn has just ended."""
        at += way
        while 0 < at < len(self.told.steps) and self._seat(at) == self._seat(at + 1):
            at += way
        return max(0, min(at, len(self.told.steps)))

    def _seat(self, number: int) -> tuple[int, int]:
        step = self.told.steps[number - 1]
        return step.round, step.seat

    def page(self, height: int) -> RenderableType:
        """As much as fits: where we are, the part of the board around the piece to move, seats and market, the keys."""
        from ..art.text import pieces
        from .snapshot import board_drawing, table

        told = self.told
        seen = told.view(self.at)
        state = seen.known
        width = told.screen.width
        seats = table(seen, told.words, width)
        if height - ROWS_BESIDE_BOARD - seats.plain.count("\n") < FEWEST_BOARD_ROWS:
            seats = table(seen, told.words, width, short=True)
        used = ROWS_BESIDE_BOARD + seats.plain.count("\n")
        drawing = board_drawing(state, told.words, told.screen.color, width)
        signs = pieces(state)
        sign = next((signs[int(s)] for s in (state.me().first, state.me().second) if s >= 0), "")
        board = cut(drawing, sign, max(height - used, 4))
        keys = Text(told.words.text("replay-keys"), "dim")
        return Group(*told.status(self.at), board, seats, keys)


def cut(drawing: Text, sign: str, height: int) -> Text:
    """The lines around a sign, or all if they fit."""
    lines = drawing.split("\n", allow_blank=True)
    if len(lines) <= height:
        return drawing
    middle = next((number for number, line in enumerate(lines) if sign and sign in line.plain), 0)
    top = max(0, min(middle - height // 2, len(lines) - height))
    return Text("\n").join(list(lines)[top : top + height])


def _step_through(stepper: Stepper, screen: Screen) -> None:
    while True:
        click.clear()
        screen.show(stepper.page(screen.console.height))
        try:
            key = click.getchar()
        except (KeyboardInterrupt, EOFError):
            return
        if not stepper.press(key):
            return
