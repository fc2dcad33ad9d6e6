"""How a command ends when something outside the program is wrong: a line in the host's language, exit code 2.

`one_line` is put around whatever reads settings, files or the database. Mistakes of cards are a line each,
with their place in front, so that an editor makes a link of it.
"""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Final

import typer

from bot.config import Settings, Unfit, language_hint, read
from bot.languages import Language
from bot.render.catalogue import for_a_command
from bot.render.i18n import Messages, Slot, message_id
from bot.terminal.words import plain, terminal_text
from engine.kernel.content import ContentBroken, Problem
from engine.store import KeyWrong, StoreError, StoreFull, StoreLocked, StoreLost, StoreRefused

Offline = Annotated[bool, typer.Option("--offline", help="Of the table in the browser.")]

UNFIT: Final = 2
"""The exit code when something outside the program must be put right."""


FOR_NOW: Final = frozenset({"store-unreachable", "store-crowded", "store-read-only", "store-lost"})
"""The texts of a server's database that may open later without the host: it starts, it has no connection left
until others end, or a replica is about to take the primary's place."""


@contextmanager
def one_line(language: Callable[[], Language], for_now: int = UNFIT) -> Iterator[None]:
    """Print Unfit, StoreError or ContentBroken of this block in one line (content: one a mistake), and exit.

    `language` is asked for only then: it may itself have to be read from settings that are wrong. With the
    exit code `for_now` where a database may open later by itself.
    """
    try:
        yield
    except (Unfit, StoreError) as error:
        code, slots = (error.code, error.slots) if isinstance(error, Unfit) else store_failure(error)
        typer.echo(terminal_text(code, language(), **slots), err=True)
        raise typer.Exit(for_now if code in FOR_NOW else UNFIT) from None
    except ContentBroken as broken:
        for line in mistake_lines(broken, for_a_command(language())):
            typer.echo(line, err=True)
        raise typer.Exit(UNFIT) from None


def store_failure(error: StoreError) -> tuple[str, Mapping[str, str]]:
    """The code of the text that says what is wrong with the database, and its slots."""
    match error:
        case StoreRefused():
            return error.code.replace("_", "-"), error.slots
        case StoreFull():
            return "store-full", {}
        case StoreLocked():
            return "store-locked", {}
        case StoreLost():
            return "store-lost", {"name": error.name}
        case KeyWrong():
            return "store-broken", {"name": f"KEY_{error.key}"}
    return "store-broken", {"name": getattr(error, "name", type(error).__name__)}


def settings(environment: Mapping[str, str] = os.environ, *, offline: bool = False) -> Settings:
    """The host's settings, with `offline` those of the table in the browser.

    Exits with 2 and one line when one of them is wrong.
    """
    with one_line(lambda: language_hint(environment)):
        if not offline:
            return read()
        from bot.keys import in_browser  # noqa: PLC0415  knows databases, which few commands open

        return in_browser(read())


def mistake_lines(broken: ContentBroken, words: Messages) -> Iterator[str]:
    """Each mistake of the cards behind its place, then how many there are and what follows from them."""
    for problem in broken.problems:
        yield mistake_line(problem, words)
    yield plain(words.say("content-broken", why=broken.why, count=len(broken.problems)))


def mistake_line(problem: Problem, words: Messages) -> str:
    """One mistake of the cards in a line: its place, its kind, and what would be right."""
    # file:line:column and the field stand letter by letter in every language: they are looked for.
    place = f"{problem.file}:{problem.line}:{problem.column}:"
    where = f"{place} {problem.where}:" if problem.where else place
    # Words among which one may be chosen come as a tuple: they are said one after another.
    comma = f"{words.say('list-comma')} "
    slots: dict[str, Slot] = {
        name: comma.join(value) if isinstance(value, tuple) else value for name, value in problem.slots
    }
    return f"{where} {plain(words.say(f'content-mistake-{message_id(problem.code)}', **slots))}"
