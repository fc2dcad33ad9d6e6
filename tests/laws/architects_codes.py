"""The codes of Architects of the West Kingdom."""

from typing import get_args

from bot.games.architects.events import FOLDED
from engine.games.architects.base import Ending, Options
from engine.games.architects.chapters import Action, AnyEvent
from engine.games.architects.chapters.goods import GoodsGained, GoodsPaid, TaxPaid, VirtueChanged
from engine.games.architects.chapters.town import Capture
from engine.games.architects.names import (
    APPRENTICES,
    BUILDINGS,
    CHARACTERS,
    GOODS,
    MARKET,
    REWARDS,
    SPACES,
    SPOTS,
    TRADES,
    Errand,
)
from engine.games.architects.rules import FLOW
from tests.engine.games.architects.board import table
from tests.laws.game_codes import Codes

PLACES = (*SPOTS, *SPACES, "guildhall", "prison", "captured")
PRINTED = tuple(one for one in TRADES if one not in APPRENTICES)

ARCHITECTS = Codes(
    game="architects",
    event=AnyEvent,
    action=Action,
    options=Options,
    own=(
        *(
            "advanced",
            "built",
            "captured",
            "coins_laid",
            "debt_avoided",
            "debt_destroyed",
            "debt_paid",
            "debt_taken",
            "discarded",
        ),
        *(
            "dismissed",
            "drafted",
            "effect_asked",
            "goods_gained",
            "goods_paid",
            "hand_exceeded",
            "hired",
            "imprisoned",
            "kept",
        ),
        *(
            "looked",
            "no_reward",
            "pool_taken",
            "ransomed",
            "recalled",
            "released",
            "returned",
            "tax_paid",
            "virtue_changed",
        ),
    ),
    # What changes goods or virtue is told by the sums.
    more=tuple(
        one.__struct_config__.tag
        for one in FOLDED
        if one not in (GoodsGained, GoodsPaid, TaxPaid, VirtueChanged)
    ),
    begun=("hire", "recruit", "build", "take_on"),
    whole_parts=(("capture", Capture.__struct_fields__),),
    parts=(("part", "capture"), *(("field", field) for field in Capture.__struct_fields__)),
    questions=("card", "captures", "discard", "trades", "errands", "wood"),
    values=(
        *(*GOODS, *PLACES, *get_args(Errand), *PRINTED, *REWARDS, *MARKET, *CHARACTERS),
        *(*APPRENTICES, *BUILDINGS),
    ),
    described=(*CHARACTERS, *BUILDINGS),
    endings=Ending,
    flow=FLOW,
    at=lambda stage: table(2, phase=stage).state,
    further=(table(2, phase="effect", effect="church").state,),
    reckoned=tuple(f"cathedral_{why}" for why in ("virtue", "top", "room", "cost", "hand")),
    known=("architects-slot-",),
    slots={
        "card": (*APPRENTICES, *BUILDINGS),
        "plan": BUILDINGS,
        "good": GOODS,
        "location": (*SPOTS, *SPACES, "guildhall"),
        "origin": (*SPOTS, "prison", "captured"),
        "character": CHARACTERS,
        "reward": REWARDS,
    },
    extra=tuple(("name", card) for card in (*APPRENTICES, *BUILDINGS)),
)
