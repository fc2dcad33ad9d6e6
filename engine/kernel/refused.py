"""Why a move is not taken: a code with slots, never a sentence; the texts live in data/text."""

from msgspec import Struct

Slot = str | int


class Refusal(Struct, frozen=True):
    """A code and the slots of its text. Slots hold ids and numbers that the asking seat may see."""

    code: str
    slots: tuple[tuple[str, Slot], ...] = ()


class Refused(Exception):
    """A move that was not taken; nothing has changed."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why.code)
        self.why = why


class Late(Refused):
    """Refused since the moment for it is past: nothing that somebody has entered is wrong."""


def no(code: str, **slots: Slot) -> Refusal:
    """A refusal with its slots, sorted by name."""
    return Refusal(code, tuple(sorted(slots.items()))) if slots else Refusal(code)
