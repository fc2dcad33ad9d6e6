"""Does what an owner asks, logs it, and says what came of it in lines of a language."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

import msgspec

from bot.client import Khandan
from bot.languages import Language
from bot.owner import acts, usage
from bot.owner.health import health_lines
from bot.owner.typed import id_in, time_in
from bot.render.announcement import announcement_panel
from bot.render.health import Stamp
from bot.render.i18n import Messages
from bot.render.layout import to_view
from bot.render.limits import COMPONENT_ID, OverLimit
from bot.render.panel import Panel
from bot.render.users import users_words
from engine.kernel.refused import Refused, no
from engine.store import Bar, Drain, OwnerAct, Scope
from engine.store.records import FORGOTTEN_USER

REASON: Final = 300
"""Characters of a reason."""

TABLES_MOST: Final = 10_000
"""The largest limit of a server."""

LINES: Final = 15
"""Lines of a list on a page, at most."""

CHARACTERS: Final = 3_000
"""Characters of such a page, at most: with the marks of direction that are added it is still one message."""


class Powers:
    """One for a bot. `owner` is the Discord id of whoever acts, 0 on the command line."""

    def __init__(self, bot: Khandan, language: Language, stamp: Stamp, owner: int = 0) -> None:
        self._bot, self._owner, self._stamp = bot, owner, stamp
        self._words: Messages = bot.words(language)
        self._store, self._orders = bot.store, bot.owner_orders

    async def do(self, act: acts.Act) -> tuple[str, ...]:
        """Do it, and return what came of it, a line each. Refused, with nothing changed, as each act says."""
        match act:
            case acts.BarOne():
                return await self._bar(act)
            case acts.Unbar(scope, typed):
                return await self._unbar(scope, typed)
            case acts.ShowBars(page):
                return self._page([self._bar_line(bar) for bar in self._orders.bars], page, "owner-bars-none")
            case acts.StartDrain(until, at):
                return await self._start_drain(until, at)
            case acts.EndDrain():
                return await self._end_drain()
            case acts.Announce():
                return await self._announce(act)
            case acts.SetLimit(server, tables):
                return await self._set_limit(server, tables)
            case acts.ShowHealth(match):
                lines = await health_lines(self._bot, self._words, self._stamp, match)
                await self._store.write.log_act(self._act("health", match))
                return lines
            case acts.ShowUsage(page):
                return await self._usage(page)
            case acts.ShowLog(page):
                return await self._log(page)

    # Who is kept out

    async def _bar(self, act: acts.BarOne) -> tuple[str, ...]:
        """Refused with id_unread, bar_self, bar_owner, until_unread, until_past, reason_long."""
        who, now = id_in(act.id), self._bot.waiting.now()
        if who == self._owner:
            raise Refused(no("bar_self"))
        if act.scope == "user" and who in self._bot.parts.settings.owners:
            raise Refused(no("bar_owner"))
        if len(act.reason) > REASON:
            raise Refused(no("reason_long", most=REASON, length=len(act.reason)))
        until = time_in(act.until, now) if act.until.strip() else None
        bar = Bar(act.scope, who, now, until, act.matches, act.reason.strip())
        await self._orders.bar(bar, self._act(f"bar_{act.scope}", who, until))
        read = self._store.read
        ask = read.active_matches_of_user if act.scope == "user" else read.active_matches_in_guild
        matches = len(await ask(who))
        return self._say(
            f"owner-barred-{act.scope}",
            f"owner-of-barred-{act.matches.replace('_', '-')}",
            id=str(who),
            **self._end(until),
            matches=matches,
        )

    async def _unbar(self, scope: Scope, typed: str) -> tuple[str, ...]:
        """Refused with id_unread or bar_none."""
        who = id_in(typed)
        if self._orders.bar_of(scope, who) is None:
            raise Refused(no("bar_none"))
        await self._orders.unbar(scope, who, self._act(f"unbar_{scope}", who))
        return self._say(f"owner-unbarred-{scope}", id=str(who))

    def _bar_line(self, bar: Bar) -> str:
        line = self._words.say(
            f"owner-bar-{bar.scope}",
            id=str(bar.id),
            since=self._stamp(bar.since),
            **self._end(bar.until),
            matches=bar.matches,
        )
        reason = users_words(bar.reason, REASON)
        return f"{line} {self._words.say('owner-bar-reason', reason=reason)}" if reason else line

    # Maintenance

    async def _start_drain(self, typed_until: str, typed_at: str) -> tuple[str, ...]:
        """Refused with until_unread, until_past, drain_order."""
        now = self._bot.waiting.now()
        pause_at = time_in(typed_at, now) if typed_at.strip() else now
        until = time_in(typed_until, now)
        if until <= pause_at:
            raise Refused(no("drain_order"))
        act = self._act("drain", until=until)
        await self._orders.set_drain(Drain(pause_at, until), act)
        matches = len(await self._store.read.active_match_ids())
        code = "owner-drained-now" if pause_at <= now else "owner-drained"
        return self._say(code, at=self._stamp(pause_at), until=self._stamp(until), matches=matches)

    async def _end_drain(self) -> tuple[str, ...]:
        """Refused with drain_none."""
        if self._orders.drain is None:
            raise Refused(no("drain_none"))
        await self._orders.set_drain(None, self._act("end_drain"))
        return self._say("owner-drain-ended")

    # Announcements

    async def recipients(self, act: acts.Announce) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The matches and the people that it would go to, one of the two being empty. Refused.

        Refused with announcement_empty, announcement_long, announcement_nobody.
        """
        if not any(text.strip() for text in act.texts.values()):
            raise Refused(no("announcement_empty"))
        for language, text in act.texts.items():
            self.preview(language, text)
        rows = (*await self._store.read.matches("open"), *await self._store.read.matches("running"))
        matches = tuple(row.id for row in rows) if act.to == "tables" else ()
        hosts = tuple(sorted({row.host for row in rows} - {FORGOTTEN_USER})) if act.to == "hosts" else ()
        if not matches and not hosts:
            raise Refused(no("announcement_nobody"))
        return matches, hosts

    def preview(self, language: Language, text: str) -> Panel:
        """The message in this language. Refused (announcement_long) where Discord would not take it."""
        panel = announcement_panel(self._bot.words(language), text.strip())
        try:
            to_view(panel, COMPONENT_ID)
        except OverLimit as over:
            raise Refused(
                no("announcement_long", length=over.actual, most=over.limit, over=over.actual - over.limit)
            ) from None
        return panel

    async def _announce(self, act: acts.Announce) -> tuple[str, ...]:
        """Refused as `recipients` refuses."""
        texts = {language: text.strip() for language, text in act.texts.items() if text.strip()}
        matches, hosts = await self.recipients(act)
        count = len(matches) + len(hosts)
        if not act.send:
            said = (f"[{language}]\n{text}" for language, text in texts.items())
            return (*self._say(f"announce-to-{act.to}", count=count), *said)
        body = msgspec.json.encode(texts).decode()
        await self._orders.announce(body, matches, hosts, self._act(f"announce_{act.to}", amount=count))
        return self._say(f"announced-{act.to}", count=count)

    # Who uses how much

    async def _set_limit(self, typed_server: str, typed_tables: str) -> tuple[str, ...]:
        """Refused with id_unread or limit_unread."""
        server, tables = id_in(typed_server), typed_tables.strip()
        most = int(tables) if tables.isdecimal() and 0 <= int(tables) <= TABLES_MOST else None
        if tables and most is None:
            raise Refused(no("limit_unread", most=TABLES_MOST))
        act = self._act("limit_usual" if most is None else "limit", server, amount=most)
        await self._store.write.set_limit(server, most, act)
        usual = self._bot.parts.settings.tables_server
        return self._say(
            "owner-limit" if most is not None else "owner-limit-usual",
            id=str(server),
            most=most or 0,
            usual=usual,
        )

    async def _usage(self, page: int) -> tuple[str, ...]:
        found, count = await usage.servers(self._bot, page, LINES)
        disk = await usage.disk(self._store, self._bot.parts.settings.data)
        await self._store.write.log_act(self._act("usage"))
        head = self._say(
            "owner-disk", database=disk.database, copies=disk.copies, backups=disk.backups, free=disk.free
        )
        drain = self._orders.drain
        if drain is not None:
            head += self._say(
                "owner-drain-stands", at=self._stamp(drain.pause_at), until=self._stamp(drain.until)
            )
        if not found:
            return (*head, *self._say("owner-usage-none"))
        lines = tuple(
            self._words.say(
                "owner-usage-line",
                id=str(one.guild),
                named="yes" if one.name else "no",
                name=one.name,
                tables=one.tables,
                most=one.most,
                limit="own" if one.own_limit else "usual",
                matches=one.matches,
                kilobytes=one.kilobytes,
            )
            for one in found
        )
        pages = -(-count // LINES)
        foot = self._say("owner-page", page=min(page, pages), pages=pages) if pages > 1 else ()
        return (*head, *lines, *foot)

    # What was done

    async def _log(self, page: int) -> tuple[str, ...]:
        acts = await self._store.read.owner_acts(max(1, page) * LINES)
        shown = acts[(max(1, page) - 1) * LINES :]
        if not shown:
            return self._say("owner-log-none")
        return tuple(self._log_line(act) for act in shown)

    def _log_line(self, act: OwnerAct) -> str:
        who = str(act.owner) if act.owner else self._words.say("owner-command-line")
        what = self._words.say(
            f"owner-act-{act.act.replace('_', '-')}",
            about=str(act.about or 0),
            amount=act.amount or 0,
            **self._end(act.until),
        )
        return self._words.say("owner-log-line", at=self._stamp(act.at), who=who, what=what)

    # What they share

    def _page(self, lines: Sequence[str], page: int, none: str) -> tuple[str, ...]:
        """Some of the lines, and at the end which of how many pages that is; the text `none` for no line."""
        if not lines:
            return self._say(none)
        pages: list[list[str]] = [[]]
        for line in lines:
            length = sum(map(len, pages[-1])) + len(line)
            if pages[-1] and (len(pages[-1]) == LINES or length > CHARACTERS):
                pages.append([])
            pages[-1].append(line)
        at = min(page, len(pages))
        foot = self._say("owner-page", page=at, pages=len(pages)) if len(pages) > 1 else ()
        return (*pages[at - 1], *foot)

    def _act(
        self, act: str, about: int | None = None, until: datetime | None = None, amount: int | None = None
    ) -> OwnerAct:
        return OwnerAct(self._bot.waiting.now(), self._owner, act, about, until, amount)

    def _end(self, until: datetime | None) -> dict[str, str]:
        """The slots of a text that says when something ends, if ever."""
        return {"end": "never", "until": ""} if until is None else {"end": "set", "until": self._stamp(until)}

    def _say(self, *codes: str, **slots: str | int) -> tuple[str, ...]:
        return tuple(self._words.say(code, **slots) for code in codes)
