"""The campaign as it stands, for anybody or for one house.

Two pages of the same realm. `living_board` is the message in the channel that is changed and never repeated:
what matters most stands first, and what does not fit one message is left out from the end. `board` is the
whole of it, for whoever asks. Lines of the realm that several pages show are made in realm.py.

Within a phase the living board shows nothing that changes: whom the table awaits, and until when, stands on
the post of the phase (phase_post.py).
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import chain
from typing import Final

from discord.utils import format_dt
from msgspec import structs

from bot.controls import ids
from bot.games.houses import realm
from bot.games.houses.controls.controls import seat_button
from bot.games.houses.phase_post import answer_lines
from bot.games.houses.picture import council
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.deals import VOTING
from bot.pictures.facts import whole_button
from bot.render import markup
from bot.render.paging import first_that_fits
from bot.render.panel import Block, Button, Buttons, Panel, Sketch, Text
from bot.ui.generic.pages import with_rules_between
from engine.games.houses.names import SIDES
from engine.kernel.seats import Seat

ACCENT: Final = 0x3B5D8A

MEANINGS: Final = ("tracks", "stability", "pool", "purses", "scores", "levels")
"""What the board's numbers mean, by the names of the lines, in the order of the page."""

ASKING: Final = ("founding", "interlude", "ranking", "draft")
"""Stages in which it is told on the board whom the table awaits; within a phase its post tells that."""

Due = tuple[Seat, datetime]
"""A seat that is asked something, and until when."""


def board(voice: Presenter) -> Panel:
    """Title and moment, the realm, the houses, both endings, stories, and what is remembered."""
    view = voice.view
    head = [markup.title(voice.say("name")), voice.say("stage", stage=view.stage)]
    if view.king is not None and view.result is None:
        head.append(voice.say("generation", number=view.generation, most=view.options.generations))
        head += [voice.say("king-reigns", king=voice.king(view.king)), realm.council(voice)]
    if view.phase is not None:
        head.append(voice.phase_title(view.phase.number, view.phase.card))
    if view.result is None:
        head.append(realm.awaited_line(voice))
    parts = ["\n".join(head)]

    if view.tracks and view.generation == 1:
        # HO-2, HO-3, HO-1.3, HO-R05: the numbers are explained in the first generation, where they are met.
        meanings = [markup.small(voice.say(f"meaning-{code}")) for code in MEANINGS]
        parts.append(realm.section(voice, "meaning", meanings))
    if view.tracks:
        parts.append(realm.section(voice, "realm", realm.resources(voice)))
        parts.append(realm.section(voice, "houses", realm.purses(voice, offices=True)))

    # HO-R05: how things stand for both endings, or how they have ended.
    if view.result is not None:
        parts.append(realm.result(voice, view.result))
    else:
        heading = markup.heading(voice.common_text("story-scores"))
        parts.append("\n".join((heading, *realm.scores(voice), *realm.standings(voice))))
    levels = voice.say("levels", unity=view.unity, division=view.division)
    parts.append(realm.section(voice, "stories", [levels, *realm.stories(voice)]))
    if view.history:
        parts.append(realm.section(voice, "memory", realm.memory(voice)))
    buttons = Buttons((_own_panel_button(voice),))
    return Panel(ACCENT, (*with_rules_between([part] for part in parts), buttons), voice.language)


def living_board(voice: Presenter, due: Sequence[Due], below: Sequence[str] = ()) -> Panel:
    """The living board, in words alone where nothing draws.

    `below` are the table's own lines: where the chronicle is, that the clocks stand still.
    """
    foot = "\n".join(markup.small(line) for line in below)
    is_phase_open = voice.view.phase is not None and voice.view.stage in VOTING
    if is_phase_open:
        # The moderator's turn is of the same phase, too: the board is that of its beginning.
        view = structs.replace(voice.view, stage="vote", awaited=())
        voice = replace(voice, scene=structs.replace(voice.scene, view=view))
    parts = [part for part in _living_parts(voice, due) if part]
    # The buttons are the same for everybody: whose panel or ballot they open is seen at the press.
    chronicle = Button(ids.ChronicleButtonId(voice.scene.match).pack(), voice.common_text("button-chronicle"))
    buttons: tuple[Button, ...] = (_own_panel_button(voice), chronicle)

    # What matters least stands last, and goes first where one message can't hold all.
    def with_parts(most: int) -> Panel:
        texts = (*parts[:most], *((foot,) * bool(foot)))
        blocks = (*with_rules_between([text] for text in texts), Buttons(buttons))
        return Panel(ACCENT, blocks, voice.language)

    told, view = first_that_fits(map(with_parts, range(len(parts), 0, -1))), voice.view
    if not voice.scene.draws or not view.tracks or view.king is None or view.result is not None:
        return told

    # Beside the picture only whom the table waits for, and until when.
    lines = [] if is_phase_open else [markup.bold(realm.awaited_line(voice)), *_deadline_lines(voice, due)]
    lines.append(markup.small(voice.say("living-title", match=voice.scene.match)))
    text = Text("\n".join((*lines, *((foot,) * bool(foot)))))
    words = whole_button(voice.scene)
    if view.generation == 1:  # its board in words says what the numbers mean, and is named for that
        words = replace(words, label=voice.say("button-what"))
    drawn: tuple[Block | Sketch, ...] = (council.sketch(voice), text, Buttons((*buttons, words)))
    return replace(told, pictured=drawn)


def _living_parts(voice: Presenter, due: Sequence[Due]) -> Iterator[str]:
    """The parts of the living board, what matters most first; "" for a part that there is not yet."""
    view = voice.view
    lines = [markup.title(voice.say("living-title", match=voice.scene.match))]
    if view.king is not None and view.result is None:
        reign = voice.say("generation", number=view.generation, most=view.options.generations)
        lines += [voice.say("living-reign", king=voice.king(view.king), generation=reign)]
        lines.append(realm.council(voice))
    is_phase_open = view.phase is not None and view.stage in VOTING
    if not is_phase_open:
        lines.append(voice.say("stage", stage=view.stage))
    if view.result is None and not is_phase_open:
        lines += [markup.bold(realm.awaited_line(voice)), *_deadline_lines(voice, due)]
    yield "\n".join(lines)
    if view.phase is not None and is_phase_open:
        # HO-6.1, HO-6.2: the problem before the council, both answers, what is foreseen of each.
        card = view.phase.card
        title = markup.heading(voice.phase_title(view.phase.number, card))
        answers = (answer_lines(voice, card, side, getattr(view.phase, side)) for side in SIDES)
        yield "\n".join((title, voice.content_text(f"{card}.problem"), *chain.from_iterable(answers)))
    if view.tracks:
        yield realm.section(voice, "realm", realm.resources(voice))
    yield _endings(voice)
    if view.lines and view.king is not None:
        yield realm.section(voice, "stories", realm.stories(voice))
    if view.tracks:
        yield realm.section(voice, "houses", realm.purses(voice, offices=True))


def _deadline_lines(voice: Presenter, due: Sequence[Due]) -> Iterator[str]:
    if (first := realm.first_deadline(voice, due)) is not None:
        yield voice.say("living-until", at=format_dt(first, "f"), left=format_dt(first, "R"))


def _endings(voice: Presenter) -> str:
    """HO-R05: who would win either way, by what, and which way things stand; in the end, who has won.

    Nothing before the first king, while everything stands at none.
    """
    view = voice.view
    if view.king is None:
        return ""
    if view.result is not None:
        return realm.result(voice, view.result)
    ahead = "unity" if view.unity > view.division else "division"
    now = "level" if view.unity == view.division else ahead
    where = voice.say("living-levels", unity=view.unity, division=view.division, now=now)
    told = []
    for one in (one for one in view.standings if one.ending != "level"):
        # The houses that would win by it, and those behind.
        first, *others = one.places
        house = view.houses[first[0]]
        said = voice.say(
            f"living-{one.ending}",
            count=len(first),
            houses=voice.houses(first) if others else voice.say("living-all"),
            prestige=house.prestige,
            crown=house.crown,
        )
        if others:
            order = voice.join_list([realm.level(voice, place) for place in others])
            said = " ".join((said, voice.say("living-behind", order=order)))
        told.append(said)
    return realm.section(voice, "endings", [where, *realm.bullets(told)])


def _own_panel_button(voice: Presenter) -> Button:
    """Opens the presser's own private panel; it stands out while something is done there."""
    asks = voice.view.stage == "vote" or (voice.view.stage in ASKING and bool(voice.view.awaited))
    return seat_button(voice, "primary" if asks else "secondary")
