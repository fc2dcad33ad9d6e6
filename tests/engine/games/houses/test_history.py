"""History: signed, remembered, forgotten, and what it gives later (HO-6.12, HO-8.1 to 8.7, HO-R31)."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.houses import signing
from engine.games.houses.clauses import Pay, Sign
from engine.games.houses.content import HistoryMark, Proposal
from engine.games.houses.events import EventSigned, GenerationOpened, HistoryForgotten
from engine.games.houses.moves import ConfirmDeal, OfferDeal, Ready
from engine.games.houses.state import Remembered, Signature, State
from tests.engine.games.houses import realm, trade
from tests.engine.games.houses.position import Told, card, council, done, powers, voted, world

VOTES = "yes2 gather gather gather gather"
GLORY = HistoryMark("glory", "army", "positive")


def signs(state: State, proposal: Proposal | None = None, votes: str = VOTES) -> Told:
    """The phase ends with this card's yes, house 0 leading."""
    proposal = proposal or card(mark=GLORY)
    return voted(world(proposal), state, votes)


def meeting(**fields: Any) -> State:
    """A council about a card that brings glory to the army."""
    return council(proposal=card(mark=GLORY), **fields)


def test_an_event_is_signed_by_the_leader() -> None:
    """HO-6.12, HO-8.1: it has one resource, one sign and one house."""
    told = signs(meeting())

    assert EventSigned(0, 0, "glory", "card", "army", "positive", False) == told.one(EventSigned)
    assert (Remembered("glory", "card", "army", "positive", 0, 1),) == told.state.history


def test_a_sign_clause_gives_the_signature_to_the_other_party() -> None:
    """HO-6.12: unless the leader has agreed with another; the leader stays the leader (HO-5.7)."""
    state = trade.bound(meeting(), 0, 3, (Sign(("positive",)),), (Pay(2),))
    told = signs(state)

    assert (3, 0) == (told.one(EventSigned).seat, told.one(EventSigned).leader)
    assert 0 == told.state.leader


def test_a_sign_clause_of_a_house_that_does_not_lead_changes_nothing() -> None:
    """HO-R23, HO-R24: if I am leader at the end of this phase."""
    state = done(world(card(mark=GLORY)), meeting(), 1, OfferDeal(3, (Sign(("positive",)),), (Pay(2),))).state
    state = done(world(card(mark=GLORY)), state, 3, ConfirmDeal("1-3-1")).state

    assert 0 == signs(state).one(EventSigned).seat


def test_an_event_has_no_effect_on_its_own_generation() -> None:
    """HO-8.2: no resource, no stability and no power moves with it."""
    with_event, without = signs(meeting()).state, voted(world(), council(), VOTES).state

    assert (without.tracks, without.stability) == (with_event.tracks, with_event.stability)
    assert powers(without) == powers(with_event)


def test_three_events_of_a_resource_are_remembered_and_a_fourth_pushes_out_the_oldest() -> None:
    """HO-8.3: whatever its sign; other resources keep theirs."""
    past = realm.history("wealth+1 army-1 army+2 wealth+1 army+3")
    told = signs(meeting(history=past))

    assert past[1].mark == told.one(EventSigned).pushed
    assert ["wealth0", "army2", "wealth3", "army4", "glory"] == [one.mark for one in told.state.history]


def test_a_third_event_pushes_out_none() -> None:
    """HO-8.3."""
    told = signs(meeting(history=realm.history("army-1 army+2 wealth+1 wealth+1 wealth+1")))

    assert told.one(EventSigned).pushed is None
    assert 6 == len(told.state.history)


@pytest.mark.parametrize(("generation", "gone"), [(3, ()), (4, ()), (5, ("glory",))])
def test_an_event_counts_at_three_starts_and_is_gone_at_the_fourth(
    generation: int, gone: tuple[str, ...]
) -> None:
    """HO-8.4, HO-R31: made in generation 1 it counts at the starts of 2, 3 and 4; here the next is named."""
    state = realm.realm(history=(Remembered("glory", "card", "army", "positive", 0, 1),))

    assert gone == signing.marks_to_forget(state, generation)


def test_history_gives_three_generations_a_better_start_and_then_none() -> None:
    """HO-8.4 to 8.7, HO-R31: through the real starts of the generations 2 to 5."""
    content = world()
    state = replace(meeting(), history=(Remembered("glory", "card", "army", "positive", 0, 1),))
    starts, forgot = [], []
    for _ in range(4):
        state = replace(state, stage="interlude", ready=(True, True, True, True, False))
        told = done(content, state, 4, Ready())
        state = told.state
        starts.append((told.one(GenerationOpened).values[0], told.one(GenerationOpened).power[0]))
        forgot.append([event.marks for event in told.all(HistoryForgotten)])

    assert [(11, 9), (11, 9), (11, 9), (10, 8)] == starts
    assert [[], [], [], [("glory",)]] == forgot


def test_a_mark_that_happened_again_later_is_kept() -> None:
    """HO-8.4: the older one of two with one name is forgotten."""
    old = Remembered("glory", "card", "army", "positive", 0, 1)
    new = replace(old, seat=1, generation=3)
    state = realm.realm(history=(old, new))

    assert (new,) == signing.on_history_forgotten(state, HistoryForgotten(("glory",))).history


def test_double_signature_counts_twice_for_power_and_once_for_the_resource() -> None:
    """Chapter 11, HO-8.6, HO-8.7: an event it signs counts twice for its starting power."""
    state = realm.with_perk(meeting(), 0, "double_signature")
    told = signs(state)
    ahead = replace(told.state, stage="interlude", ready=(True, True, True, True, False))
    start = done(world(), ahead, 4, Ready()).one(GenerationOpened)

    assert told.one(EventSigned).double
    assert (10, 11) == (start.power[0], start.values[0])


def test_double_signature_is_the_signers_own() -> None:
    """Chapter 11, HO-6.12: not the leader's who gave the signature away."""
    state = realm.with_perk(meeting(), 0, "double_signature")
    state = trade.bound(state, 0, 3, (Sign(("positive",)),), (Pay(2),))

    assert not signs(state).one(EventSigned).double


def test_a_negative_event_costs_power_twice_with_double_signature() -> None:
    """HO-8.7."""
    entry = Remembered("shame", "card", "army", "negative", 0, 1, double=True)

    assert -2 == signing.starting_power(realm.realm(history=(entry,)), 0)


def test_a_signature_counts_for_goals_and_bonus() -> None:
    """Chapter 11: events signed, by resource and sign."""
    state = signs(meeting()).state

    assert (1, *(0,) * 9) == state.houses[0].tally.signed
    assert (Signature("army", "positive"),) == state.characters[0].marks
