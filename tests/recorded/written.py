"""A state of today beside one that an earlier program wrote: later ones may keep more, not less or other."""

from typing import Any

import msgspec


def as_written(kept: bytes, state: Any) -> Any:
    """Today's state in plain JSON, of each record the fields alone that were written then."""
    return _of(msgspec.json.decode(kept), msgspec.json.decode(msgspec.json.encode(state)))


def _of(kept: Any, now: Any) -> Any:
    if isinstance(kept, dict) and isinstance(now, dict):
        return {name: _of(value, now.get(name, "gone")) for name, value in kept.items()}
    if isinstance(kept, list) and isinstance(now, list) and len(kept) == len(now):
        return [_of(one, other) for one, other in zip(kept, now, strict=True)]
    return now
