"""Brings announcements of the owner to tables and hosts, each once.

What is owed is a row of the store (`notice`), which goes when its message is out. A row that was begun before
a crash is looked for on Discord before it is sent again. A table reads it in its own language, in its thread
or channel; a host by direct message. What can't be reached for good is passed over, and the log says so.
"""

from datetime import timedelta
from hashlib import blake2b
from typing import Final

import msgspec

from bot.channels.message_client import Destination, OutgoingMessage
from bot.channels.places import LOCKED, THREAD
from bot.client import Khandan
from bot.connection.codes import UNREACHED, is_final
from bot.languages import OTHERWISE, Language, language_or
from bot.logs import log, report_error
from bot.posts.outbox import why
from bot.render.announcement import announcement_panel
from bot.render.limits import COMPONENT_ID
from engine.store import Notice

REST: Final = timedelta(minutes=1)
"""Until one that could not be sent is tried again."""


async def setup(bot: Khandan) -> None:
    """Send what is owed, now and whenever something is announced."""
    bot.chores.append(Announcements(bot).run)


def mark_of(notice: Notice) -> int:
    """The mark by which the message of a notice is known again: no other notice has it."""
    key = blake2b(
        f"{notice.announcement} {notice.kind} {notice.about}".encode(), digest_size=8, person=b"announcement"
    )
    return int.from_bytes(key.digest(), "big") % COMPONENT_ID + 1


def text_for(texts: dict[Language, str], language: Language) -> tuple[Language, str]:
    """The text for readers of a language, and the language it is in: theirs if there is one."""
    found = next((one for one in (language, OTHERWISE) if one in texts), next(iter(texts)))
    return found, texts[found]


class Announcements:
    """Sends notices, one after another."""

    def __init__(self, bot: Khandan) -> None:
        self._bot = bot

    async def run(self) -> None:
        """Send what is owed, for ever; an error at one holds up no other."""
        bot, waiting = self._bot, self._bot.waiting
        while True:
            is_all_sent = True
            # Whoever does the work of private messages brings them to tables as well.
            notices = await bot.store.read.notices() if bot.store.slots.is_mine(None) else ()
            for notice in notices:
                try:
                    is_settled = await self._try_deliver(notice)
                except UNREACHED as error:
                    log.warning("announcement_held", why=why(error), announcement=notice.announcement)
                    is_settled = False
                except Exception as error:
                    report_error("announcement_failed", error, announcement=notice.announcement)
                    is_settled = False
                if is_settled:
                    await bot.store.write.drop_notice(notice)
                is_all_sent &= is_settled
            is_done = is_all_sent and not bot.store.slots.shared
            await waiting.sleep_until(None if is_done else waiting.now() + REST, bot.owner_orders.announced)

    async def _try_deliver(self, notice: Notice) -> bool:
        """Send a notice unless it is there; True if no other try is needed."""
        found = await (self._of_match(notice) if notice.kind == "match" else self._of_host(notice))
        if found is None:
            return True  # the match is over, or can't be read
        places, language = found
        written, text = text_for(msgspec.json.decode(notice.texts, type=dict[Language, str]), language)
        panel = announcement_panel(self._bot.words(written), text)
        outgoing = OutgoingMessage(mark_of(notice), panel)
        if notice.attempted and await self._is_there(places, outgoing.mark):
            return True
        for place in places:
            try:
                await self._bot.store.write.mark_notice(notice)
                await self._bot.message_client.send(place, outgoing)
            except UNREACHED as error:
                ids = {"announcement": notice.announcement, notice.kind: notice.about}
                log.warning("announcement_held", why=why(error), **ids)
                if not is_final(error):
                    return False
            else:
                return True
        return True

    async def _is_there(self, places: tuple[Destination, ...], mark: int) -> bool:
        """Whether an earlier try has left the message in one of these places."""
        for place in places:
            try:
                if await self._bot.message_client.find_marked(place, mark):
                    return True
            except UNREACHED as error:
                if not is_final(error):
                    raise
        return False

    async def _of_match(self, notice: Notice) -> tuple[tuple[Destination, ...], Language] | None:
        """Where a table reads its news, by its rows: the thread, and the channel if that takes none."""
        row = await self._bot.store.read.match(notice.about)
        if row is None or row.status == "ended" or row.id in self._bot.matches.quarantine.matches:
            return None
        known = self._bot.posting.places
        thread, locked = await known.at(row.id, THREAD), await known.at(row.id, LOCKED)
        home = Destination(row.channel)
        has_thread = row.status == "running" and thread is not None and thread.channel and locked is None
        places = (Destination(thread.channel), home) if has_thread and thread is not None else (home,)
        return places, language_or(row.language)

    async def _of_host(self, notice: Notice) -> tuple[tuple[Destination, ...], Language]:
        """A host's direct messages, in the language they have chosen, else that of their newest table."""
        read = self._bot.store.read
        chosen = await self._bot.preferences.chosen_language("user", notice.about)
        if chosen is None:
            rows = [
                row for row in await read.active_matches_of_user(notice.about) if row.host == notice.about
            ]
            chosen = language_or(rows[-1].language if rows else "")
        return (Destination(notice.about, user=True),), chosen
