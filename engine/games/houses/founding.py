"""Founding: the campaign's fixed goals are dealt, and each player names a house (HO-1.2 to 1.5, HO-R02)."""

import unicodedata

from msgspec.structs import replace

from engine.games.houses.content import Content
from engine.games.houses.events import (
    AnyEvent,
    CampaignOpened,
    HouseFounded,
)
from engine.games.houses.moves import AnyAction, Found, Options
from engine.games.houses.names import StoryEnd
from engine.games.houses.rulings import Ruling
from engine.games.houses.state import Ending, House, LineState, State, Tally
from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove, Pick, Words, field_value, finish
from engine.kernel.refused import Refusal, no
from engine.kernel.seats import Seat, with_value_at
from engine.kernel.waits import Wait
from engine.kernel.writing import alike, comparable_name, fault

NAME_MOST = 24
"""Characters of a house's or a character's name, so that ten of them fit a message."""

JOINERS = "\u200c\u200d"
"""The half-space and its opposite: the only signs without a shape that a name may hold."""


def campaign_opened(
    content: Content, ruling: Ruling, seats: int, options: Options, dice: Dice
) -> CampaignOpened:
    """HO-1.4: a legacy for each house, of different lines while there are enough; HO-R29: the endings."""
    lines = tuple((one.id, one.opens) for one in content.lines)
    legacies, endings = _legacies(content, seats, dice), _endings(content, seats, dice)
    return CampaignOpened(options, seats, legacies, lines, endings, ruling)


def founding_wait(seat: Seat) -> str:
    """The id of the seat's founding."""
    return f"found.{seat}"


def founding_waits(state: State) -> tuple[Wait, ...]:
    """Chapter 13: the host may seat another; silence gets a name and an emblem by lot."""
    if state.stage != "founding":
        return ()
    return tuple(
        Wait(founding_wait(seat), seat, "found", True, "house_by_lot", moves=("found",))
        for seat in state.seats
        if not state.houses[seat].name
    )


def refuse_founding(state: State, seat: Seat, action: Found, content: Content) -> Refusal | None:
    """HO-1.2, HO-R02."""
    if state.stage != "founding" or state.houses[seat].name:
        return no("not_now")
    if action.emblem not in content.emblems:
        return no("emblem_unknown")
    if any(one.emblem == action.emblem for one in state.houses):
        return no("emblem_taken")
    if any(one.name and same(one.name, action.name, state.ruling) for one in state.houses):
        return no("name_taken")
    return name_refusal(action.name, state.ruling) or name_refusal(action.first_name, state.ruling)


def same(one: str, other: str, ruling: Ruling) -> bool:
    """HO-R02: whether two names are one; in version 1 look-alikes of other scripts stood side by side."""
    return alike(one, other) if ruling.names == "read" else comparable_name(one) == comparable_name(other)


def name_refusal(name: str, ruling: Ruling) -> Refusal | None:
    """A name has 1 to NAME_MOST visible characters in one line; HO-R02 says which."""
    if not comparable_name(name):
        return no("name_empty")
    if len(name) > NAME_MOST:
        return no("name_long", most=NAME_MOST)
    if not name.isprintable() and any(_shapeless(one) for one in name):
        return no("name_letters")
    return _read_refusal(name) if ruling.names == "read" else None


def _read_refusal(name: str) -> Refusal | None:
    match fault(name):
        case "marks":
            return no("name_marks")
        case "scripts":
            return no("name_scripts")
        case "link":
            return no("name_link")
    return None


def trim_name(name: str) -> str:
    """A name as it is kept: composed characters, single spaces."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def founding_events(state: State, seat: Seat, action: Found) -> tuple[AnyEvent, ...]:
    """HO-1.2."""
    return (HouseFounded(seat, trim_name(action.name), action.emblem, trim_name(action.first_name)),)


def found_by_default(state: State, seat: Seat, content: Content, dice: Dice) -> tuple[AnyEvent, ...]:
    """The deadline founds a house whose name is its emblem's code; the texts know how to say it.

    HO-R02: an emblem whose code is another house's name is left out.
    """
    emblems, names = {one.emblem for one in state.houses}, [one.name for one in state.houses if one.name]
    apart = (one for one in content.emblems if not any(same(one, name, state.ruling) for name in names))
    free = tuple(one for one in apart if one not in emblems)
    emblem = dice.pick(free, "emblem", seat)
    return (HouseFounded(seat, emblem, emblem, emblem, given=True),)


def founding_offers(
    state: State, seat: Seat, begun: PartialMove | None, content: Content
) -> tuple[AnyAction | PartialMove, ...]:
    """A name, a free emblem, a first name."""
    if state.stage != "founding" or state.houses[seat].name:
        return ()
    taken = tuple(one.emblem for one in state.houses)
    free = tuple(one for one in content.emblems if one not in taken)
    fields = (Words("name", 1, NAME_MOST), Pick("emblem", free), Words("first_name", 1, NAME_MOST))
    if begun is None:
        return (PartialMove("found", (), fields),)
    left = tuple(field for field in fields if field_value(begun, field.name) is None)
    if left:
        return (PartialMove("found", begun.given, left),)
    action = finish(begun, AnyAction)
    if isinstance(action, Found) and refuse_founding(state, seat, action, content) is None:
        return (action,)
    return ()


def on_campaign_opened(state: None, event: CampaignOpened) -> State:
    """The first state."""
    tally = Tally(story=(0,) * len(event.lines))
    houses = tuple(
        House(legacy, tuple(Ending(line, end) for line, end in endings), tally)
        for legacy, endings in zip(event.legacies, event.endings, strict=True)
    )
    blank = (0,) * event.seats
    return State(
        options=event.options,
        stage="founding",
        houses=houses,
        lines=tuple(LineState(line, at, blank) for line, at in event.lines),
        numbers=(blank,) * event.seats,
        ready=(False,) * event.seats,
        stopping=(False,) * event.seats,
        ruling=event.ruling,
    )


def on_house_founded(state: State, event: HouseFounded) -> State:
    """HO-1.2: name and emblem are fixed from here."""
    old = state.houses[event.seat]
    new = replace(old, name=event.name, emblem=event.emblem, first_name=event.first_name)
    return replace(state, houses=with_value_at(state.houses, event.seat, new))


def _legacies(content: Content, seats: int, dice: Dice) -> tuple[str, ...]:
    """One a line, the lines in an order drawn; with more seats than lines a second of a line."""
    lines = dice.shuffle(tuple(one.id for one in content.lines), "legacy_lines")
    chosen: list[str] = []
    for seat in range(seats):
        name = lines[seat % len(lines)]
        free = tuple(one.id for one in content.legacies if one.line == name and one.id not in chosen)
        chosen.append(dice.pick(free, "legacy", seat))
    return tuple(chosen)


def _endings(content: Content, seats: int, dice: Dice) -> tuple[tuple[tuple[str, StoryEnd], ...], ...]:
    """HO-R29: two endings a house, of two lines: lines in a ring, unity of one, division of the next."""
    ring = dice.shuffle(tuple(one.id for one in content.lines), "endings")
    size = len(ring)
    return tuple(
        ((ring[seat % size], "unity"), (ring[(seat + 1) % size], "division")) for seat in range(seats)
    )


def _shapeless(sign: str) -> bool:
    """Whether the sign has no place in a name: what steers the text or has no shape of its own.

    None of these is printable to Python, so that most names need not be looked through.
    """
    kind = unicodedata.category(sign)
    return kind in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp") and sign not in JOINERS
