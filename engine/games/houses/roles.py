"""The draft of the secret roles: who removes one, who takes which, who sees what is left (HO-4.1, HO-4.2).

All six roles lie on the table, seen by nobody. The house with the least prestige looks and removes one; then
the houses take one each, in the order of rising prestige (houses with draft_choice first). Only the house in
turn sees what is left, so `left` is sealed anew for each turn: DraftTurned opens it for the house in turn,
and a removal or a taking closes it again. With draft_two a house takes two and hands one on: the next house
gets that role and sees nothing.
"""

from typing import Final, Literal

from msgspec.structs import replace

from engine.games.houses.balances import with_character
from engine.games.houses.events import AnyEvent, DraftOpened, DraftTurned, RoleRemoved, RoleTaken
from engine.games.houses.moves import Drafted, Offers, RemoveRole, TakeRole, whole_offer
from engine.games.houses.names import ROLES, RoleName
from engine.games.houses.perks import perk_sum
from engine.games.houses.state import Draft, State
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove, Pick, field_value
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed, open_sealed, seal
from engine.kernel.seats import Seat
from engine.kernel.waits import Wait

NOBODY: Final[tuple[Seat, ...]] = ()
"""Between two turns nobody may see what is left (HO-4.2)."""

Step = Literal["remove", "take"]


# --- the order of the draft -------------------------------------------------------------------------------


def draft_opened(state: State, dice: Dice) -> DraftOpened:
    """HO-4.1: by rising prestige, ties by lot; houses with draft_choice go first, in the same order.

    The house with the least prestige removes a role, even where a draft_choice takes before it.
    """
    lot = dice.shuffle(state.seats, "draft_order")
    rising = sorted(lot, key=lambda seat: state.houses[seat].prestige)
    order = sorted(rising, key=lambda seat: perk_sum(state, seat, "draft_choice") == 0)
    return DraftOpened(rising[0], tuple(order), Sealed(ROLES, NOBODY))


def draft_follow(state: State) -> tuple[AnyEvent, ...]:
    """HO-4.1: the next turn, or the role that the last house has handed on; nothing while one is asked."""
    draft = state.draft
    if state.stage != "draft" or draft is None or draft.turn is not None or not draft.order:
        return ()
    seat = draft.order[0] if draft.removed else draft.remover
    if draft.handed is not None:
        return (RoleTaken(seat, seal(open_sealed(draft.handed), seat)),)
    return (DraftTurned(seat, seal(open_sealed(draft.left), seat)),)


def is_draft_done(state: State) -> bool:
    """Whether every character has its role."""
    return state.stage == "draft" and all(one.role is not None for one in state.characters)


def draft_waits(state: State) -> tuple[Wait, ...]:
    """The house in turn; the deadline draws by lot (chapter 13)."""
    draft = state.draft
    if state.stage != "draft" or draft is None or draft.turn is None:
        return ()
    step = "take" if draft.removed else "remove"
    id = f"g{state.generation}.draft.{draft.turn}.{step}"
    return (Wait(id, draft.turn, f"draft_{step}", True, "role_by_lot", moves=(f"{step}_role",)),)


def draft_expired(state: State, seat: Seat, dice: Dice) -> tuple[AnyEvent, ...]:
    """Chapter 13: drawn by lot from what is left; draft_two is not used (HO-R36)."""
    draft = _draft(state)
    left = open_sealed(draft.left)
    if draft.removed:
        return (RoleTaken(seat, seal(dice.pick(left, "role", seat), seat), given=True),)
    return (RoleRemoved(seat, seal(dice.pick(left, "role_removed", seat), seat), given=True),)


# --- what a house may do ----------------------------------------------------------------------------------


def remove_role_refusal(state: State, seat: Seat, action: RemoveRole) -> Refusal | None:
    """HO-4.1: the house with the least prestige, once, before any role is taken."""
    return _not_asked_refusal(state, seat, "remove") or _role_gone_refusal(state, action.role)


def remove_role_events(state: State, seat: Seat, action: RemoveRole) -> tuple[AnyEvent, ...]:
    """HO-4.2: which role it was, its house alone knows."""
    return (RoleRemoved(seat, seal(action.role, seat)),)


def take_role_refusal(state: State, seat: Seat, action: TakeRole) -> Refusal | None:
    """HO-4.1; `handed` needs the perk draft_two and a house that is still to come."""
    why = _not_asked_refusal(state, seat, "take") or _role_gone_refusal(state, action.role)
    if why is not None or action.handed is None:
        return why
    if not perk_sum(state, seat, "draft_two"):
        return no("perk_missing")
    if not _successors(state):
        return no("draft_last")
    if action.handed == action.role:
        return no("role_gone", role=action.handed)
    return _role_gone_refusal(state, action.handed)


def take_role_events(state: State, seat: Seat, action: TakeRole) -> tuple[AnyEvent, ...]:
    """HO-4.2: the house's own role; one that it hands on is known to it and to the house that gets it."""
    handed = seal(action.handed, seat, _successors(state)[0]) if action.handed else None
    return (RoleTaken(seat, seal(action.role, seat), handed),)


def draft_offers(state: State, seat: Seat, begun: PartialMove | None) -> Offers:
    """Each role that is left; with draft_two also a begun move for two of them."""
    if begun is None and _not_asked_refusal(state, seat, "remove") is None:
        return tuple(RemoveRole(role) for role in open_sealed(_draft(state).left))
    takes = _not_asked_refusal(state, seat, "take") is None
    hands = takes and perk_sum(state, seat, "draft_two") > 0 and len(_successors(state)) > 0
    left = open_sealed(_draft(state).left) if takes else ()
    if begun is None:
        both = (PartialMove("take_role", (), (Pick("role", left), Pick("handed", left))),)
        return (*(TakeRole(role) for role in left), *(both if hands else ()))

    # A begun choice of two roles, field by field; anything complete is offered when it is legal.
    role = field_value(begun, "role")
    if begun.move == "take_role" and hands:
        if role is None:
            return (PartialMove("take_role", begun.given, (Pick("role", left), Pick("handed", left))),)
        if role in left and field_value(begun, "handed") is None:
            rest = tuple(one for one in left if one != role)
            return (PartialMove("take_role", begun.given, (Pick("handed", rest),)),)
    return whole_offer(state, seat, begun, {TakeRole: take_role_refusal, RemoveRole: remove_role_refusal})


def _not_asked_refusal(state: State, seat: Seat, step: Step) -> Refusal | None:
    """Why this seat is not asked to "remove" or to "take" a role now, or None."""
    draft = state.draft
    if state.stage != "draft" or draft is None:
        return no("not_now")
    asked = draft.turn == seat and draft.removed == (step == "take")
    return None if asked else no("not_asked")


def _role_gone_refusal(state: State, role: RoleName) -> Refusal | None:
    return None if role in open_sealed(_draft(state).left) else no("role_gone", role=role)


def _successors(state: State) -> tuple[Seat, ...]:
    """The houses that take after the one in turn."""
    return _draft(state).order[1:]


def _draft(state: State) -> Draft:
    assert state.draft is not None
    return state.draft


# --- folds ------------------------------------------------------------------------------------------------


def on_draft_opened(state: State, event: DraftOpened) -> State:
    """The draft is laid out; nobody is asked yet."""
    return replace(state, stage="draft", draft=Draft(event.order, event.left, event.remover))


def on_draft_turned(state: State, event: DraftTurned) -> State:
    """The house in turn sees what is left (HO-4.2)."""
    return replace(state, draft=replace(_draft(state), turn=event.seat, left=event.left))


def on_role_removed(state: State, event: RoleRemoved) -> State:
    """The role is out of this generation; its house remembers it (HO-4.2)."""
    role = open_sealed(event.role)
    draft = replace(_draft(state), turn=None, removed=True, left=_left_without(state, role))
    drafted = seal(Drafted(removed=role), event.seat)
    character = replace(state.characters[event.seat], drafted=drafted)
    return with_character(replace(state, draft=draft), event.seat, character)


def on_role_taken(state: State, event: RoleTaken) -> State:
    """The character's role, for its house alone; a handed one goes on in an event of its own."""
    draft, character = _draft(state), state.characters[event.seat]
    # What the house saw when it took: of a role that was handed to it, nothing was left to see.
    drafted = Drafted(
        order=(*draft.taken, *draft.order),
        left=open_sealed(draft.left) if draft.turn == event.seat else (),
        removed=open_sealed(character.drafted).removed if character.drafted else None,
        handed=None if event.handed is None else event.handed.value,
    )
    new = replace(
        draft,
        order=tuple([seat for seat in draft.order if seat != event.seat]),
        turn=None,
        left=_left_without(state, open_sealed(event.role)),
        handed=event.handed,
        taken=(*draft.taken, event.seat),
    )
    character = replace(character, role=event.role, drafted=seal(drafted, event.seat))
    return with_character(replace(state, draft=new), event.seat, character)


def _left_without(state: State, gone: RoleName) -> Sealed[tuple[RoleName, ...]]:
    """The roles left without this one, closed to everybody until the next turn."""
    left = tuple([role for role in open_sealed(_draft(state).left) if role != gone])
    return Sealed(left, NOBODY)
