"""A phase as it opens: the problem, both answers with what is foreseen, and the realm (HO-6.1, HO-6.2).

From the phase on whose end may be the king's, that is said, too (HO-R32).
"""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.controls import ids
from bot.games.houses.board import realm
from bot.games.houses.controls import council_ids
from bot.games.houses.controls.build_ids import build_id
from bot.games.houses.controls.moments import moment_of
from bot.games.houses.panel import goals
from bot.games.houses.presenter import Presenter
from bot.render import markup
from bot.render.panel import Block, Button, Buttons, Rule, Text
from engine.games.houses import events as e
from engine.games.houses.content import Chapter, Forecast
from engine.games.houses.names import Side
from engine.games.houses.phase_end import DEATH


def phase_blocks(voice: Presenter, event: e.PhaseOpened) -> tuple[Block, ...]:
    """The proposal, the realm and the buttons of the phase."""
    council = (realm.council(voice), realm.awaited_line(voice))
    state = "\n".join((*realm.resources(voice), *council))
    return (
        Text(problem(voice, event)),
        Rule(),
        Text("\n".join((realm.heading(voice, "realm"), state))),
        Text(realm.section(voice, "houses", realm.purses(voice))),
        Buttons(buttons(voice, event.phase)),
    )


def problem(voice: Presenter, event: e.PhaseOpened) -> str:
    """Title, problem and answers."""
    title = voice.say(
        "event-phase-opened", number=event.phase, title=voice.content_text(f"{event.card}.title")
    )
    lines = [markup.title(title)]
    if event.line is not None:
        question = voice.plain(f"line.{event.line}.question")
        told = voice.say("phase-line", line=voice.line(event.line), question=question)
        lines.append(markup.small(told))
    if event.recycled:
        lines.append(markup.small(voice.say("recycled")))
    answers = _answers(voice, event)
    return "\n".join(
        (*lines, voice.content_text(f"{event.card}.problem"), *answers, markup.small(_warning(voice, event)))
    )


def _warning(voice: Presenter, event: e.PhaseOpened) -> str:
    """HO-R32: from the phase on that may be the king's last, that; before it, what a forecast is."""
    if event.phase in DEATH:
        return voice.say("mortal", percent=100 // DEATH[event.phase])
    return voice.say("forecast-warning")


def answer(voice: Presenter, card: str, side: Side, forecast: Forecast) -> str:
    """One answer and what is foreseen of it: signs of resources and the event, in words."""
    named = voice.common_part(f"ballot-{side}", "button")
    head = voice.say("forecast", side=named, title=voice.content_text(f"{card}.{side}"))
    likely = voice.say("forecast-likely", effects=voice.forecast(forecast))
    return "\n".join((markup.bold(head), markup.bullet(likely)))


def _answers(voice: Presenter, event: e.PhaseOpened) -> Iterator[str]:
    """What a chapter brings: once before both where it is alike, else after each (HO-7.3, HO-7.4)."""
    alike = event.yes.chapter == event.no.chapter
    if alike and event.yes.chapter is not None:
        yield _perk_text(voice, event.yes.chapter)
    for side, forecast in _sides(event):
        told_before = alike and forecast.chapter is not None and forecast.chapter.end is None
        yield answer(voice, event.card, side, replace(forecast, story=False) if told_before else forecast)
        if forecast.chapter is not None and not alike:
            yield markup.bullet(_perk_text(voice, forecast.chapter))


def _perk_text(voice: Presenter, chapter: Chapter) -> str:
    lasts = "forecast-keeps" if chapter.end else "forecast-holds"
    return voice.say(lasts, perk=goals.perk(voice, chapter.perk))


def buttons(voice: Presenter, phase: int) -> tuple[Button, ...]:
    """Vote, trade, my seat: the same for everybody; whose they are is seen at the press."""
    match, prefix = voice.scene.match, moment_of(voice.view.generation, phase)
    return (
        Button(council_ids.vote_id(match, prefix), voice.say("button-vote"), "primary"),
        Button(build_id(match, prefix), voice.say("button-trade")),
        Button(ids.seat_id(match), voice.say("button-seat")),
    )


def _sides(event: e.PhaseOpened) -> tuple[tuple[Side, Forecast], ...]:
    return ("yes", event.yes), ("no", event.no)
