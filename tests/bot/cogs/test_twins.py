"""Persian-named twins: there while the server speaks Persian, the same work, the same answers."""

import discord
import pytest
import structlog
from msgspec.structs import replace
from simcord import MemberActor

from bot.client import Khandan
from bot.cogs import twins
from bot.config import Settings
from tests.bot.cogs.test_settings import manager
from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]


async def persian_hall(hall: Hall) -> MemberActor:
    """A server that has chosen Persian; somebody who may manage it."""
    warden = manager(hall)
    await hall.command(warden, "language server", speak="fa")
    return warden


def names(bot: Khandan, guild: int) -> set[str]:
    """The server's own commands."""
    return {one.name for one in bot.tree.get_commands(guild=discord.Object(guild))}


def offered(hall: Hall, member: MemberActor) -> set[str]:
    """The commands that Discord shows a member here, by their first word."""
    shown = member.available_commands(hall.world.channel)
    return {name.split(" ")[0] for name in shown}


async def test_a_server_that_chooses_persian_gets_the_twins(hall: Hall) -> None:
    """Beside the English ones, which everybody knows from elsewhere."""
    before = offered(hall, hall.host)
    await persian_hall(hall)
    after = offered(hall, hall.host)

    assert "رأی" not in before
    assert {"رأی", "معامله", "دست", "میز", "vote", "trade"} <= after


async def test_they_go_when_the_server_goes_back(hall: Hall) -> None:
    """To English, or to no choice of its own."""
    warden = await persian_hall(hall)
    for speak in ("en", "fa", "follow"):
        await hall.command(warden, "language server", speak=speak)
        assert ("رأی" in offered(hall, hall.host)) == (speak == "fa")


async def test_they_are_there_again_after_a_restart(hall: Hall) -> None:
    """From what the database says."""
    await persian_hall(hall)
    await hall.world.restart()
    await hall.world.settle()

    assert "رأی" in names(hall.bot, hall.world.guild.id)


async def test_a_twin_does_the_work_under_the_names_of_its_options(hall: Hall) -> None:
    """A group's command with a number and a choice; then a move, completed from the player's own offers."""
    await persian_hall(hall)
    said = await hall.command(hall.host, "میز نو", تعداد=3)
    for member in hall.world.members[:3]:
        await hall.command(member, "میز ورود")
    await hall.command(hall.host, "میز آغاز")
    emblems = await hall.driver.suggestions(hall.host, "بنیاد", "نشان", "")
    founded = await hall.command(hall.host, "بنیاد", خاندان="پیوندیان", نشان=emblems[0], نام="آرش")

    assert "میزِ ۱ باز شد." in said
    assert len(emblems) > 3
    assert "پیوندیان" in founded
    assert "پیوندیان" == hall.live().match_state.state.houses[0].name


async def test_what_completes_an_option_knows_the_match_named_beside_it(hall: Hall) -> None:
    """With two tables the option that names one is heeded, under its Persian name too."""
    await persian_hall(hall)
    for _ in range(2):
        await hall.begun(people=3)
    none = await hall.driver.suggestions(hall.host, "بنیاد", "نشان", "")
    some = await hall.driver.suggestions(hall.host, "بنیاد", "نشان", "", میز=2)

    assert [] == none
    assert some


async def test_refusals_name_no_english_option(hall: Hall) -> None:
    """An answer to a twin is as private and as Persian as any other."""
    await persian_hall(hall)

    assert "اینجا میزی نیست." in await hall.command(hall.guests[0], "دست")


async def test_a_server_that_is_lost_keeps_no_other_from_its_commands(hall: Hall) -> None:
    """The bot was thrown out and does not know yet: the log has a line, and the next server its twins."""
    await hall.bot.store.write.set_preference("guild", 5, "fa")
    await hall.bot.store.write.set_preference("guild", hall.world.guild.id, "fa")
    lost = f"/applications/{hall.bot.application_id}/guilds/5/commands"
    hall.world.env.inject_error("PUT", lost, status=403, code=50001, message="Missing Access", times=None)
    owed = await twins.guilds_owed_twins(hall.bot)
    with structlog.testing.capture_logs() as logged, pytest.raises(discord.Forbidden):
        await twins.tell(hall.bot, owed)

    assert [5] == owed
    assert [(5, "http_403_50001")] == [
        (one["guild"], one["why"]) for one in logged if "twins" in one["event"]
    ]
    assert "رأی" in offered(hall, hall.host)


@pytest.mark.parametrize(("language", "there"), [("fa", True), ("en", False)])
async def test_the_hosts_own_server_speaks_the_hosts_language(hall: Hall, language: str, there: bool) -> None:
    """GUILD and LANGUAGE of .env, until the server chooses."""
    guild = hall.world.guild.id
    settings = Settings(_env_file=None, language=language, guild=guild)  # type: ignore[call-arg,arg-type]
    hall.bot.parts = replace(hall.bot.parts, settings=settings)
    await twins.restore(hall.bot)

    assert there == ("رأی" in names(hall.bot, guild))
