"""What a start asks of any database: its name and keys, and which matches somebody has changed."""

from datetime import UTC, datetime

from engine.store.codec import CHECK_BOX, CHECK_PLACE, Codec
from engine.store.driver import Connection
from engine.store.errors import SealBroken
from engine.store.seals import check_seal, seal_store
from engine.store.sql import stamp
from engine.store.writer import QUARANTINE


def key_boxes(blob: bytes) -> list[bytes]:
    """The boxes that lie end to end in a store's key check, one a key."""
    return [blob[at : at + CHECK_BOX] for at in range(0, len(blob), CHECK_BOX)]


def check_key_boxes(connection: Connection, codec: Codec) -> None:
    """KeyWrong unless every key this store was ever written with is in the ring."""
    row = connection.execute("SELECT key_check FROM store").fetchone()
    for box in key_boxes(b"" if row is None else row[0]):
        codec.open(box, CHECK_PLACE)


def name_store(connection: Connection, codec: Codec, token: str) -> str:
    """The store's name; a new store gets `token`. Of a key that is new here a first box is kept.

    Call it inside a transaction.
    """
    row = connection.execute("SELECT id, key_check FROM store").fetchone()
    if row is None:
        boxes = codec.seal(b"", CHECK_PLACE)
        connection.execute("INSERT INTO store (id, key_check) VALUES (?, ?)", (token, boxes))
        seal_store(connection, codec)
        return token
    name, boxes = str(row[0]), bytes(row[1])
    if codec.current not in {box[0] for box in key_boxes(boxes)}:
        connection.execute("UPDATE store SET key_check = ?", (boxes + codec.seal(b"", CHECK_PLACE),))
    return name


def set_changed_matches_aside(
    connection: Connection, codec: Codec, unreadable: tuple[type[Exception], ...] = ()
) -> None:
    """Set matches aside, of those not over, that were changed by somebody without the key.

    Before anything is asked of their rows: no deadline of theirs comes due, nobody of theirs is written to.
    `unreadable` is what a damaged row raises.
    """
    going = "SELECT id FROM match WHERE status <> 'ended' AND id NOT IN (SELECT match_id FROM aside)"
    for (match,) in connection.execute(going).fetchall():
        try:
            check_seal(connection, codec, match)
        except SealBroken as broken:
            fault = "gap" if broken.part == "log" else "seal"
        except unreadable as error:
            # OperationalError: a text that is none.
            fault = "seal" if type(error).__name__ == "OperationalError" else "page"
        else:
            continue
        connection.execute(QUARANTINE, (match, stamp(datetime.now(UTC)), fault, None))
