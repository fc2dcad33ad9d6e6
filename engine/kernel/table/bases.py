"""What all words of a table have in common: who speaks, and the two kinds of words."""

from msgspec import Struct

Player = int
"""A person's number at this table; the host is 0."""


class TableAction(Struct, frozen=True, tag_field="action"):
    """What a person asks of the table."""


class TableEvent(Struct, frozen=True, tag_field="event"):
    """Something that happened at the table."""
