"""The content's reader: a right folder becomes content and texts, every mistake is shown at its place."""

import json
from pathlib import Path
from shutil import copytree
from typing import get_args

import pytest

from engine.games.houses.content import Trigger
from engine.games.houses.names import ConditionKind, PerkKind
from engine.games.houses.reading import (
    Content,
    ContentBroken,
    Texts,
    figures,
    files_of,
    keys_of,
    notation,
    read,
    schema,
    wordings,
)
from engine.kernel.content import problem_line
from tests.data.planted_mistakes import CARET, KINGS, PLANTS, RAIN, STORIES, WELL, Plant

ROOT = Path(__file__).resolve().parents[4]
SMALL = ROOT / "tests" / "data" / "reading"
SCHEMA = ROOT / "data" / "houses" / "proposal.schema.json"

LATE = "{fa: دیر., en: Late.}"

PERKS = [
    "power_at_start",
    "coins_at_start(3)",
    "extra_coin_on_abstain",
    "extra_gather_share(2)",
    "pool_bonus",
    "draft_choice",
    "draft_two",
    "see_true_outcome(2)",
    "turn_momentum",
    "double_signature",
    "silent_moderator_yes",
    "prestige_on(unity)",
    "crown_on(-army, 2)",
    "score_bonus(ties)",
    "office_first(vizier)",
]
GOALS = [
    "events_signed(-any, 4)",
    "leader(8)",
    "moderator(6)",
    "won(2)",
    "role_held(greedy, 2)",
    "coins(16)",
    "power(10)",
    "side(5)",
    "ties(3)",
    "deals(8)",
    "fall(2)",
    "story_signed(river, 2)",
    "office_resource(judge, 12..20)",
]
TRIGGERS = [
    ("death", Trigger(end="death")),
    ("rank_2", Trigger(rank=2)),
    ("division", Trigger(story="division")),
    ("ties", Trigger(ties=True)),
    ("any", Trigger(signed="any")),
    ("-any", Trigger(signed="negative")),
    ("wealth", Trigger(signed="any", resource="wealth")),
    ("+wealth", Trigger(signed="positive", resource="wealth")),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copytree(SMALL, tmp_path / "content")


def edit(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text("utf-8")
    assert text.count(old) == 1, f"{old} must stand once in {file}"
    (folder / file).write_text(text.replace(old, new), "utf-8")


def planted(folder: Path, plant: Plant) -> str:
    """Plants the mistake; the line that the reader must show for it."""
    edit(folder, plant.file, plant.old, plant.new)
    file, marked = plant.at or (plant.file, plant.new)
    if plant.at:
        edit(folder, file, marked.replace(CARET, ""), marked)
    text = (folder / file).read_text("utf-8")
    before = text[: text.index(CARET)].split("\n")
    (folder / file).write_text(text.replace(CARET, ""), "utf-8")
    return f"{file}:{len(before)}:{len(before[-1]) + 1}:{plant.found}"


def problems(folder: Path) -> list[str]:
    with pytest.raises(ContentBroken) as broken:
        read(folder)
    return [problem_line(one) for one in broken.value.problems]


def small() -> tuple[Content, Texts]:
    return read(SMALL)


@pytest.mark.parametrize("plant", PLANTS, ids=[plant.found for plant in PLANTS])
def test_a_planted_mistake_is_shown_at_its_line_and_column(folder: Path, plant: Plant) -> None:
    """Among what is found, and it is the file's only mistake of that code."""
    expected = planted(folder, plant)
    code = plant.found.partition("(")[0].rpartition(":")[2]

    assert [expected] == [one for one in problems(folder) if f":{code}(" in one]


def test_all_mistakes_of_a_folder_are_told_at_once(folder: Path) -> None:
    """In the order of the files, so that one run is enough to mend them."""
    edit(folder, RAIN, "army: 2", "army: 5")
    edit(folder, WELL, "id: later", "id: Later")
    edit(folder, STORIES, "perk: coins_at_start\n", "perk: coins_at_dawn\n")
    codes = [(one.split(":")[0], one.rpartition(":")[2].partition("(")[0]) for one in problems(folder)]

    assert [(RAIN, "too_high"), (WELL, "not_an_id"), (STORIES, "unknown_perk")] == codes


@pytest.mark.parametrize("file", ["stories.yaml", "legacies.yaml", "kings.yaml", "houses.yaml"])
def test_a_file_that_is_not_there_is_told_by_name(folder: Path, file: str) -> None:
    """No default content hides a misplaced folder."""
    (folder / file).unlink()

    assert [f"{file}:1:1::file_missing()"] == problems(folder)


def test_a_file_in_another_encoding_is_told_by_name(folder: Path) -> None:
    """Windows pages of Persian would read as other letters; told is where they begin."""
    (folder / RAIN).write_bytes("id: rain\ntitle: {fa: باران, en: Rain}".encode("cp1256"))

    assert f"{RAIN}:2:13::not_utf8()" in problems(folder)


def test_a_card_of_two_lines_is_refused(folder: Path) -> None:
    """HO-R30: a card's line is known by the way to it, so there can be only one."""
    second = (folder / STORIES).read_text("utf-8").partition("lines:\n")[2].replace("id: well", "id: hill")
    (folder / STORIES).write_text((folder / STORIES).read_text("utf-8") + second, "utf-8")
    edit(folder, "legacies.yaml", "line: well", "line: hill")
    edit(folder, WELL, "id: bucket\n", "id: bucket\nopens: hill\n")
    found = [one for one in problems(folder) if "card_in_two_lines" in one]

    assert [f"{WELL}:18:5:id:card_in_two_lines(given=bucket)"] == found


def test_a_written_forecast_shows_no_more_than_is_written() -> None:
    """HO-R16: of the likeliest outcome's army and wealth only the army is named; the event too."""
    forecast = small()[0].proposals[-1].yes.forecast

    assert (1, 0, 0, 0, 0) == forecast.effects
    assert forecast.event is not None
    assert "rain.yes.1.event" == forecast.event.id


def test_a_forecast_that_is_not_written_has_the_likeliest_outcomes_signs() -> None:
    """HO-R16: so that tuning the numbers can't make it lie."""
    forecast = small()[0].proposals[-1].no.forecast

    assert (0, 0, -1, 0, 1) == forecast.effects
    assert forecast.event is None


def test_a_forecast_shows_that_the_story_goes_on() -> None:
    """HO-R16: where the likeliest outcome does, and what is written does not leave it out."""
    cards = {card.id: card for card in small()[0].proposals}

    assert [True, True, False] == [
        one.forecast.story for one in (cards["dig"].yes, cards["dig"].no, cards["later"].yes)
    ]


def test_the_cards_that_an_opening_leads_to_belong_to_its_line() -> None:
    """HO-R30: `opens` and `next` make the line; ordinary cards have none."""
    lines = {card.id: card.line for card in small()[0].proposals}

    assert {"dig": "well", "bucket": "well"} == {card: line for card, line in lines.items() if line}
    assert {"ebb", "flood", "later", "mud", "rain"} == {card for card, line in lines.items() if not line}


def test_an_answers_story_event_stands_at_each_of_its_outcomes() -> None:
    """HO-R30, HO-7.4: the next card of the line, or its end with a perk."""
    bucket, dig = small()[0].proposals[:2]
    marks = [answer.outcomes[0].story for answer in (dig.yes, bucket.yes)]

    assert [("bucket", None, None), (None, "unity", 2)] == [
        (mark.next, mark.end, mark.perk and mark.perk.n) for mark in marks if mark
    ]


def test_a_text_is_found_under_the_id_that_the_rules_know() -> None:
    """An end without a name of its own bears the name of its line's end."""
    texts = small()[1]

    assert ("چترِ بزرگ", "The Great Umbrella") == wordings(texts, "rain.yes.1.event")
    assert ("آبِ همه", "Everybody's Water") == wordings(texts, "bucket.yes.story")
    assert ("جغد", "Owl") == wordings(texts, "emblem.owl")


def test_a_king_of_an_old_pack_has_one_line_for_an_end_and_no_habit(folder: Path) -> None:
    """Its key has no number, so that the pack's translations keep theirs."""
    texts = read(folder)[1]

    assert ("king.only.death", "king.only.deposition", "king.only.flight", "king.only.name") == keys_of(
        texts, "king"
    )


def test_the_lines_for_a_kings_end_are_numbered(folder: Path) -> None:
    edit(folder, KINGS, "death: {fa: مُرد., en: He died.}", f"death: [{LATE}, {LATE}]\n  habit: {LATE}")
    texts = read(folder)[1]

    assert ("king.only.death.1", "king.only.death.2") == keys_of(texts, "king.only.death")
    assert ("دیر.", "Late.") == wordings(texts, "king.only.habit")


def test_kings_with_less_than_a_writer_should_give_are_named_at_their_place(folder: Path) -> None:
    """A habit and three lines for each end; the pack can be played with all the same."""
    edit(folder, KINGS, "death: {fa: مُرد., en: He died.}", f"death: [{LATE}, {LATE}, {LATE}]")
    found = [problem_line(one) for one in figures(files_of(folder))[1] if one.file == KINGS]

    assert [
        "kings.yaml:2:3:kings.1:king_without_habit(given=only)",
        "kings.yaml:5:11:kings.1.flight:too_few_said(number=1,least=3)",
        "kings.yaml:6:15:kings.1.deposition:too_few_said(number=1,least=3)",
    ] == found


def test_keys_of_a_kind_are_all_that_begin_with_its_name_and_no_others() -> None:
    texts = small()[1]
    keys = [key for key, _ in texts.entries]

    for kind in {key.split(".")[0] for key in keys} | {"rai", "emblems", ""}:
        assert [key for key in keys if key.startswith(f"{kind}.")] == [*keys_of(texts, kind)]


def test_a_text_that_is_not_there_raises() -> None:
    """The caller asked for an id that no file has."""
    with pytest.raises(KeyError):
        wordings(small()[1], "rain.yes.9")


def test_the_version_changes_with_every_byte(folder: Path) -> None:
    """A replay must know whether it reads what was read then."""
    before = read(folder)[0].version
    (folder / RAIN).write_bytes((folder / RAIN).read_bytes() + b"\n")

    assert small()[0].version == before
    assert read(folder)[0].version != before


def test_every_kind_of_perk_can_be_written() -> None:
    """Chapter 11: the closed list of perks."""
    assert list(get_args(PerkKind)) == [notation.perk(text).kind for text in PERKS]


def test_every_kind_of_condition_can_be_written() -> None:
    """Chapter 11: the closed list of conditions."""
    assert list(get_args(ConditionKind)) == [notation.goal(text).kind for text in GOALS]


@pytest.mark.parametrize(("text", "trigger"), TRIGGERS)
def test_every_named_thing_of_a_perk_can_be_written(text: str, trigger: Trigger) -> None:
    """Chapter 11: an end of the king, a rank, a story end, events signed, ties."""
    assert trigger == notation.trigger(text)


def test_an_offices_condition_speaks_of_the_offices_own_resource() -> None:
    """Chapter 5 pairs them: the Judge guards repute."""
    limit = notation.goal("office_resource(judge, 12..20)").limit

    assert limit is not None
    assert ("repute", 12, 20) == (limit.resource, limit.least, limit.most)


def test_the_schema_for_editors_is_up_to_date() -> None:
    """data/houses/proposal.schema.json is what `schema()` says today."""
    assert schema() == json.loads(SCHEMA.read_text("utf-8"))
