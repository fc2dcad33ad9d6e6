"""A card as the channel will see it: its phase as it opens, then each thing that may come of each answer."""

from collections.abc import Iterator

from bot.games.houses.describe.events import effects, marks
from bot.games.houses.describe.posts import post
from bot.games.houses.presenter import Presenter
from bot.render import markup
from bot.render.panel import Block, Buttons, Panel, Rule, Text
from bot.render.targets import SECOND
from engine.entries import Entry
from engine.games.houses.content import Answer, Outcome, Proposal, When
from engine.games.houses.events import PhaseOpened
from engine.games.houses.names import Side
from engine.kernel.moves import Expire
from engine.kernel.seats import CLOCK

ALWAYS = When()


def preview(voice: Presenter, card: Proposal, phase: int) -> Panel:
    """The card's phase with this number, and below it all its outcomes with their chances."""
    opened = PhaseOpened(phase, card.id, card.line, card.yes.forecast, card.no.forecast)
    told = post(voice, Entry(0, CLOCK, None, Expire("-"), (opened,)), SECOND)
    blocks: list[Block] = [*told.blocks]
    sides: tuple[tuple[Side, Answer], ...] = (("yes", card.yes), ("no", card.no))
    for side, answer in sides:
        blocks += [Rule(), Text("\n".join(_answer(voice, card, side, answer)))]
    return Panel(told.accent, tuple(blocks), told.language)


def text_of(panel: Panel) -> Iterator[str]:
    """A panel for a terminal: its texts, and its buttons in brackets."""
    for block in panel.blocks:
        match block:
            case Text(content):
                yield content
            case Rule():
                yield ""
            case Buttons(buttons):
                yield " ".join(f"[{one.label}]" for one in buttons)


def _answer(voice: Presenter, card: Proposal, side: Side, answer: Answer) -> Iterator[str]:
    yield markup.bold(voice.answer(side, card.id))
    whole = sum(one.weight for one in answer.outcomes)
    for outcome in answer.outcomes:
        yield markup.bullet(_chance(voice, outcome, whole))
        yield markup.quote(voice.content_text(outcome.id))


def _chance(voice: Presenter, outcome: Outcome, whole: int) -> str:
    """How often it comes among all, what it moves, and what it is remembered by."""
    event = outcome.event.id if outcome.event else None
    story = outcome.story.id if outcome.story else None
    slots = {"effects": effects(voice, outcome.effects), "marks": marks(voice, event, story)}
    code = "preview-outcome" if outcome.when == ALWAYS else "preview-condition"
    return voice.say(code, percent=round(100 * outcome.weight / whole), **slots)
