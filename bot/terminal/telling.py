"""Lines on the terminal in the host's language; the texts are read once for all of them."""

from collections.abc import Callable
from functools import partial
from typing import Final

import typer

from bot.languages import Language
from bot.render.bidi import FSI, PDI, RLI
from bot.render.fluent import Slot
from bot.render.i18n import Messages, for_a_command
from bot.terminal.figures import slots_in

Tell = Callable[..., None]
"""Prints a text: its code, then its slots by name."""

MARKS: Final = str.maketrans("", "", f"\u2066{RLI}{FSI}{PDI}")


def teller(language: Language, *, err: bool = False) -> Tell:
    """Prints to the terminal, or with `err` beside what a program may read there."""
    return tell_in(for_a_command(language), err=err)


def tell_in(words: Messages, *, err: bool = False) -> Tell:
    """The same in words that were read already."""
    return partial(_tell, words, err)


def plain(text: str) -> str:
    """The text without marks of direction: a terminal does not need them."""
    return text.translate(MARKS)


def _tell(words: Messages, err: bool, code: str, /, **slots: Slot) -> None:
    typer.echo(plain(words.say(code, **slots_in(slots, words.language))), err=err)
