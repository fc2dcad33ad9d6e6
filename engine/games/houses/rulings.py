"""What differs between versions of Houses: a campaign is played to its end by the ruling it began with."""

from typing import Final, Literal

from msgspec import Struct


class Ruling(Struct, frozen=True):
    """The rules of one version where versions differ; the defaults are those of version 1.

    words   how a promise stands in a binding deal: as kept from its confirmation, or as given (HO-R23)
    deals   what counts as a deal kept: each party's own side alone, or the deal by HO-R39
    names   what may stand: any names that differ when folded, or those that are read as two, of one script
            and without links, as promises are (HO-R02)
    draw    which ordinary proposal comes: each of those that may come alike, or by its weight (HO-R17)
    shown   what is shown of a story event that an answer brings: that there is one, or its chapter as well:
            the perk and the end of the line (HO-6.2, HO-7.3, HO-7.4)
    """

    words: Literal["kept", "given"] = "kept"
    deals: Literal["own_side", "acts_due"] = "own_side"
    names: Literal["folded", "read"] = "folded"
    draw: Literal["alike", "weighed"] = "alike"
    shown: Literal["story", "chapter"] = "story"


RULINGS: Final = (
    Ruling(),
    Ruling(words="given", deals="acts_due", names="read"),
    Ruling(words="given", deals="acts_due", names="read", draw="weighed"),
    Ruling(words="given", deals="acts_due", names="read", draw="weighed", shown="chapter"),
)
"""By version, the first of which is 1."""
