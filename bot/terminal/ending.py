"""How a command ends: a mistake of the outside is one line in the host's language, and exit code 2."""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated

import typer

from bot.config import Settings, Unfit, language_hint, read
from bot.languages import Language
from bot.render.i18n import for_a_command
from bot.terminal.figures import slots_in
from bot.terminal.mistakes import mistake_lines
from engine.kernel.content import ContentBroken
from engine.store import KeyWrong, StoreError, StoreFull, StoreLocked, StoreRefused

Offline = Annotated[bool, typer.Option("--offline", help="Of the table in the browser.")]

UNFIT = 2
"""The exit code when something outside the program must be put right."""


def terminal_text(code: str, language: Language, **slots: str | int) -> str:
    """A text of the terminal. Marks of direction are left out: a terminal does not need them."""
    text = for_a_command(language).say(code, **slots_in(slots, language))
    return "".join(sign for sign in text if sign not in "\u2066\u2067\u2068\u2069")


@contextmanager
def one_line(language: Callable[[], Language]) -> Iterator[None]:
    """Whatever is unfit outside becomes one line (for content: one line a mistake) and exit code 2."""
    try:
        yield
    except Unfit as unfit:
        typer.echo(terminal_text(unfit.code, language(), **unfit.slots), err=True)
        raise typer.Exit(UNFIT) from None
    except StoreError as error:
        code, slots = store_failure(error)
        typer.echo(terminal_text(code, language(), **slots), err=True)
        raise typer.Exit(UNFIT) from None
    except ContentBroken as broken:
        for line in mistake_lines(broken, for_a_command(language())):
            typer.echo(line, err=True)
        raise typer.Exit(UNFIT) from None


def store_failure(error: StoreError) -> tuple[str, Mapping[str, str]]:
    """The text of what is wrong with the database, and its slots."""
    match error:
        case StoreRefused():
            return error.code.replace("_", "-"), error.slots
        case StoreFull():
            return "store-full", {}
        case StoreLocked():
            return "store-locked", {}
        case KeyWrong():
            return "store-broken", {"name": f"KEY_{error.key}"}
    return "store-broken", {"name": getattr(error, "name", type(error).__name__)}


def settings(environment: Mapping[str, str] = os.environ, *, offline: bool = False) -> Settings:
    """The host's settings, with `offline` those of the table in the browser.

    Exits with 2 and one line when one of them is wrong.
    """
    with one_line(lambda: language_hint(environment)):
        return _in_browser(read()) if offline else read()


def _in_browser(found: Settings) -> Settings:
    from bot.keys import in_browser  # noqa: PLC0415  knows databases, which few commands open

    return in_browser(found)
