"""Law: every custom id is read as it was written, fits Discord, and is answered however old it is."""

import json
import re
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bot
from bot.controls.custom_id import MOST_CHARACTERS, CustomId, verb_of
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.laws import outsider
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

ROWS: Final = json.loads((Path(__file__).parents[1] / "data" / "custom_ids.json").read_text("utf-8"))
RECORDED: Final[dict[str, dict[str, str]]] = {row["id"]: row["fields"] for row in ROWS}
"""Ids of every kind as they were written on 28 November 2026, before they were declared, and what they said.

A new kind adds its own; a row that stands here is never changed.
"""

OFFLINE: Final = ("offline", "offlines")
"""Verbs of the table in the browser alone."""

BOT: Final = Path(bot.__file__).parent

for file in BOT.rglob("*.py"):
    # Games are loaded only once they are asked for.
    if "(CustomId, verb=" in file.read_text("utf-8"):
        import_module(".".join(file.relative_to(BOT.parent).with_suffix("").parts))

KINDS: Final = tuple(CustomId.__subclasses__())
"""Every declaration of the program."""


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_id_is_recorded(kind: type[CustomId]) -> None:
    """So that whoever changes it later hears of it."""
    assert any(kind.parse(one) for one in RECORDED)


@pytest.mark.parametrize("recorded", RECORDED)
def test_a_recorded_id_says_what_it_said_and_is_written_as_it_was(recorded: str) -> None:
    """Old messages keep their ids for ever; no id is taken for another."""
    (found,) = (said for kind in KINDS if (said := kind.parse(recorded)) is not None)
    said = {field.name: str(getattr(found, field.name)) for field in found.FIELDS}

    assert {name: said[name] for name, text in RECORDED[recorded].items() if text} == {
        name: text for name, text in RECORDED[recorded].items() if text
    }
    assert recorded == found.pack()


@settings(max_examples=30)
@given(st.data())
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_whatever_fits_its_fields_is_read_back(kind: type[CustomId], data: st.DataObject) -> None:
    """In at most a hundred characters; what would not be read back is not written at all."""
    texts = {
        field.name: data.draw(st.from_regex(field.pattern, fullmatch=True), label=field.name)
        for field in kind.FIELDS
    }
    declared = kind.from_groups(texts)
    try:
        packed = declared.pack()
    except ValueError:  # longer than an id may be, or an empty field before a filled one
        return

    assert len(packed) <= MOST_CHARACTERS
    assert declared == kind.parse(packed)


async def test_every_recorded_id_is_answered(hall: Hall) -> None:
    """By one handler each, and without a fault, where there is such a match and where there is none."""
    await hall.begun()
    templates: list[re.Pattern[str]] = list(hall.bot._connection._view_store._dynamic_items)  # type: ignore
    ours = [one.replace(":5", ":1", 1) for one in RECORDED if verb_of(one) not in OFFLINE]
    controls = sorted(
        (one for one in ours if verb_of(one) not in hall.bot.forms), key=lambda one: verb_of(one) == "forget"
    )

    for custom_id in controls:
        assert 1 == sum(one.fullmatch(custom_id) is not None for one in templates), custom_id
    for first in range(0, len(controls), outsider.MOST):
        some = controls[first : first + outsider.MOST]
        post = await outsider.carried(hall, some, None)
        for custom_id in some:
            await hall.driver.click(hall.host, post, custom_id)
    for custom_id in (one for one in ours if verb_of(one) in hall.bot.forms):
        await outsider.submitted_form(hall, hall.world.members[1], custom_id)
    assert () == hall.world.errors()
