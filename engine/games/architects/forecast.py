"""Looking ahead, for stewards: worlds that a view leaves open, moves worth thinking of, the table after one.

A steward sees the cut view of its seat. `world` fills what is hidden there with cards that it sees nowhere,
so that the rules can be played on: `table_after` carries a move out as a match would, up to the next
question. Moves come from the offers, so that none is thought of that would be refused.
"""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from engine.games.architects.base import Move
from engine.games.architects.chapters import FOLDS
from engine.games.architects.facts import buildings_of, sets_in_play
from engine.games.architects.names import Building, Buildings
from engine.games.architects.rules import FLOW, apply, offers
from engine.games.architects.state import State, Under, with_question
from engine.games.architects.view import View
from engine.kernel.dice import Dice
from engine.kernel.moves import Field, PartialMove, Pick, Several, SubForms, Value
from engine.kernel.seats import Seat, remove_each
from engine.kernel.steward import Ask

CHAINS: Final = ("trades", "errands", "captures")
"""Fields that are asked for again after each answer, until an empty one."""

LONGEST: Final = 12
"""No chain is followed further."""


# --- worlds -------------------------------------------------------------------------------------------------


def world(view: View, dice: Dice, number: int) -> State:
    """One of the worlds that the view leaves open, by this number: sizes are as everybody can count them.

    Others' packets stay hidden: they play no part in what is looked ahead at.
    """
    table = view.table
    left = list(dice.shuffle(unseen_buildings(table), "world", number))
    players = []
    for seat, player in enumerate(table.players):
        if player.hand.value is None:
            cards = tuple(left.pop() for _ in range(min(view.standings[seat].hand, len(left))))
            player = replace(player, hand=replace(player.hand, value=cards))  # noqa: PLW2901
        players.append(player)
    under = []
    for one in table.under:
        known = one.card.value is not None or not left
        under.append(one if known else Under(replace(one.card, value=left.pop())))
    fresh = replace(table.fresh, value=tuple(sorted(left[: view.deck - len(under)])))
    return replace(table, players=tuple(players), under=tuple(under), fresh=fresh)


def unseen_buildings(table: State) -> Buildings:
    """Buildings that this sight shows nowhere."""
    seen: list[Building] = [*(table.looked.value or ())] if table.looked is not None else []
    for one in table.players:
        seen += [*one.built, *(one.hand.value or ())]
        seen += (one.packet.value or ()) if one.packet is not None else ()
    seen += [one.card.value for one in table.under if one.card.value is not None]
    return remove_each(buildings_of(sets_in_play(table.options)), *seen)


# --- tables -------------------------------------------------------------------------------------------------


def table_after(state: State, seat: Seat, action: Move, dice: Dice) -> State:
    """The table after a move and all that follows by itself, up to the next question."""
    events = apply(state, seat, action, dice)
    while events:
        for event in events:
            state = FOLDS[type(event)](state, event)
        events = FLOW.follow(state, dice)
    return state


def with_turn_of(state: State, seat: Seat) -> State:
    """The table as it would be at this seat's turn, were that the next; unchanged within a turn."""
    return with_question(replace(state, active=seat), "turn") if state.phase == "turn" else state


# --- moves --------------------------------------------------------------------------------------------------


def moves_of(state: State, seat: Seat) -> tuple[Move, ...]:
    """Moves of a seat worth thinking of."""
    return candidates(lambda begun: offers(state, seat, begun))


def candidates(ask: Ask) -> tuple[Move, ...]:
    """Whole moves; begun ones with each value, chains with each beginning and its plainest continuation."""
    found = (one for offer in ask(None) for one in _completions(ask, offer))
    return tuple(dict.fromkeys(found))


def _completions(ask: Ask, offer: Move | PartialMove) -> Iterator[Move]:
    if not isinstance(offer, PartialMove):
        yield offer
        return
    field = offer.fields[0]
    for value in _values(field):
        if field.name in CHAINS:
            yield from _chain_completions(ask, offer, value)
        else:
            for further in _with_value(ask, offer, value):
                yield from _completions(ask, further)


def _chain_completions(ask: Ask, offer: PartialMove, value: Value) -> Iterator[Move]:
    """A chain that goes on with the same where it can, else with the first there is, to its end."""
    for _ in range(LONGEST):
        found = _with_value(ask, offer, value)
        if not found:
            return
        if not isinstance(found[0], PartialMove):
            yield found[0]
            return
        offer = found[0]
        yield from (one for one in _with_value(ask, offer, ()) if not isinstance(one, PartialMove))
        among = _values(offer.fields[0])
        value = value if value in among else among[0]


def _with_value(ask: Ask, offer: PartialMove, value: Value) -> tuple[Move | PartialMove, ...]:
    """How the begun move goes on with this value in its next field."""
    return ask(PartialMove(offer.move, (*offer.given, (offer.fields[0].name, value))))


def _values(field: Field) -> tuple[Value, ...]:
    """Every value with which a field can be answered; of a chain, each as a row of one."""
    match field:
        case Pick(_, among):
            return among
        case Several(_, among):
            return tuple((one,) for one in among)
        case SubForms(_, forms):
            return tuple((one,) for one in forms)
    return ()
