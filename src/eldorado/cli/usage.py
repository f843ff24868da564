"""What is wrong with a command line, in the user's words."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import rich_click as click
from click import types
from click.exceptions import BadOptionUsage, BadParameter, MissingParameter, NoSuchOption, UsageError

from ..words import Words

NUMBERS = (types.IntParamType, types.FloatParamType)


@contextlib.contextmanager
def placed(ctx: click.Context) -> Iterator[None]:
    """The parser does not say of which command an option without its value is one."""
    try:
        yield
    except BadOptionUsage as error:
        error.ctx = error.ctx or ctx
        raise


class UnknownCommandError(UsageError):
    """A name that is no command."""

    def __init__(self, name: str, known: list[str], ctx: click.Context) -> None:
        super().__init__(name, ctx)
        self.name = name
        self.known = known


class ExtraArgumentError(UsageError):
    """More than the command takes."""

    def __init__(self, argument: str, ctx: click.Context) -> None:
        super().__init__(argument, ctx)
        self.argument = argument


def usage_sentence(error: UsageError, words: Words) -> str:
    """What is wrong with a command line, and where to read on."""
    command = error.ctx.command_path if error.ctx is not None else "eldorado"
    return f"{_sentence(error, words)}\n{words.text('usage-help', command=command)}"


def _sentence(error: UsageError, words: Words) -> str:
    match error:
        case UnknownCommandError():
            return words.text("usage-command", found=error.name, known=error.known)
        case ExtraArgumentError():
            return words.text("usage-extra", found=error.argument)
        case NoSuchOption():
            return words.text("usage-option", found=error.option_name)
        case BadOptionUsage():
            return words.text("usage-value" if _takes_value(error) else "usage-no-value", name=error.option_name)
        case MissingParameter():
            return words.text("usage-missing", name=_parameter(error))
        case BadParameter() if error.param is not None:
            return _wrong_value(error, error.param.type, words)
    return words.text("usage-wrong", reason=error.format_message())


def _takes_value(error: BadOptionUsage) -> bool:
    options = error.ctx.command.params if error.ctx is not None else []
    return any(not option.is_flag for option in options if isinstance(option, click.Option) and error.option_name in option.opts)


def _wrong_value(error: BadParameter, kind: object, words: Words) -> str:
    name = _parameter(error)
    if isinstance(kind, click.Choice):
        return words.text("usage-choice", name=name, known=[str(choice) for choice in kind.choices])
    if isinstance(kind, NUMBERS):
        low, high = getattr(kind, "min", None), getattr(kind, "max", None)
        limits = "none" if low is None else "low" if high is None else "both"
        key = "usage-number" if isinstance(kind, click.FloatRange) else "usage-whole"
        return words.text(key, name=name, limits=limits, low=str(low), high=str(high))
    return words.text("usage-wrong", reason=error.format_message())


def _parameter(error: BadParameter) -> str:
    if error.param is None:
        return str(error.param_hint)
    if isinstance(error.param, click.Option):
        return error.param.opts[0]
    return error.param.make_metavar(error.ctx or click.Context(click.Command("")))
