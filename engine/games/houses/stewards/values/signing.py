"""What signing the events of an answer is worth to a house, in points (HO-6.12)."""

from typing import Final, get_args

from engine.games.houses.clauses import Signed
from engine.games.houses.content import Forecast
from engine.games.houses.stewards.values.chapters import chapter_worth
from engine.games.houses.stewards.values.perks import event_worth
from engine.games.houses.view import View
from engine.kernel.seats import Seat

SIGNED = {"positive": 1.8, "negative": -0.45}
"""HO-5.3, HO-8.7: what signing such an event is worth in generations to come, in points."""

COMES = 0.85
"""HO-R16: so often a decision brings the good event of its forecast; else it mostly brings a bad one."""

STORY = 1.1
"""HO-7.3: what signing a story event is worth whose perk is not shown."""

EVERY: Final[tuple[Signed, ...]] = get_args(Signed)


def signing(
    view: View,
    seat: Seat,
    forecast: Forecast,
    signs: tuple[Signed, ...] = EVERY,
    point: float = 1.0,
) -> float:
    """What signing the foretold events of these kinds is worth to this house.

    Nothing of what is inherited in the last generation (HO-8.2).
    """
    event = forecast.event.sign if forecast.event else None
    last = view.generation >= view.options.generations
    worth = _event(forecast) if event in signs and not last else 0.0
    if forecast.event is not None and event in signs:
        mark = forecast.event
        worth += COMES * event_worth(view, seat, mark.sign, mark.resource, point)
    if not forecast.story or "story" not in signs:
        return worth
    if forecast.chapter is None:
        return worth + (0.0 if last else STORY)
    return worth + chapter_worth(view, seat, forecast.chapter, point)


def _event(forecast: Forecast) -> float:
    """What the forecast's historical event is worth to its signer, as surely as it comes."""
    if forecast.event is None or forecast.event.sign == "negative":
        return SIGNED["negative"] if forecast.event else 0.0
    return COMES * SIGNED["positive"] + (1 - COMES) * SIGNED["negative"]
