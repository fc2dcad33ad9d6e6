"""Lines on the terminal in the host's language.

A text is said by its code, as everywhere in the bot, with two differences: marks of direction are left out,
since terminals turn lines by themselves or not at all, and a `Figure` among the slots is written in the
digits of the language.
"""

from collections.abc import Callable, Mapping
from typing import Final

import typer

from bot.languages import Language, in_figures
from bot.render.bidi import FSI, PDI, RLI
from bot.render.catalogue import for_a_command
from bot.render.i18n import Messages, Slot

Tell = Callable[..., None]
"""Prints a text: its code, then its slots by name."""

LEFT_TO_RIGHT: Final = "\u2066"
MARKS: Final = str.maketrans("", "", f"{LEFT_TO_RIGHT}{RLI}{FSI}{PDI}")


class Figure(str):
    """A number that is handed over as text: no whole one, several, or one that is not told by thousands."""

    __slots__ = ()


def teller(language: Language, *, err: bool = False) -> Tell:
    """A function that prints texts of this language, read once; with `err` to standard error."""
    return teller_of(for_a_command(language), err=err)


def teller_of(words: Messages, *, err: bool = False) -> Tell:
    """A function that prints texts of these words; with `err` to standard error."""

    def tell(code: str, /, **slots: Slot) -> None:
        typer.echo(plain(words.say(code, **slots_in(slots, words.language))), err=err)

    return tell


def terminal_text(code: str, language: Language, **slots: str | int) -> str:
    """One text of the terminal, for a command that says little and so reads no words before."""
    return plain(for_a_command(language).say(code, **slots_in(slots, language)))


def plain(text: str) -> str:
    """The text without marks of direction."""
    return text.translate(MARKS)


def slots_in(slots: Mapping[str, Slot], language: Language) -> dict[str, Slot]:
    """The slots with each Figure in the digits of this language."""
    return {
        name: in_figures(slot, language) if isinstance(slot, Figure) else slot for name, slot in slots.items()
    }
