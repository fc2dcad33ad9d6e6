"""A log becomes a match: its first entry says by which rules and cards, the others are folded after it."""

from collections.abc import Sequence

from engine.content_cache import LoadedGame, opening_of
from engine.entries import Scribe
from engine.kernel.refused import Refused
from engine.kernel.table.seating import TableOpened
from engine.match.match_state import MatchState, read_back
from engine.match.unreadable import Unreadable
from engine.store import Entry


def read_opening(scribe: Scribe, log: Sequence[Entry]) -> TableOpened:
    """What the first entry says of rules and content. Unreadable."""
    try:
        return opening_of(scribe.read(log[0].body))
    except Exception as error:
        raise Unreadable("entry", 0) from error


def stands(lent: LoadedGame, scribe: Scribe, secret: bytes, log: Sequence[Entry]) -> MatchState:
    """The match after its last entry. Unreadable, with the entry that does not fit.

    Refused (rules_missing) when only a later program, by whose rules it is played, can read it.
    """
    now = MatchState(lent.game, secret)
    for box in log:
        try:
            now = read_back(now, scribe.read(box.body))
        except Exception as error:
            if lent.missing is not None and lent.missing.code == "rules_missing":
                raise Refused(lent.missing) from None
            raise Unreadable("entry", box.seq) from error
    return now
