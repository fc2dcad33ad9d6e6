"""What the words of every chapter of a table derive from."""

from msgspec import Struct

Player = int
"""A person's number at this table; who opened it is 0."""

NOBODY: Player = -1
"""In place of a person where the program itself acts; such an entry names nobody."""


class TableAction(Struct, frozen=True, tag_field="action"):
    """What a person asks of the table."""


class TableEvent(Struct, frozen=True, tag_field="event"):
    """Something that happened at the table."""
