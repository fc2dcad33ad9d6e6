"""A word of advice to somebody new: what a sensible player would think of now, from what the seat may see."""

from typing import Final

from bot.games.houses.controls.suggested_moves import USUAL
from bot.games.houses.panel.questions import owes_ballot
from bot.games.houses.presenter import Presenter
from bot.render.i18n import message_id
from bot.ui.seat_controls import SeatControls
from engine.games.houses import moves as m
from engine.games.houses.content import Forecast
from engine.games.houses.names import RESOURCES, SIDES, RoleName, Side
from engine.games.houses.points import GOALS, resource_points
from engine.games.houses.resources import MOST, changes_of
from engine.games.houses.state import Track
from engine.games.houses.stewards.company.character import words_given
from engine.games.houses.view import Own, PhaseView

STEP: Final = 2
"""By about so much an outcome moves a resource, momentum apart; a forecast gives the sign alone."""

POINT: Final = 4
"""A point that an answer brings now outweighs so many steps nearer to one."""

REACH: Final = 6
"""So far one vote has moved stability in played generations."""


def coach(presenter: Presenter, controls: SeatControls) -> str:
    """One sentence about the seat's first question; "" where there is nothing to think of."""
    own = presenter.view.own
    ask = next((wait.ask for wait in controls.look.waits), "")
    match ask:
        case "found" | "rank_offices":
            return presenter.say(message_id(f"coach-{ask}"))
        case "draft_take":
            # HO-4.1: whoever comes last has nothing to choose, unless roles are left over (HO-R14).
            roles = tuple(one.role for one in controls.whole(m.TakeRole))
            return _dearest(presenter, roles, "take" if len(roles) > 1 else "take-last")
        case "draft_remove":
            return _dearest(presenter, tuple(one.role for one in controls.whole(m.RemoveRole)), "remove")
        case "decide" if len({one.side for one in controls.whole(m.Decide)}) == 1:
            return presenter.say("coach-decide-leader")
        case "vote" | "decide" if own is not None and own.role is not None:
            return _vote_advice(presenter, own, own.role, ask)
    return presenter.say("coach-offer") if controls.open_offers_of("offer_deal") else ""


def _dearest(presenter: Presenter, roles: tuple[RoleName, ...], code: str) -> str:
    """HO-4.3: the role that would be worth most as the realm stands, or the several that are level."""
    if not roles:
        return ""
    values = tuple(track.value for track in presenter.view.tracks)
    worths = [resource_points(role, values) for role in roles]
    best = [presenter.role(role) for role, found in zip(roles, worths, strict=True) if found == max(worths)]
    points = presenter.common_text("count-points", count=max(worths))
    return presenter.say(f"coach-{code}", role=presenter.either(best), points=points)


def _vote_advice(presenter: Presenter, own: Own, role: RoleName, ask: str) -> str:
    """The advice on a vote or decision: which answer, then its last power, the end of the reign.

    A ballot that can still be cast tells by itself what both answers bring, which deal binds and how the
    reign may end (panel/ballot.py): there only what it does not say.
    """
    phase, stability = presenter.view.phase, presenter.view.stability
    if phase is None:
        return ""
    is_vote, has_cast = ask == "vote", phase.cast[own.seat]
    # HO-R23: to whom the seat has promised how it votes; words that contradict are no advice.
    words = words_given(presenter.view, own.seat)
    promised = {side for _, side in words}
    if is_vote and has_cast:
        said = presenter.say("coach-vote-cast")
    elif is_vote and not own.free_power:
        said = presenter.say("coach-vote-empty")
    elif is_vote and owes_ballot(presenter.view, own.seat):
        said = ""
    elif is_vote and len(promised) == 1:
        houses = presenter.houses(tuple(dict.fromkeys(other for other, _ in words)))
        said = presenter.say("coach-word", side=presenter.side(promised.pop()), houses=houses)
    else:
        said = "" if is_vote else _answer(presenter, role, phase)

    told = [said] if said else []
    # HO-6.10: one ballot on the winning side may take all free power.
    if is_vote and not has_cast and 0 < own.free_power <= USUAL:
        told.append(presenter.say("coach-last", free=own.free_power))
    # HO-2.6: the reign may end with this vote.
    if not is_vote and not REACH < stability < MOST - REACH:
        end = "flight" if stability <= REACH else "deposition"
        told.append(presenter.say("coach-edge", value=stability, end=end))
    return " ".join(told)


def _answer(presenter: Presenter, role: RoleName, phase: PhaseView) -> str:
    """HO-4.3, HO-6.2: the answer whose forecast brings the realm nearer to what the role wants, and why.

    The reason is the resource in which the answers differ most: the better one brings it where the role wants
    it, or the other one away from there.
    """
    tracks, forecasts = presenter.view.tracks, {"yes": phase.yes, "no": phase.no}
    yes, no = (worth(role, tracks, forecasts[side]) for side in SIDES)
    sides: tuple[Side, Side] = ("yes", "no") if yes > no else ("no", "yes")
    spots = range(len(tracks))

    def gain(side: Side, at: int) -> int:
        # A forecast of this resource alone.
        effects = forecasts[side].effects
        return _gain(role, tracks, tuple(effects[one] if one == at else 0 for one in spots))

    gains = [[gain(side, at) for at in spots] for side in sides]
    spot = max(spots, key=lambda at: gains[0][at] - gains[1][at])
    if yes == no or gains[0][spot] <= gains[1][spot]:
        return presenter.say("coach-decide-none")
    is_wanted = gains[0][spot] > 0
    best, pushing = sides[0], sides[0 if is_wanted else 1]
    slots = {"resource": presenter.resource(RESOURCES[spot]), "side": presenter.side(pushing), "role": role}
    slots |= {"way": "up" if forecasts[pushing].effects[spot] > 0 else "down", "best": presenter.side(best)}
    return presenter.say(
        "coach-decide" if is_wanted else "coach-decide-against", value=tracks[spot].value, **slots
    )


def worth(role: RoleName, tracks: tuple[Track, ...], forecast: Forecast) -> int:
    """How much nearer a forecast brings the realm to what a role wants; negative: farther from it."""
    return _gain(role, tracks, forecast.effects)


def _gain(role: RoleName, tracks: tuple[Track, ...], effects: tuple[int, ...]) -> int:
    """HO-2.3: a push the way that a resource goes already carries it farther, as the board shows."""
    values = tuple(track.value for track in tracks)
    changes = {one.resource: one.value for one in changes_of(tracks, tuple(STEP * sign for sign in effects))}
    moved = tuple(changes.get(name, value) for name, value in zip(RESOURCES, values, strict=True))
    points = resource_points(role, moved) - resource_points(role, values)
    return POINT * points + _steps_to_range(role, values) - _steps_to_range(role, moved)


def _steps_to_range(role: RoleName, values: tuple[int, ...]) -> int:
    """Steps until as many resources stand where the role wants them as are worth most to it.

    The Greedy wants two alone: of more the nearest to leaving count. The Extremist wants a gap alone.
    """
    goal = GOALS[role]
    if not goal.ranges:
        return 0
    wanted = goal.points.index(max(goal.points))
    ways = [(value, least, most) for value in values for least, most in goal.ranges]
    # From within a range, the steps out of it; a track's end is no way out.
    leaving = sorted(
        min([most + 1 - value] * (most < MOST) + [value + 1 - least] * (least > 0))
        for value, least, most in ways
        if least <= value <= most
    )
    if len(leaving) > wanted:
        return sum(leaving[: len(leaving) - wanted])
    coming = (min(max(least - value, value - most, 0) for least, most in goal.ranges) for value in values)
    return sum(sorted(coming)[:wanted])
