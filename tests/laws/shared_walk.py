"""A look at every shared page and every page of a plugin: random matches, long names, each control opened."""

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from bot.controls.chronicle import Query
from bot.games import plugin
from bot.history.notes import MatchNotes, with_entries
from bot.lab.leaks.bot_outlets import panels
from bot.lab.leaks.moments import Moment, look, moments
from bot.lab.leaks.speech import Speech
from bot.languages import LANGUAGES
from bot.permissions import IN_CHANNEL
from bot.render.announcement import announce_form, announcement_panel, preview_panel
from bot.render.i18n import Messages
from bot.render.panel import Button
from bot.render.renderer import Scene, Standing, reader_scene
from bot.render.server import ServerPage, hours_form, server_panel
from bot.ui.generic import wizard
from bot.ui.generic.renderer import PluginRenderer
from bot.ui.generic.wizard_view import Question
from bot.ui.plugin import Plugin
from bot.ui.tables import sheet
from engine.kernel.game import AnyGame
from engine.kernel.moves import PartialMove
from engine.kernel.table.paces import Quiet

LONG = ("The House of the Very Long Name ", "خاندانِ بلندنامِ دیرمانِ دیرپا و ")
NAMES = tuple(f"{LONG[seat % 2][:31]}{seat}" for seat in range(10))
"""As long as a name can be."""

MOVES = 60
"""Of each match."""

WHOLE = 1_000
"""More than a random match has, whose end a game tells with all that was before."""

DEEP = 6
"""So many questions of a begun move are asked."""


class Named(Speech, frozen=True):
    """The bot's words with the longest names."""

    def scene(self, moment: Moment) -> Scene:
        return replace(super().scene(moment), names=NAMES[: moment.seats])


def walk(games: dict[str, AnyGame], messages: Messages) -> None:
    """Every maker of such pages makes some."""
    for name, game in games.items():
        own = plugin(
            name
        )  # pages of a game with a content are told with its cards: walks.py goes through them
        for shown in (Plugin(name), *(() if own.content or own == Plugin(name) else (own,))):
            _match(Named(PluginRenderer(shown), messages), tuple(moments(game, 1, MOVES)))
            if shown.tales is not None:
                _end(Named(PluginRenderer(shown), messages), tuple(moments(game, 1, WHOLE)))
        _sheet(game, messages)
    _announced(messages)
    _server(messages)


def _server(messages: Messages) -> None:
    """The page of a server that has set all, in as many channels as can be, none of which serves."""
    channels = tuple(range(10**18, 10**18 + 25))
    lacks = tuple(
        (one, IN_CHANNEL[: 1 + place % 3] if place % 2 else None) for place, one in enumerate(channels)
    )
    quiet = Quiet(23 * 60, 7 * 60, "America/Argentina/ComodRivadavia")
    full = ServerPage(messages.language, channels, 10**18, False, quiet, 200, 200, lacks)
    server_panel(messages, full, messages.say("server-saved"))
    server_panel(messages, ServerPage(None, (), None, True, None, 0, 200, ()))
    hours_form(messages, quiet)


def _announced(messages: Messages) -> None:
    """What whoever runs the bot announces, with the longest text that one line of the form takes."""
    named = tuple((one, messages.language_name(one, "option-language", one)) for one in LANGUAGES)
    shown = announcement_panel(messages, "At noon. " * 400)
    preview_panel(messages, shown, named[1:], "tables", "abcdefg2", 10_000)
    announce_form(messages, "hosts", named)


def _match(speech: Speech, match: tuple[Moment, ...]) -> None:
    renderer = speech.renderer
    assert isinstance(renderer, PluginRenderer)
    begun = [moment for moment in match if moment.match_state.state is not None]
    for moment in begun:
        scene = speech.scene(moment)
        for target in renderer.targets(moment.match_state, moment.entry):
            renderer.post(scene, moment.entry, target)
    _annals(renderer, speech.scene(begun[-1]), begun)
    for moment in (*begun[::12], begun[-1]):
        scene = speech.scene(moment)
        renderer.living_board(scene, (), ("a line of the table",))
        for target in renderer.targets(moment.match_state, moment.entry):
            if renderer.is_question(moment.entry, target):
                until = (one.entry for one in match if one.entry.seq <= moment.entry.seq)
                notes = with_entries(MatchNotes(), until, renderer.notes).notes
                renderer.question(scene, moment.entry, target, Standing(), notes)
        if renderer.has_board_beside:
            renderer.board_beside(scene, ("a line of the table",))
        for seat in range(moment.seats):
            list(panels(speech, moment, seat))
            renderer.board(scene, seat)
            renderer.why(scene, seat, ())
            renderer.moves_of(scene, seat, ("vote", "pass"))
            renderer.confirmation_page(
                scene, seat, next(iter(look(moment.match_state, seat).ask(None)), PartialMove("-"))
            )
            _questions(renderer, scene, seat)


def _end(speech: Speech, match: tuple[Moment, ...]) -> None:
    """The last message of a match, where it is told with all that was before."""
    renderer, last = speech.renderer, match[-1]
    assert isinstance(renderer, PluginRenderer)
    notes = with_entries(MatchNotes(), (moment.entry for moment in match), renderer.notes).notes
    for target in renderer.targets(last.match_state, last.entry):
        if renderer.is_tale(last.entry, target):
            renderer.tale(speech.scene(last), last.entry, target, notes)


def _annals(renderer: PluginRenderer, scene: Scene, match: list[Moment]) -> None:
    """Every page of the chronicle, whole and searched, and the story so far."""
    notes = with_entries(MatchNotes(), (moment.entry for moment in match), renderer.notes).notes
    for viewer in (None, 0):
        renderer.story(scene, viewer, notes)
        renderer.story(scene, viewer, ())
        for page in range(40):
            renderer.chronicle(scene, viewer, notes, Query(), page)
    renderer.chronicle(scene, 0, notes, Query(phase=1, house=1, words="w" * 30), 0)


def _questions(renderer: PluginRenderer, scene: Scene, seat: int) -> None:
    """The first questions of each begun move, a form where one is typed."""
    controls = renderer.controls(scene, seat)
    for offer in (one for one in controls.offers if isinstance(one, PartialMove)):
        for asked in _asked(renderer, scene, seat, offer):
            asked.panel()
            if asked.is_typed:
                asked.form()


def _asked(renderer: PluginRenderer, scene: Scene, seat: int, offer: PartialMove) -> Iterator[Question]:
    path, ask = "", renderer.controls(scene, seat).look.ask
    for _ in range(DEEP):
        walked = wizard.walk(offer, path, ask, len, {"aaaaaaaa": "words"})
        if isinstance(walked.step, wizard.Whole):
            renderer.preview_page(scene, seat, walked.step.action, (Button("v1:step:1", "Do it"),))
        if not isinstance(walked.step, wizard.Node):
            return
        asked = Question(reader_scene(scene, seat), "0" * 10, offer, walked, len, ask)
        asked.named = partial(renderer.value, scene, seat)
        asked.sketch = renderer.preview(scene, seat, asked.open_move)
        asked.aside = renderer.notes_beside(scene, seat, asked.open_move)
        yield asked
        answers = wizard.answers(walked.step)
        path = (
            wizard.longer(walked.step, path, answers[0], len)
            if answers
            else wizard.with_words(path, "aaaaaaaa")
        )


def _sheet(game: AnyGame, messages: Messages) -> None:
    """The sheet with each option in focus."""
    now = sheet.fresh_sheet(game, messages.language)
    for focus in (None, *range(len(now.marks))):
        sheet.panel(messages, game, replace(now, focus=focus), ())
