"""The khandan command: a command from each module, `owner` a group of them, and those of single games."""

from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Final

import typer

from bot import games
from bot.lab.games import register_tools

COMMANDS: Final = (
    "run",
    "audit",
    "export",
    "book",
    "replay",
    "simulate",
    "rehearse",
    "backup",
    "restore",
    "move_store",
    "rotate",
    "verify",
    "doctor",
    "papers",
)
"""In the order of the help; each is the function of its name in the file of its name."""

ALONE: Final = ("simulate", "audit")
"""Commands that are often asked for many times, and need little: they do not wait for the others."""


def _version(wanted: bool) -> None:
    """Print one line that a host compares before and after an upgrade, and end."""
    if wanted:
        from bot.terminal.release import release  # noqa: PLC0415  no other command asks
        from engine.store import newest_schema  # noqa: PLC0415

        this = release()
        commit = f", commit {this.commit}" if this.commit else ""
        typer.echo(f"khandan {this.version}, schema {newest_schema()}{commit}")
        raise typer.Exit


def khandan(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            help="Version, schema and commit of the program.",
            callback=_version,
            is_eager=True,
        ),
    ] = False,
) -> None:
    """Khandan, a Discord bot for hidden-role councils."""


def app(words: Sequence[str] = ()) -> typer.Typer:
    """The command with what these words need: for one of ALONE that, else everything there is."""
    made = typer.Typer(
        name="khandan", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
    )
    made.callback()(khandan)
    alone = [word for word in words[:1] if word in ALONE]
    for name in alone or COMMANDS:
        made.command()(getattr(import_module(f"bot.cli.{name}"), name))
    if not alone:
        made.add_typer(import_module("bot.cli.owner").owner)
    for one in () if alone else games.PLUGINS:
        register_tools(one.name, made)
    return made
