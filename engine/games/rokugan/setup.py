"""Setting up: seats, clans, objectives and the draft (BR-SETUP)."""

from engine.games.rokugan.event import AnyEvent
from engine.games.rokugan.events import (
    By,
    ClanChosen,
    DraftBegan,
    Drafted,
    GameStarted,
    ObjectiveKept,
    ObjectivesDealt,
)
from engine.games.rokugan.facts import CAPITAL, FACTS, SEATING, TOKENS_OF
from engine.games.rokugan.initiative import cards, player_named_by
from engine.games.rokugan.moves import Options
from engine.games.rokugan.names import CLANS, OBJECTIVES, PROVINCES, TERRITORIES, Clan, Objective, Province
from engine.games.rokugan.rulings import Ruling
from engine.games.rokugan.state import Claim, Land, Player, State, seat_of
from engine.kernel.dice import Dice
from engine.kernel.rows import remove_each
from engine.kernel.sealed import Sealed, seal
from engine.kernel.seats import Seat


def setup(ruling: Ruling, seats: int, options: Options, dice: Dice) -> tuple[AnyEvent, ...]:
    """The first event of a table of 2 to 5 seats (BR-SETUP-1)."""
    return (GameStarted(options, dice.shuffle(range(seats), "seats"), ruling),)


def start_table(event: GameStarted) -> State:
    """The table before clans are chosen."""
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


def choose_clan(state: State, seat: Seat, clan: Clan, by: By) -> tuple[AnyEvent, ...]:
    """A seat takes a clan (BR-SETUP-3)."""
    return (ClanChosen(seat, clan, by),)


def free_clans(state: State) -> tuple[Clan, ...]:
    """Clans that nobody has."""
    return tuple(clan for clan in CLANS if seat_of(state, clan) is None)


def deal(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    """Two objectives for each; the others leave the game unseen (BR-SETUP-6)."""
    each = FACTS.objectives.dealt
    drawn, _ = dice.sample(OBJECTIVES, each * len(state.order), "objectives")
    rows = (drawn[each * seat : each * (seat + 1)] for seat in range(len(state.order)))
    return (ObjectivesDealt(tuple(seal(tuple(sorted(row)), seat) for seat, row in enumerate(rows))),)


def keep_objective(state: State, seat: Seat, objective: Objective, by: By) -> tuple[AnyEvent, ...]:
    """A seat keeps one objective, which nobody else learns."""
    return (ObjectiveKept(seat, seal(objective, seat), by),)


def objectives_dealt(state: State, seat: Seat) -> tuple[Objective, ...]:
    """What a seat chooses from."""
    row = state.players[seat].dealt
    return () if row is None or row.value is None else row.value


def muster(state: State, dice: Dice) -> tuple[AnyEvent, ...]:
    """The first player's card (BR-SETUP-9)."""
    card = cards(state, dice)[0]
    return (DraftBegan(card, player_named_by(state, card)),)


def with_tokens(state: State, seat: Seat, player: Player) -> Player:
    """A player with its tokens: the bluff in hand, the others in the pool (BR-SETUP-4, BR-SETUP-8)."""
    clan = player.clan
    assert clan is not None
    return Player(
        hand=seal(("bluff",), seat),
        pool=seal(remove_each(TOKENS_OF[clan], "bluff"), seat),
        clan=clan,
        dealt=None,
        objective=player.objective,
        drafts=SEATING[len(state.order)].drafted,
    )


def capitals(state: State) -> tuple[Land, ...]:
    """The map with a facedown control token in each capital of a clan that plays (BR-SETUP-7)."""
    home = {CAPITAL[one.clan]: seat for seat, one in enumerate(state.players) if one.clan is not None}
    return tuple(Land(home[name], down=1) if name in home else Land() for name in PROVINCES)


def draft_province(state: State, seat: Seat, province: Province, by: By) -> tuple[AnyEvent, ...]:
    """A control token, facedown (BR-SETUP-11)."""
    return (Drafted(seat, province, by),)


def free_provinces(state: State) -> tuple[Province, ...]:
    """Provinces without a control token."""
    return tuple([name for name, one in zip(PROVINCES, state.lands, strict=True) if one.owner is None])
