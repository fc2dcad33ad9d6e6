"""/help and /tutorial: every topic, every step of the practice, in both languages."""

import re

import pytest
from simcord import MemberActor

from bot.games.houses.plugin import TOPICS as TOPICS_OF
from bot.games.houses.practice.council import open_practice
from bot.languages import LANGUAGES
from bot.render.help import TOPICS
from bot.sandbox.driver import Answer
from bot.sandbox.reading import Post, buttons_of
from bot.sessions import MOST, VARIANTS, Sessions
from engine.games import houses
from tests import made_once
from tests.bot.core_world import Hall, folder, hall, our_bot, plain
from tests.bot.council_world import content
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

STEPS = ("seat", "deal")
COMMAND = re.compile(r"`[^`\n]+`")
languages = pytest.mark.parametrize("language", LANGUAGES)


def known(hall: Hall) -> set[str]:
    """Every command by its whole name."""
    return {one.qualified_name for one in hall.bot.tree.walk_commands()}


def shown(answer: Answer) -> Post:
    """The panel, for the presser alone."""
    assert answer.message is not None
    assert answer.message.ephemeral
    return answer.message


async def practising(hall: Hall, member: MemberActor) -> Post:
    """A practice at its last step but one: the vote."""
    panel = shown(await hall.driver.command(member, "tutorial"))
    for step in STEPS:
        panel = shown(await hall.driver.click(member, panel, f"v1:learn:go:{step}"))
    panel = shown(await hall.driver.click(member, panel, "v1:learn:offer"))
    return shown(await hall.driver.click(member, panel, "v1:learn:go:vote"))


@languages
@pytest.mark.parametrize("topic", TOPICS)
async def test_every_topic_is_short_and_ends_with_what_to_press(
    hall: Hall, language: str, topic: str
) -> None:
    """At most 900 characters, the last line but one begins with "now"."""
    await hall.command(hall.host, "language mine", speak=language)
    said = (await hall.command(hall.host, "help", topic=topic)).split("\n")

    assert len("\n".join(said)) < 900
    assert said[-2].startswith({"fa": "حالا: ", "en": "Now: "}[language])


@languages
async def test_help_names_only_commands_that_there_are(hall: Hall, language: str) -> None:
    """A group's command by both its words; other marked words are options."""
    words = made_once.words("fa" if language == "fa" else "en")
    for topic in TOPICS:
        marked = [found.strip("`") for found in COMMAND.findall(words.say(f"help-{topic}"))]
        named = [one.removeprefix("/") for one in marked if one.startswith("/")]

        assert set(named) <= known(hall), topic


async def test_topics_are_turned_over_by_menu_and_buttons(hall: Hall) -> None:
    panel = shown(await hall.driver.command(hall.host, "help"))
    chosen = shown(await hall.driver.choose(hall.host, panel, ["voting"], "v1:help:menu"))
    following = await hall.driver.click(hall.host, chosen, "v1:help:next:")

    assert "Trade and deals" in following.text
    assert "Votes and power" in (await hall.driver.click(hall.host, shown(following), "v1:help:back:")).text


async def test_topics_are_offered_while_one_types(hall: Hall) -> None:
    """By name, title or line, in the reader's language."""
    assert ["trading"] == await hall.driver.suggestions(hall.host, "help", "topic", "deals")
    assert len(TOPICS) == len(await hall.driver.suggestions(hall.host, "help", "topic", ""))


async def test_help_opens_at_what_one_is_doing(hall: Hall) -> None:
    """At the first question before a press, at the vote during one; a topic that is named is shown."""
    title = hall.bot.words("en").attribute
    assert title("help-start", "title") in await hall.command(hall.host, "help")
    door = await hall.table(people=1, seats=3, language="en")
    assert title("help-phase", "title") in await hall.command(hall.host, "help")
    await hall.press(hall.host, door, "v1:begin:")
    seen = set()
    while hall.live().match_state.state.stage != "vote":
        asked = {wait.ask for wait in hall.live().match_state.waits if wait.seat == 0}
        told = await hall.command(hall.host, "help")
        for code in asked & TOPICS_OF.keys():
            assert title(f"help-{TOPICS_OF[code]}", "title") in told
        seen |= asked
        await hall.world.advance(24 * 3600.0)

    assert "found" in seen
    assert title("help-voting", "title") in await hall.command(hall.host, "help")
    assert title("help-trading", "title") in await hall.command(hall.host, "help", topic="trading")


async def test_help_works_in_direct_messages(hall: Hall) -> None:
    """Without a server, and without a match."""
    async with hall.world.turn:
        result = await hall.host.user.slash("help")

    assert result.acknowledged
    assert "Opening a table" in Answer(result).text


@languages
async def test_a_visitor_practises_a_whole_phase(hall: Hall, language: str) -> None:
    """Read, look, deal, vote, count: in one panel, seen by nobody else, no match of the list."""
    await hall.command(hall.host, "language mine", speak=language)
    before = len(hall.posts())
    panel = await practising(hall, hall.host)
    counted = await hall.driver.click(hall.host, panel, "v1:learn:cast:gather")
    words = hall.bot.words("fa" if language == "fa" else "en")

    assert plain(words.say("learn-count")) in plain(counted.text)
    assert plain(words.say("houses-section-count")) in plain(counted.text)
    assert before == len(hall.posts())
    assert () == hall.bot.matches.live_matches()


async def test_the_practice_deal_is_real(hall: Hall) -> None:
    """The steward confirms it, and at the count its vote is on the visitor's side (HO-R26)."""
    panel = shown(await hall.driver.command(hall.host, "tutorial"))
    for step in STEPS:
        panel = shown(await hall.driver.click(hall.host, panel, f"v1:learn:go:{step}"))
    made = plain((await hall.driver.click(hall.host, panel, "v1:learn:offer")).text)
    voting = shown(await hall.driver.click(hall.host, panel, "v1:learn:go:vote"))
    said = plain((await hall.driver.click(hall.host, voting, "v1:learn:cast:gather")).text)
    partner = re.search(r"Your offer to (House \w+) is out", made)
    assert partner is not None

    assert "it counts from now on" in made
    assert f"- {partner[1]}: yes with" in said or f"- {partner[1]}: no with" in said


async def test_a_click_on_an_older_step_changes_nothing(hall: Hall) -> None:
    """Row 8: a second click shows where the practice stands."""
    first = shown(await hall.driver.command(hall.host, "tutorial"))
    await hall.driver.click(hall.host, first, "v1:learn:go:seat")
    practice = hall.bot.practices.of(hall.host.id)
    await hall.redelivered()

    assert practice == hall.bot.practices.of(hall.host.id)


async def test_a_restart_loses_only_the_practice_and_says_so(hall: Hall) -> None:
    """The old button tells it kindly, and a new practice is one press away."""
    panel = await practising(hall, hall.host)
    await hall.world.restart()
    lost = await hall.driver.click(hall.host, panel, "v1:learn:cast:gather")
    told = plain(lost.text)
    again = await hall.driver.click(hall.host, shown(lost), "v1:learn:start")

    assert "This practice is gone" in told
    assert "Step 1 of 5" in plain(again.text)


async def test_two_visitors_do_not_meet(hall: Hall) -> None:
    """Each has a council of their own."""
    await hall.driver.command(hall.host, "tutorial")
    other = shown(await hall.driver.command(hall.guests[0], "tutorial"))
    await hall.driver.click(hall.guests[0], other, "v1:learn:go:seat")
    mine, theirs = (hall.bot.practices.of(one.id) for one in (hall.host, hall.guests[0]))
    assert mine is not None
    assert theirs is not None

    assert ("read", "seat") == (mine.step, theirs.step)


async def test_buttons_of_a_practice_are_only_its_own(hall: Hall) -> None:
    """No control of a real table is among them: there is no match behind it."""
    panel = await practising(hall, hall.host)

    assert all(one.custom_id.startswith("v1:learn:") for one in buttons_of(panel))


def test_so_many_practices_are_kept_and_the_oldest_makes_room() -> None:
    """Memory is bounded; each next practice of a visitor is another council."""
    sessions, one = Sessions(), open_practice(houses.game(content()[0]), VARIANTS - 1)
    for user in range(MOST + 1):
        sessions.keep(user, one)

    assert sessions.of(0) is None
    assert sessions.of(1) == one
    assert 0 == sessions.next_number(1)
