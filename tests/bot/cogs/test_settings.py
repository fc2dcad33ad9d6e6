"""/language: a person's own choice before the server's, the server's before the table's."""

import discord
from simcord import MemberActor

from tests.bot.core_world import Hall, folder, hall, our_bot
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

EN = {"seated": "You do not sit at this table.", "done": "From now on answers come in English."}
FA = {"seated": "شما سر این میز ننشسته‌اید.", "done": "از این پس پاسخ‌ها به فارسی می‌آید."}


def manager(hall: Hall) -> MemberActor:
    """Somebody who may manage the server."""
    role = hall.world.guild.create_role("warden", permissions=discord.Permissions(manage_guild=True))
    return hall.world.guild.add_member(hall.world.env.create_user("warden"), roles=[role])


async def test_answers_follow_the_table_until_somebody_chooses(hall: Hall) -> None:
    """Without a choice of person or server the table's language is the answer's."""
    await hall.table(language="fa")
    table = await hall.command(hall.guests[3], "campaign leave")
    chosen = await hall.command(hall.guests[3], "language mine", speak="en")
    mine = await hall.command(hall.guests[3], "campaign leave")

    assert (FA["seated"], EN["done"], EN["seated"]) == (table, chosen, mine)


async def test_a_servers_choice_is_for_everybody_who_has_not_chosen(hall: Hall) -> None:
    await hall.table(language="en")
    warden = manager(hall)
    await hall.command(hall.guests[3], "language mine", speak="en")
    said = await hall.command(warden, "language server", speak="fa")
    others = [await hall.command(one, "campaign leave") for one in (warden, hall.guests[2], hall.guests[3])]

    assert FA["done"] == said
    assert [FA["seated"], FA["seated"], EN["seated"]] == others


async def test_a_choice_can_be_forgotten(hall: Hall) -> None:
    """Person and server each go back to what comes next."""
    await hall.table(language="fa")
    warden, guest = manager(hall), hall.guests[3]
    await hall.command(warden, "language server", speak="en")
    await hall.command(guest, "language mine", speak="fa")
    read = [await hall.command(guest, "campaign leave")]
    await hall.command(guest, "language mine", speak="follow")
    read.append(await hall.command(guest, "campaign leave"))
    await hall.command(warden, "language server", speak="follow")
    read.append(await hall.command(guest, "campaign leave"))

    assert [FA["seated"], EN["seated"], FA["seated"]] == read


async def test_only_managers_choose_for_the_server(hall: Hall) -> None:
    """The refusal comes in the reader's language, and nothing is changed."""
    await hall.table(language="fa")
    guest = hall.guests[3]
    in_english = await hall.command(guest, "language server", speak="fa")
    await hall.command(guest, "language mine", speak="fa")
    in_persian = await hall.command(guest, "language server", speak="fa")

    assert "Only those who manage this server can do that." == in_english
    assert "این کار فقط از گردانندگانِ این سرور برمی‌آید." == in_persian
    assert None is await hall.bot.store.read.preference("guild", hall.world.guild.id)


async def test_choices_outlive_a_restart(hall: Hall) -> None:
    await hall.table(language="en")
    await hall.command(hall.guests[3], "language mine", speak="fa")
    await hall.world.restart()

    assert FA["seated"] == await hall.command(hall.guests[3], "campaign leave")


async def test_private_messages_come_in_the_seats_language_and_public_ones_in_the_tables(hall: Hall) -> None:
    await hall.command(hall.guests[0], "language mine", speak="fa")
    await hall.begun(language="en")
    whispers = [hall.driver.inbox(one)[-1] for one in (hall.host, hall.guests[0])]
    texts = [hall.bot.words(language).say("houses-action-found") for language in ("en", "fa")]

    assert texts == [hall.buttons(post)[0] for post in whispers]
    assert "The houses are being founded." in hall.lines()[0]
