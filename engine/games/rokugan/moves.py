"""What a seat may do in Battle for Rokugan and what the table agrees on beforehand: actions, options."""

from typing import Final, Literal

from msgspec import Struct

from engine.games.rokugan.names import Card, Clan, Objective, Province, Token, Tokens, Way
from engine.kernel.seats import Seat

Switch = Literal["on", "off"]
Starting = Literal["scout", "shugenja", "first_player"]
"""Cards of the start of a turn that belong to no territory (BR-CARD-1, BR-CARD-2)."""

Regrouping = Literal["promotion", "reinforcements"]


class Options(Struct, frozen=True):
    """What a table may set; the first value of each is the specification's ruling.

    `bluffing`: tokens may be laid where their type does not belong (BR-PLACE-12). `burn_own`: a raid may burn
    one's own province (BR-RAID-2). `lion_alone`: Lion's bluff, unattacked, is rewarded (BR-DEF-4). `supply`:
    control tokens of a clan (BR-CTRL-7). `claimed_cards`: who sees a claimed card (BR-TERR-5). `empire`: what
    Emerald Empire needs (BR-OBJ-4). `phoenix`: whose hurdle sinks at a capital (BR-RESOLVE-14).
    """

    bluffing: Switch = "on"
    burn_own: Switch = "on"
    lion_alone: Literal["off", "on"] = "off"
    supply: Literal["thirty", "unlimited"] = "thirty"
    claimed_cards: Literal["holder", "public"] = "holder"
    empire: Literal["chain", "cluster"] = "chain"
    phoenix: Literal["phoenix_only", "everybody"] = "phoenix_only"


class Move(Struct, frozen=True, tag_field="action"):
    """Something a seat does."""


class ChooseClan(Move, frozen=True, tag="choose_clan"):
    """A clan nobody has (BR-SETUP-3)."""

    clan: Clan


class KeepObjective(Move, frozen=True, tag="keep_objective"):
    """One of the two objectives that were dealt (BR-SETUP-6)."""

    objective: Objective


class Draft(Move, frozen=True, tag="draft"):
    """A control token into a free province (BR-SETUP-11)."""

    province: Province


class GiveBack(Move, frozen=True, tag="give_back"):
    """Dragon's token that goes back to the pool (BR-CLAN-3)."""

    token: Token


class PlayCard(Move, frozen=True, tag="play_card"):
    """A territory card that is aimed at provinces, in the order of its parts (BR-TERR)."""

    card: Card
    provinces: tuple[Province, ...]


class Spy(Move, frozen=True, tag="spy"):
    """Spy Network on this seat."""

    seat: Seat


class Given(Struct, frozen=True, tag_field="part", tag="given"):
    """A token that leaves the hand for discard or pool."""

    token: Token
    into: Literal["discard", "pool"]


class Regroup(Move, frozen=True, tag="regroup"):
    """Promotion or Reinforcements: tokens of the discard to the hand, then as many out of it."""

    card: Regrouping
    takes: Tokens
    gives: tuple[Given, ...]


class Pass(Move, frozen=True, tag="pass"):
    """No card now, no look, no exchange, or a turn in which nothing can be placed."""


class UseCard(Move, frozen=True, tag="use_card"):
    """Scout, shugenja or first player card on a token of the board, by its number."""

    card: Starting
    number: int


class DarkFavors(Move, frozen=True, tag="dark_favors"):
    """A control token of this province for a look at up to four tokens, of which one is then discarded."""

    cost: Province
    numbers: tuple[int, ...]


class Strike(Move, frozen=True, tag="strike"):
    """Which of the tokens that Dark Favors has shown is discarded."""

    number: int


class Purge(Move, frozen=True, tag="purge"):
    """Purge the Weak: a token of the hand, in place of this turn's placement, for two tokens of the board."""

    cost: Token
    numbers: tuple[int, ...]


class Animate(Move, frozen=True, tag="animate"):
    """Animate the Dead: a control token of `cost` for a token of one's discard, laid faceup."""

    cost: Province
    token: Token
    province: Province
    way: Way


class AnimateBlessing(Move, frozen=True, tag="animate_blessing"):
    """The same with a blessing, which lies on a token of one's own."""

    cost: Province
    token: Token
    number: int


class InspireFear(Move, frozen=True, tag="inspire_fear"):
    """A control token of `cost` for the special tokens of up to two provinces."""

    cost: Province
    provinces: tuple[Province, ...]


class Place(Move, frozen=True, tag="place"):
    """A token facedown at a province: in its centre, on its coast or on a border with another (BR-PLACE)."""

    token: Token
    province: Province
    way: Way


class Bless(Move, frozen=True, tag="bless"):
    """A blessing on a facedown token of one's own, by its number (BR-BLESS-1)."""

    token: Token
    number: int


class Look(Move, frozen=True, tag="look"):
    """Scorpion's look at a token, by its number (BR-CLAN-6)."""

    number: int


class Swap(Move, frozen=True, tag="swap"):
    """Unicorn's exchange of two tokens of its own, by their numbers (BR-CLAN-7)."""

    one: int
    other: int


Turning = UseCard | DarkFavors | Purge | Animate | AnimateBlessing | InspireFear
"""Cards of the start of a turn (BR-CARD-3)."""

Action = (
    ChooseClan
    | KeepObjective
    | Draft
    | GiveBack
    | PlayCard
    | Spy
    | Regroup
    | Pass
    | Turning
    | Strike
    | Place
    | Bless
    | Look
    | Swap
)

FINAL: Final = (Spy, UseCard, DarkFavors, Strike, Purge, Look, Regroup)
"""What shows something hidden is not taken back."""
