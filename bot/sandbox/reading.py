"""What a person reads on a message, and what they can press or choose there."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from simcord import ResponseMessage
from simcord.components import walk_components

Post = ResponseMessage
"""A message as it stands now; later edits show through."""

BUTTON, TEXT, RADIO = 2, 10, 21
MENUS = (3, 5, 6, 7, 8)
LINK_STYLES = (5, 6)


class NoSuchControl(LookupError):
    """The message has no such button or menu, or more than one; the text lists those it has."""


@dataclass(frozen=True)
class Control:
    """A button (label) or a menu (placeholder, values on offer, how many may be chosen) of a message."""

    custom_id: str
    label: str
    disabled: bool
    values: tuple[str, ...] = ()
    least: int = 1
    most: int = 1
    radio: bool = False
    """Whether it is a group of which one is chosen, in a form."""


def text_of(post: Post) -> str:
    """All text of a message, a line a block, in the order in which it is shown."""
    blocks = [node["content"] for node in walk_components(post.components) if node["type"] == TEXT]
    return "\n".join(block for block in (post.content, *blocks) if block)


def buttons_of(post: Post) -> tuple[Control, ...]:
    """The buttons that call the bot; links are left out."""
    nodes = (node for node in walk_components(post.components) if node["type"] == BUTTON)
    return tuple(_control(node, "label") for node in nodes if node.get("style") not in LINK_STYLES)


def menus_of(post: Post) -> tuple[Control, ...]:
    """The menus of a message. A menu of people, roles or channels lists no values."""
    nodes = (node for node in walk_components(post.components) if node["type"] in MENUS)
    return tuple(_control(node, "placeholder") for node in nodes)


def the_one(controls: tuple[Control, ...], wanted: str) -> Control:
    """The control with this label, or this custom id, or else the only one whose custom id so begins.

    Raises NoSuchControl when none or several fit.
    """
    for found in (
        [one for one in controls if one.label == wanted],
        [one for one in controls if one.custom_id == wanted],
        [one for one in controls if one.custom_id.startswith(wanted)],
    ):
        if len(found) == 1:
            return found[0]
    have = ", ".join(f"{control.label!r} {control.custom_id}" for control in controls)
    raise NoSuchControl(f"{wanted!r} is not one of: {have or 'nothing'}")


def _control(node: dict[str, Any], name: str) -> Control:
    values = tuple(option["value"] for option in node.get("options") or ())
    least, most = node.get("min_values", 1), node.get("max_values", 1)
    return Control(node["custom_id"], node.get(name) or "", bool(node.get("disabled")), values, least, most)


def fields_of(form: dict[str, Any]) -> Iterator[Control]:
    """Yield the fields of a form, each with its custom id, its label and the values it offers."""
    for label in form["components"]:
        if (field := label.get("component")) is not None:
            values = tuple(option["value"] for option in field.get("options") or ())
            radio = field["type"] == RADIO
            yield Control(field["custom_id"], label["label"], disabled=False, values=values, radio=radio)
