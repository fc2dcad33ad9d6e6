"""A batch of nothing but moves is kept at once, where a database has one statement for all they write.

It has where several processes share it, for there each statement is a way to another machine and back
(`Sharing.keep_moves`). Whatever is not that simple goes the way of every other write, statement by statement:
a move that changes who is at the table, a second move of one match, a match whose seal is not remembered.
"""

from collections.abc import Sequence

from engine.store.appends import Rows
from engine.store.driver import Connection, Sharing
from engine.store.records import Append
from engine.store.seals import Seals


def keep_at_once(
    sharing: Sharing, connection: Connection, seals: Seals, appends: Sequence[Append]
) -> frozenset[int] | None:
    """The matches whose move was kept, and committed; None where these moves can't be kept so.

    Of one that is missing there nothing was kept: another process has changed the match meanwhile.
    """
    matches = [append.match for append in appends]
    if len(set(matches)) < len(matches) or any(one.players or one.status is not None for one in appends):
        return None
    rows = Rows(seals.codec)
    for append in appends:
        rows.add(append)
    boxes = seals.renew_boxes(matches, rows.counts, rows.timers)
    if boxes is None:
        return None
    seen = [(append.match, append.version, *pair) for append, pair in zip(appends, boxes, strict=True)]
    won = frozenset(sharing.keep_moves(connection, seen, rows))
    seals.forget(match for match in matches if match not in won)
    return won
