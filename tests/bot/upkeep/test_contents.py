"""A pack of the host's own, and matches whose cards are not the program's any more, as people meet them."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.client import Khandan, Parts
from bot.clock.waiting import Waiting
from bot.config import Settings, Unfit
from bot.games import refuse_unserved
from bot.games.houses.content import bind, checked_for_tables, files_in
from bot.keys import DATABASE
from bot.sandbox.world import MakeBot
from bot.wiring import load_parts, make_bot
from engine.games.houses.moves import Cast, Found, SealBallot
from engine.games.houses.reading import ContentBroken
from engine.kernel.table.lifecycle import GoOn
from tests.bot.channels.test_match_channels import told
from tests.bot.core_world import DAY, RING, Hall, entropy, folded, folder, hall, whole
from tests.packs import pack
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "world"]


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """The folder that the setting CONTENT names; a pack of apples at first."""
    return pack(tmp_path / "cards", "apple")


def on(cards: Path) -> Parts:
    """The program with this setting."""
    settings = Settings(_env_file=None, port=0, content=cards)  # type: ignore[call-arg]
    return load_parts(settings, RING, dict(whole().words))


@pytest.fixture(name="make_bot")
def our_bot(folder: Path, cards: Path) -> MakeBot:
    """Each start reads the folder as it is then."""
    secrets = entropy()

    def make(waiting: Waiting) -> Khandan:
        bot = make_bot(on(cards), waiting, folder, secrets)
        bot.posting.boards.rest = timedelta(0)
        bot.chores.append(partial(folded, bot))
        return bot

    return make


async def in_session(hall: Hall) -> None:
    """Three people found their houses and take their roles: the first card lies on the table."""
    await hall.begun()
    for number, member in enumerate(hall.world.members[:3]):
        await hall.found(member, f"House {number}")
    while hall.live().match_state.state.stage == "draft":
        await hall.drafts(hall.live().match_state.state.draft.turn)


async def voted(hall: Hall, match: int = 1) -> None:
    """Everybody votes yes, each with more power than the one before, and seals."""
    for power, member in enumerate(hall.world.members[:3], start=1):
        for action in (Cast("yes", power), SealBallot()):
            await hall.bot.matches.act(match, member.id, action)
    await hall.bot.after_move(match)
    await hall.world.settle()


def forgotten(hall: Hall) -> None:
    """The database is one of an older program, which kept no contents."""
    with closing(sqlite3.connect(hall.folder / DATABASE)) as database, database:
        database.execute("DELETE FROM content")


async def test_a_host_plays_with_cards_of_their_own(hall: Hall) -> None:
    """CONTENT names a folder: emblems, kings and cards are those of the pack."""
    await in_session(hall)

    assert hall.live().match_state.state.phase.card.startswith("apple_")
    assert "The apple problem" in "\n".join(hall.lines())


async def test_a_running_campaign_keeps_its_cards_and_a_new_one_gets_the_new(hall: Hall, cards: Path) -> None:
    """Its card is in no file any more; it is voted on, told and followed by another of its own."""
    await in_session(hall)
    first = hall.live().match_state.state.phase.card
    pack(cards, "pear")
    await hall.world.restart()
    board = await hall.press(hall.host, hall.doors()[0], "v1:seat:")
    before = len(hall.lines())
    await voted(hall)
    news = "\n".join(hall.lines()[before:])
    await hall.begun()
    for number, member in enumerate(hall.world.members[:3]):
        await hall.bot.matches.act(2, member.id, Found(f"Branch {number}", f"pear_emblems_{number}", "Dara"))
    founded = hall.live(2).match_state.state

    assert first.startswith("apple_")
    assert "apple" in board
    assert "The outcome of apple" in news
    assert "pear" not in news
    assert founded.king.startswith("pear_")
    assert [] == [row for row in hall.rows() if row.message is None]


async def test_a_match_whose_cards_are_nowhere_stands_still_and_its_host_knows(
    hall: Hall, cards: Path
) -> None:
    """An older database: who moves reads which version is missing; a week later nothing is lost."""
    await in_session(hall)
    state, version = hall.live().match_state.state, hall.live().table.content
    pack(cards, "pear")
    forgotten(hall)
    await hall.world.restart()
    heard, halted = told(hall), hall.live().table.halted
    said = [
        await hall.press(hall.guests[0], hall.doors()[0], "v1:seat:"),
        await hall.command(hall.host, "board"),
        await hall.command(hall.host, "vote", ballot="yes", power=1),
    ]
    await hall.world.advance(7 * DAY)
    stood = hall.live().match_state.state
    pack(cards, "apple")
    await hall.world.restart()
    await voted(hall)

    assert "content_gone" == halted
    assert 1 == len([line for line in heard if f"(version {version})" in line])
    assert {True} == {f"(version {version})" in line for line in said}
    assert state == stood
    assert "" == hall.live().table.halted
    assert "The outcome of apple" in "\n".join(hall.lines())
    assert "The cards of match 1 are back." in told(hall)[-1]
    assert [] == [row for row in hall.rows() if row.message is None]


async def test_a_match_of_newer_rules_stands_still_until_the_newer_program_is_back(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As its host hears it, and everybody who wants to move."""
    await in_session(hall)
    state, rules = hall.live().match_state.state, hall.live().table.version
    with monkeypatch.context() as older:
        older.setattr("engine.game_versions.of_version", lambda *_: None)
        await hall.world.restart()
        heard, halted = told(hall), hall.live().table.halted
        said = await hall.command(hall.host, "vote", ballot="yes", power=1)
        await hall.world.advance(7 * DAY)
    await hall.world.restart()

    assert "rules_gone" == halted
    assert f"newer rules (version {rules})" in heard[-1]
    assert f"newer rules (version {rules})" in said
    assert (state, "") == (hall.live().match_state.state, hall.live().table.halted)
    assert "I know the rules of match 1 again." in told(hall)[-1]


async def test_what_was_let_go_on_without_its_cards_is_held_again(hall: Hall, cards: Path) -> None:
    """A match that stood still for two reasons loses but one of them."""
    await in_session(hall)
    pack(cards, "pear")
    forgotten(hall)
    await hall.world.restart()
    await hall.bot.matches.act_as_program(1, GoOn())
    await hall.world.settle()

    assert "content_gone" == hall.live().table.halted
    assert {None} == {one.due for one in hall.live().deadlines.values()}


async def test_a_new_home_does_not_bring_the_cards_back(hall: Hall, cards: Path) -> None:
    """/campaign move ends only what a place can end."""
    await in_session(hall)
    pack(cards, "pear")
    forgotten(hall)
    await hall.world.restart()
    yard = hall.world.guild.create_text_channel("yard")
    await hall.command(hall.host, "campaign move", yard, match=1)

    assert "content_gone" == hall.live().table.halted


def legacies_of(cards: Path) -> list[dict[str, Any]]:
    """Those of a pack, as they stand in its file."""
    found: list[dict[str, Any]] = json.loads((cards / "legacies.yaml").read_text("utf-8"))["legacies"]
    return found


def with_one_goal(cards: Path) -> str:
    """The legacies of a pack, all with the same goal for other perks: an older program took them."""
    legacies = legacies_of(cards)
    for number, one in enumerate(legacies, start=1):
        one["achievements"] = [{"goal": "deals(2)", "perk": f"coins_at_start({number})"}]
    return json.dumps({"legacies": legacies})


async def test_a_match_that_began_on_unfair_cards_goes_on_with_them_and_no_new_one_begins_HO_1_4(
    hall: Hall, cards: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What authors must mend is for what begins anew: a bot that did not start would stop every match of it.

    The database is one that kept no cards, so that CONTENT is the only remedy.
    """
    (cards / "legacies.yaml").write_text(with_one_goal(cards), "utf-8")
    with monkeypatch.context() as older:
        older.setattr("bot.games.houses.content.serving_problems", lambda _: ())
        await hall.world.restart()
        await in_session(hall)
    forgotten(hall)
    await hall.world.restart()
    await voted(hall)
    said = await hall.command(hall.host, "campaign new", seats=3)

    assert "" == hall.live().table.halted
    assert "The outcome of apple" in "\n".join(hall.lines())
    assert "No new table of this game can begin with this bot’s cards." in said
    assert [1] == [live.match.id for live in hall.bot.matches.live_matches()]


def test_an_older_pack_is_bound_whatever_is_asked_of_authors_HO_1_4(cards: Path) -> None:
    """`khandan content check` refuses it; a match that brought it into the database plays on."""
    (cards / "legacies.yaml").write_text(with_one_goal(cards), "utf-8")
    found = bind(files_in(cards))
    assert found is not None

    with pytest.raises(ContentBroken):
        checked_for_tables(found)


@pytest.mark.parametrize("missing", ["none", "a file"])
def test_a_folder_that_is_none_is_said(tmp_path: Path, missing: str) -> None:
    """In one line, before anything else happens."""
    place = tmp_path / "nowhere"
    if missing == "a file":
        place.write_text("")
    with pytest.raises(Unfit) as unfit:
        on(place)

    assert ("content-folder", {"folder": str(place)}) == (unfit.value.code, unfit.value.slots)


@pytest.mark.parametrize(
    ("file", "body", "code"),
    [
        ("stories.yaml", '{"lines": []}', "too_few"),
        ("kings.yaml", '{"kings": 7}', "list_needed"),
    ],
)
def test_cards_that_cant_be_read_are_refused_at_the_start_with_their_file(
    cards: Path, file: str, body: str, code: str
) -> None:
    """No match could be played with them, not even one that goes on."""
    (cards / file).write_text(body, "utf-8")
    with pytest.raises(ContentBroken) as broken:
        on(cards)

    assert {(file, code)} <= {(one.file, one.code) for one in broken.value.problems}


@pytest.mark.parametrize(
    ("legacies", "code"),
    [
        (lambda cards: json.dumps({"legacies": legacies_of(cards)[:3]}), "too_few_legacies"),
        (with_one_goal, "goal_shared"),
    ],
)
def test_what_plays_anew_refuses_cards_on_which_no_table_can_begin(
    cards: Path, legacies: Callable[[Path], str], code: str
) -> None:
    """They can be read, but a table of five lacks something; simulate, rehearse and audit ask this first."""
    (cards / "legacies.yaml").write_text(legacies(cards), "utf-8")
    with pytest.raises(ContentBroken) as broken:
        refuse_unserved(on(cards).editions)

    assert "unserved" == broken.value.why
    assert {("legacies.yaml", code)} <= {(one.file, one.code) for one in broken.value.problems}
