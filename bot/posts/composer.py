"""What an outbox row says: the panels for its target, made from the match as it stood after the entry."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace as rewritten
from typing import NamedTuple

from msgspec.structs import replace

from bot.channels.message_client import Shown, words_of
from bot.controls.unwritten_ids import UNWRITTEN, unwritten_id
from bot.history.notes import HistoryRenderer, Keeper, Note, notes_until
from bot.languages import LANGUAGES, Language
from bot.logs import report_error
from bot.pictures.gallery import Gallery
from bot.posts.letters import asks, closed_post, without_controls
from bot.posts.match_history import Moment
from bot.render import motions, table, timing_notices
from bot.render.i18n import Messages
from bot.render.layout import names
from bot.render.paging import pages
from bot.render.panel import Button, Buttons, Panel, Sketch, Text
from bot.render.renderer import HasNewsKinds, Listing, Renderer, Scene, Until
from bot.render.targets import DOOR, ENCORE, NOTE, NOTICE, REMIND, SEAT, STORY, TABLE
from bot.users import UserNames
from engine.kernel.refused import Refused
from engine.kernel.seats import Seat
from engine.match.live import LiveMatch
from engine.match.match_state import MatchState
from engine.store import Target

SceneOf = Callable[[LiveMatch, Language, MatchState], Scene]
ReaderOf = Callable[[LiveMatch, int | None], Awaitable[Language]]
"""The language of a message to a person, or (None) to everybody."""

Encore = Callable[[Messages], Panel]
"""What is offered after the end of a match."""


class Composed(NamedTuple):
    """The messages of a row. `later` is what their only one shows once its picture is drawn; `finish` is
    still to be done with that."""

    panels: tuple[Panel, ...]
    later: asyncio.Task[Panel | None] | None = None
    finish: Callable[[Panel], Panel] = lambda panel: panel


class Composer:
    """Panels of rows. A text that can't be made becomes a line with its code: rows must go on."""

    def __init__(
        self,
        *,
        renderers: Mapping[str, Renderer],
        scene: SceneOf,
        reader: ReaderOf,
        people: UserNames,
        annals: Keeper,
        gallery: Gallery,
        encore: Encore | None = None,
    ) -> None:
        self._renderers, self._scene, self._reader, self._people = renderers, scene, reader, people
        self._annals, self._gallery, self._encore = annals, gallery, encore

    async def compose(
        self, live: LiveMatch, then: Moment, target: Target, thread: int | None = None
    ) -> tuple[Panel, ...]:
        """The messages of one row, in order; the last one points to the chronicle's `thread`."""
        return (await self.compose_with_late_picture(live, then, target, thread)).panels

    async def compose_with_late_picture(
        self, live: LiveMatch, then: Moment, target: Target, thread: int | None = None
    ) -> Composed:
        """The same, and the one message with its picture for later where that was not drawn in time."""
        scene = await self._set(live, then, target)
        notes = await self._notes(live, then, target)

        def pointing(panel: Panel) -> Panel:
            return panel if thread is None else table.pointing(scene, panel, thread)

        try:
            drawn = await self._gallery.draw_now_or_later(
                self._panel(live, scene, then, target, notes), self._gallery.prompt
            )
            panels = pages(pointing(drawn.now))
        except Refused:
            raise  # the match has no words now; the row waits until it has
        except Exception as error:
            code = report_error("unwritten", error, match=scene.match, seq=then.entry.seq)
            return Composed((self.apology(scene, code),))
        # Words that take several messages are not replaced by one picture: the others would say all again.
        later = drawn.later if len(panels) == 1 else None
        return Composed(panels, later, pointing)

    async def mention_line(self, live: LiveMatch, then: Moment, user: int) -> Panel:
        """The public line about a private message that could not be handed over."""
        scene, renderer = await self._set(live, then, TABLE), self._renderers[live.match.game]
        about = renderer.kind_of_news(scene, then.entry) if isinstance(renderer, HasNewsKinds) else ""
        if table.given_seats(then.entry):
            about = scene.words.say("about-seat-given")
        return table.mention_panel(scene, user, about)

    def lists(self, live: LiveMatch, then: Moment, target: Target) -> bool:
        """Whether this message names again all that one of its kind before it named."""
        renderer = self._renderers[live.match.game]
        if target.seat is None or target.kind != SEAT or not isinstance(renderer, Listing):
            return False
        return renderer.lists(then.entry, target.seat)

    async def closed_form(
        self, live: LiveMatch, then: Moment, target: Target, panels: tuple[Panel, ...]
    ) -> Panel | None:
        """What a message says once its questions are past; None where nothing can be pressed."""
        if target.seat is None:
            return await self._past_aloud(live, then, panels)
        if target.kind != SEAT or len(panels) != 1 or not asks(panels):
            return None
        scene = await self._set(live, then, target)
        return without_controls(panels[0], scene.words.say("letter-past"))

    async def _past_aloud(self, live: LiveMatch, then: Moment, panels: tuple[Panel, ...]) -> Panel | None:
        """Of a public post the last page, where its controls stand; of a motion that it is closed."""
        *first, last = panels
        if asks(first) or not asks((last,)):
            return None
        scene = await self._set(live, then, TABLE, last.language)
        motion = motions.open_in(scene, then.entry)
        return closed_post(last) if motion is None else motions.closed_post(scene, motion)

    async def past_undrawn(self, live: LiveMatch, then: Moment, target: Target) -> Panel | None:
        """The same of a letter that was sent by an earlier run; no picture is drawn for it."""
        panel = self._panel(live, await self._set(live, then, target), then, target, ())
        shown = panel.pictured if self._gallery.draws and panel.pictured else panel.blocks
        words = Panel(
            panel.accent, tuple(one for one in shown if not isinstance(one, Sketch)), panel.language
        )
        return await self.closed_form(live, then, target, pages(words))

    async def past_posted(self, live: LiveMatch, then: Moment, target: Target, there: Shown) -> Panel | None:
        """The same of a public post of an earlier run that shows this: its files stay where they fit."""
        panel = await self._as_written(live, then, target, there)
        named = self._with_picture_names(panel, there)
        if there.files and names(named) != there.files:
            named = await self._gallery.draw_pictures(panel, self._gallery.prompt)
        return await self.closed_form(live, then, target, pages(named))

    async def _as_written(self, live: LiveMatch, then: Moment, target: Target, there: Shown) -> Panel:
        """The post as it stands there, its language too: what has been read stays, whatever is spoken now."""
        now, known = await self._reader(live, None), frozenset(there.words)

        async def make_pages(language: Language) -> tuple[Panel, ...]:
            scene = await self._set(live, then, target, language)
            return _forms_as_sent(self._panel(live, scene, then, target, ()), there)

        def likeness(panel: Panel) -> int:
            said = {word for page in pages(self._with_picture_names(panel, there)) for word in words_of(page)}
            return len(known & said) - len(said - known)

        others = [language for language in LANGUAGES if language != now]
        return max([one for language in (now, *others) for one in await make_pages(language)], key=likeness)

    def _with_picture_names(self, panel: Panel, there: Shown) -> Panel:
        """The post with the names of its pictures alone, or in words where no file is there."""
        return self._gallery.with_picture_names(panel) if there.files else rewritten(panel, pictured=())

    async def public_reminder(self, live: LiveMatch, then: Moment, seat: Seat, user: int) -> Panel | None:
        """A reminder before everybody; None where nobody else may know that the person is awaited."""
        return timing_notices.public_reminder(await self._set(live, then, TABLE), then.entry, seat, user)

    async def error_line(self, live: LiveMatch, then: Moment, target: Target, code: str) -> Panel:
        """Instead of a message that Discord does not take."""
        return self.apology(await self._set(live, then, target), code)

    @staticmethod
    def apology(scene: Scene, code: str) -> Panel:
        """A message that could not be written; the log has its code."""
        text = scene.words.say("post-unwritten", code=code, match=scene.match)
        again = Button(unwritten_id(scene.match), scene.words.say("button-write-again"))
        return Panel(None, (Text(text), Buttons((again,))), scene.words.language)

    async def _notes(self, live: LiveMatch, then: Moment, target: Target) -> tuple[Note, ...]:
        """What the story so far is made from; nothing for other messages."""
        return notes_until(await self._annals.of(live.match.id), then.entry.seq) if target == STORY else ()

    def _panel(
        self, live: LiveMatch, scene: Scene, then: Moment, target: Target, notes: tuple[Note, ...]
    ) -> Panel:
        if target == DOOR:
            return table.door(scene, self._renderers[live.match.game])
        if target == ENCORE and self._encore is not None:
            return self._encore(scene.words)
        if target == NOTICE:
            return table.notices(scene, then.entry)
        if target.seat is not None and target.kind == NOTE:
            return table.note(scene, then.entry, target.seat)
        if target.seat is not None and target.kind == REMIND:
            return timing_notices.reminder(scene, then.entry, target.seat)
        renderer = self._renderers[live.match.game]
        if target == STORY and isinstance(renderer, HistoryRenderer):
            return renderer.story(scene, None, notes)
        panel = renderer.post(scene, then.entry, target)
        if target.seat is not None and target.seat in table.newly_in_person(then.match_state, then.entry):
            panel = table.in_person(scene, then.entry, target.seat, panel)
        return _with_table_name(live, scene, panel) if target.kind == SEAT else panel

    async def _set(
        self, live: LiveMatch, then: Moment, target: Target, language: Language | None = None
    ) -> Scene:
        """For the target's reader, in this language if it is told."""
        seat, chairs = target.seat, then.match_state.table.chairs if then.match_state.table else ()
        player = chairs[seat].player if seat is not None else None
        await self._people.learn(live.user(one.player) for one in chairs if one.player is not None)
        user = None if player is None else live.user(player)
        language = language or await self._reader(live, user)
        before = then.before if then.before is not None and then.before.state is not None else None
        was = None if before is None else self._scene(live, language, before).cut_for
        scene = replace(self._scene(live, language, then.match_state), was=was)
        return scene if seat is None else replace(scene, deadlines=_running(live, then.match_state))


def is_apology(panel: Panel) -> bool:
    """Whether this stands in the place of a message that could not be written."""
    rows = (block.buttons for block in panel.blocks if isinstance(block, Buttons))
    return any(button.custom_id.startswith(UNWRITTEN) for row in rows for button in row)


def _with_table_name(live: LiveMatch, scene: Scene, panel: Panel) -> Panel:
    """Who sits at several tables reads at once which of them it is about (row 10 of peers.md)."""
    where = scene.words.say("whisper-from", match=scene.match, channel=f"<#{live.match.channel}>")
    pictured = (Text(where), *panel.pictured) if panel.pictured else ()
    return Panel(panel.accent, (Text(where), *panel.blocks), panel.language, pictured)


def _running(live: LiveMatch, then: MatchState) -> tuple[Until, ...]:
    """The deadlines of what was asked then and still is; a wait's id opens once."""
    asked = {wait.id for wait in then.waits}
    return tuple((one.wait, one.seat, one.due) for one in live.deadlines.values() if one.wait in asked)


def _forms_as_sent(panel: Panel, there: Shown) -> tuple[Panel, ...]:
    """How the post may have been sent: without files in words, or as one beside the board's picture."""
    beside = tuple(one for one in panel.pictured if not isinstance(one, Sketch))
    if there.files or not beside or len(beside) < len(panel.pictured):
        return (panel,)
    return panel, rewritten(panel, blocks=beside, pictured=())
