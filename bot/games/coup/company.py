"""What company says at a table of Coup of what everybody has just seen: a line by manner and occasion.

The manners are those of engine/games/coup/stewards/company.py and stand in the seats' names. A remark is made
from public events and deeds alone, so every reader, a restart and a replay read the same. The lines of a
manner go round: which is the first the match says, and none comes again before all others were said.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal

from bot.games.coup.round_picture import Turn
from bot.games.coup.words import event_asked_about
from bot.render.reader_scene import ReaderScene
from bot.render.rolls import number_of
from bot.ui.generic import wording
from bot.ui.generic.company import line_of
from engine.games.coup.chapters.actions import ActionDeclared
from engine.games.coup.chapters.losses import Eliminated, GameEnded, InfluenceLost
from engine.games.coup.chapters.proofs import Proved
from engine.games.coup.chapters.windows import Blocked, Challenged
from engine.games.coup.state import State
from engine.games.coup.stewards.company import MANNERS, manner_of
from engine.kernel.seats import Seat

Occasion = Literal["claim", "doubt", "loss", "last", "proved", "win"]

VARIANTS: Final[dict[Occasion, int]] = {"claim": 6, "doubt": 4, "loss": 4, "last": 4, "proved": 4, "win": 4}
"""How many lines each manner has for an occasion."""

FAREWELLS: Final = 3
"""Sentences for somebody who goes into exile."""

SELDOM: Final = 3
"""One claim in so many is spoken of; whoever doubts, loses, proves or wins always has a word."""


def newest_remark(scene: ReaderScene, turns: Sequence[Turn]) -> str:
    """The line that was said last in these turns to what had come about, with who says it; "" for none.

    A claim or a doubt has its line beside its own question (`remark_on_question`): above the next
    one it would seem to be about that.
    """
    events = [
        (turn.number, event)
        for turn in turns
        for event in turn.events
        if not isinstance(event, ActionDeclared | Blocked | Challenged)
    ]
    return next(filter(None, (remark(scene, number, event) for number, event in reversed(events))), "")


def remark_on_question(scene: ReaderScene) -> str:
    """What whoever has brought the open question says to it, with who says it; "" for nothing."""
    table: State = scene.view.table
    return remark(scene, table.turn, event_asked_about(table))


def remark(scene: ReaderScene, turn: int, event: Any) -> str:
    """What a seat of company says of this event of this turn, with who says it; "" for nothing."""
    found = _speaker_and_occasion(event)
    if found is None:
        return ""
    seat, occasion = found
    # Two seats of one manner have the two halves of its lines.
    first = number_of(b"coup-remarks", (scene.match, manner_of(seat), occasion), 4)
    first += seat // len(MANNERS) * VARIANTS[occasion] // 2
    before, seldom = _times_before(scene.view.table, turn, seat, occasion), 1
    if occasion == "claim":
        seldom = SELDOM
        if (before + seat) % seldom:
            return ""
    variant = 1 + (first + before // seldom) % VARIANTS[occasion]
    return line_of(scene, seat, f"{manner_of(seat)}-{occasion}-{variant}")


def describe(scene: ReaderScene, event: Any) -> str:
    """An event in words, with a sentence of the Court where a card is lost; the winner has the last word."""
    text = " ".join(filter(None, (wording.event(scene, event), scenery_of(scene, event))))
    said = remark(scene, scene.view.table.turn, event) if isinstance(event, GameEnded) else ""
    return f"{text}\n{said}" if said else text


def scenery_of(scene: ReaderScene, event: Any) -> str:
    """A sentence of the place that goes with an event, the same at every reading; "" for most events."""
    match event:
        case InfluenceLost(card=card):
            return scene.messages.say(f"coup-told-{card}")
        case Eliminated():
            variant = 1 + number_of(b"coup-scenery", repr(event), 4) % FAREWELLS
            return scene.messages.say(f"coup-told-out-{variant}")
    return ""


def _speaker_and_occasion(event: Any) -> tuple[Seat, Occasion] | None:
    """Who may have something to say of a public event, and why; None for nobody."""
    match event:
        case ActionDeclared(seat=seat, claim=claim) if claim is not None:
            return seat, "claim"
        case Blocked(seat=seat):
            return seat, "claim"
        case Challenged(seat=seat):
            return seat, "doubt"
        case Proved(seat=seat):
            return seat, "proved"
        case InfluenceLost(seat=seat):
            return seat, "loss"
        case Eliminated(seat=seat):
            return seat, "last"
        case GameEnded(winner=seat) if seat is not None:
            return seat, "win"
    return None


def _times_before(table: State, turn: int, seat: Seat, occasion: Occasion) -> int:
    """How often the seat has claimed, doubted or proved in earlier turns; 0 of what comes once."""
    match occasion:
        case "claim":
            # A turn has one deed, in which a seat acts or blocks.
            earlier = table.deeds[: turn - 1]
            return sum((one.seat == seat and one.claim is not None) or one.blocker == seat for one in earlier)
        case "doubt":
            return sum(one.seat == seat and one.turn < turn for one in table.calls)
        case "proved":
            return sum(one.claimant == seat and one.shown is True and one.turn < turn for one in table.calls)
    return 0
