"""Whose practice stands where: in memory only, so that a restart loses nothing but the practice."""

from typing import Any, Final

from bot.controls.typed_words import put_newest

MOST: Final = 200
"""Practices kept; the one that was touched longest ago makes room."""

VARIANTS: Final = 8
"""So many different councils to practise in."""


class Sessions:
    """Practices by user; what one is, its game knows."""

    def __init__(self) -> None:
        self._kept: dict[int, Any] = {}

    def of(self, user: int) -> Any | None:
        """The user's practice, or None: never begun, or lost."""
        return self._kept.get(user)

    def keep(self, user: int, practice: Any) -> None:
        """The user's practice as it stands now."""
        put_newest(self._kept, user, practice, MOST)

    def forget(self, user: int) -> None:
        """Drop this user's practice."""
        self._kept.pop(user, None)

    def next_number(self, user: int) -> int:
        """The number of the council that this user has not just had."""
        last = self._kept.get(user)
        return 0 if last is None else (last.number + 1) % VARIANTS
