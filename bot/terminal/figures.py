"""Figures among the words of a line: shown in the digits of whoever reads it."""

from collections.abc import Mapping

from bot.languages import Language, in_figures
from bot.render.fluent import Slot


class Figure(str):
    """A number that is handed over as text: no whole one, several, or one that is not told by thousands."""

    __slots__ = ()


def slots_in(slots: Mapping[str, Slot], language: Language) -> dict[str, Slot]:
    """The slots as this language writes them."""
    return {
        name: in_figures(slot, language) if isinstance(slot, Figure) else slot for name, slot in slots.items()
    }
