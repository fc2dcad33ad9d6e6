"""/mine: every table somebody sits at or hosts, wherever it is, the one that runs out first on top.

Each has what it asks of the reader, until when, what silence brings, and one button. Of what others hold
nothing is here: a table tells its board's words and the reader's own questions. A table of another server
can't be played from here (bot.interactions.access), so its button leads there.

A host sees whom a table awaits, and may have them called in public (`CallAwaited`): one line that mentions
them all, kept and owed before the host hears of it. Behind a button stand the tables that are over.
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from typing import Final

from discord.utils import format_dt
from msgspec import Struct
from msgspec.structs import replace

from bot.channels.places import BOARD, address
from bot.client import Interaction, Khandan
from bot.controls import ids
from bot.interactions.access import has_part
from bot.interactions.answering import show_privately, with_defer
from bot.interactions.finding import playable_matches, resolve_match
from bot.languages import Language
from bot.render import markup
from bot.render.i18n import Messages
from bot.render.panel import Block, Button, Buttons, Link, Panel, Rule, Section, Text
from bot.render.renderer import Renderer, Scene
from bot.ui.control import answer_control
from bot.ui.generic import wording
from bot.ui.generic.pages import awaited_lines
from bot.ui.generic.renderer import PluginRenderer
from bot.ui.table import commit_and_confirm
from engine.kernel.refused import Refused
from engine.kernel.seats import Seat
from engine.kernel.table.motions import voters
from engine.match.live import LiveMatch
from engine.store import Match

ACCENT: Final = 0x3B5D8A

MOST: Final = 8
"""Tables in one message: nine would be more components than Discord takes."""

MOST_FINISHED: Final = 6
"""Tables in one message that are over: each has two buttons."""


class Reader(Struct, frozen=True):
    """Whose list it is, for one table: their seat (None for who looks on), whether they host it.

    `place` is the address of the table on Discord, `channel` its channel. `is_near`: it can be played from
    where the list is read, in private messages and on the table's own server.
    """

    seat: Seat | None
    is_host: bool
    place: str
    channel: int
    is_near: bool = True


class OwnTable(Struct, frozen=True):
    """One table in the list: its first line, what it says below, its button, until when the reader is asked.

    `asks`: the reader is asked something; `due` is None where no clock runs for that. `seat_of` is the match
    whose page of time and seat the reader has from here; None for a table that has none for them.
    """

    title: str
    lines: tuple[str, ...]
    button: Button | Link
    asks: bool = False
    due: datetime | None = None
    seat_of: int | None = None


async def setup(bot: Khandan) -> None:
    """Answer the buttons of the list."""
    answer_control(bot, ids.OwnTablesButtonId, lambda pressed, id: show_own_tables(pressed, id.page))
    answer_control(bot, ids.FinishedTablesButtonId, lambda pressed, id: show_finished(pressed, id.page))
    answer_control(bot, ids.CallAwaitedButtonId, call_awaited)


# The list.


async def show_own_tables(interaction: Interaction, page: int = 0, told: str = "") -> None:
    """Answer with the list, a page of it from 0; `told` came of the last press."""
    bot, user = interaction.client, interaction.user.id
    rows = await bot.store.read.active_matches_of_user(user)
    # A match that is not in memory is folded from its whole log.
    playable = await with_defer(interaction, playable_matches(bot, rows))
    found = [live for live in playable if has_part(live, user)]
    finished = sum(row.status == "ended" for row, _ in await bot.store.read.matches_of_user(user))
    language = await bot.language_of(interaction)
    tables = []
    for live in found:
        renderer = bot.parts.renderers.get(live.match.game)
        if renderer is not None:
            await bot.user_names.meet(live.users)
            reader = reader_of(live, user, interaction.guild_id)
            tables.append(own_table(renderer, bot.scene(live, language), reader))
    await show_privately(interaction, panel(bot.words(language), tables, page, finished, told))


def reader_of(live: LiveMatch, user: int, guild: int | None) -> Reader:
    """This user at this table; `guild` is where they read the list, None in private."""
    match = live.match
    place, is_near = address(match.guild, match.channel), guild in (None, match.guild)
    return Reader(live.seat(user), live.is_host(user), place, match.channel, is_near)


def own_table(renderer: Renderer, scene: Scene, reader: Reader) -> OwnTable:
    """The table as its reader's list tells it: from the cut for their seat, or for nobody."""
    words, match, seat = scene.words, scene.match, reader.seat
    there = Link(words.say("mine-go"), reader.place)
    if not isinstance(renderer, PluginRenderer) or scene.table.status == "gathering":
        begin = Button(ids.BeginButtonId(match).pack(), words.say("mine-begin"))
        can_begin = scene.table.status == "gathering" and reader.is_host and reader.is_near
        title = _title(words, scene.game.name, match, f"<#{reader.channel}>")
        return OwnTable(title, tuple(_gathering_lines(scene, reader)), begin if can_begin else there)

    seen = renderer.scene_for(scene, seat)
    plugin = renderer.plugin
    stage = "" if plugin.stage is None else plugin.stage(seen)
    title = _title(
        words, scene.game.name, match, stage if stage and reader.is_near else f"<#{reader.channel}>"
    )
    if plugin.emblem is not None and (emblem := seen.emoji.get(plugin.emblem(seen), "")):
        title = f"{emblem} {title}"
    seat_of = match if reader.is_near and seat is not None else None

    waits = seen.own_waits if seat is not None else ()
    if waits and seat is not None:
        due = seen.first_deadline(waits)
        asked = markup.bold(renderer.asked_in_short(scene, seat))
        lines = (asked, *_silence(words, wording.otherwise(seen, waits[0]), due))
        answer = Button(ids.SeatPanelId(match).pack(), words.say("mine-answer"), "primary")
        return OwnTable(title, lines, answer if reader.is_near else there, True, due, seat_of)

    awaited = tuple(awaited_lines(seen))
    if not reader.is_host:
        return OwnTable(title, awaited, there, seat_of=seat_of)
    host = markup.small(words.say("mine-host"))
    present = voters(scene.table)
    # Nobody is called while the table stands still, nor where a steward plays.
    can_call = scene.table.status == "playing" and any(one in present for one in seen.awaited_seats)
    call = Button(ids.CallAwaitedButtonId(match).pack(), words.say("mine-call"))
    return OwnTable(title, (*awaited, host), call if can_call and reader.is_near else there, seat_of=seat_of)


def _title(words: Messages, game: str, match: int, where: str) -> str:
    """The first line of a table; `where` is its channel, or how far the game has come."""
    return words.say("mine-table", game=words.game_name(game), match=match, where=where)


def _gathering_lines(scene: Scene, reader: Reader) -> Iterator[str]:
    """How many seats of a table are taken that has not begun, and to whom it is to begin it."""
    if scene.table.status == "gathering":
        chairs = scene.table.chairs
        taken = sum(not one.is_free for one in chairs)
        yield scene.words.say("mine-gathering", taken=taken, seats=len(chairs))
        if reader.is_host:
            yield markup.small(scene.words.say("mine-host"))


def _silence(words: Messages, otherwise: str, due: datetime | None) -> Iterator[str]:
    """In how long the question runs out, and what silence brings."""
    if due is not None:
        yield markup.small(words.say("mine-left", left=format_dt(due, "R"), otherwise=otherwise))
    elif otherwise:
        yield markup.small(otherwise)


def panel(words: Messages, tables: Iterable[OwnTable], page: int, finished: int = 0, told: str = "") -> Panel:
    """The list, a page of it: those that ask the reader first, the earliest deadline on top.

    `finished` tables of the reader's are over; `told` came of the last press.
    """
    ordered = sorted(tables, key=lambda one: (not one.asks, one.due is None, one.due and one.due.timestamp()))
    pages = max(1, -(-len(ordered) // MOST))
    page = min(page, pages - 1)
    asking = [one for one in ordered if one.asks]
    head = [*([markup.bold(told)] if told else []), markup.title(words.say("mine-title", count=len(ordered)))]
    if asking:
        first = asking[0].due
        if first is None:
            head.append(words.say("mine-asking", count=len(asking)))
        else:
            head.append(words.say("mine-asking-until", count=len(asking), until=format_dt(first, "R")))
    elif ordered:
        head.append(words.say("mine-nothing"))
    blocks: list[Block] = [Text("\n".join(head))]
    for one in ordered[page * MOST : (page + 1) * MOST]:
        blocks += [Rule(), Section("\n".join((one.title, *one.lines)), one.button)]
    return Panel(
        ACCENT, (*blocks, Buttons(tuple(_ways(words, ordered, page, pages, finished)))), words.language
    )


def _ways(words: Messages, ordered: list[OwnTable], page: int, pages: int, finished: int) -> Iterator[Button]:
    """To the next page, to what is over, to an absence (of the table on top), and the list anew."""
    if pages > 1:
        following = ids.OwnTablesButtonId((page + 1) % pages).pack()
        yield Button(following, words.say("mine-more", page=page + 1, pages=pages))
    if finished:
        yield Button(ids.FinishedTablesButtonId(0).pack(), words.say("mine-finished", count=finished))
    own = next((one.seat_of for one in ordered if one.seat_of is not None), None)
    if own is not None:
        yield Button(ids.SeatPageButtonId(own, "show").pack(), words.say("mine-away"))
    yield Button(ids.OwnTablesButtonId(page).pack(), words.say("mine-fresh"))


# The host's call.


async def call_awaited(interaction: Interaction, id: ids.CallAwaitedButtonId) -> None:
    """Call in public who is awaited, and show the list anew. Refused as `Matches.call_awaited`."""
    live = await resolve_match(interaction, id.match)
    work = interaction.client.matches.call_awaited(live.match.id, interaction.user.id, interaction.id)

    async def tell(interaction: Interaction, text: str, _: Language) -> None:
        await show_own_tables(interaction, told=text)

    await commit_and_confirm(interaction, live, work, tell)


# What is over.


class FinishedTable(Struct, frozen=True):
    """One table that is over: its first line, who won, and the address of its last board.

    `story` is its match where the story can be read from here.
    """

    title: str
    line: str
    board: str
    story: int | None


async def show_finished(interaction: Interaction, page: int = 0) -> None:
    """Answer with the tables of the asker's that are over, the newest first, a page of them from 0."""
    bot, user = interaction.client, interaction.user.id
    own = await bot.store.read.matches_of_user(user)
    rows = [row for row, _ in reversed(own) if row.status == "ended"]
    pages = max(1, -(-len(rows) // MOST_FINISHED))
    page = min(page, pages - 1)
    language, tables = await bot.language_of(interaction), []
    # A long match is folded from its whole log.
    found = await with_defer(interaction, _load(bot, rows[page * MOST_FINISHED : (page + 1) * MOST_FINISHED]))
    for live in found:
        if live.match.game in bot.parts.renderers and has_part(live, user):
            await bot.user_names.meet(live.users)
            reader = reader_of(live, user, interaction.guild_id)
            at = await bot.posting.places.at(live.match.id, BOARD)
            if at is not None and at.message:
                reader = replace(reader, place=f"{reader.place}/{at.message}")
            tables.append(finished_table(bot.scene(live, language), reader))
    await show_privately(interaction, finished_panel(bot.words(language), tables, page, pages))


async def _load(bot: Khandan, rows: Iterable[Match]) -> list[LiveMatch]:
    """These matches, those left out that can't be read."""
    found: list[LiveMatch] = []
    for row in rows:
        with suppress(Refused):
            found.append(await bot.matches.live(row.id))
    return found


def finished_table(scene: Scene, reader: Reader) -> FinishedTable:
    """A table that is over, as everybody may know it."""
    words, line, result = scene.words, scene.words.say("mine-closed"), scene.cut_for(None).result
    if result is not None and result.places:
        line = words.say("mine-won", names=words.join_list([scene.names[seat] for seat in result.places[0]]))
    title = _title(words, scene.game.name, scene.match, f"<#{reader.channel}>")
    # Its story is told where the match is found: from another server only a way leads there.
    return FinishedTable(title, line, reader.place, scene.match if reader.is_near else None)


def finished_panel(words: Messages, tables: Iterable[FinishedTable], page: int, pages: int) -> Panel:
    """The tables that are over, each with its board and its story; and the way back."""
    blocks: list[Block] = [Text(markup.title(words.say("mine-finished-title")))]
    for one in tables:
        row: list[Button | Link] = [Link(words.say("mine-board"), one.board)]
        if one.story is not None:
            row.append(Button(ids.StoryButtonId(one.story).pack(), words.say("button-story")))
        blocks += [Rule(), Text(f"{one.title}\n{one.line}"), Buttons(tuple(row))]
    back = Button(ids.OwnTablesButtonId(0).pack(), words.say("button-back"))
    ways = [back]
    if pages > 1:
        following = ids.FinishedTablesButtonId((page + 1) % pages).pack()
        ways.insert(0, Button(following, words.say("mine-more", page=page + 1, pages=pages)))
    return Panel(ACCENT, (*blocks, Rule(), Buttons(tuple(ways))), words.language)
