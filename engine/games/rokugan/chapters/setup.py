"""Setting up: seats, clans, objectives, and the draft of provinces (BR-SETUP).

    start        the seats in their order round the table
    clans        each in turn chooses a clan that nobody has
    deal         two objectives to each; the others leave the game unseen
    objectives   all choose at once which of the two they keep
    muster       the first player is drawn; each clan has its tokens, and its capital
    draft        in turns, one facedown control token each into a free province

What silence brings is never a choice that tells something: the first clan, the first objective, a free
province of the clan's own territory (BR-ENG-7).
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec.structs import replace

from engine.games.rokugan.base import By, Events, Happening, Move, MoveRules, Options, Ruling
from engine.games.rokugan.chapters.upkeep import initiative_cards, player_named_by
from engine.games.rokugan.facts import CAPITAL, FACTS, MAP, SEATING, TOKENS_OF
from engine.games.rokugan.fields import begin, given_province, in_given_territory, pick, pick_territory
from engine.games.rokugan.names import (
    CLANS,
    OBJECTIVES,
    PROVINCES,
    TERRITORIES,
    Clan,
    Initiative,
    Objective,
    Province,
)
from engine.games.rokugan.questions import ask, ask_next_clan, ask_next_draft
from engine.games.rokugan.state import Claim, Land, Player, State, owner, seat_of, with_land, with_player
from engine.kernel.dice import Dice
from engine.kernel.map import territories_of
from engine.kernel.moves import Field, PartialMove, field_value
from engine.kernel.refused import Refusal, no
from engine.kernel.sealed import Sealed, seal
from engine.kernel.seats import Seat, remove_each
from engine.kernel.waits import Wait

# --- moves and events ---------------------------------------------------------------------------------------


class ChooseClan(Move, frozen=True, tag="choose_clan"):
    """A clan nobody has (BR-SETUP-3)."""

    clan: Clan


class KeepObjective(Move, frozen=True, tag="keep_objective"):
    """One of the two objectives that were dealt (BR-SETUP-6)."""

    objective: Objective


class Draft(Move, frozen=True, tag="draft"):
    """A control token into a free province (BR-SETUP-11)."""

    province: Province


class GameStarted(Happening, frozen=True, tag="game_started"):
    """`order` is the table clockwise (BR-SETUP-1); `ruling` is that of its version, version 1 wrote none."""

    options: Options
    order: tuple[Seat, ...]
    ruling: Ruling = Ruling()


class ClanChosen(Happening, frozen=True, tag="clan_chosen"):
    """A seat has its clan (BR-SETUP-3)."""

    seat: Seat
    clan: Clan
    by: By


class ObjectivesDealt(Happening, frozen=True, tag="objectives_dealt"):
    """Two objectives for each seat (BR-SETUP-6)."""

    dealt: tuple[Sealed[tuple[Objective, ...]], ...]


class ObjectiveKept(Happening, frozen=True, tag="objective_kept"):
    """A seat has kept one of its two objectives, which nobody else learns."""

    seat: Seat
    objective: Sealed[Objective]
    by: By


class DraftBegan(Happening, frozen=True, tag="draft_began"):
    """Capitals are taken; this clan's card makes `first` the first player (BR-SETUP-7 to BR-SETUP-9)."""

    card: Initiative
    first: Seat


class Drafted(Happening, frozen=True, tag="drafted"):
    """A control token in a free province (BR-SETUP-11)."""

    seat: Seat
    province: Province
    by: By


# --- start --------------------------------------------------------------------------------------------------


def setup(ruling: Ruling, seats: int, options: Options, dice: Dice) -> Events:
    """The first event of a table of 2 to 5 seats (BR-SETUP-1)."""
    return (GameStarted(options, dice.shuffle(range(seats), "seats"), ruling),)


def on_game_started(state: None, event: GameStarted) -> State:
    """The table before clans are chosen: nobody has anything."""
    nothing = tuple(Player(Sealed((), (seat,)), Sealed((), (seat,))) for seat in range(len(event.order)))
    return State(
        options=event.options,
        order=event.order,
        players=nothing,
        lands=(Land(),) * len(PROVINCES),
        claims=(Claim(),) * len(TERRITORIES),
        active=event.order[0],
        first=event.order[0],
        ruling=event.ruling,
    )


# --- clans --------------------------------------------------------------------------------------------------


def free_clans(state: State) -> tuple[Clan, ...]:
    """Clans that nobody has."""
    return tuple(clan for clan in CLANS if seat_of(state, clan) is None)


def offer_clans(state: State, seat: Seat) -> Iterator[ChooseClan]:
    """Each clan that nobody has."""
    yield from (ChooseClan(one) for one in free_clans(state))


def choose_clan_refusal(state: State, seat: Seat, action: ChooseClan) -> Refusal | None:
    """Why the seat can't have this clan, or None."""
    return None if action.clan in free_clans(state) else no("clan_taken", clan=action.clan)


def choose_clan(state: State, seat: Seat, action: ChooseClan) -> Events:
    """The seat has the clan."""
    return (ClanChosen(seat, action.clan, "choice"),)


def choose_clan_by_default(state: State, wait: Wait, dice: Dice) -> Events:
    """The first free clan."""
    return (ClanChosen(wait.seat, free_clans(state)[0], "default"),)


def on_clan_chosen(state: State, event: ClanChosen) -> State:
    """The next seat chooses."""
    return ask_next_clan(with_player(state, event.seat, clan=event.clan))


# --- objectives ---------------------------------------------------------------------------------------------


def deal_objectives(state: State, dice: Dice) -> Events:
    """Two objectives for each; the others leave the game unseen (BR-SETUP-6)."""
    each = FACTS.objectives.dealt
    drawn, _ = dice.sample(OBJECTIVES, each * len(state.order), "objectives")
    rows = (drawn[each * seat : each * (seat + 1)] for seat in range(len(state.order)))
    return (ObjectivesDealt(tuple(seal(tuple(sorted(row)), seat) for seat, row in enumerate(rows))),)


def on_objectives_dealt(state: State, event: ObjectivesDealt) -> State:
    """Everybody is asked at once."""
    players = tuple(
        replace(player, dealt=row) for player, row in zip(state.players, event.dealt, strict=True)
    )
    return ask(replace(state, players=players), "objectives", state.order[0])


def dealt_objectives(state: State, seat: Seat) -> tuple[Objective, ...]:
    """The objectives from which a seat chooses, as it sees them; () for anybody else."""
    row = state.players[seat].dealt
    return () if row is None or row.value is None else row.value


def offer_objectives(state: State, seat: Seat) -> Iterator[KeepObjective]:
    """Each objective that was dealt to the seat."""
    yield from (KeepObjective(one) for one in dealt_objectives(state, seat))


def keep_objective_refusal(state: State, seat: Seat, action: KeepObjective) -> Refusal | None:
    """Why the seat can't keep this objective, or None."""
    return None if action.objective in dealt_objectives(state, seat) else no("not_dealt")


def keep_objective(state: State, seat: Seat, action: KeepObjective) -> Events:
    """The objective is kept, sealed for its seat."""
    return (ObjectiveKept(seat, seal(action.objective, seat), "choice"),)


def keep_objective_by_default(state: State, wait: Wait, dice: Dice) -> Events:
    """The first of the two."""
    first = dealt_objectives(state, wait.seat)[0]
    return (ObjectiveKept(wait.seat, seal(first, wait.seat), "default"),)


def on_objective_kept(state: State, event: ObjectiveKept) -> State:
    """Once all have kept one, tokens are mustered."""
    after = with_player(state, event.seat, objective=event.objective)
    done = all(player.objective is not None for player in after.players)
    return replace(after, phase="muster") if done else after


# --- muster and draft ---------------------------------------------------------------------------------------


def muster(state: State, dice: Dice) -> Events:
    """The first player's card (BR-SETUP-9)."""
    card = initiative_cards(state, dice)[0]
    return (DraftBegan(card, player_named_by(state, card)),)


def on_draft_began(state: State, event: DraftBegan) -> State:
    """Each clan has its tokens, and a facedown control token in its capital (BR-SETUP-4, 7, 8)."""
    players: list[Player] = []
    for seat, player in enumerate(state.players):
        assert player.clan is not None
        state = with_land(state, CAPITAL[player.clan], Land(seat, down=1))
        players.append(
            Player(
                hand=seal(("bluff",), seat),
                pool=seal(remove_each(TOKENS_OF[player.clan], "bluff"), seat),
                clan=player.clan,
                objective=player.objective,
                drafts=SEATING[len(state.order)].drafted,
            )
        )
    ready = replace(state, players=tuple(players), first=event.first, card=event.card)
    return ask(ready, "draft", event.first)


def free_provinces(state: State) -> tuple[Province, ...]:
    """Provinces without a control token."""
    return tuple([name for name, one in zip(PROVINCES, state.lands, strict=True) if one.owner is None])


def offer_draft(state: State, seat: Seat) -> Iterator[Move | PartialMove]:
    """The draft, begun with its territory."""
    yield from begin(state, seat, "draft", next_draft_field)


def next_draft_field(state: State, seat: Seat, begun: PartialMove) -> Field | None:
    """The territory, then the province; None when that is chosen."""
    if given_province(begun) is not None:
        return None
    free = free_provinces(state)
    if field_value(begun, "territory") is None:
        return pick_territory(territories_of(MAP, free))
    return pick("province", in_given_territory(begun, free))


def draft_refusal(state: State, seat: Seat, action: Draft) -> Refusal | None:
    """Why the province can't be drafted, or None."""
    free = owner(state, action.province) is None
    return None if free else no("province_taken", province=action.province)


def draft(state: State, seat: Seat, action: Draft) -> Events:
    """The province is the seat's."""
    return (Drafted(seat, action.province, "choice"),)


def draft_by_default(state: State, wait: Wait, dice: Dice) -> Events:
    """A free province of the clan's own territory, else the first of the map."""
    free, clan = free_provinces(state), state.players[wait.seat].clan
    assert clan is not None
    own = next((one for one in free if one in MAP.holds[clan]), free[0])
    return (Drafted(wait.seat, own, "default"),)


def on_drafted(state: State, event: Drafted) -> State:
    """A facedown control token lies in the province, which was free."""
    left = state.players[event.seat].drafts - 1
    after = with_player(state, event.seat, drafts=left)
    return ask_next_draft(with_land(after, event.province, Land(event.seat, down=1)))


# --- what the game collects from this chapter ---------------------------------------------------------------

MOVES: Final[dict[type[Move], MoveRules]] = {
    ChooseClan: MoveRules(("clans",), choose_clan_refusal, choose_clan),
    KeepObjective: MoveRules(("objectives",), keep_objective_refusal, keep_objective),
    Draft: MoveRules(("draft",), draft_refusal, draft, next_draft_field),
}
OPENINGS: Final = {"clans": offer_clans, "objectives": offer_objectives, "draft": offer_draft}
FOLDS: Final[dict[type, Callable[[Any, Any], State]]] = {
    GameStarted: on_game_started,
    ClanChosen: on_clan_chosen,
    ObjectivesDealt: on_objectives_dealt,
    ObjectiveKept: on_objective_kept,
    DraftBegan: on_draft_began,
    Drafted: on_drafted,
}
