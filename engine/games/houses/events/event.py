"""The base of every event of a campaign."""

from msgspec import Struct


class Event(Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened."""
