"""What a message shows, whether it is about to be sent or stands on Discord already."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

SEEN: Final = ("content", "custom_id", "label", "placeholder", "value", "description", "disabled", "default")
"""Of all that a component has, what is read, pressed or chosen."""

BELOW: Final = ("components", "options", "items")


class Shown(Struct, frozen=True):
    """What a message of ours shows: the names of its files, and all that is seen of it."""

    files: tuple[str, ...]
    words: tuple[str, ...]


def digest_of(message: Mapping[str, Any]) -> Shown:
    """Of a message as Discord has it."""
    files = tuple(str(one["filename"]) for one in message.get("attachments") or ())
    return Shown(files, visible_texts(message.get("components") or []))


def visible_texts(components: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """Everything that is seen of these components, in order; how words are spaced does not count."""
    return tuple(_texts_of(components))


def _texts_of(components: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for one in components:
        for name in SEEN:
            if one.get(name):
                yield f"{name} {' '.join(str(one[name]).split())}"
        for name in BELOW:
            yield from _texts_of(one.get(name) or ())
