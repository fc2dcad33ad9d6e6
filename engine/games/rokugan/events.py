"""What happens up to the moment when the tokens are turned: seats are numbers, sealed fields are secrets."""

from typing import Literal

from msgspec import Struct

from engine.games.rokugan.moves import Options, Starting
from engine.games.rokugan.names import (
    Card,
    Clan,
    Initiative,
    Objective,
    Province,
    Special,
    Territory,
    Token,
    Tokens,
    Way,
)
from engine.games.rokugan.rulings import Ruling
from engine.kernel.sealed import Sealed
from engine.kernel.seats import Seat

By = Literal["choice", "default"]
"""Who decided: the seat, or its passed deadline."""

Face = Literal["down", "up"]
Pile = Literal["discard", "aside"]
"""Where a token goes that a card takes off; a bluff lies aside until the next draw (BR-CARD-4)."""


class Happening(Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened."""


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
    """A seat has kept one of them."""

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


class RoundBegan(Happening, frozen=True, tag="round_began"):
    """A round, its ronin and its first player; `card` names that player from round 2 (BR-UPKEEP-1)."""

    round: int
    ronin: tuple[Seat, ...]
    card: Initiative | None
    first: Seat


class TokensDrawn(Happening, frozen=True, tag="tokens_drawn"):
    """What each seat draws; `bluffs` says whose bluff comes back to hand with it (BR-UPKEEP-5)."""

    drawn: tuple[Sealed[Tokens], ...]
    bluffs: tuple[Sealed[bool], ...]


class GivenBack(Happening, frozen=True, tag="given_back"):
    """Dragon's token is back in its pool (BR-CLAN-3)."""

    seat: Seat
    token: Sealed[Token]
    by: By


class CardPlayed(Happening, frozen=True, tag="card_played"):
    """A territory card is shown and leaves the game (BR-TERR-4)."""

    seat: Seat
    card: Card
    territory: Territory


class Passed(Happening, frozen=True, tag="passed"):
    """No card, for now (BR-UPKEEP-7)."""

    seat: Seat
    by: By


class SpecialPlaced(Happening, frozen=True, tag="special_placed"):
    """A special token, which replaces what lay there (BR-SPEC-2)."""

    province: Province
    special: Special


class SpecialRemoved(Happening, frozen=True, tag="special_removed"):
    """A special token is gone."""

    province: Province
    special: Special


class ControlAdded(Happening, frozen=True, tag="control_added"):
    """Control tokens of a seat come to a province."""

    province: Province
    seat: Seat
    count: int
    face: Face


class ControlLost(Happening, frozen=True, tag="control_lost"):
    """A control token leaves a province (BR-CTRL-4)."""

    province: Province
    seat: Seat
    face: Face


class ControlSwapped(Happening, frozen=True, tag="control_swapped"):
    """All control tokens of two provinces change places, faces as they are."""

    province: Province
    other: Province


class HandShown(Happening, frozen=True, tag="hand_shown"):
    """A hand, for the spy and its owner; the owner's bluff is locked for this round."""

    seat: Seat
    target: Seat
    hand: Sealed[Tokens]


class Regrouped(Happening, frozen=True, tag="regrouped"):
    """Tokens back from the discard, and others out of the hand; what goes into the pool nobody else sees."""

    seat: Seat
    taken: Tokens
    discarded: Tokens
    pooled: Sealed[Tokens]


class TurnLost(Happening, frozen=True, tag="turn_lost"):
    """A seat can place nothing and has no more turns this phase (BR-RONIN-4, BR-PLACE-14)."""

    seat: Seat


class TurnSkipped(Happening, frozen=True, tag="turn_skipped"):
    """A seat has placed nothing in its turn."""

    seat: Seat
    by: By


class CardUsed(Happening, frozen=True, tag="card_used"):
    """A scout, a shugenja or the first player card on a token (BR-CARD)."""

    seat: Seat
    card: Starting
    number: int


class Peeked(Happening, frozen=True, tag="peeked"):
    """A seat looks at a token: what it is only that seat and the owner know (BR-CARD-5)."""

    seat: Seat
    number: int
    token: Sealed[Token]


class FavorAsked(Happening, frozen=True, tag="favor_asked"):
    """One of these tokens is to be discarded by Dark Favors."""

    seat: Seat
    numbers: tuple[int, ...]


class TokenDiscarded(Happening, frozen=True, tag="token_discarded"):
    """A card takes a token off the board, for all to see (BR-CARD-1, BR-CARD-4)."""

    seat: Seat
    number: int
    token: Token
    pile: Pile


class TokenRecalled(Happening, frozen=True, tag="token_recalled"):
    """The first player card sends a token back to its owner's pool, unseen by others (BR-CARD-2)."""

    seat: Seat
    number: int
    token: Sealed[Token]


class HandSpent(Happening, frozen=True, tag="hand_spent"):
    """The cost of Purge the Weak."""

    seat: Seat
    token: Token
    pile: Pile


class TurnEnded(Happening, frozen=True, tag="turn_ended"):
    """A turn is over without a placement: its token was the cost of a card."""

    seat: Seat


class Placed(Happening, frozen=True, tag="placed"):
    """A token lies facedown; `number` names it from now on (BR-PLACE-9)."""

    seat: Seat
    number: int
    province: Province
    way: Way
    token: Sealed[Token]


class Animated(Happening, frozen=True, tag="animated"):
    """A token of the discard lies faceup."""

    seat: Seat
    number: int
    province: Province
    way: Way
    token: Token


class Blessed(Happening, frozen=True, tag="blessed"):
    """A blessing on a token of one's own (BR-BLESS-1); `animated` when it comes out of the discard."""

    seat: Seat
    number: int
    token: Token
    animated: bool


class LookSkipped(Happening, frozen=True, tag="look_skipped"):
    """Scorpion does not look now (BR-CLAN-6)."""

    seat: Seat
    by: By


class Swapped(Happening, frozen=True, tag="swapped"):
    """Unicorn has exchanged two tokens of its own (BR-CLAN-7)."""

    seat: Seat
    first: int
    second: int


class SwapSkipped(Happening, frozen=True, tag="swap_skipped"):
    """Unicorn leaves its tokens where they are."""

    seat: Seat
    by: By
