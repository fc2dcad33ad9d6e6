"""/mine: all tables of one person, those that wait for them first; nothing of what others hold."""

from datetime import UTC, datetime, timedelta

import discord
import pytest

from bot.channels.message_client import Destination, OutgoingMessage
from bot.cogs.twins import follow
from bot.controls import ids
from bot.games import plugin
from bot.languages import LANGUAGES, Language
from bot.render.layout import to_view
from bot.render.limits import COMPONENTS
from bot.render.notices import question_line
from bot.render.paging import CONTAINER, components, pages
from bot.render.panel import Button, Link, Section, Text
from bot.sandbox.reading import buttons_of
from bot.ui.own_tables import MOST, OwnTable, own_table, panel, reader_of
from bot.ui.people import awaited_panel
from engine.kernel.refused import Refused
from tests.bot.core_world import Hall, custom_ids, folder, hall, our_bot, plain, read
from tests.made_once import words
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

AWAITS = "What awaits this player"

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)


async def test_who_sits_nowhere_is_told_so(hall: Hall) -> None:
    """And nothing of the tables of others."""
    await hall.begun(people=3, seats=4)
    answer = await hall.driver.command(hall.guests[2], "mine")

    assert answer.private
    assert "You sit at no table" in plain(answer.text)


async def test_each_table_says_what_it_asks_and_its_button_opens_the_seat(hall: Hall) -> None:
    """What is asked, in how long it runs out, what silence brings; one press from there to the answer."""
    await hall.begun(people=3, seats=4)
    answer = await hall.driver.command(hall.guests[0], "mine")
    assert answer.message is not None
    (button,) = [one for one in buttons_of(answer.message) if ids.SeatPanelId.parse(one.custom_id)]
    told = read(answer.message)
    opened = await hall.driver.click(hall.guests[0], answer.message, button.custom_id)

    assert "Houses" in told
    assert "if you stay silent" in told
    assert opened.message is not None


async def test_the_host_of_a_table_that_gathers_begins_it_from_there(hall: Hall) -> None:
    """Others are led to the table."""
    await hall.table(people=2)
    own = await hall.driver.command(hall.host, "mine")
    assert own.message is not None
    begins = [one.custom_id for one in buttons_of(own.message) if ids.BeginButtonId.parse(one.custom_id)]
    other = await hall.driver.command(hall.guests[0], "mine")
    assert other.message is not None

    assert len(begins) == 1
    assert not [one for one in buttons_of(other.message) if ids.BeginButtonId.parse(one.custom_id)]


def many(count: int) -> list[OwnTable]:
    """So many tables, each asking, the later ones sooner."""
    button = Button(ids.SeatPanelId(7).pack(), "Answer", "primary")
    return [
        OwnTable(
            f"**Game {one}**", ("**What?**", "-# soon"), button, True, NOON + timedelta(hours=count - one)
        )
        for one in range(count)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_to_run_out_stands_on_top_and_eight_fill_a_message(language: Language) -> None:
    """Nine would be more components than Discord takes; the others are a page away."""
    shown = panel(words(language), many(9), 0)
    titles = [block.content.split("\n")[0] for block in shown.blocks if isinstance(block, Section)]

    assert titles == [f"**Game {one}**" for one in range(8, 0, -1)]
    assert len(pages(shown)) == 1
    assert CONTAINER + sum(map(components, shown.blocks)) <= COMPONENTS
    assert len([one for one in panel(words(language), many(9), 1).blocks if isinstance(one, Section)]) == 1
    assert MOST == 8


def test_tables_that_ask_nothing_come_last() -> None:
    """Whatever their number, and without a clock after those with one."""
    there = Link("Go there", "https://discord.com/channels/1/2")
    resting, untimed = OwnTable("resting", (), there), OwnTable("untimed", (), there, asks=True)
    shown = panel(words("en"), [resting, untimed, *many(1)], 0)

    assert [one.content for one in shown.blocks if isinstance(one, Section)] == [
        "**Game 0**\n**What?**\n-# soon",
        "untimed",
        "resting",
    ]


async def test_a_host_sees_who_is_awaited_and_has_them_called_once(hall: Hall) -> None:
    """One line mentions them in public, owed before the host hears of it; a second call is refused."""
    await hall.begun(people=3, seats=4)
    await hall.found(hall.host, "Amir")
    own = await hall.driver.command(hall.host, "mine")
    assert own.message is not None
    before = hall.lines()
    told = await hall.driver.click(hall.host, own.message, "v1:call:")
    await hall.world.settle()
    news = hall.lines()[len(before) :]
    again = await hall.press(hall.host, own.message, "v1:call:")

    assert "You host." in read(own.message)
    assert "were called" in plain(told.text)
    assert [True] == [hall.guests[0].mention in one and hall.guests[1].mention in one for one in news]
    assert "less than 6 hours ago" in again


async def test_whom_the_host_calls_is_woken_unless_they_want_no_reminders(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Row 10: the mention stands in the line all the same, and no phone rings for it."""
    await hall.begun(people=3, seats=4)
    await hall.found(hall.host, "Amir")
    await hall.command(hall.guests[1], "quiet", quiet="on")
    own = await hall.driver.command(hall.host, "mine")
    assert own.message is not None
    sent, send = [], hall.bot.message_client.send

    async def record(place: Destination, outgoing: OutgoingMessage) -> int:
        sent.append(outgoing.pings)
        return await send(place, outgoing)

    monkeypatch.setattr(hall.bot.message_client, "send", record)
    await hall.driver.click(hall.host, own.message, "v1:call:")
    await hall.world.settle()

    assert [(hall.guests[0].id,)] == sent
    assert hall.guests[1].mention in hall.lines()[-1]


async def test_who_does_not_host_can_have_nobody_called(hall: Hall) -> None:
    """A made-up press is refused as any act of the host's."""
    await hall.begun(people=3, seats=4)
    own = await hall.driver.command(hall.guests[0], "mine")
    assert own.message is not None

    assert not [one for one in custom_ids(own.message) if one.startswith("v1:call:")]
    with pytest.raises(Refused, match="host_only"):
        await hall.bot.matches.call_awaited(1, hall.guests[0].id)


async def test_the_list_leads_to_an_absence_and_to_what_is_over(hall: Hall) -> None:
    """Behind a button stand the tables that are over, each with its board and its story."""
    await hall.begun(people=3, seats=4)
    await hall.table(people=2)
    await hall.command(hall.host, "campaign close", match=2)
    own = await hall.driver.command(hall.host, "mine")
    assert own.message is not None
    over = await hall.driver.click(hall.host, own.message, "v1:finished:")
    assert over.message is not None
    assert "Closed before it began." in read(over.message)
    assert [ids.StoryButtonId(2).pack()] == [one for one in custom_ids(over.message) if "story" in one]
    back = await hall.driver.click(hall.host, over.message, "v1:tables:")
    assert back.message is not None
    away = await hall.driver.click(hall.host, back.message, "v1:time:")

    assert "Time and seat" in plain(away.text)


async def test_a_table_has_its_readers_emblem_and_how_far_it_has_come(hall: Hall) -> None:
    """The reader's own house's; words stand alone where the application has no such emoji."""
    await hall.begun(people=3, seats=4)
    await hall.found(hall.host, "Amir")
    live = hall.live()
    emblem = live.match_state.state.houses[0].emblem
    reader = reader_of(live, hall.host.id, None)
    renderer = hall.bot.parts.renderers["houses"]
    plain_title = own_table(renderer, hall.bot.scene(live, "en"), reader).title
    hall.bot.emoji.show("houses", {emblem: "<:owl:1>"})
    title = own_table(renderer, hall.bot.scene(live, "en"), reader).title

    assert "<:" not in plain_title
    assert title.startswith("<:owl:1> **")


@pytest.mark.parametrize("game", ["houses", "coup", "treasure", "rokugan", "architects"])
def test_every_game_says_how_far_it_has_come_and_has_a_sign(game: str) -> None:
    """A reader who sits at five tables tells them apart at a glance; what is named can be shown."""
    made = plugin(game)
    assert made is not None
    assert made.stage is not None
    assert made.emblem is not None
    assert made.signs


async def test_what_awaits_somebody_is_told_as_everybody_may_know_it(hall: Hall) -> None:
    """At the tables at which both sit: who has done their part is awaited for nothing there."""
    await hall.begun(people=3, seats=4)
    await hall.found(hall.host, "Amir")
    async with hall.world.turn:
        asked = await hall.host.context_menu(hall.world.channel, AWAITS, hall.guests[0])
        done = await hall.guests[0].context_menu(hall.world.channel, AWAITS, hall.host)
        alone = await hall.guests[2].context_menu(hall.world.channel, AWAITS, hall.host)

    assert "Found your house" in hall.private(asked)
    assert "Nothing, as far as everybody may know." in hall.private(done)
    assert "share no table here" in hall.private(alone)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_who_share_many_tables_read_of_the_newest_and_how_many_are_left(language: Language) -> None:
    """Twenty-five tables, each with a long question, are more than a message takes."""
    made = words(language)
    asked = question_line(made, "coup", "revise", int(NOON.timestamp()))
    tables = [f"**{number}** <#{10**18 + number}>\n> {asked}\n> {asked}" for number in range(25)]
    shown = awaited_panel(made, f"<@{10**18}>", tables)
    said = "\n".join(block.content for block in shown.blocks if isinstance(block, Text))
    named = [number for number in range(25) if f"**{number}**" in said]

    assert to_view(shown).children
    assert list(range(len(named))) == named
    assert made.say("person-more", count=25 - len(named)) in said


async def test_a_server_in_persian_has_the_commands_on_names_in_persian(hall: Hall) -> None:
    """As it has the twins of all others, and no more of them once it speaks English again."""
    await follow(hall.bot, hall.world.guild.id, "fa")
    guild = discord.Object(hall.world.guild.id)
    kind = discord.AppCommandType.user
    persian = [one.name for one in hall.bot.tree.get_commands(guild=guild, type=kind)]
    await follow(hall.bot, hall.world.guild.id, "en")

    assert [hall.bot.words("fa").say("menu-awaits"), hall.bot.words("fa").say("menu-deal")] == [
        plain(one) for one in persian
    ]
    assert [] == hall.bot.tree.get_commands(guild=guild, type=kind)
