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

SPARED: Final = ("meaning", "memory", "stories")
"""Parts of the board that are left out, one after another, where one message can't hold all."""

ASKING: Final = ("founding", "interlude", "ranking", "draft")
"""Stages in which it is told on the board whom the table awaits; within a phase its post tells that."""

Due = tuple[Seat, datetime]
"""A seat that is asked something, and until when."""


def board(presenter: Presenter) -> Panel:
    """Title and moment, the realm, the houses, both endings, stories, and what is remembered.

    It is a private answer, thus one message: with the longest names some part is left out.
    """
    view = presenter.view
    head = [markup.title(presenter.say("name")), presenter.say("stage", stage=view.stage)]
    if view.king is not None and view.result is None:
        head.append(presenter.say("generation", number=view.generation, most=view.options.generations))
        head += [presenter.say("king-reigns", king=presenter.king(view.king)), realm.council(presenter)]
    if view.phase is not None:
        head.append(presenter.phase_title(view.phase.number, view.phase.card))
    if view.result is None:
        head.append(realm.awaited_line(presenter))
    parts = {"head": "\n".join(head)}

    if view.tracks and view.generation == 1:
        # HO-2, HO-3, HO-1.3, HO-R05: the numbers are explained in the first generation, where they are met.
        meanings = [markup.small(presenter.say(f"meaning-{code}")) for code in MEANINGS]
        parts["meaning"] = realm.section(presenter, "meaning", meanings)
    if view.tracks:
        parts["realm"] = realm.section(presenter, "realm", realm.resources(presenter))
        parts["houses"] = realm.section(presenter, "houses", realm.purses(presenter, offices=True))

    # HO-R05: how things stand for both endings, or how they have ended.
    if view.result is not None:
        parts["endings"] = realm.result(presenter, view.result)
    else:
        heading = markup.heading(presenter.common_text("story-scores"))
        parts["endings"] = "\n".join((heading, *realm.scores(presenter), *realm.standings(presenter)))
    levels = presenter.say("levels", unity=view.unity, division=view.division)
    parts["stories"] = realm.section(presenter, "stories", [levels, *realm.stories(presenter)])
    if view.history:
        parts["memory"] = realm.section(presenter, "memory", realm.memory(presenter))
    buttons = Buttons((_own_panel_button(presenter),))

    def page_without(spared: Sequence[str]) -> Panel:
        kept = ([part] for name, part in parts.items() if name not in spared)
        return Panel(ACCENT, (*with_rules_between(kept), buttons), presenter.language)

    return first_that_fits(page_without(SPARED[:count]) for count in range(len(SPARED) + 1))


def living_board(presenter: Presenter, due: Sequence[Due], below: Sequence[str] = ()) -> Panel:
    """The living board, in words alone where nothing draws.

    `below` are the table's own lines: where the chronicle is, that the clocks stand still.
    """
    foot = "\n".join(markup.small(line) for line in below)
    is_phase_open = presenter.view.phase is not None and presenter.view.stage in VOTING
    if is_phase_open:
        # The moderator's turn is of the same phase, too: the board is that of its beginning.
        view = structs.replace(presenter.view, stage="vote", awaited=())
        presenter = replace(presenter, scene=structs.replace(presenter.scene, view=view))
    parts = [part for part in _living_parts(presenter, due) if part]
    # The buttons are the same for everybody: whose panel or ballot they open is seen at the press.
    chronicle = Button(
        ids.ChronicleButtonId(presenter.scene.match).pack(), presenter.common_text("button-chronicle")
    )
    buttons: tuple[Button, ...] = (_own_panel_button(presenter), chronicle)

    # What matters least stands last, and goes first where one message can't hold all.
    def with_parts(most: int) -> Panel:
        texts = (*parts[:most], *((foot,) * bool(foot)))
        blocks = (*with_rules_between([text] for text in texts), Buttons(buttons))
        return Panel(ACCENT, blocks, presenter.language)

    told, view = first_that_fits(map(with_parts, range(len(parts), 0, -1))), presenter.view
    if not presenter.scene.draws or not view.tracks or view.king is None or view.result is not None:
        return told

    # Beside the picture only whom the table waits for, and until when.
    lines = (
        []
        if is_phase_open
        else [markup.bold(realm.awaited_line(presenter)), *_deadline_lines(presenter, due)]
    )
    lines.append(markup.small(presenter.say("living-title", match=presenter.scene.match)))
    text = Text("\n".join((*lines, *((foot,) * bool(foot)))))
    words = whole_button(presenter.scene)
    if view.generation == 1:  # its board in words says what the numbers mean, and is named for that
        words = replace(words, label=presenter.say("button-what"))
    drawn: tuple[Block | Sketch, ...] = (council.sketch(presenter), text, Buttons((*buttons, words)))
    return replace(told, pictured=drawn)


def _living_parts(presenter: Presenter, due: Sequence[Due]) -> Iterator[str]:
    """The parts of the living board, what matters most first; "" for a part that there is not yet."""
    view = presenter.view
    lines = [markup.title(presenter.say("living-title", match=presenter.scene.match))]
    if view.king is not None and view.result is None:
        reign = presenter.say("generation", number=view.generation, most=view.options.generations)
        lines += [presenter.say("living-reign", king=presenter.king(view.king), generation=reign)]
        lines.append(realm.council(presenter))
    is_phase_open = view.phase is not None and view.stage in VOTING
    if not is_phase_open:
        lines.append(presenter.say("stage", stage=view.stage))
    if view.result is None and not is_phase_open:
        lines += [markup.bold(realm.awaited_line(presenter)), *_deadline_lines(presenter, due)]
    yield "\n".join(lines)
    if view.phase is not None and is_phase_open:
        # HO-6.1, HO-6.2: the problem before the council, both answers, what is foreseen of each.
        card = view.phase.card
        title = markup.heading(presenter.phase_title(view.phase.number, card))
        answers = (answer_lines(presenter, card, side, getattr(view.phase, side)) for side in SIDES)
        yield "\n".join((title, presenter.content_text(f"{card}.problem"), *chain.from_iterable(answers)))
    if view.tracks:
        yield realm.section(presenter, "realm", realm.resources(presenter))
    yield _endings(presenter)
    if view.lines and view.king is not None:
        yield realm.section(presenter, "stories", realm.stories(presenter))
    if view.tracks:
        yield realm.section(presenter, "houses", realm.purses(presenter, offices=True))


def _deadline_lines(presenter: Presenter, due: Sequence[Due]) -> Iterator[str]:
    if (first := realm.first_deadline(presenter, due)) is not None:
        yield presenter.say("living-until", at=format_dt(first, "f"), left=format_dt(first, "R"))


def _endings(presenter: Presenter) -> str:
    """HO-R05: who would win either way, by what, and which way things stand; in the end, who has won.

    Nothing before the first king, while everything stands at none.
    """
    view = presenter.view
    if view.king is None:
        return ""
    if view.result is not None:
        return realm.result(presenter, view.result)
    ahead = "unity" if view.unity > view.division else "division"
    now = "level" if view.unity == view.division else ahead
    where = presenter.say("living-levels", unity=view.unity, division=view.division, now=now)
    told = []
    for one in (one for one in view.standings if one.ending != "level"):
        # The houses that would win by it, and those behind.
        first, *others = one.places
        house = view.houses[first[0]]
        said = presenter.say(
            f"living-{one.ending}",
            count=len(first),
            houses=presenter.houses(first) if others else presenter.say("living-all"),
            prestige=house.prestige,
            crown=house.crown,
        )
        if others:
            order = presenter.join_list([realm.level(presenter, place) for place in others])
            said = " ".join((said, presenter.say("living-behind", order=order)))
        told.append(said)
    return realm.section(presenter, "endings", [where, *realm.bullets(told)])


def _own_panel_button(presenter: Presenter) -> Button:
    """Opens the presser's own private panel; it stands out while something is done there."""
    asks = presenter.view.stage == "vote" or (presenter.view.stage in ASKING and bool(presenter.view.awaited))
    return seat_button(presenter, "primary" if asks else "secondary")
