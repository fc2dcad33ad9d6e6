"""What both pictures of Architects show alike: names, goods with their number, rows of signs for cards.

A sign is a glyph of data/boards with a number: when or for what it is, then what is gained or lost.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from msgspec import Struct

from bot.pictures import facts
from bot.pictures.colours import MUTED
from bot.pictures.facts import Layer, Sheet
from bot.pictures.pieces import figure, piece, signed_number, text
from bot.render.reader_scene import ReaderScene
from engine.games.architects import kinds as k
from engine.games.architects.facts import Amounts
from engine.games.architects.names import GOODS
from engine.kernel.seats import Seat

# --- names and goods ----------------------------------------------------------------------------------------


class Amount(Struct, frozen=True):
    """A good with its number, one at least."""

    id: str
    count: int


def sheet(scene: ReaderScene, *words: str) -> dict[str, Any]:
    """How lines run, and the labels of these codes."""
    said = {code: scene.messages.say(f"architects-picture-{code}") for code in words}
    return facts.sheet(scene.messages.language, said)


def drawable_name(scene: ReaderScene, seat: Seat) -> str:
    """A person's name, or the number of the seat where the boards' font lacks a letter."""
    otherwise = scene.messages.say("architects-picture-seat", number=seat + 1)
    return facts.plain_name(scene.names[seat], otherwise)


def amounts_of(row: Amounts) -> tuple[Amount, ...]:
    """The goods of which there are any."""
    return tuple(Amount(good, count) for good, count in zip(GOODS, row, strict=True) if count)


Place = tuple[float, float]
"""Left and top in units, as in a language that runs from the left."""


def amount(shown: Sheet, at: Place, good: str, count: int, size: float = 13) -> Iterator[Layer]:
    """Layers of a good's glyph with its number."""
    x, y = at
    yield piece(shown, (x, y + 1, size, size), "good", {"id": good, "size": size})
    yield text(shown, (x + size + 2, y - 1, 17, size + 4), figure(shown, count), size - 0.5, bold=True)


# --- signs --------------------------------------------------------------------------------------------------


class Sign(Struct, frozen=True):
    """A glyph with a number: `count` is gained or lost, `every` is for each so many; "" parts two choices."""

    glyph: str
    count: int | None = None
    every: int = 0


Signs = tuple[Sign, ...]

BREAK: Final = Sign("")
"""Between two choices."""

END, MOST = Sign("aw_end"), Sign("aw_most")
PLACES: Final[Mapping[str, str]] = {
    "cathedral_advance": "aw_cathedral",
    "debt_paid": "aw_debt",
    "black_market_reset": "aw_reset",
    "imprison_captured": "aw_prison",
}
COUNTS: Final[Mapping[str, str]] = {
    "own_buildings": "aw_plan",
    "captured_workers_on_own_board": "aw_captured",
    "paid_debts": "aw_debt",
    "unpaid_debts": "aw_debt",
    "skill_carpentry": "aw_carpentry",
    "skill_tiling": "aw_tiling",
    "skill_masonry": "aw_masonry",
    "cathedral_level": "aw_cathedral",
    "common_goods": "aw_storehouse",
}
GAINS: Final[Mapping[str, str]] = {"buildings": "aw_plan"}


def signs(card: Any) -> Signs:
    """The signs of an ability or effect; () for none."""
    return () if card is None else SIGNS[type(card)](card)


def _gain(gain: Mapping[Any, int], sign: int = 1) -> Signs:
    return tuple(Sign(GAINS.get(good, f"aw_{good}"), sign * count) for good, count in gain.items())


def _place(trigger: str) -> Sign:
    return Sign(PLACES.get(trigger, f"aw_{trigger}"))


def _count(count: str, every: int) -> Sign:
    return Sign(COUNTS.get(count, f"aw_{count}"), None, every)


def _choice(card: k.GivesChoice) -> Signs:
    first, *others = (_gain(one) for one in card.options)
    return (*first, *(sign for one in others for sign in (BREAK, *one)))


SIGNS: Final[Mapping[type, Callable[[Any], Signs]]] = {
    k.Gains: lambda one: (_place(one.at), *_gain(one.gain)),
    k.GainsIfFree: lambda one: (_place(one.at), Sign("aw_prison", 0), *_gain(one.gain)),
    k.Trades: lambda one: (*_gain(one.pay, -1), *_gain(one.gain)),
    k.Discount: lambda one: (_place(one.at), Sign("aw_silver", one.amount)),
    k.Releases: lambda one: (_place(one.at), Sign("aw_prison", -one.workers)),
    k.Spotless: lambda one: (_place(one.at), Sign("aw_virtue", 0)),
    k.Softened: lambda one: (_place(one.at), Sign("aw_virtue", one.amount)),
    k.ExtraAction: lambda one: (_place(one.at), Sign("aw_worker", one.amount)),
    k.Gives: lambda one: _gain(one.gain),
    k.GivesPer: lambda one: (_count(one.count, one.every), *_gain(one.gain)),
    k.GivesChoice: _choice,
    k.TakesDebt: lambda one: (Sign("aw_debt", one.debts),),
    k.DestroysDebt: lambda one: (Sign("aw_debt", -one.debts),),
    k.ReleasesAll: lambda one: (Sign("aw_prison", 0),),
    k.AllVirtue: lambda one: (
        Sign("aw_prison" if one.prison else "aw_worker", None, one.prison),
        Sign("aw_virtue", one.virtue),
    ),
    k.Captures: lambda one: (Sign("aw_captured", one.captures),),
    k.CapturesOrRansoms: lambda one: (Sign("aw_captured", one.captures), BREAK, Sign("aw_captured", 0)),
    k.HiresFree: lambda one: (Sign("aw_workshop", 1),),
    k.DiscardsFor: lambda one: (Sign("aw_plan", -1), *_gain(one.gain)),
    k.ExtraPlacement: lambda one: (Sign("aw_guildhall", 1),),
    k.DiscardsApprentice: lambda one: (Sign("aw_workshop", -1),),
    k.PointsPer: lambda one: (END, _count(one.count, one.every), Sign("aw_points", one.points)),
    k.PointsIfMost: lambda one: (END, MOST, _count(one.count, 0), Sign("aw_points", one.points)),
    k.PointsIfNone: lambda one: (END, Sign(COUNTS[one.count], 0), Sign("aw_points", one.points)),
    k.DebtShift: lambda one: (END, Sign("aw_debt", None, 1), Sign("aw_points", one.points)),
    k.VirtuePer: lambda one: (END, _count(one.count, one.every), Sign("aw_virtue", one.virtue)),
    k.VirtueIfMost: lambda one: (END, MOST, _count(one.count, 0), Sign("aw_virtue", one.virtue)),
    k.EndVirtue: lambda one: (END, Sign("aw_virtue", one.virtue)),
}
"""Every kind of ability and effect of the data."""


def sign_row(shown: Sheet, at: Place, row: Signs, size: float = 14) -> Iterator[Layer]:
    """A row of signs: a glyph, with what is gained or lost, or for each how many."""
    x, y = at
    for one in row:
        if not one.glyph:
            yield text(shown, (x, y - 1, 8, size + 4), "/", size, MUTED)
            x += 10
            continue
        yield piece(shown, (x, y + 1, size, size), "symbol", {"id": one.glyph, "size": size})
        told = signed_number(shown, one.count) if one.count is not None else ""
        if one.count is None and one.every > 1:
            told = f"/{figure(shown, one.every)}"
        if told:
            yield text(shown, (x + size + 1, y - 1, 20, size + 4), told, size - 1, bold=True)
        x += size + (21 if told else 5)
