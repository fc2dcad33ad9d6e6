"""Players' words between the form in which they wrote them and the button that sends them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

MOST: Final = 2_000
"""So many are kept, the newest; each is a few hundred characters at most."""


class Said:
    """Words by their digest. A restart forgets them: whoever misses them asks for them again, in words."""

    def __init__(self) -> None:
        self._kept: dict[str, str] = {}

    @property
    def known(self) -> Mapping[str, str]:
        """What is kept now."""
        return MappingProxyType(self._kept)

    def keep(self, mark: str, words: str) -> None:
        """The newest stay; empty words are nothing to keep."""
        if not words:
            return
        self._kept.pop(mark, None)
        self._kept[mark] = words
        while len(self._kept) > MOST:
            del self._kept[next(iter(self._kept))]
