"""The base of all events, which are one tagged union."""

from msgspec import Struct


class Event(Struct, frozen=True, tag_field="event"):
    """What happened. A field `to` names the only seats that may know of it."""
