"""Data files of a printed game, spoiled on purpose."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from engine.kernel.content import FactsBroken, read_facts

Change = Callable[[Any], object]


def refused(shape: type[Struct], folder: Path, into: Path, name: str, change: Change) -> tuple[str, str, str]:
    """File, place and reason of what is refused when one file of a copy is changed."""
    copy = into / folder.name
    shutil.copytree(folder, copy)
    rows = json.loads((copy / name).read_text("utf-8"))
    change(rows)
    (copy / name).write_text(json.dumps(rows), "utf-8")
    with pytest.raises(FactsBroken) as broken:
        read_facts(copy, shape)
    return broken.value.file, broken.value.place, broken.value.reason


def without_source(folder: Path) -> list[str]:
    """The files that don't say where they come from, or name a path of a machine."""
    texts = {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.json"))}
    assert texts
    return [
        name
        for name, text in texts.items()
        if not json.loads(text)["sources"] or "/home" in text or "/work" in text
    ]
