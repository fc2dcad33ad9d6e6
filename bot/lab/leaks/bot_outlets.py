"""Every way in which the bot's words about a match reach a viewer.

What an entry brings is told to some whether they ask or not (`SPOKEN`): which messages it owes to whom, their
texts, the receipt of a move. Pages may be asked for at any time (`pages_on_demand`), and so may what is made
of the whole log (`KEPT`). Compared is what the bot
hands to Discord: texts, ids of controls and forms, values of menus, the facts of pictures and their alt
texts.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final
from zlib import crc32

from msgspec.structs import replace

from bot.controls.chronicle import Query
from bot.history.notes import HistoryRenderer, MatchNotes, Note, with_entries
from bot.lab.leaks.moments import Moment
from bot.lab.leaks.rules_outlets import Outlet, Said, guesses
from bot.lab.leaks.speech import Speech, Spoken, texts_of, whole
from bot.posts.board_composer import HasLivingBoard
from bot.render import notices, table, watching
from bot.render import tenure as leaf
from bot.render.health import progress_lines
from bot.render.panel import Panel, Text
from bot.render.renderer import HasFates, HasQuestions, HasTales, Renderer, Scene, Standing, reader_scene
from bot.render.targets import DOOR, NOTE, NOTICE, REMIND
from bot.ui.actor import SeatRenderer
from bot.ui.form_values import can_be_one_form
from bot.ui.generic import wizard
from bot.ui.generic.pages import BOARD, LEAVE, MOVES
from bot.ui.generic.renderer import PluginRenderer
from bot.ui.generic.wizard_view import Question, Trail
from bot.ui.own_tables import Reader, own_table
from bot.ui.own_tables import panel as panel_of_tables
from bot.ui.people import awaited_of
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove
from engine.kernel.seats import Seat, Viewer
from engine.kernel.step import refusal
from engine.kernel.table.seeds import epochs_of
from engine.store import Target

STANDING: Final = Standing(board="https://discord.com/channels/1/2/3")
"""What the post of a question shows beside the view; the deadlines are compared on the board."""

GUESSES: Final = 20
"""Made-up moves whose refusals are read."""

CHRONICLE_PAGES: Final = 2
"""Pages of the whole chronicle that are compared: the newest, and one before it."""


def owed_messages(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """Which messages the entry owes; rows of other seats are theirs alone."""
    yield "outbox rows", repr(speech.rows(moment, viewer)).encode()


def posts(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The texts of the messages that the entry owes to this viewer."""
    scene = speech.scene(moment)
    for row in speech.rows(moment, viewer):
        if row == DOOR:
            yield texts_of("door", table.door(scene))
        elif row == NOTICE:
            yield texts_of("notice", table.notices(scene, moment.entry))
        elif row.seat is not None and row.kind == NOTE:
            yield texts_of("note", table.note(scene, moment.entry, row.seat))
        elif row.seat is not None and row.kind == REMIND:
            yield texts_of("reminder", notices.reminder(scene, moment.entry, row.seat))
        else:
            post = partial(_post, speech, moment, row)
            if isinstance(speech.renderer, HasQuestions) and speech.renderer.is_question(moment.entry, row):
                # Of a round only this entry is told here; its post is compared at every moment by its game.
                told = _notes(speech, moment) if speech.renderer.has_rounds else ()
                ask = partial(speech.renderer.question, scene, moment.entry, row, STANDING, told)
                if (asked := speech.once(moment, "question", ask)) is not None:
                    yield texts_of("open question", asked)
            # A message to everybody is the same whoever reads it here.
            yield texts_of(
                f"post to {row.kind}", post() if row.seat is not None else speech.once(moment, row, post)
            )


def _post(speech: Speech, moment: Moment, row: Target) -> Panel:
    """The message to this target; of a tale only this entry is told here."""
    scene, renderer = speech.scene(moment), speech.renderer
    if isinstance(renderer, HasTales) and renderer.is_tale(moment.entry, row):
        return renderer.tale(scene, moment.entry, row, _notes(speech, moment))
    return renderer.post(scene, moment.entry, row)


def spectators(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The board for anybody; for a seat the panel of its guest, who may know what the seat knows."""
    scene = speech.scene(moment)
    if viewer is None:
        yield texts_of("spectator's board", watching.public(scene, _public_board(speech, moment)))
        yield from _health(speech.renderer, scene)
        return
    yield texts_of("guest's panel", watching.guest(scene, viewer, speech.seat_panel(moment, viewer)))


def _health(renderer: Renderer, scene: Scene) -> Iterator[Said]:
    """What whoever runs the bot is told of how the match goes."""
    if not isinstance(renderer, PluginRenderer):
        return
    seen, stage = renderer.scene_for(scene, None), renderer.plugin.stage
    lines = progress_lines(seen, "" if stage is None else stage(seen), str)
    yield texts_of("owner's health", Panel(None, (Text("\n".join(lines)),), scene.words.language))


def refusal_texts(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The sentences that refuse made-up moves."""
    if viewer is None:
        return
    game, state, scene = moment.match_state.game, moment.match_state.state, speech.scene(moment)
    for action in guesses(game.action, Dice(b"spoken" + viewer.to_bytes(10, "big")), GUESSES):
        why = refusal(game, state, viewer, action)
        if why is not None:
            yield texts_of("refusal", speech.renderer.refusal(scene, why.code, dict(why.slots), viewer))


def receipt(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The line that a seat reads about its own move."""
    if viewer is not None and moment.entry.seat == viewer and isinstance(speech.renderer, SeatRenderer):
        yield texts_of("receipt", speech.renderer.receipt_of_move(speech.scene(moment), moment.entry, viewer))


def fate(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The line on top of a seat's page that tells what has become of its offer."""
    renderer = speech.renderer
    if viewer is None or not isinstance(renderer, HasFates) or not renderer.has_fate(moment.entry, viewer):
        return
    scene = speech.scene(moment)
    yield texts_of("fate", renderer.fate(scene, moment.entry, viewer, scene))


NOON: Final = datetime(2026, 1, 1, 12, tzinfo=UTC)
HOUR: Final = timedelta(hours=1)
THREAD: Final = 9
"""A made-up thread's number."""


def board(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The board of this viewer, and the one that all see; each open wait has a deadline of its own."""
    scene, renderer = speech.scene(moment), speech.renderer
    yield texts_of(
        "board", _public_board(speech, moment) if viewer is None else renderer.board(scene, viewer)
    )
    if isinstance(renderer, HasLivingBoard):
        waits = (wait for wait in moment.match_state.waits if wait.must)
        due = tuple((wait.seat, NOON + crc32(wait.id.encode()) % 100 * HOUR) for wait in waits)
        lines = table.lines_below_board(scene, THREAD)
        yield (
            "living board",
            speech.once(moment, "living", lambda: whole(renderer.living_board(scene, due, lines))),
        )


def _public_board(speech: Speech, moment: Moment) -> Panel:
    """The board that anybody is shown who asks."""
    return speech.once(moment, "board", lambda: speech.renderer.board(speech.scene(moment), None))


def tenure(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The leaf of time and seat, with and without reminders."""
    if viewer is None or moment.match_state.table is None:
        return
    scene = speech.scene(moment)
    for quiet in (False, True):
        yield texts_of("time leaf", leaf.panel(scene, leaf.Tenure(viewer, quiet, viewer == 0, True)))


def own_tables(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The table in its reader's list, to a host and to others; and what anybody is told others are asked."""
    renderer, scene = speech.renderer, speech.scene(moment)
    if not isinstance(renderer, PluginRenderer) or moment.match_state.state is None:
        return
    for is_host in (False, True):
        listed = own_table(renderer, scene, Reader(viewer, is_host, "there", THREAD))
        yield texts_of("list of tables", panel_of_tables(scene.words, (listed,), 0))
    seen = renderer.scene_for(scene, None)
    asked = ("\n".join(awaited_of(seen, seat)) for seat in range(moment.seats))
    yield "what awaits others", speech.once(moment, "awaited", lambda: "\n".join(asked).encode())


def annals(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The entry's part of the chronicle and of the story so far."""
    renderer = speech.renderer
    if not isinstance(renderer, HistoryRenderer):
        return
    scene, notes = speech.scene(moment), _notes(speech, moment)
    yield texts_of("chronicle", renderer.chronicle(scene, viewer, notes, Query(), 0))
    yield texts_of("story so far", renderer.story(scene, viewer, notes))


def _notes(speech: Speech, moment: Moment) -> tuple[Note, ...]:
    """The notes of this entry alone; none where the game has no history."""
    renderer = speech.renderer
    if not isinstance(renderer, HistoryRenderer):
        return ()
    tell = renderer.notes
    return speech.once(moment, "notes", lambda: with_entries(MatchNotes(), (moment.entry,), tell).notes)


def whole_log(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The newest pages of the chronicle, the story so far and the book, from every entry that stands."""
    renderer, scene = speech.renderer, speech.scene(moment)
    if not isinstance(renderer, HistoryRenderer):
        return
    tell = renderer.notes
    notes = speech.once(moment, "log", lambda: with_entries(MatchNotes(), moment.log, tell).notes)
    for page in range(CHRONICLE_PAGES):
        told = renderer.chronicle(scene, viewer, notes, Query(), page)
        yield texts_of(f"page {page} of the whole chronicle", told)
    yield texts_of("story of the whole log", renderer.story(scene, viewer, notes))
    if isinstance(renderer, PluginRenderer) and renderer.has_book:
        epochs = epochs_of(event for entry in moment.log for event in entry.events)
        made = renderer.book(scene, viewer, notes, epochs)
        yield "book", made.html
        yield "sheets of the book", made.facts


LEAVES = (MOVES, LEAVE, BOARD)


def panels(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The private page and its leaves; what each of its controls opens."""
    renderer = speech.renderer
    if viewer is None or not isinstance(renderer, PluginRenderer):
        return
    scene = speech.scene(moment)
    yield texts_of("seat page", speech.seat_panel(moment, viewer))
    # A game that routes its controls itself has outlets of its own for its leaves.
    own = renderer.plugin.leaves if renderer.plugin.routing is None else ()
    for name in (*LEAVES, *own):
        yield texts_of(f"{name} leaf", renderer.leaf(scene, viewer, name, 0))
    yield texts_of("why", renderer.why(scene, viewer, ()))
    if renderer.planning is not None:
        yield texts_of("orders", renderer.orders_page(scene, viewer))

    # The id of each control, the page that asks once more, the form or first question of each begun move.
    choices = renderer.choices(scene, viewer)
    controls = choices.controls
    for offer in controls.offers:
        yield "control id", controls.do_id(offer).encode()
        if not isinstance(offer, PartialMove):
            if choices.needs_confirmation(offer):
                yield texts_of("asked once more", renderer.confirmation_page(scene, viewer, offer))
        elif can_be_one_form(offer):
            yield texts_of("form", renderer.form(scene, viewer, offer, controls.id_of_form(offer)))
        else:
            walked = wizard.walk(offer, "", controls.look.ask, len, {})
            if isinstance(walked.step, wizard.Node):
                asked = Question(
                    reader_scene(scene, viewer), controls.handle(offer), offer, walked, len, controls.look.ask
                )
                asked.named = partial(renderer.value, scene, viewer)
                asked.sketch = renderer.preview(scene, viewer, asked.open_move)
                asked.aside = renderer.notes_beside(scene, viewer, asked.open_move)
                yield texts_of("question", asked.panel())
                yield from _way_pages(renderer, scene, viewer, Trail(controls, offer, "", walked.step))


def _way_pages(renderer: PluginRenderer, scene: Scene, viewer: Seat, trail: Trail) -> Iterator[Said]:
    """The game's own pages for a begun move: at its beginning, the next one, and with a whole move chosen."""
    assert isinstance(trail.step, wizard.Node)
    whole = next(iter(wizard.whole_ways(trail.step, "", trail.controls.look.ask, len)), None)
    chosen = trail if whole is None else replace(trail, step=wizard.Whole(whole[0]), path=whole[1])
    for some, page in ((trail, 0), (trail, 1), (chosen, 0)):
        shown = renderer.way_page(scene, viewer, some, page)
        if shown is not None:
            yield texts_of("way page", shown)


SPOKEN: Final[tuple[Spoken, ...]] = (owed_messages, posts, receipt, fate, annals)
"""What an entry brings."""

KEPT: Final[tuple[Spoken, ...]] = (whole_log,)
"""What is made of all entries: of a match that is over anybody may have it, a seat at any time."""

SHOWN: Final[tuple[Spoken, ...]] = (board, spectators, refusal_texts, tenure, own_tables)
"""What may be asked for at any time, whatever the game."""


def pages_on_demand(renderer: Renderer, own: Sequence[Spoken]) -> tuple[Spoken, ...]:
    """All that may be asked for at any time; `own` are the pages that only this game has."""
    pages = (panels,) if isinstance(renderer, PluginRenderer) else ()
    return (*SHOWN, *pages, *own)


def spoken_outlets(speech: Speech, kinds: tuple[Spoken, ...]) -> tuple[Outlet, ...]:
    """These ways out, in the words of one language."""
    return tuple(partial(kind, speech) for kind in kinds)
