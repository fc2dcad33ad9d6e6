"""Another match in which only what one viewer may not see is different."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.sealed import Sealed, readable
from engine.kernel.seats import Viewer

Path = tuple[str, ...]
Kind = tuple[Path, int | None]
Change = Callable[[Path, Sealed[Any]], Sealed[Any]]


def swapped(thing: Any, viewer: Viewer) -> Any:
    """The same thing with every secret of others exchanged among its kind, and their private records gone."""
    found: dict[Kind, list[Any]] = {}
    walked(thing, (), viewer, lambda path, sealed: _noted(found, path, sealed))
    turned = {kind: [*values[1:], values[0]] for kind, values in found.items()}

    def other(path: Path, sealed: Sealed[Any]) -> Sealed[Any]:
        return replace(sealed, value=turned[_kind(path, sealed)].pop(0))

    return walked(thing, (), viewer, other)


def walked(thing: Any, path: Path, viewer: Viewer, change: Change) -> Any:
    """The thing with `change` done to each sealed value the viewer may not read."""
    if isinstance(thing, Sealed):
        return thing if thing.to is None or viewer in thing.to else change(path, thing)
    if isinstance(thing, tuple):
        kept = (one for one in thing if not isinstance(one, Struct) or readable(one, viewer))
        return tuple(walked(one, path, viewer, change) for one in kept)
    if isinstance(thing, Struct):
        fields = {
            name: walked(getattr(thing, name), (*path, name), viewer, change)
            for name in thing.__struct_fields__
        }
        return replace(thing, **fields)
    return thing


def _noted(found: dict[Kind, list[Any]], path: Path, sealed: Sealed[Any]) -> Sealed[Any]:
    found.setdefault(_kind(path, sealed), []).append(sealed.value)
    return sealed


def _kind(path: Path, sealed: Sealed[Any]) -> Kind:
    """Secrets that may be exchanged: in the same place of like records, hands with as many cards."""
    return path, len(sealed.value) if isinstance(sealed.value, tuple) else None
