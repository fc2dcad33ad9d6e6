"""One thing that was looked at: well, worth a look, or wrong."""

from typing import Literal

from msgspec import Struct

Grade = Literal["well", "look", "wrong"]


class Finding(Struct, frozen=True):
    """`code` names the text, `slots` what stands in it."""

    grade: Grade
    code: str
    slots: dict[str, str | int]


def well(code: str, **slots: str | int) -> Finding:
    """As it should be."""
    return Finding("well", code, slots)


def look(code: str, **slots: str | int) -> Finding:
    """Works, but the host should know."""
    return Finding("look", code, slots)


def wrong(code: str, **slots: str | int) -> Finding:
    """Must be mended."""
    return Finding("wrong", code, slots)
