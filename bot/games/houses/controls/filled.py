"""What was entered in the forms of Houses: a ballot, and a name without the word before it."""

import re
from collections.abc import Mapping
from typing import Final

from bot.ui.form_values import Entered, Reads, number
from engine.games.houses.moves import BallotKind, Cast
from engine.games.houses.names import SIDES
from engine.kernel.refused import Refused, no

KINDS: Final[Mapping[str, BallotKind]] = {
    "yes": "yes",
    "no": "no",
    "gather": "gather",
    "moderate": "moderate",
}

HOUSE: Final = re.compile(r"\s*(?:house|خاندان\u0650?)\s+(?=\S)", re.IGNORECASE)
"""The word that every text puts before a house's name, in both languages."""


def house_name(typed: str) -> str:
    """HO-1.2: a name without the word "House", which many type all the same; alone it is a name."""
    return typed[found.end() :] if (found := HOUSE.match(typed)) else typed


def cast_of(entered: Entered) -> Cast:
    """The ballot of the form; an abstention takes none of the power that stands there. No power is 0.

    Refused with not_a_number or choice_unknown.
    """
    kind, power = ("".join(entered.get(name, ())).strip() for name in ("ballot", "power"))
    if kind not in KINDS:
        raise Refused(no("choice_unknown"))
    sealed = "".join(entered.get("seal", ())) == "1"
    weighs = power and kind in SIDES
    return Cast(KINDS[kind], number(power) if weighs else 0, sealed)


TYPED: Final[Mapping[str, Mapping[str, Reads]]] = {"found": {"name": house_name}}
"""How words typed into a form are read, by move and field."""
