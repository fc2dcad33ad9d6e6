"""Every code of Discord means the same wherever it comes: the tables of `bot/connection/codes.py`, kept.

A law goes through it at every place that sends: the news in channel and thread, the thread that is begun, the
letter, the reminder, the board, the pin, the old post that is closed, the word to the host.
"""

from types import SimpleNamespace
from typing import Final, get_args

import aiohttp
import discord
import pytest

from bot.connection.codes import CODES, HOST_TEXTS, Fault, fault_of, is_dm_closed, is_final, is_unsure
from bot.render.i18n import message_id
from tests.bot.channels.test_match_channels import told
from tests.bot.core_world import Hall, folder, hall, our_bot, plain
from tests.made_once import whole
from tests.simulated.fixtures import world

__all__ = ["folder", "hall", "our_bot", "world"]

MINUTE: Final = 60.0
FAULTS: Final[tuple[Fault, ...]] = get_args(Fault)

STATUS: Final[dict[Fault, int]] = {
    "outage": 503,
    "busy": 429,
    "denied": 403,
    "hidden": 403,
    "locked": 403,
    "archived": 400,
    "no_channel": 404,
    "no_thread": 400,
    "no_message": 404,
    "no_person": 403,
    "untaken": 400,
    "done": 400,
    "full": 400,
    "late": 404,
}
"""With which such codes come."""

PLACES: Final = {
    "news": ("POST", "/channels/{channel}/messages"),
    "chronicle": ("POST", "/channels/{thread}/messages"),
    "thread": ("POST", "/channels/*/messages/*/threads"),
    "letters": ("POST", "/channels/{inbox}/messages"),
    "board": ("PATCH", "/channels/{channel}/messages/*"),
    "old_posts": ("PATCH", "/channels/{thread}/messages/*"),
    "pin": ("PUT", "/channels/*/messages/pins/*"),
}
"""Every place that sends, by what it asks of Discord."""

NAMED: Final[dict[Fault, int]] = {fault: code for code, fault in CODES.items() if code > 2_000} | {
    "outage": 0,
    "denied": 50013,
}
"""One code of each fault."""


def refused(status: int, code: int) -> discord.HTTPException:
    """What the library raises for such an answer."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    return kind(SimpleNamespace(status=status, reason=""), {"code": code, "message": ""})  # type: ignore[arg-type]


def test_every_fault_has_its_meaning_and_every_word_to_a_host_its_text() -> None:
    """A code that nobody has thought of must not be told as a text that is not there."""
    texts = [text for found in HOST_TEXTS.values() for text in found]

    assert set(FAULTS) == set(CODES.values())
    assert set(HOST_TEXTS) < set(FAULTS)
    assert all(words.has_text(message_id(text)) for words in whole().words.values() for text in texts)


@pytest.mark.parametrize(
    "status", [400, 401, 403, 404, 408, 409, 413, 418, 429, 500, 502, 503, 504, 520, 599]
)
def test_an_answer_without_a_code_that_is_known_has_a_meaning_all_the_same(status: int) -> None:
    """Discord has new codes every month: none of them may raise, or be taken for a mistake of ours."""
    assert fault_of(refused(status, 987_654)) in FAULTS


@pytest.mark.parametrize(("code", "fault"), CODES.items())
def test_a_server_that_is_out_of_order_is_never_taken_for_what_its_code_says(code: int, fault: Fault) -> None:
    """From 500 on nothing of an answer can be trusted, and no host is told to mend anything."""
    assert "outage" == fault_of(refused(503, code))
    assert "outage" not in HOST_TEXTS
    assert fault == fault_of(refused(STATUS[fault] if STATUS[fault] < 500 else 400, code))


@pytest.mark.parametrize(
    "error", [OSError(), TimeoutError(), aiohttp.ClientError(), discord.RateLimited(9.0), refused(403, 0)]
)
def test_what_never_reached_discord_is_an_outage(error: Exception) -> None:
    assert "outage" == fault_of(error)
    assert not is_final(error)


def test_a_mistake_of_ours_is_nothing_of_discords() -> None:
    """It is logged with its place, and stops no clock of everybody."""
    assert fault_of(ValueError()) is None


@pytest.mark.parametrize(
    ("status", "unsure"), [(400, False), (403, False), (499, False), (500, True), (503, True)]
)
def test_from_500_on_discord_may_have_done_what_was_asked(status: int, unsure: bool) -> None:
    """What may be there already is looked for, and never sent twice."""
    assert unsure == is_unsure(refused(status, 0))
    assert is_unsure(TimeoutError())


def test_only_who_takes_none_is_told_by_a_call_before_everybody() -> None:
    """Whoever's letters fail for another reason may read them soon: a call would only tell the table."""
    faults = {fault for fault in FAULTS if is_dm_closed(refused(STATUS[fault], NAMED[fault]))}

    assert {"no_person", "no_channel"} == faults


CASES: Final = [
    (place, fault)
    for place in PLACES
    for fault in FAULTS
    if (
        fault != "late" and (place not in ("pin", "old_posts") or fault in ("outage", "denied", "no_message"))
    )
    or (place, fault) == ("pin", "full")
]
"""Only answers to interactions are late; what comes of a refused pin or old post is seldom seen."""


@pytest.mark.parametrize(("place", "fault"), CASES)
async def test_at_every_place_that_sends_the_table_holds(hall: Hall, place: str, fault: Fault) -> None:
    """Past a deadline one place answers so, and nothing else does.

    Nobody is silent because of it where the message waits; the host reads what HOST_TEXTS has, and only that;
    nothing of it is a mistake of ours; and when it is over nothing is owed any more.
    """
    await hall.begun(pace="evening", chronicle="thread")
    thread = hall.bot.guilds[0].threads[0].id
    method, path = PLACES[place]
    inbox = hall.guests[0].user.dm_channel.id
    path = path.format(channel=hall.world.channel.id, thread=thread, inbox=inbox)
    hall.world.env.inject_error(method, path, status=STATUS[fault], code=NAMED[fault], times=None)
    if place in ("letters", "old_posts", "pin"):
        await hall.found(hall.host, "Amir")
    await hall.command(hall.host, "campaign pause")
    await hall.command(hall.host, "campaign resume")
    await hall.world.advance(25 * MINUTE)
    heard, waiting = told(hall), [row for row in hall.rows() if row.message is None]
    stands = bool(hall.bot.matches.clocks.stopped) or hall.bot.reach.is_out
    hall.world.env.backend.faults.clear()
    await hall.world.advance(11 * MINUTE)

    assert () == hall.world.errors()
    assert all(_is_of(hall, line, HOST_TEXTS.get(fault, ())) for line in heard)
    assert not waiting or stands or hall.live().table.status != "playing"
    assert hall.live().table.halted or [] == [row for row in hall.rows() if row.message is None]


def _is_of(hall: Hall, line: str, codes: tuple[str, ...]) -> bool:
    """Whether a line is one of these texts, by what stands before its first name or after its last."""
    words = hall.bot.words("en")
    slots = {"match": 1, "channel": "…", "thread": "…", "permission": "…"}
    said = [plain(words.say(code, **slots)).split("…") for code in codes]
    return any(all(part.strip() in line for part in parts) for parts in said)
