"""What a game says beside a question of a begun move, so that nobody has to know the rules by heart."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct

from bot.render.reader_scene import ReaderScene


class SideNotes(Struct, frozen=True):
    """Lines above the answers, a few words behind an answer, and those that nobody in their senses looks for.

    `last` come after all others, in a menu of their own where there are menus; `heads` are what stands over
    the menu of the others and over theirs.
    """

    lines: tuple[str, ...] = ()
    notes: Mapping[Any, str] = {}
    last: frozenset[Any] = frozenset()
    heads: tuple[str, str] = ("", "")


NOTHING: Final = SideNotes()

Asides = Callable[[ReaderScene, Any], SideNotes]
"""Of a begun move, whose one field is what is asked, or of a whole one before it is made."""
