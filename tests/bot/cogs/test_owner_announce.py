"""/owner announce: looked at before, sent once to each, in the table's language, whatever dies meanwhile."""

from typing import Any

import pytest
from simcord import MemberActor

from bot.channels.message_client import MessageClient
from bot.render.limits import MESSAGE_TEXT
from bot.sandbox.driver import Answer
from bot.sandbox.reading import Post
from tests.bot.cogs.test_owner import hall, typed
from tests.bot.core_world import Hall, custom_ids, plain, read
from tests.laws import outsider

__all__ = ["hall"]

ENGLISH, PERSIAN = "From whoever runs this bot", "از گرداننده‌ی این بات"
NOON, PERSIAN_NOON = "Back at **noon**, <@1>.", "ظهر **برمی‌گردیم**."


async def written(hall: Hall, member: MemberActor, to: str = "tables", **texts: str) -> Answer:
    """What an author reads once they have filled in the form."""
    async with hall.world.turn:
        opened = Answer(await member.user.slash("owner announce", to=to))
    return await hall.driver.submit(member, opened, **texts)


async def looked_at(hall: Hall, **texts: str) -> Post:
    """The draft, as the owner looks at it."""
    answer = await written(hall, hall.host, **texts)
    assert answer.message is not None, answer.text
    return answer.message


async def sent(hall: Hall, draft: Post) -> str:
    """What the owner reads after the red button."""
    button = next(one for one in custom_ids(draft) if ":send" in one)
    said = plain((await hall.driver.click(hall.host, draft, button)).text)
    await hall.world.settle()
    return said


def told(hall: Hall, member: MemberActor | None = None) -> list[str]:
    """The announcements in the channel and its threads, or in somebody's direct messages."""
    posts = [*hall.posts(), *hall.driver.threads()] if member is None else hall.driver.inbox(member)
    return [text for one in posts if (text := read(one)).startswith((f"**{ENGLISH}", f"**{PERSIAN}"))]


async def tables(hall: Hall) -> None:
    """An English one of the host's and a Persian one of somebody else's."""
    await hall.table(people=1, language="en")
    await hall.command(hall.guests[0], "campaign new", seats=3, language="fa")


async def test_each_table_reads_it_once_in_its_language(hall: Hall) -> None:
    """As its author has looked at it; then nothing is owed, and no text is kept."""
    await tables(hall)
    draft = await looked_at(hall, en=NOON, fa=PERSIAN_NOON)
    send, show = custom_ids(draft)
    seen = [read(draft)]
    other = (await hall.driver.click(hall.host, draft, show)).message
    assert other is not None
    seen.append(read(other))
    said = await sent(hall, other)
    again = await hall.press(hall.host, await outsider.carried(hall, [send], None), send)

    assert "It goes to 2 tables, once each." == said
    assert [f"**{ENGLISH}**\n{NOON}", f"**{PERSIAN}**\n{PERSIAN_NOON}"] == sorted(told(hall))
    assert seen == sorted(told(hall))
    assert "was sent already" in again
    assert () == await hall.bot.store.read.notices()
    assert b"noon" not in (hall.folder / "khandan.db").read_bytes()


async def test_a_text_in_one_language_is_read_by_all(hall: Hall) -> None:
    await tables(hall)
    await sent(hall, await looked_at(hall, fa=PERSIAN_NOON))

    assert [f"**{PERSIAN}**\n{PERSIAN_NOON}"] * 2 == told(hall)


async def test_hosts_read_it_in_private_each_once(hall: Hall) -> None:
    """Who hosts two tables too; in the language they have chosen, else their newest table's."""
    await tables(hall)
    await hall.command(hall.guests[0], "campaign new", seats=3, language="fa")
    said = await sent(hall, await looked_at(hall, to="hosts", en=NOON, fa=PERSIAN_NOON))

    assert "It goes to 2 hosts, once each." == said
    assert ([f"**{ENGLISH}**\n{NOON}"], [f"**{PERSIAN}**\n{PERSIAN_NOON}"]) == (
        told(hall, hall.host)[-1:],
        told(hall, hall.guests[0]),
    )
    assert [] == told(hall)


async def test_a_host_who_takes_no_direct_messages_holds_up_nobody(hall: Hall) -> None:
    await tables(hall)
    hall.world.close_inbox(hall.guests[0])
    await sent(hall, await looked_at(hall, to="hosts", en=NOON))

    assert () == await hall.bot.store.read.notices()


async def test_a_restart_between_begin_and_end_sends_none_twice(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot dies after Discord has taken the first message and before it could note that."""
    await tables(hall)
    draft = await looked_at(hall, en=NOON)
    true = MessageClient.send
    sends: list[int] = []

    async def dying(client: MessageClient, *given: Any) -> int:
        message = await true(client, *given)
        sends.append(message)
        raise OSError  # its answer is lost, and the next try comes after the restart

    monkeypatch.setattr(MessageClient, "send", dying)
    await sent(hall, draft)
    owed = await hall.bot.store.read.notices()
    monkeypatch.setattr(MessageClient, "send", true)
    await hall.world.restart()
    await hall.world.settle()

    assert 2 == len(sends)
    assert [True, True] == [one.attempted for one in owed]
    assert [f"**{ENGLISH}**\n{NOON}"] * 2 == told(hall)
    assert () == await hall.bot.store.read.notices()


async def test_what_discord_would_not_take_is_refused_with_the_number_and_not_lost(hall: Hall) -> None:
    """The form opens again as it was sent."""
    await tables(hall)
    refused = await written(hall, hall.host, en="x" * MESSAGE_TEXT)
    heading = len(f"**{ENGLISH}**\n")
    assert refused.message is not None

    assert f"has {MESSAGE_TEXT + heading:,} characters" in plain(refused.text)
    assert f"Shorten it by {heading}." in plain(refused.text)
    assert 1 == len(hall.buttons(refused.message))
    assert [] == told(hall)


async def test_nothing_to_say_and_nobody_to_hear_it_are_refused(hall: Hall) -> None:
    nobody = plain((await written(hall, hall.host, en=NOON)).text)
    await tables(hall)
    nothing = plain((await written(hall, hall.host, en=" ")).text)

    assert "nobody would read it" in nobody
    assert "nothing to announce" in nothing


async def test_nobody_else_writes_or_sends(hall: Hall) -> None:
    """A forged press of the owner's button neither."""
    await tables(hall)
    draft = await looked_at(hall, en=NOON)
    said = await typed(hall, hall.guests[0], "announce", to="tables")
    hall.bot.parts.settings.owners = (hall.guests[-1].id,)
    pressed = await sent(hall, draft)

    assert ["Only whoever runs this bot does that."] * 2 == [said, pressed]
    assert [] == told(hall)


async def test_what_is_announced_does_not_depend_on_what_is_played(hall: Hall) -> None:
    """Leak law: two tables of one language in other secrets read the same, letter by letter."""
    await hall.begun(people=3, language="en")
    await hall.command(hall.guests[0], "table new", game="coup", seats=3, language="en")
    await sent(hall, await looked_at(hall, en=NOON))
    texts = told(hall)

    assert 2 == len(texts)
    assert texts[0] == texts[1]
