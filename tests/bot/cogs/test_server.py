"""/server: one page of what managers set for the tables of their server, and of what is missing there."""

from typing import Any

import discord
import pytest
from simcord import MemberActor
from simcord.components import walk_components

from bot.cogs import server as cogs_server
from bot.languages import LANGUAGES, Language
from bot.render.server import ZONE
from bot.render.zones import zone_as_typed, zone_named, zones
from bot.sandbox.driver import Answer
from bot.sandbox.reading import Post
from bot.server_settings import load_server_settings
from engine.kernel.table.paces import Quiet
from tests.bot.cogs.test_settings import manager
from tests.bot.core_world import Hall, custom_ids, folder, hall, our_bot, plain, read
from tests.laws import outsider
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def page(hall: Hall, warden: MemberActor) -> Post:
    """The page as a manager is shown it."""
    answer = await hall.driver.command(warden, "server")
    assert answer.message is not None, answer.text
    return answer.message


async def picked(hall: Hall, warden: MemberActor, what: str, *values: Any) -> str:
    """What the page says after a choice in one of its menus."""
    post = await page(hall, warden)
    return plain((await hall.driver.choose(warden, post, list(values), f"v1:servers:{what}")).text)


async def pressed(hall: Hall, warden: MemberActor, what: str) -> Answer:
    """What comes of one of its buttons."""
    return await hall.driver.click(warden, await page(hall, warden), f"v1:server:{what}")


async def opened(hall: Hall, member: MemberActor, **options: Any) -> str:
    """What somebody reads who wants to open a table."""
    return await hall.command(member, "campaign new", seats=3, **options)


async def test_a_server_that_has_set_nothing_says_so_and_what_is_missing(hall: Hall) -> None:
    """Anybody, anywhere, without quiet hours."""
    said = read(await page(hall, manager(hall)))

    assert "Tables are opened in any channel" in said
    assert "By everybody" in said
    assert "New tables begin without quiet hours" in said
    assert "Open tables: 0 of 200" in said
    assert "Nothing: I may do here what tables need." in said


async def test_tables_are_opened_in_the_chosen_channels_alone(hall: Hall) -> None:
    """Managers may anywhere; an empty choice allows every channel again."""
    warden, yard = manager(hall), hall.world.guild.create_text_channel("yard")
    said = await picked(hall, warden, "channels", yard)
    refused = await opened(hall, hall.guests[0])
    there = await opened(hall, hall.guests[0], channel=yard)
    anywhere = await opened(hall, warden)
    await picked(hall, warden, "channels")
    again = await opened(hall, hall.guests[0])

    assert f"Tables are opened in <#{yard.id}>" in said
    assert f"On this server tables are opened in <#{yard.id}>." in refused
    assert [True] * 3 == ["is open" in one for one in (there, anywhere, again)]


async def test_a_role_opens_tables_or_managers_alone(hall: Hall) -> None:
    warden = manager(hall)
    role = hall.world.guild.create_role("hosts")
    holder = hall.world.guild.add_member(hall.world.env.create_user("holder"), roles=[role])
    said = await picked(hall, warden, "role", role)
    refused = await opened(hall, hall.guests[0])
    held = await opened(hall, holder)
    await pressed(hall, warden, "managers")
    managers = [await opened(hall, one) for one in (holder, warden)]
    await pressed(hall, warden, "everybody")

    assert f"By <@&{role.id}>, and by those who manage the server" in said
    assert f"only <@&{role.id}> opens tables" in refused
    assert "is open" in held
    assert [False, True] == ["is open" in one for one in managers]
    assert "only those open tables who manage it" in managers[0]
    assert "is open" in await opened(hall, hall.guests[0])


async def test_new_tables_begin_with_the_servers_quiet_hours(hall: Hall) -> None:
    """Those that are open stay as they are; an empty form ends them."""
    warden = manager(hall)
    await opened(hall, hall.host)
    form = await pressed(hall, warden, "hours")
    said = plain((await hall.driver.submit(warden, form, since="23:00", until="7", zone="Tehran")).text)
    await opened(hall, hall.host)
    form = await pressed(hall, warden, "hours")
    ended = plain((await hall.driver.submit(warden, form, since="", until="", zone="")).text)

    assert "quiet hours from 23:00 to 07:00 (Asia/Tehran)" in said
    assert (None, Quiet(23 * 60, 7 * 60, "Asia/Tehran")) == (
        hall.live(1).table.pace.quiet,
        hall.live(2).table.pace.quiet,
    )
    assert "without quiet hours" in ended


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_form_of_hours_can_be_sent_as_it_opens(hall: Hall, language: str) -> None:
    """What stands in it is what is set, so that one time alone can be changed."""
    warden, guild = manager(hall), hall.world.guild.id
    await hall.command(warden, "language mine", speak=language)
    form = await pressed(hall, warden, "hours")
    await hall.driver.submit(warden, form, since="23:00", until="7", zone="Tehran")
    form = await pressed(hall, warden, "hours")
    assert form.form is not None
    nodes = walk_components(form.form["components"])
    opened = {node["custom_id"]: node["value"] for node in nodes if "value" in node}
    await hall.driver.submit(warden, form, **{**opened, "since": "22:30"})
    quiet = (await load_server_settings(hall.bot.store, guild)).quiet

    assert Quiet(22 * 60 + 30, 7 * 60, "Asia/Tehran") == quiet


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_zone_stands_in_the_form_in_words_by_which_it_is_found(language: Language) -> None:
    """Whole: the field has room for the longest."""
    typed = {zone: zone_as_typed(zone, language) for zone in zones()}

    assert list(typed) == [zone_named(one) for one in typed.values()]
    assert max(map(len, typed.values())) <= ZONE


@pytest.mark.parametrize(
    ("entered", "wanted"),
    [
        ({"since": "25", "until": "7", "zone": "Tehran"}, "Write a time of day"),
        ({"since": "23", "until": "7", "zone": "Atlantis"}, "no time zone"),
        ({"since": "23", "until": "", "zone": ""}, "Quiet hours need three things"),
        ({"since": "1", "until": "23", "zone": "UTC"}, "at most"),
    ],
)
async def test_hours_that_can_not_be_are_one_sentence(
    hall: Hall, entered: dict[str, str], wanted: str
) -> None:
    """The form opens again as it was filled in."""
    warden = manager(hall)
    refused = await hall.driver.submit(warden, await pressed(hall, warden, "hours"), **entered)

    assert wanted in plain(refused.text)
    assert "without quiet hours" in read(await page(hall, warden))


async def test_the_language_of_the_server_is_chosen_there(hall: Hall) -> None:
    warden = manager(hall)
    await picked(hall, warden, "language", "fa")

    assert "fa" == await hall.bot.preferences.chosen_language("guild", hall.world.guild.id)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_others_are_refused_in_their_language_and_change_nothing(hall: Hall, language: str) -> None:
    """A forged press of the page's button, too."""
    await hall.command(hall.guests[0], "language mine", speak=language)
    words = hall.bot.words("fa" if language == "fa" else "en")
    typed = await hall.command(hall.guests[0], "server")
    post = await outsider.carried(hall, ["v1:server:managers"], None)
    forged = await hall.press(hall.guests[0], post, "v1:server:managers")

    assert [plain(words.say("error-not-manager"))] * 2 == [typed, forged]
    assert "is open" in await opened(hall, hall.guests[1])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_many_channels_that_lack_something_fit_one_page(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """The bot may do nothing in all 25 that are chosen: the first are named, the others counted."""
    warden = manager(hall)
    await hall.command(warden, "language mine", speak=language)
    yards = [hall.world.guild.create_text_channel(f"yard{number}") for number in range(25)]
    monkeypatch.setattr(cogs_server, "permissions_in", lambda *_: discord.Permissions.none())
    said = await picked(hall, warden, "channels", *yards)
    words = hall.bot.words("fa" if language == "fa" else "en")
    again = await page(hall, warden)
    named = [yard for yard in yards if read(again).count(f"<#{yard.id}>") > 1]

    assert said.startswith(plain(words.say("server-saved")))
    assert plain(words.say("server-lacks-more", count=25 - len(named))) in read(again)
    assert 10 <= len(named) < 25
    assert {"v1:servers:language", "v1:servers:channels", "v1:servers:role"} <= set(custom_ids(again))
