"""Whose question comes next: territory cards, turns of placement, Scorpion's look, Unicorn's swap."""

from msgspec.structs import replace

from engine.games.rokugan.facts import SHADOWLANDS
from engine.games.rokugan.initiative import from_first
from engine.games.rokugan.names import TERRITORIES
from engine.games.rokugan.places import targets
from engine.games.rokugan.state import Phase, State, clockwise, has_turn, seat_of
from engine.games.rokugan.upkeep import returning
from engine.kernel.seats import Seat, others_in_order

FIRST_CARDS = 2
"""Territory cards are played from round 2 (BR-TERR-6)."""


def asking(state: State, phase: Phase, seat: Seat) -> State:
    """A new question to this seat."""
    return replace(state, phase=phase, active=seat, question=state.question + 1)


def after_draw(state: State) -> State:
    """Dragon gives a token back before anybody plays a card (BR-CLAN-3)."""
    dragon = returning(state)
    return cards_step(state) if dragon is None else asking(state, "give_back", dragon)


def cards_step(state: State) -> State:
    """The step of territory cards, from the first player on (BR-UPKEEP-7)."""
    opened = replace(state, passed=())
    return _next_card(opened, from_first(opened)) if state.round >= FIRST_CARDS else first_turn(opened)


def next_card(state: State) -> State:
    """The next seat that has not passed since a card was played; the one just asked comes last."""
    return _next_card(state, (*others_in_order(state.order, state.active), state.active))


def _next_card(state: State, seats: tuple[Seat, ...]) -> State:
    for seat in seats:
        if seat not in state.passed and has_card(state, seat):
            return asking(state, "cards", seat)
    return first_turn(replace(state, passed=()))


def has_card(state: State, seat: Seat) -> bool:
    """Whether a seat is asked for a card: it holds one that is not of the Shadowlands.

    Whether the card can do anything now its holder alone knows, so that is not asked here (BR-ENG-5).
    """
    claims = zip(TERRITORIES, state.claims, strict=True)
    return any(one.holder == seat and not one.played and name not in SHADOWLANDS for name, one in claims)


def first_turn(state: State) -> State:
    """The first turn of placement (BR-PLACE-1)."""
    return _turn(state, from_first(state))


def next_turn(state: State) -> State:
    """The next seat that is still to place a token, or the end of the placement (BR-PLACE-2)."""
    return _turn(state, (*others_in_order(state.order, state.active), state.active))


def _turn(state: State, seats: tuple[Seat, ...]) -> State:
    for seat in seats:
        if has_turn(state, seat):
            return asking(state, "turn", seat)
    return _swap(state)


def after_placing(state: State) -> State:
    """Scorpion may look, once a round (BR-CLAN-6)."""
    player = state.players[state.active]
    if player.clan == "scorpion" and not player.looked and lookable(state, state.active):
        return asking(state, "look", state.active)
    return next_turn(state)


def lookable(state: State, seat: Seat) -> tuple[int, ...]:
    """Others' tokens that lie facedown and unblessed."""
    facedown = [one.number for one in state.pieces if not one.faceup]
    return tuple(one for one in targets(state, seat) if one in facedown)


def _swap(state: State) -> State:
    """Unicorn may exchange two tokens before they are turned (BR-CLAN-7, BR-RESOLVE-1)."""
    unicorn = seat_of(state, "unicorn")
    if unicorn is not None and len(swappable(state, unicorn)) > 1:
        return asking(state, "swap", unicorn)
    return replace(state, phase="resolve")


def swappable(state: State, seat: Seat) -> tuple[int, ...]:
    """The seat's own unblessed tokens (BR-BLESS-3)."""
    return tuple(one.number for one in state.pieces if one.owner == seat and not one.blessings)


def next_chooser(state: State) -> State:
    """Clans are chosen in seat order (BR-SETUP-3)."""
    left = tuple(seat for seat in state.order if state.players[seat].clan is None)
    return asking(state, "clans", left[0]) if left else replace(state, phase="deal")


def next_drafter(state: State) -> State:
    """From the first player clockwise, one token at a time (BR-SETUP-11)."""
    for seat in clockwise(state, state.active)[1:]:
        if state.players[seat].drafts:
            return asking(state, "draft", seat)
    drafts = state.players[state.active].drafts
    return asking(state, "draft", state.active) if drafts else replace(state, phase="upkeep")
