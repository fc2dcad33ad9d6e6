"""The data files: what they hold, and that a wrong one is refused with file, place and reason."""

from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import pytest

from engine.games.architects.facts import (
    ALL_REWARDS,
    BOARDS,
    DEALS,
    FACTS,
    LEVELS,
    PLANS,
    SEATING,
    TABLE,
    Facts,
)
from engine.games.architects.kinds import GivesPer, Hirer, HiresFree, PointsPer, VirtuePer
from engine.games.architects.names import GOODS, SPOTS, Skill
from engine.kernel.content import FactsBroken, read_facts
from tests.engine.games.facts_files import refused, without_source

FOLDER = Path(str(files("data") / "architects"))


def test_the_files_are_read_as_the_rules_use_them() -> None:
    """The same facts from the folder and from the program."""
    assert FACTS == read_facts(FOLDER, Facts)


def test_each_file_says_where_it_comes_from() -> None:
    """Sources in words, and no path of a machine."""
    assert [] == without_source(FOLDER)


def first(**changes: Any) -> Callable[[Any], None]:
    """The first card of a file is changed."""
    return lambda rows: rows["cards"][0].update(changes)


def whole(**changes: Any) -> Callable[[Any], None]:
    """The file itself is changed."""
    return lambda rows: rows.update(changes)


def of(name: str, row: int, **changes: Any) -> Callable[[Any], None]:
    """A row of a list is changed."""
    return lambda rows: rows[name][row].update(changes)


TWICE = {"kind": "gain_choice", "options": [{"gold": 1}, {"gold": 2}]}
NO_KIND = {"kind": "sing", "at": "forest"}


@pytest.mark.parametrize(
    ("name", "change", "place", "reason"),
    [
        ("apprentices.json", lambda rows: rows["cards"].pop(), "cards", "peddler:0"),
        ("apprentices.json", first(skills=[]), "acolyte_1", "skills"),
        ("apprentices.json", first(ability=NO_KIND), "$.cards[0].ability.kind", "sing"),
        ("buildings.json", first(cost={"wood": 0}), "aqueduct", "below_one"),
        ("buildings.json", first(id="tower"), "$.cards[0].id", "tower"),
        ("buildings.json", first(points="3"), "$.cards[0].points", "int"),
        ("buildings.json", first(effect=TWICE), "aqueduct", "options_alike"),
        ("market.json", lambda rows: rows["cards"].append(rows["cards"][0]), "cards", "market_01:2"),
        ("cathedral.json", of("levels", 2, places=0), "levels.2", "cost_or_places"),
        ("characters.json", of("characters", 0, debts=-1), "ada", "below_zero"),
        ("table.json", of("players", 0, resets=[7, 12]), "players.2", "outside_the_guildhall"),
        ("table.json", whole(start_virtue=15), "start_virtue", "outside_the_track"),
    ],
)
def test_a_wrong_file_is_refused_with_its_place(
    tmp_path: Path, name: str, change: Callable[[Any], None], place: str, reason: str
) -> None:
    """What is missing, twice, of no known kind or out of bounds."""
    file, where, why = refused(Facts, FOLDER, tmp_path, name, change)

    assert (name, place) == (file, where)
    assert reason in why


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    """Nothing is played on half the facts."""
    with pytest.raises(FactsBroken, match=r"apprentices\.json"):
        read_facts(tmp_path, Facts)


def test_the_game_has_its_cards() -> None:
    """AW-COMP-1, AW-COMP-2, AW-COMP-3, AW-COMP-4: numbers of cards and workers, goods and skills."""
    crew, plans = FACTS.apprentices.cards, FACTS.buildings.cards

    assert {"base": 40, "promo": 3} == dict(Counter(row.set for row in crew))
    assert {"base": 40, "promo": 3} == dict(Counter(row.set for row in plans))
    assert (10, 11) == (len(FACTS.market.cards), len(ALL_REWARDS))
    assert {"base": 5, "extra": 5} == dict(Counter(row.set for row in BOARDS.values()))
    assert ("clay", "wood", "stone", "gold", "marble", "silver") == GOODS
    assert ("carpentry", "tiling", "masonry") == get_args(Skill)


def test_what_the_scan_has_damaged_is_mended() -> None:
    """The readings of the specification's section 21, each as the number that the game plays with.

    AW-OCR-01, AW-OCR-02, AW-OCR-03, AW-OCR-04, AW-OCR-05, AW-OCR-06, AW-OCR-07, AW-OCR-08, AW-OCR-09,
    AW-OCR-10, AW-OCR-12, AW-OCR-13, AW-OCR-14, AW-OCR-15, AW-OCR-16.
    """
    assert 40 == sum(row.set == "base" for row in FACTS.apprentices.cards)
    assert 11 == len(ALL_REWARDS) == SEATING[5].rewards
    assert (4, 7, 20, 4) == (TABLE.pool, TABLE.start_virtue, TABLE.workers, TABLE.dealt)
    assert (9, 3) == (len(SPOTS), len(FACTS.market.spaces))
    assert [1, 2, 3] == [row.silver for row in FACTS.market.spaces]
    assert 15 == len(TABLE.virtue)
    assert [2, 2, 1, 1, 0] == [row.tax_ignored for row in TABLE.virtue[:5]]
    assert (2, -2) == (LEVELS[1].points, TABLE.debt.points)


def test_characters_and_scaled_cards_have_their_mended_numbers() -> None:
    """AW-OCR-19, AW-OCR-20, AW-OCR-22, AW-OCR-24: and the names that ran together are two cards each."""
    boards = {name: (row.virtue, row.silver, row.prison) for name, row in BOARDS.items()}
    every = {
        name: PLANS[name].effect.every  # type: ignore[union-attr]
        for name in ("keep", "lighthouse", "moneylender", "aqueduct")
    }

    assert (3, 10, 8) == boards["caroline"]
    assert (4, 3, 4) == (boards["frederick"][1], boards["rudolf"][1], boards["therese"][2])
    assert Hirer(1, 6) == BOARDS["rudolf"].power
    assert {"thieves_den", "betting_house", "lumber_camp"} <= set(PLANS)
    assert {"keep": 3, "lighthouse": 4, "moneylender": 1, "aqueduct": 1} == every


def test_cards_that_the_rulebook_mixes_up_are_themselves() -> None:
    """AW-AMB-20, AW-AMB-21, AW-AMB-22: Aqueduct, Palace and Tavern, and the card that is called Gallery."""
    assert isinstance(PLANS["aqueduct"].effect, PointsPer)
    assert GivesPer("virtue", 4, {"gold": 1}) == PLANS["palace"].effect
    assert isinstance(PLANS["tavern"].effect, HiresFree)
    assert VirtuePer("marble", 2, 1) == PLANS["observatory"].effect


def test_a_merchant_gives_gold_for_silver() -> None:
    """AW-OCR-23: two silver for one gold, twice in the example."""
    assert (0, 0, 0, 0, 0, 2) == DEALS["merchant_2"].pay
    assert (("gold", 1),) == DEALS["merchant_2"].gain
