"""The codes of Battle for Rokugan."""

from typing import get_args

from engine.games.rokugan.base import Options
from engine.games.rokugan.chapters.hand_cards import Given
from engine.games.rokugan.chapters.token_cards import Starting
from engine.games.rokugan.names import (
    CARDS,
    CLANS,
    OBJECTIVES,
    PROVINCES,
    TERRITORIES,
    TOKENS,
    Initiative,
    Special,
    Way,
)
from engine.games.rokugan.offers import Action
from engine.games.rokugan.places import Closed
from engine.games.rokugan.rules import FLOW, AnyEvent
from engine.games.rokugan.state import Ending
from tests.engine.games.rokugan.board import table
from tests.laws.game_codes import Codes

DESCRIBED = (*CLANS, *get_args(Special), *CARDS, *get_args(Starting), *OBJECTIVES)
WAYS = tuple(one for one in ("centre", "sea") if one in str(Way))

ROKUGAN = Codes(
    game="rokugan",
    event=AnyEvent,
    action=Action,
    options=Options,
    own=(
        *("clan_chosen", "objective_kept", "given_back", "peeked", "token_recalled", "placed"),
        "card_claimed",
    ),
    begun=(
        *("draft", "play_card", "spy", "regroup", "use_card", "dark_favors", "purge", "animate"),
        *("animate_blessing", "inspire_fear", "place", "bless", "swap"),
    ),
    parts=(
        *(("part", "given"), ("field", "territory")),
        *(("field", field) for field in Given.__struct_fields__),
    ),
    questions=(
        *("territory", "province", "provinces", "way", "token", "card"),
        *("number", "numbers", "cost", "one", "other"),
    ),
    values=(
        *(*CLANS, *TERRITORIES, *PROVINCES, *TOKENS, *DESCRIBED, *get_args(Initiative)),
        *("discard", "pool", *WAYS),
    ),
    described=DESCRIBED,
    endings=Ending,
    flow=FLOW,
    at=lambda stage: table(("lion", "crane"), phase=stage).state,  # type: ignore[arg-type]
    reckoned=tuple(f"place_{why}" for why in get_args(Closed)),
    known=("rokugan-slot-", "rokugan-opening"),
    slots={
        "province": PROVINCES,
        "token": TOKENS,
        "card": (*CARDS, *get_args(Starting)),
        "objective": OBJECTIVES,
    },
)
