"""Keeps the annals of matches that somebody asks about, and takes them forward by what is new in a log."""

from collections.abc import Mapping
from typing import Final

from bot.history.notes import Annals, Tell, with_entries
from engine.match.undone_log import has_undone, standing
from engine.matches import Matches

MATCHES: Final = 64
"""So many matches' annals are kept; of the others they are folded anew."""


class Keeper:
    """Annals by match, folded from the log. A second question costs only what has happened since.

    What was taken back is told no more: an undo has the annals folded anew.
    """

    def __init__(self, matches: Matches, tellers: Mapping[str, Tell]) -> None:
        self._matches, self._tellers = matches, tellers
        self._kept: dict[int, Annals] = {}

    async def of(self, match: int) -> Annals:
        """The annals of a match as its log stands, empty for a game without. Refused: match_unknown."""
        tell = self._tellers.get((await self._matches.live(match)).match.game)
        if tell is None:
            return Annals()
        before = self._kept.get(match, Annals())
        entries = await self._matches.entries(match, before.seq if before.seq >= 0 else None)
        if has_undone(entries):
            before, entries = Annals(), standing(await self._matches.entries(match))
        now = with_entries(before, entries, tell)
        self._kept.pop(match, None)
        self._kept[match] = now
        while len(self._kept) > MATCHES:
            del self._kept[next(iter(self._kept))]
        return now
