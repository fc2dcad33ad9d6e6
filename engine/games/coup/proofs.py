"""A challenged claim: the card is shown, or the claim is dropped and a card lost (CO-4.4 to CO-4.8)."""

from engine.games.coup.court import gather
from engine.games.coup.events import By, ClaimDropped, Event, LossOwed, Proved, Refunded, Step
from engine.games.coup.losses import lose
from engine.games.coup.moves import Character
from engine.games.coup.state import Deed, State, claimant, claimed_character, current_deed, hand
from engine.kernel.dice import Dice
from engine.kernel.sealed import Sealed


def prove(state: State, by: By, dice: Dice) -> tuple[Event, ...]:
    """The card is shown, goes into the Court, another is drawn; then the challenger owes a loss (CO-R08)."""
    deed = current_deed(state)
    seat, name = claimant(deed), claimed_character(deed)
    assert deed.challenger is not None
    pile = gather(state.court.value or (), (name,))
    (card,), _ = dice.sample(pile, 1, "replacement", state.question)
    shown = Proved(seat, name, Sealed(card, (seat,)), by)
    return shown, LossOwed(deed.challenger, "challenge", _after_proof(state, deed))


def concede(state: State, card: Character, by: By) -> tuple[Event, ...]:
    """The claim is dropped with this card; a failed action is paid back first (CO-4.7, CO-R17, CO-R22)."""
    deed = current_deed(state)
    seat = claimant(deed)
    if deed.blocker is not None:
        return ClaimDropped(seat, claimed_character(deed), "block", by), *lose(state, seat, card, by)
    refund = (Refunded(seat, deed.paid),) if deed.paid else ()
    dropped = ClaimDropped(seat, claimed_character(deed), "action", by)
    return dropped, *refund, *lose(state, seat, card, by, deed.paid)


def default(state: State, by: By, dice: Dice) -> tuple[Event, ...]:
    """The card is shown where it is held, else the left card is lost."""
    deed = current_deed(state)
    cards = hand(state, claimant(deed))
    return prove(state, by, dice) if claimed_character(deed) in cards else concede(state, cards[0], by)


def unasked_proof(state: State, dice: Dice) -> tuple[Event, ...]:
    """A challenged claim unasked: the default of a leaving seat, or an automatic proof (CO-R09, CO-R24)."""
    if not state.leaving and state.options.auto_prove == "off":
        return ()
    deed = current_deed(state)
    seat = claimant(deed)
    if seat in state.leaving:
        return default(state, "default", dice)
    if state.options.auto_prove == "on" and claimed_character(deed) in hand(state, seat):
        return prove(state, "rule", dice)
    return ()


def _after_proof(state: State, deed: Deed) -> Step:
    """A proven block stands; a proven action goes on, past the block of a target that challenged (CO-R05)."""
    if deed.blocker is not None:
        return "stands"
    if deed.challenger == deed.target and state.options.block_after_own_challenge == "off":
        return "resolve"
    return "defence"
