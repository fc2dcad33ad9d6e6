"""A command that was typed wrongly is one sentence in the host's language, and exit code 2."""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import typer
from typer._click import exceptions as wrong

from bot.languages import Language
from bot.render.i18n import SAYABLE
from bot.terminal.ending import UNFIT
from bot.terminal.words import terminal_text

GAMES: Final = 1_000_000_000
JOBS: Final = 256
"""The most games and processes that a command takes: beyond, a machine could neither count nor bear them."""

SEED: Final = SAYABLE
"""The largest seed: a larger one would be told as another number, and nobody could play those games again."""

HELP: Final = "--help"
EXTRA: Final = "Got unexpected extra argument"
COMMAND: Final = re.compile(r"No such command '([^']*)'")
"""What typer says where it has no type of its own for a mistake."""


def run(app: typer.Typer, words: Sequence[str], language: Callable[[], Language]) -> int:
    """Do what was typed behind `khandan`; the exit code."""
    try:
        return int(app(list(words), standalone_mode=False, prog_name="khandan") or 0)
    except wrong.NoArgsIsHelpError as error:
        typer.echo(error.format_message(), err=True)
    except wrong.ClickException as error:
        code, slots = _mistake(error)
        typer.echo(terminal_text(code, language(), **slots), err=True)
    except typer.Abort:
        return 1
    return UNFIT


def _mistake(error: wrong.ClickException) -> tuple[str, dict[str, str | int]]:
    """The text's code and its slots: what was meant, and how to read of it."""
    context: Any = getattr(error, "ctx", None)
    path = "khandan" if context is None else str(context.command_path)
    help: dict[str, str | int] = {"help": f"{path} {HELP}"}
    match error:
        case wrong.NoSuchOption():
            return "usage-no-option", {"name": error.option_name, **help}
        case wrong.MissingParameter():
            return "usage-missing", {"name": _as_typed(error.param), **help}
        case wrong.BadParameter():
            code, bounds = _bounds(error.param)
            return code, {"name": _as_typed(error.param), **bounds, **help}
    unknown = COMMAND.match(error.message)
    if unknown is not None:
        return "usage-no-command", {"name": unknown[1], **help}
    return ("usage-extra" if EXTRA in error.message else "usage-wrong"), help


def _bounds(parameter: Any) -> tuple[str, dict[str, int]]:
    """The text's code for a wrong value of this parameter, with the bounds where it is a number."""
    declared = parameter.get_runtime_param()
    least, most = (getattr(declared.parameter_info, name, None) for name in ("min", "max"))
    if declared.annotation is not int:
        return "usage-value", {}
    if least is None:
        return "usage-number", {}
    return (
        ("usage-from", {"least": least})
        if most is None
        else ("usage-between", {"least": least, "most": most})
    )


def _as_typed(parameter: Any) -> str:
    """A parameter as help shows it: an option with its dashes, an argument in capitals."""
    options = [one for one in getattr(parameter, "opts", ()) if one.startswith("-")]
    return options[0] if options else str(getattr(parameter, "name", "")).upper()
