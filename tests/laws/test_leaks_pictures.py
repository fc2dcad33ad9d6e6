"""Law: no picture and no alt text tells its reader what the cut for that reader hides; of every template.

The facts from which a picture is drawn are compared with those of a twin (bot/lab/leaks/twins.py), for every
seat and for everybody: what differs in secrets alone must look the same.
"""

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from bot.games import GAMES, plugin
from bot.games.coup import round_picture
from bot.games.houses import phase_post
from bot.games.houses.history.items import items, notes
from bot.games.houses.picture import reign, strip
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.deals import VOTING
from bot.games.rokugan import rounds
from bot.games.rokugan.picture import battles
from bot.games.treasure import count_picture
from bot.history.recall import Part, Section
from bot.lab.games.houses.leaks import panels, tales
from bot.lab.leaks import bot_outlets
from bot.lab.leaks.bot_outlets import board, posts, spoken_outlets
from bot.lab.leaks.comparing import leaks, twin_case
from bot.lab.leaks.moments import Moment, moments
from bot.lab.leaks.rules_outlets import Said
from bot.lab.leaks.speech import WHEN, Speech, Spoken, remembered_texts, whole
from bot.lab.leaks.twins import TWIN_KINDS
from bot.render.panel import Panel, Sketch
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import Scene, Standing
from bot.render.targets import TABLE
from bot.ui.generic.pages import events_for
from bot.ui.generic.renderer import PluginRenderer
from engine.entries import Entry
from engine.games.houses import events as e
from engine.games.rokugan.chapters.resolution import TokensTurned
from engine.games.rokugan.chapters.upkeep import RoundBegan
from engine.games.treasure.chapters.dawn import AttackTally, ConflictTally, MutinyTally
from engine.kernel.sealed import cut, is_readable
from engine.kernel.seats import Viewer
from engine.kernel.steward import Look
from tests.laws.test_leaks import table
from tests.made_once import council_renderer, lenient

BOARDS: Final = Path(__file__).parents[2] / "data" / "boards"
STATELESS: Final = {"houses_opening", "emoji", "chip", "kit", "architects_kit", "houses_kit"}
"""What is the same for every table, and what templates share."""

SEED: Final = 3
LONG: Final = "KHANDAN_LONG" in os.environ
LOOKS: Final = 5
"""So many moments of a match are looked at, unless there is time for every second one."""

ENDS: Final = 2
"""So many counts, decisions and ends of Houses, and counts of Treasure Island, beside the others."""

TALLIES: Final = (AttackTally, MutinyTally, ConflictTally)

DRAWN: Final = re.compile(rb"\xa8template[\xa0-\xbf](\w+)")
"""A picture's template in what is compared: the name of the field, a length, the name of the template."""

Seen = set[tuple[str, bool]]
"""Templates, each with whether a seat saw it, whose moment and twin differ."""


@cache
def looked_at(name: str) -> tuple[Moment, ...]:
    """Moments of a random match; of Houses each way of posting a picture among them."""
    game = table()[name]
    moves = 80 if game.epochs is None else 420  # an epoch more than once; a round of Rokugan
    match = [one for one in moments(game, SEED, moves) if one.match_state.state is not None]
    found = list(match[:: 2 if LONG else max(2, len(match) // LOOKS)])
    for kind in (e.BallotsCounted, e.DecisionTaken, e.GenerationScored, TokensTurned, *TALLIES):
        found += [one for one in match if any(isinstance(event, kind) for event in one.entry.events)][:ENDS]
    return tuple(found)


def renderer_of(name: str) -> Any:
    """As the bot has it."""
    return council_renderer(PluginRenderer) if name == "houses" else PluginRenderer(plugin(name))


def pictured(kind: Spoken, seen: Seen) -> Spoken:
    """Only what has a picture, and which templates those are."""

    def only(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
        for where, told in kind(speech, moment, viewer):
            templates = DRAWN.findall(told)
            seen.update((one.decode(), viewer is not None) for one in templates)
            if templates:
                yield where, told

    return only


def unsent(speech: Speech, moment: Moment, viewer: Viewer) -> Iterator[Said]:
    """The pictures made for everybody that no message of these has: strip, reign, rounds, a night's count.

    The post of an open phase is compared whole, at any moment of the phase.
    """
    renderer: Any = speech.renderer
    scene: ReaderScene = renderer.scene_for(speech.scene(moment), None)
    drawn = list[Sketch]()
    if scene.game == "houses":
        presenter = Presenter(scene)
        if presenter.view.tracks and presenter.view.king is not None:
            drawn.append(strip.sketch(presenter))
        found = items(notes(moment.entry, None), None)
        reigns = (reign.past_of(found, presenter.view.counts, seat, 0) for seat in range(moment.seats))
        drawn += [reign.sketch(presenter, one, date(2026, 11, 28)) for one in reigns if one is not None]
        phase = presenter.view.phase
        if phase is not None and presenter.view.stage in VOTING:
            opened = e.PhaseOpened(phase.number, phase.card, phase.line, phase.yes, phase.no)
            due = tuple((seat, WHEN) for seat in presenter.view.awaited)
            yield (
                "open phase",
                whole(phase_post.open_post(presenter, opened, (), Standing(due, (), "https://x"))),
            )
    if scene.game == "coup" and scene.view.table.turn:
        events = (cut(event, None) for event in moment.entry.events if is_readable(event, None))
        turn = round_picture.Turn(scene.view.table.turn, scene.view.table.active, tuple(events))
        drawn.append(round_picture.sketch(scene, 1, (turn,)))
    if scene.game == "rokugan" and scene.view.table.round:
        told = tuple(cut(event, None) for event in moment.entry.events if is_readable(event, None))
        drawn += filter(None, (battles.sketch(scene, "", told),))
        begun = RoundBegan(scene.view.table.round, (), None, scene.view.table.first)
        sections = (Section(Part(1, begun.round), (begun, *told)),)
        entry = Entry(moment.entry.seq, None, None, None, (begun,))
        yield "open round", whole(rounds.round_post(scene, entry, TABLE, Standing(told=sections)))
    if scene.game == "treasure":
        counted = count_picture.picture(scene, events_for(moment.entry, None))
        drawn += [] if counted is None else [counted]
    for one in drawn:
        yield f"picture {one.template}", whole(Panel(None, (), "fa", (one,)))


def leaking(name: str, renderer: Any, seen: Seen) -> Iterator[str]:
    """Where a picture differs from its twin's; `seen` is what was compared."""
    own = (panels, tales) if name == "houses" else (bot_outlets.panels,)
    kinds = (posts, board, *own, unsent)
    speech = Speech(renderer, remembered_texts(lenient("fa")))
    compared = spoken_outlets(speech, tuple(pictured(kind, seen) for kind in kinds))
    return (leak.where for case in cases(name) for leak in leaks(case, compared))


def cases(name: str) -> Iterator[Any]:
    """Each moment for everybody and for each seat, the manners of twins in turn; those alike are left out."""
    for number, moment in enumerate(looked_at(name)):
        for place, viewer in enumerate((None, *range(moment.seats))):
            case = twin_case(moment, viewer, TWIN_KINDS[(number + place) % len(TWIN_KINDS)])
            if case.real.match_state.state != case.twin.match_state.state:
                yield case


def test_no_picture_tells_a_secret_and_every_template_was_compared() -> None:
    """HO-R37, CO-R26, TI-R27 and the rest: facts and alt texts, of each template of data/boards."""
    compared: Seen = set()
    for name in GAMES:
        assert [] == list(leaking(name, renderer_of(name), compared))

    templates = {one.stem for one in BOARDS.glob("*.typ")} - STATELESS
    alone = {"houses_hand", "architects_hand", "coup_hand"}

    assert templates == {one for one, _ in compared}
    assert alone | {"rokugan_map"} <= {one for one, by_seat in compared if by_seat}
    assert alone.isdisjoint(one for one, by_seat in compared if not by_seat)


def told_all(scene: Scene, panel: Panel, part: str) -> Panel:
    """The panel, with what every seat sees in its pictures."""
    views = repr([scene.cut_for(seat).view for seat in range(len(scene.names))])
    more: Any = views.encode() if part == "facts" else views
    drawn: Sequence[Any] = [
        replace(one, **{part: getattr(one, part) + more}) if isinstance(one, Sketch) else one
        for one in panel.pictured
    ]
    return replace(panel, pictured=tuple(drawn))


def telling(kind: type[Any], method: str, part: str) -> type[Any]:
    """A renderer whose pictures of this kind have every seat's view in their facts or alt texts."""

    class Telling(kind):  # type: ignore[misc]
        def living_board(self, scene: Scene, *more: Any) -> Panel:
            panel: Panel = super().living_board(scene, *more)
            return told_all(scene, panel, part) if method == "living" else panel

        def post(self, scene: Scene, *more: Any) -> Panel:
            panel: Panel = super().post(scene, *more)
            return told_all(scene, panel, part) if method == "post" else panel

        def seat(self, scene: Scene, look: Look) -> Panel:
            panel: Panel = super().seat(scene, look)
            return told_all(scene, panel, part) if method == "seat" else panel

    return Telling


@pytest.mark.parametrize("part", ["facts", "alt"])
@pytest.mark.parametrize(
    ("name", "method", "where"),
    [
        *((name, "living", "living board") for name in GAMES),
        ("houses", "post", "post to"),
        ("houses", "seat", "seat panel"),
        ("architects", "seat", "seat page"),
    ],
)
def test_a_secret_planted_in_a_picture_is_found(name: str, method: str, where: str, part: str) -> None:
    """In its facts alone or in its alt text alone; on the board, in a post, on a private page."""
    plain = renderer_of(name)
    leaky = telling(type(plain), method, part)
    made = council_renderer(leaky) if name == "houses" else leaky(plain.plugin)

    assert any(one.startswith(where) for one in leaking(name, made, set()))
