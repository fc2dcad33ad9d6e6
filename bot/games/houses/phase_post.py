"""The post of a phase: what the council votes on, above whom the table awaits.

    open       the council at one look, the problem, both answers, whom the table awaits; to vote, to trade
    over       the same without what was awaited and the buttons for it: as the phase began, for ever

While the phase is open the post is kept up to date in the place of the board, which shows nothing that
changes within a phase. Coins and power are those of the phase's beginning (HO-R11).
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

from discord.utils import format_dt
from msgspec import structs

from bot.games.houses import realm
from bot.games.houses.controls.controls import seat_button
from bot.games.houses.controls.ids import BuildControlId, VoteButtonId, moment
from bot.games.houses.panel import goals
from bot.games.houses.picture import strip
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade.deals import VOTING
from bot.pictures.facts import words_button
from bot.render import markup
from bot.render.paging import first_that_fits
from bot.render.panel import Block, Button, Buttons, Link, Panel, Rule, Sketch, Text
from bot.render.renderer import Standing
from engine.games.houses import events as e
from engine.games.houses.content import Chapter, Forecast, Perk
from engine.games.houses.names import Side, StoryEnd
from engine.games.houses.points import DEATH

ACCENT: Final = 0x2F6B4F

DISCS: Final = {"yes": "\U0001f535", "no": "\U0001f7e0"}
"""The colours of both answers on the picture of a count; the word stands beside."""


def is_open(presenter: Presenter, event: e.PhaseOpened) -> bool:
    """Whether this phase is the one before the council now."""
    phase = presenter.view.phase
    now = None if phase is None or presenter.view.stage not in VOTING else (phase.number, phase.card)
    return now == (event.phase, event.card)


def open_post(presenter: Presenter, event: e.PhaseOpened, told: Sequence[Block], standing: Standing) -> Panel:
    """The post of a phase that `is_open`; `told` is what happened with its beginning."""
    awaited = [markup.bold(awaited_line(presenter, standing)), *map(markup.small, standing.below)]
    match, prefix = presenter.scene.match, moment(presenter.view)
    buttons: list[Button | Link] = []
    if presenter.view.stage == "vote":
        buttons.append(Button(VoteButtonId(match, prefix).pack(), presenter.say("button-vote"), "primary"))
    buttons.append(Button(BuildControlId(match, prefix).pack(), presenter.say("button-trade")))
    buttons.append(seat_button(presenter))
    if standing.board:
        buttons.append(Link(presenter.say("button-board"), standing.board))
    return _post(presenter, event, told, (Text("\n".join(awaited)),), buttons)


def closed_post(presenter: Presenter, event: e.PhaseOpened, told: Sequence[Block]) -> Panel:
    """What stays of the post of a phase; `presenter` speaks of the moment at which the phase began."""
    return _post(presenter, event, told, (), [seat_button(presenter)], is_over=True)


def _post(
    presenter: Presenter,
    event: e.PhaseOpened,
    told: Sequence[Block],
    below: Sequence[Block],
    buttons: Sequence[Button | Link],
    *,
    is_over: bool = False,
) -> Panel:
    head, row = Text(problem(presenter, event)), Buttons(tuple(buttons))
    # In words the realm and the houses stand in the place of the picture. One message has to hold the post,
    # for it is changed as a whole: what the chronicle tells as well goes first.
    state = state_blocks(presenter)
    drawn: tuple[Block | Sketch, ...] = ()
    if presenter.scene.draws:
        named = Buttons((*buttons, words_button(presenter.scene)))
        drawn = (strip.sketch(presenter, is_over=is_over), head, *told, *below, named)
    return first_that_fits(
        Panel(ACCENT, (head, *kept, *below, row), presenter.language, drawn)
        for kept in ((*state, *told), state, ())
    )


def problem(presenter: Presenter, event: e.PhaseOpened) -> str:
    """Title, problem, both answers with what is foreseen of them, what the vote may end (HO-6.1, HO-6.2)."""
    lines = [markup.title(presenter.phase_title(event.phase, event.card))]
    if event.line is not None:
        question = presenter.plain(f"line.{event.line}.question")
        lines.append(
            markup.small(presenter.say("phase-line", line=presenter.line(event.line), question=question))
        )
    if event.crisis is not None:
        named = presenter.named_houses(event.named)
        begins, house = "opener" not in named, named.get("opener", "")
        lines.append(markup.small(presenter.say("phase-crisis", begins=begins, house=house)))
    if event.recycled:
        lines.append(markup.small(presenter.say("recycled")))
    lines.append(presenter.content_text(f"{event.card}.problem", **presenter.named_houses(event.named)))

    # A chapter and what it brings: once above both answers where that is the same, else below its own.
    chapters = event.yes.chapter, event.no.chapter
    shared = _shared_line(presenter, *chapters)
    lines += [shared] if shared else []
    sides: tuple[tuple[Side, Forecast], ...] = (("yes", event.yes), ("no", event.no))
    for side, forecast in sides:
        chapter = forecast.chapter
        # Which end an answer brings stands with it, also where the line above tells of both.
        is_told = chapter is not None and (not shared or chapter.end is None)
        foreseen = structs.replace(forecast, story=False) if is_told else forecast
        lines += answer_lines(presenter, event.card, side, foreseen)
        if chapter is not None and not shared:
            lines.append(_chapter_line(presenter, chapter.perk, chapter.end))
    return "\n".join((*lines, markup.small(" ".join(_warnings(presenter, event.phase)))))


def answer_lines(presenter: Presenter, card: str, side: Side, forecast: Forecast) -> tuple[str, str]:
    """One answer, and what is foreseen of it in chips."""
    named = presenter.common_part(f"ballot-{side}", "button")
    head = presenter.say("forecast", side=named, title=presenter.content_text(f"{card}.{side}"))
    return f"{DISCS[side]} {markup.bold(head)}", presenter.chips(forecast)


def _shared_line(presenter: Presenter, yes: Chapter | None, no: Chapter | None) -> str:
    """What both answers bring their signer alike, by a chapter or an end (HO-7.3, HO-7.4); "" for nothing."""
    if yes is None or no is None or yes.perk != no.perk or (yes.end is None) != (no.end is None):
        return ""
    return _chapter_line(presenter, yes.perk, yes.end if yes.end == no.end else "either")


def _chapter_line(presenter: Presenter, perk: Perk, end: StoryEnd | Literal["either"] | None) -> str:
    told = goals.perk(presenter, perk)
    if end is None:
        return presenter.say("forecast-holds", perk=told)
    return presenter.say("forecast-keeps", end=end, perk=told)


def _warnings(presenter: Presenter, phase: int) -> Iterator[str]:
    """The lines that say what a forecast is, and that the reign may end with this vote (HO-2.6, HO-R32)."""
    yield presenter.say("forecast-warning")
    least, most = strip.NEAR
    if not least < presenter.view.stability < most:
        yield markup.bold(presenter.say("near-end", value=presenter.view.stability))
    chance = DEATH.get(phase)
    if chance is not None:
        yield markup.bold(presenter.say("mortal", percent=100 // chance))


def state_blocks(presenter: Presenter) -> tuple[Block, ...]:
    """The realm and the houses in words."""
    lines = (*realm.resources(presenter), realm.council(presenter))
    houses = realm.section(presenter, "houses", realm.purses(presenter))
    return Rule(), Text(realm.section(presenter, "realm", lines)), Text(houses)


def awaited_line(presenter: Presenter, standing: Standing) -> str:
    """Whom the table awaits and until when, as far as everybody may know (HO-R18)."""
    view = presenter.view
    if not view.awaited:
        return realm.awaited_line(presenter)
    everybody = len(view.awaited) == len(view.houses) > 1
    names = [presenter.scene.names[seat] for seat in view.awaited]
    who = presenter.say("awaited-everybody") if everybody else presenter.join_list(names)
    first = realm.first_deadline(presenter, standing.due)
    if first is None:
        return presenter.say("phase-awaited", who=who)
    return presenter.say("phase-awaited-until", who=who, at=format_dt(first, "t"), left=format_dt(first, "R"))


def opened_in(events: Sequence[Any]) -> e.PhaseOpened | None:
    """The phase with whose beginning these news begin, if they do."""
    return events[0] if events and isinstance(events[0], e.PhaseOpened) else None
