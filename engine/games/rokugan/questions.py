"""Who is asked, and who is asked next (BR-ENG-1).

The phases follow one another so; those in brackets ask nobody and go on by themselves (`rules.FLOW`).

    clans, (deal), objectives, (muster), draft              once
    (upkeep), (draw), give_back, cards                      each round; give_back asks Dragon alone
    turn, and within one favor and look; swap               each round; swap asks Unicorn alone
    (resolve), (claim)                                      each round
    (score), over                                           after the last round

A fold ends with one of the `ask_…` functions below: each gives the table with the next question, or in the
phase that comes when nobody is left to be asked. No function here asks what only one seat knows, but for
what the seat itself decided: a question must not tell what somebody holds (BR-ENG-5).
"""

from typing import Final

from msgspec.structs import replace

from engine.games.rokugan.facts import HAND, SHADOWLANDS
from engine.games.rokugan.names import TERRITORIES
from engine.games.rokugan.places import targets
from engine.games.rokugan.state import Phase, State, clockwise, hand, seat_of
from engine.kernel.seats import Seat, others_in_order

ASKED: Final = ("clans", "draft", "give_back", "cards", "turn", "favor", "look", "swap")
"""Phases in which one seat is asked."""

FIRST_ROUND_OF_CARDS: Final = 2
"""Territory cards are played from round 2: in round 1 nobody has claimed one (BR-TERR-6)."""


def due(state: State) -> tuple[Seat, ...]:
    """The seats that are asked now, clockwise: one, or for objectives everybody who has not kept one."""
    if state.phase == "objectives":
        return tuple(seat for seat in state.order if state.players[seat].objective is None)
    return (state.active,) if state.phase in ASKED else ()


def is_asked(state: State, seat: Seat) -> bool:
    """Whether this seat is asked now."""
    if state.phase == "objectives":
        return 0 <= seat < len(state.order) and state.players[seat].objective is None
    return state.phase in ASKED and seat == state.active


def ask(state: State, phase: Phase, seat: Seat) -> State:
    """The table with a new question to this seat."""
    return replace(state, phase=phase, active=seat, question=state.question + 1)


# --- set-up -------------------------------------------------------------------------------------------------


def ask_next_clan(state: State) -> State:
    """Clans are chosen in seat order (BR-SETUP-3); then objectives are dealt."""
    left = tuple(seat for seat in state.order if state.players[seat].clan is None)
    return ask(state, "clans", left[0]) if left else replace(state, phase="deal")


def ask_next_draft(state: State) -> State:
    """From the first player clockwise, one token at a time (BR-SETUP-11); then round 1 begins."""
    for seat in (*clockwise(state, state.active)[1:], state.active):
        if state.players[seat].drafts:
            return ask(state, "draft", seat)
    return replace(state, phase="upkeep")


# --- upkeep -------------------------------------------------------------------------------------------------


def ask_after_draw(state: State) -> State:
    """Dragon gives back the token that it holds more than others, before anybody plays a card (BR-CLAN-3)."""
    dragon = seat_of(state, "dragon")
    if dragon is not None and len(hand(state, dragon)) > HAND:
        return ask(state, "give_back", dragon)
    return ask_first_card(state)


def ask_first_card(state: State) -> State:
    """The step of territory cards, from the first player on (BR-UPKEEP-7)."""
    state = replace(state, passed=())
    if state.round < FIRST_ROUND_OF_CARDS:
        return _ask_turn(state, clockwise(state, state.first))
    return _ask_card(state, clockwise(state, state.first))


def ask_next_card(state: State) -> State:
    """The next seat that has not passed since a card was played; the one just asked comes last."""
    return _ask_card(state, (*others_in_order(state.order, state.active), state.active))


def _ask_card(state: State, seats: tuple[Seat, ...]) -> State:
    for seat in seats:
        if seat not in state.passed and has_card(state, seat):
            return ask(state, "cards", seat)
    return _ask_turn(replace(state, passed=()), clockwise(state, state.first))


def has_card(state: State, seat: Seat) -> bool:
    """Whether a seat is asked for a card: it holds one that is not of the Shadowlands.

    Whether the card can do anything now its holder alone knows, so that is not asked here (BR-ENG-5).
    """
    claims = zip(TERRITORIES, state.claims, strict=True)
    return any(one.holder == seat and not one.played and name not in SHADOWLANDS for name, one in claims)


# --- placement ----------------------------------------------------------------------------------------------


def ask_next_turn(state: State) -> State:
    """The next seat that is still to place a token (BR-PLACE-1, 2); after the last, Unicorn or nobody."""
    return _ask_turn(state, (*others_in_order(state.order, state.active), state.active))


def _ask_turn(state: State, seats: tuple[Seat, ...]) -> State:
    for seat in seats:
        if has_turn(state, seat):
            return ask(state, "turn", seat)
    # Unicorn may exchange two tokens before they are turned (BR-CLAN-7, BR-RESOLVE-1).
    unicorn = seat_of(state, "unicorn")
    if unicorn is not None and len(swappable(state, unicorn)) > 1:
        return ask(state, "swap", unicorn)
    return replace(state, phase="resolve")


def has_turn(state: State, seat: Seat) -> bool:
    """Whether the seat is still to place a token: with one left it is not (BR-PLACE-2)."""
    player = state.players[seat]
    return not player.done and len(player.hand.value or ()) - player.skipped >= 2


def ask_after_placing(state: State) -> State:
    """Scorpion may look, once a round (BR-CLAN-6); everybody else's turn is over."""
    player = state.players[state.active]
    if player.clan == "scorpion" and not player.looked and lookable(state, state.active):
        return ask(state, "look", state.active)
    return ask_next_turn(state)


def lookable(state: State, seat: Seat) -> tuple[int, ...]:
    """The numbers of others' tokens that lie facedown and unblessed."""
    among = targets(state, except_seat=seat)
    return tuple([one.number for one in state.pieces if not one.faceup and one.number in among])


def swappable(state: State, seat: Seat) -> tuple[int, ...]:
    """The numbers of the seat's own unblessed tokens (BR-BLESS-3)."""
    return tuple(one.number for one in state.pieces if one.owner == seat and not one.blessings)
