"""The offices are dealt: claims ranked, kept and passed on, and the rest by lot (chapter 5)."""

from msgspec.structs import replace

from engine.games.houses.claims import KEPT, claims, match_offices, queues, rankers
from engine.games.houses.events import AnyEvent, OfficesDealt, OfficesRanked
from engine.games.houses.moves import AnyAction, RankOffices
from engine.games.houses.names import OFFICES, Office
from engine.games.houses.state import State
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove, Several, field_value, finish
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat, with_value_at
from engine.kernel.waits import Wait

Hands = tuple[tuple[Office, ...], ...]
"""The offices of each seat."""


def ranking_waits(state: State) -> tuple[Wait, ...]:
    """HO-R15: one question to each house that could be due more than two; all are asked at once."""
    if state.stage != "ranking":
        return ()
    return tuple(
        Wait(_ranking_wait(state, seat), seat, "rank_offices", True, "newest_first", moves=("rank_offices",))
        for seat in rankers(state)
        if state.rankings[seat] is None
    )


def _ranking_wait(state: State, seat: Seat) -> str:
    return f"g{state.generation}.offices.{seat}"


def rank_offices_refusal(state: State, seat: Seat, action: RankOffices) -> Refusal | None:
    """HO-R15: once, and exactly the house's claims."""
    if state.stage != "ranking":
        return no("not_now")
    if seat not in rankers(state):
        return no("not_asked")
    if state.rankings[seat] is not None:
        return no("ranked_already")
    return None if sorted(action.order) == sorted(claims(state)[seat]) else no("not_your_claims")


def rank_offices_events(state: State, seat: Seat, action: RankOffices) -> tuple[AnyEvent, ...]:
    """The house's own order."""
    return (OfficesRanked(seat, action.order),)


def rank_offices_expired(state: State, seat: Seat) -> tuple[AnyEvent, ...]:
    """Chapter 13: the newest events first."""
    return (OfficesRanked(seat, claims(state)[seat], given=True),)


def rank_offices_offers(
    state: State, seat: Seat, begun: PartialMove | None
) -> tuple[AnyAction | PartialMove, ...]:
    """All claims in an order of the house's choice."""
    own = claims(state)[seat] if state.stage == "ranking" else ()
    if not own or rank_offices_refusal(state, seat, RankOffices(own)) is not None:
        return ()
    if field_value(begun, "order") is None:
        kept = () if begun is None else begun.given
        return (
            PartialMove("rank_offices", kept, (Several("order", own, len(own), len(own), ordered=True),)),
        )
    action = finish(begun, AnyAction) if begun is not None else None
    if isinstance(action, RankOffices) and rank_offices_refusal(state, seat, action) is None:
        return (action,)
    return ()


def deal_offices(state: State, dice: Dice) -> OfficesDealt:
    """HO-5.2 to 5.5: due offices by claim and ranking, then the lots until every house has two.

    In the first generation there is no history and so no claim: all are lots (HO-5.2). With fewer than
    five seats the offices that are left stay vacant (HO-R15).
    """
    orders = tuple(mine or own for mine, own in zip(_rankings(state), claims(state), strict=True))
    due = match_offices(queues(state, dice), orders)
    hands = _with_lots(due, dice)
    vacant = _free(hands)
    lots = tuple([one for one in _free(due) if one not in vacant])
    return OfficesDealt(tuple([_in_order(hand) for hand in hands]), lots)


def on_offices_ranked(state: State, event: OfficesRanked) -> State:
    """HO-R15: the ranking stands."""
    return replace(state, rankings=with_value_at(_rankings(state), event.seat, event.order))


def on_offices_dealt(state: State, event: OfficesDealt) -> State:
    """HO-3.4: every character has its offices; the rankings have done their work."""
    dealt = zip(state.characters, event.offices, strict=True)
    characters = tuple(replace(one, offices=hand) for one, hand in dealt)
    blank = (None,) * len(state.houses)
    return replace(state, stage="seating", characters=characters, rankings=blank)


def _rankings(state: State) -> tuple[tuple[Office, ...] | None, ...]:
    return state.rankings or (None,) * len(state.houses)


def _with_lots(due: Hands, dice: Dice) -> Hands:
    """HO-5.5: offices in random order, each to one of the houses that hold fewer than two."""
    hands = due
    for office in dice.shuffle(_free(due), "office_lots"):
        short = [seat for seat, hand in enumerate(hands) if len(hand) < KEPT]
        if short:
            seat = dice.pick(short, "office", office)
            hands = with_value_at(hands, seat, (*hands[seat], office))
    return hands


def _free(hands: Hands) -> tuple[Office, ...]:
    taken = {office for hand in hands for office in hand}
    return tuple([office for office in OFFICES if office not in taken])


def _in_order(hand: tuple[Office, ...]) -> tuple[Office, ...]:
    return tuple(sorted(hand, key=OFFICES.index))
