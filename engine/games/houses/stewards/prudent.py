"""Prudent and cunning, two stewards for Houses with one order of play.

Both weigh what each choice does to their role, their offices and their purse, and take what promises most.
The prudent takes the others as everybody sees them. The cunning reads roles off draft and ballots, and asks
itself what each house would do in its place.
"""

from collections.abc import Callable
from typing import Any, Final

from engine.games.houses.moves import (
    AddPower,
    AgreeToStop,
    Cast,
    Decide,
    Ready,
    SealBallot,
)
from engine.games.houses.stewards import voting
from engine.games.houses.stewards.dealing import (
    PLAIN,
    answer_to_offer,
    best_bargain,
    offer_that_pays,
    promise_to_mark,
)
from engine.games.houses.stewards.roles import (
    WHOLE,
    Promise,
    close_promise,
    draft_move,
    expect_ballots,
    plain_promise,
    role_odds,
)
from engine.games.houses.stewards.values.realm import current_values, office_worth
from engine.games.houses.stewards.voting import Case, Weigher
from engine.games.houses.view import View
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove, Pick, Several
from engine.kernel.seats import Seat
from engine.kernel.steward import Look

BALLOTS, BALLOTS_BEGUN = (Cast, SealBallot, AddPower), ("cast", "add_power")
"""What is of the vote: whole moves, and begun ones."""

Trade = Callable[[Look, Case, Dice], Any | None]
"""What a house offers, which has weighed the vote so."""


def prudent(look: Look, dice: Dice) -> Any | None:
    """The best move by plain sense, or None where there is nothing to do."""
    return best_move(look, dice)


def best_move(
    look: Look,
    dice: Dice,
    weigher: Weigher = PLAIN,
    promises: Promise = plain_promise,
    trades: Trade = offer_that_pays,
) -> Any | None:
    """The best move of a house that weighs its votes, and the roles at the draft, so.

    It never is the first to say that the campaign should stop (HO-R04), and says nothing of it for a person
    who is late; it keeps its first name, and does not look at outcomes beforehand (see_true_outcome), since
    it keeps nothing in mind between two moves.
    """
    offers = look.ask(None)
    view: View = look.view
    stop = None if look.is_late else agree_with_the_others(view, look.seat)
    if stop is not None:
        return stop
    match view.stage:
        case "founding":
            return founding_move(look, offers, dice)
        case "ranking":
            return ranking_move(look, offers)
        case "draft":
            return draft_move(look, offers, dice, promises)
        case "interlude":
            return promise_to_mark(offers) or (Ready() if Ready() in offers else None)
        case "vote":
            return _vote_move(look, offers, dice, weigher, trades)
        case "decide":
            return (
                answer_to_offer(look, offers, weigher)
                or leader_decision(look, offers)
                or promise_to_mark(offers)
            )
    return None


def agree_with_the_others(view: View, seat: Seat) -> AgreeToStop | None:
    """HO-R04: its word about stopping the campaign, where that is not the others'; else None."""
    if view.stage in ("founding", "over"):
        return None
    # It stands in nobody's way, and is never the first.
    others = any(agrees for one, agrees in enumerate(view.stopping) if one != seat)
    return None if view.stopping[seat] == others else AgreeToStop(not view.stopping[seat])


def _vote_move(
    look: Look, offers: tuple[Any, ...], dice: Dice, weigher: Weigher, trades: Trade
) -> Any | None:
    """Deals first, while the ballot is free; then the perks; then the ballot."""
    answer = answer_to_offer(look, offers, weigher) or promise_to_mark(offers)
    if answer is not None:
        return answer

    def cast(ballots: tuple[Any, ...]) -> Any | None:
        weighed = weigher(look)
        return trades(look, weighed, dice) or voting.ballot_to_cast(look, ballots, weighed)

    return ballot_move(look, offers, cast)


def ballot_move(
    look: Look, offers: tuple[Any, ...], cast: Callable[[tuple[Any, ...]], Any | None]
) -> Any | None:
    """When the people have voted: the momentum, the seal of an open ballot, or what `cast` makes of it."""
    # Of the vote are a ballot, more power and the seal.
    ballots = tuple(
        [
            one
            for one in offers
            if (one.move in BALLOTS_BEGUN if type(one) is PartialMove else type(one) in BALLOTS)
        ]
    )
    if not ballots or has_people_to_vote(look):
        return None
    turn = voting.momentum_to_turn(look.view, offers)
    if turn is not None:
        return turn
    if any(type(one) is SealBallot or _is_begun(one, "add_power") for one in ballots):
        return voting.close_ballot(look, ballots)
    return cast(ballots)


def has_people_to_vote(look: Look) -> bool:
    """Whether a person has not voted yet: until then a steward's vote can be bought."""
    phase = look.view.phase
    return phase is not None and any(not phase.cast[seat] and not phase.absent[seat] for seat in look.people)


def _is_begun(offer: Any, move: str) -> bool:
    return type(offer) is PartialMove and offer.move == move


def leader_decision(look: Look, offers: tuple[Any, ...]) -> Any | None:
    """HO-R21: the best of the offered decisions; None where none is offered."""
    choices = tuple([one for one in offers if type(one) is Decide])
    return voting.choose_decision(look.view, look.seat, choices) if choices else None


def founding_move(look: Look, offers: tuple[Any, ...], dice: Dice) -> Any | None:
    """HO-R02: an emblem that is free, and its code as the names; where a person has taken that name, another.

    The texts say an emblem's code in each language, as they do for a house that the deadline founds.
    """
    found = next((one for one in offers if _is_begun(one, "found")), None)
    if found is None:
        return None
    among = next(field.among for field in found.fields if isinstance(field, Pick))
    emblem = dice.pick(among, "emblem")
    # A person may have taken the emblem's code as a name: then the seat's number sets them apart.
    for name in (emblem, f"{emblem}_{look.seat + 1}"):
        begun = PartialMove("found", (("name", name), ("emblem", emblem), ("first_name", emblem)))
        whole = look.ask(begun)
        if whole and not isinstance(whole[0], PartialMove):
            return whole[0]
    return None


def ranking_move(look: Look, offers: tuple[Any, ...]) -> Any | None:
    """HO-R15: the claims by what they should bring as the generation begins."""
    ask = next((one for one in offers if _is_begun(one, "rank_offices")), None)
    if ask is None:
        return None
    among = next(field.among for field in ask.fields if isinstance(field, Several))
    values = current_values(look.view)
    offices: tuple[Any, ...] = among
    worth = {office: office_worth(office, values, WHOLE) for office in offices}
    order = tuple(sorted(offices, key=lambda office: worth[office], reverse=True))
    whole = look.ask(PartialMove("rank_offices", (("order", order),)))
    return whole[0] if whole else None


# --- cunning ----------------------------------------------------------------------------------------------

READS: Final = Weigher(role_odds, expect_ballots)


def cunning(look: Look, dice: Dice) -> Any | None:
    """The best move by the odds of the roles and by what each house would do in them, or None."""
    return best_move(look, dice, READS, close_promise, lambda look, weighed, _: best_bargain(look, weighed))
