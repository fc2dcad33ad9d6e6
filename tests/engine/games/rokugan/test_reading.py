"""The data files: what they hold, and that a wrong one is refused with file, place and reason."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from engine.games.rokugan.facts import FACTS, Facts
from engine.kernel.content import FactsBroken, read_facts
from tests.engine.games.facts_files import refused, without_source

FOLDER = Path(str(files("data") / "rokugan"))
WRONG = [
    (
        "map.json",
        lambda rows: rows["provinces"][3].update(flowers="two"),
        "$.provinces[3].flowers",
        "int",
    ),
    (
        "map.json",
        lambda rows: rows["provinces"][3].update(id="atlantis"),
        "$.provinces[3].id",
        "atlantis",
    ),
    ("map.json", lambda rows: rows["provinces"].pop(), "provinces", "shadow_south:0"),
    ("map.json", lambda rows: rows["borders"].append(rows["borders"][0]), "dragon_west", "border_twice"),
    (
        "map.json",
        lambda rows: rows["territories"][0]["provinces"].pop(),
        "crab_center",
        "unknown_province",
    ),
    (
        "map.json",
        lambda rows: rows["provinces"][0].update(capital_of="lion"),
        "dragon_capital",
        "capital",
    ),
    ("map.json", lambda rows: rows["provinces"][0].update(defense=-1), "dragon_capital", "below_zero"),
    ("tokens.json", lambda rows: rows["common"][0].update(count=7), "common", "not_26_tokens"),
    ("tokens.json", lambda rows: rows.pop("control"), "$", "control"),
    ("tokens.json", lambda rows: rows.update(control=0), "control", "below_one"),
    ("tokens.json", lambda rows: rows["specials"][0].update(count=0), "peace", "below_one"),
    ("clans.json", lambda rows: rows["clans"].pop(0), "clans", "crab:0"),
    (
        "clans.json",
        lambda rows: rows["clans"][0].update(capital="lion_north"),
        "crab",
        "capital_elsewhere",
    ),
    ("cards.json", lambda rows: rows["cards"][0].update(territory="lion"), "crab", "not_two_cards"),
    (
        "objectives.json",
        lambda rows: rows["objectives"][0].update(territory=None),
        "last_line",
        "no_terr",
    ),
    ("table.json", lambda rows: rows["players"][0].update(drafted=20), "players.2", "more_than"),
]
"""A file, what is changed in it, and where and why it is refused."""


def test_the_files_are_read_as_the_rules_use_them() -> None:
    """The same facts from the folder and from the program."""
    assert FACTS == read_facts(FOLDER, Facts)


def test_each_file_says_where_it_comes_from() -> None:
    """Sources, and no path of a machine."""
    assert [] == without_source(FOLDER)


@pytest.mark.parametrize(("name", "change", "place", "reason"), WRONG)
def test_a_wrong_file_is_refused_with_its_place(
    tmp_path: Path, name: str, change: Callable[[Any], None], place: str, reason: str
) -> None:
    """A wrong shape, an unknown id, a row that is missing or twice, numbers that do not fit."""
    file, where, why = refused(Facts, FOLDER, tmp_path, name, change)

    assert name == file
    assert place in where
    assert reason in why


def test_a_missing_or_unreadable_file_is_refused(tmp_path: Path) -> None:
    """With its name."""
    with pytest.raises(FactsBroken, match=r"map\.json::FileNotFoundError"):
        read_facts(tmp_path, Facts)
    (tmp_path / "map.json").write_text("{", "utf-8")
    with pytest.raises(FactsBroken, match=r"map\.json"):
        read_facts(tmp_path, Facts)
