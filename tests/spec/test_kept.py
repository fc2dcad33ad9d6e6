"""The kept copies are what the documents say, wherever the documents are."""

import json

import pytest

from tests.spec.extract import discord, rule_ids, rules_of, written
from tests.spec.kept import DISCORD, GAMES, OPENAPI, page, rules


@pytest.mark.parametrize("game", GAMES)
def test_the_kept_rules_are_those_of_the_specification(game: str) -> None:
    """`python -m tests.spec.extract` brings a copy up to date."""
    if not page(game).is_file():
        pytest.skip(f"{page(game).name} is not beside the project")

    assert rules_of(game) == rules(game)


def test_the_kept_schemas_are_those_of_discords_document() -> None:
    """To the letter, less what is said to people."""
    if not OPENAPI.is_file():
        pytest.skip(f"{OPENAPI.name} is not beside the project")

    assert written(discord()) == DISCORD.read_text(encoding="utf-8")


def test_every_schema_that_is_named_is_kept() -> None:
    """A copy with a hole would refuse nothing there."""
    whole = json.loads(DISCORD.read_text(encoding="utf-8"))
    kept = {f"#/components/schemas/{name}" for name in whole["components"]["schemas"]}
    named = set(_references(whole))

    assert named
    assert set() == named - kept


def test_ids_are_found_where_they_are_written() -> None:
    """Rules, rulings and chapters; no other game's, and nothing that only looks like one."""
    text = "XY-2.3, XY-R07 and XY-10.6; see AB-1.1, AXY-1.1 and XY-x; XY-RAID-2."

    assert {"XY-2.3", "XY-R07", "XY-10.6", "XY-RAID-2"} == rule_ids("XY", text)


def _references(thing: object) -> list[str]:
    if isinstance(thing, dict):
        own = [thing["$ref"]] if isinstance(thing.get("$ref"), str) else []
        return own + [found for one in thing.values() for found in _references(one)]
    return [found for one in thing for found in _references(one)] if isinstance(thing, list) else []
