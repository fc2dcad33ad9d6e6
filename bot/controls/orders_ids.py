"""Custom ids of the controls and forms of standing orders: the match and the change, never the orders.

Orders of whole moves have `turn`, which turns over what is done where no line can be, and `add` and `take`,
menus whose values are handles and places.
"""

from typing import Final, Literal

Topic = Literal["rule", "rest"]

ORDERS: Final = r"v1:orders:(?P<match>\d+)(?::(?P<verb>rule|rest|drop|turn))?"
CHANGE: Final = r"v1:reorder:(?P<match>\d+):(?P<verb>first|remove|add|take)"

ORDERED: Final = "ordered"
"""The verb of a submitted form of orders."""

ORDERED_ID: Final = r"v1:ordered:(?P<match>\d+):(?P<topic>rule|rest)"


def panel_id(match: int) -> str:
    """The presser's own orders."""
    return f"v1:orders:{match}"


def verb_id(match: int, verb: Literal["rule", "rest", "drop", "turn"]) -> str:
    """A form that changes them, or their end."""
    return f"v1:orders:{match}:{verb}"


def change_id(match: int, verb: Literal["first", "remove", "add", "take"]) -> str:
    """A menu of the rules, of moves to write, or of lines to take out."""
    return f"v1:reorder:{match}:{verb}"


def form_id(match: int, topic: Topic) -> str:
    """A form."""
    return f"v1:{ORDERED}:{match}:{topic}"
