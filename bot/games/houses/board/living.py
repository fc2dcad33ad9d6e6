"""The living board: the campaign as everybody may see it, in one message that is changed, never repeated.

What matters most stands first; what does not fit a message is left out from the end.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from discord.utils import format_dt

from bot.controls.history_ids import annals_id
from bot.games.houses.board import proposal, realm
from bot.games.houses.board.board import ACCENT, seat_button
from bot.games.houses.controls import council_ids
from bot.games.houses.controls.build_ids import build_id
from bot.games.houses.controls.moments import moment
from bot.games.houses.picture import council
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.promised import VOTING
from bot.pictures.facts import whole_button
from bot.render import markup
from bot.render.paging import pages
from bot.render.panel import Block, Button, Buttons, Panel, Rule, Sketch, Text
from engine.games.houses.names import SIDES
from engine.games.houses.standing import Ending, Standing
from engine.kernel.seats import Seat

Due = tuple[Seat, datetime]
"""A seat that is asked something, and until when."""


def living(voice: Presenter, due: Sequence[Due], below: Sequence[str] = (), *, draws: bool = True) -> Panel:
    """The board, in words alone where nothing `draws`.

    `below` are the table's own lines: where the chronicle is, that the clocks stand still.
    """
    parts = [_heading(voice, due), _matter(voice), *_realm(voice), _endings(voice), _stories(voice)]
    texts = [part for part in (*parts, _purses(voice)) if part]
    foot = "\n".join(markup.small(line) for line in below)
    told = _fitting(voice, texts, foot)
    return replace(told, pictured=_board_picture(voice, due, foot)) if draws else told


def _board_picture(voice: Presenter, due: Sequence[Due], foot: str) -> tuple[Block | Sketch, ...]:
    """In words only whom the table waits for, and until when; the card stands in its phase's post."""
    view = voice.view
    if not view.tracks or view.king is None or view.result is not None:
        return ()
    lines = [markup.bold(realm.awaited_line(voice)), *_deadline_lines(voice, due)]
    where = markup.small(voice.say("living-title", match=voice.scene.match))
    words = _whole(voice)
    text = "\n".join((*lines, where, *((foot,) * bool(foot))))
    return (council.sketch(voice), Text(text), Buttons((*_buttons(voice), words)))


def _whole(voice: Presenter) -> Button:
    """The board in words; in the first generation it says what the numbers mean, and is named for that."""
    button = whole_button(voice.scene)
    return replace(button, label=voice.say("button-what")) if voice.view.generation == 1 else button


def _fitting(voice: Presenter, texts: list[str], foot: str) -> Panel:
    panel = _panel(voice, [*texts, foot] if foot else texts)
    return panel if len(pages(panel)) == 1 or len(texts) == 1 else _fitting(voice, texts[:-1], foot)


def _panel(voice: Presenter, texts: Sequence[str]) -> Panel:
    blocks: list[Block] = []
    for text in texts:
        blocks += [Rule(), Text(text)] if blocks else [Text(text)]
    return Panel(ACCENT, (*blocks, Buttons(_buttons(voice))), voice.scene.messages.language)


def _heading(voice: Presenter, due: Sequence[Due]) -> str:
    """Title, reign, whom the table waits for and until when."""
    view = voice.view
    lines = [markup.title(voice.say("living-title", match=voice.scene.match))]
    if view.king is not None and view.result is None:
        most = view.options.generations
        reign = voice.say("generation", number=view.generation, most=most)
        lines += [voice.say("living-reign", king=voice.king(view.king), generation=reign)]
        lines.append(realm.council(voice))
    lines.append(voice.say("stage", stage=view.stage))
    if view.result is None:
        lines += [markup.bold(realm.awaited_line(voice)), *_deadline_lines(voice, due)]
    return "\n".join(lines)


def _deadline_lines(voice: Presenter, due: Sequence[Due]) -> Iterator[str]:
    """The nearest deadline of those who are awaited in public; other waits are nobody's business."""
    if moments := [when for seat, when in due if seat in voice.view.awaited]:
        first = min(moments)
        yield voice.say("living-until", at=format_dt(first, "f"), left=format_dt(first, "R"))


def _matter(voice: Presenter) -> str:
    """HO-6.1, HO-6.2: the problem before the council, both answers, what is foreseen of each."""
    phase = voice.view.phase
    if phase is None or voice.view.stage not in VOTING:
        return ""
    title = voice.say(
        "event-phase-opened", number=phase.number, title=voice.content_text(f"{phase.card}.title")
    )
    answers = (proposal.answer(voice, phase.card, side, getattr(phase, side)) for side in SIDES)
    return "\n".join((markup.heading(title), voice.content_text(f"{phase.card}.problem"), *answers))


def _realm(voice: Presenter) -> Iterator[str]:
    if voice.view.tracks:
        yield realm.section(voice, "realm", realm.resources(voice))


def _endings(voice: Presenter) -> str:
    """HO-R05: who would win either way, by what, and which way things stand; in the end, who has won.

    Nothing before the first king, while everything stands at none.
    """
    view = voice.view
    if view.king is None:
        return ""
    if view.result is not None:
        return realm.result(voice, view.result)
    where = voice.say("living-levels", unity=view.unity, division=view.division, now=_leading(voice))
    told = [_ending(voice, one) for one in view.standings if one.ending != "level"]
    return realm.section(voice, "endings", [where, *realm.bullets(told)])


def _leading(voice: Presenter) -> Ending:
    view = voice.view
    if view.unity == view.division:
        return "level"
    return "unity" if view.unity > view.division else "division"


def _ending(voice: Presenter, one: Standing) -> str:
    first, *others = one.places
    house = voice.view.houses[first[0]]
    said = voice.say(
        f"living-{one.ending}",
        count=len(first),
        houses=voice.houses(first) if others else voice.say("living-all"),
        prestige=house.prestige,
        crown=house.crown,
    )
    if not others:
        return said
    order = voice.listing([realm.level(voice, place) for place in others])
    return " ".join((said, voice.say("living-behind", order=order)))


def _stories(voice: Presenter) -> str:
    known = voice.view.lines and voice.view.king is not None
    return realm.section(voice, "stories", realm.stories(voice)) if known else ""


def _purses(voice: Presenter) -> str:
    if not voice.view.tracks:
        return ""
    return realm.section(voice, "houses", realm.purses(voice, offices=True))


def _buttons(voice: Presenter) -> tuple[Button, ...]:
    """The same for everybody; whose they are is seen at the press."""
    match, view = voice.scene.match, voice.view
    mine = seat_button(voice)
    chronicle = Button(annals_id(match), voice.common_text("button-chronicle"))
    if view.phase is None or view.stage not in VOTING:
        return (mine, chronicle)
    prefix = moment(view)
    vote = Button(council_ids.vote_id(match, prefix), voice.say("button-vote"), "primary")
    return (vote, Button(build_id(match, prefix), voice.say("button-trade")), mine, chronicle)
