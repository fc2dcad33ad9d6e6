"""Twins: another match, entry or event that one viewer can't tell from the first; every secret is different.

Whatever reaches the viewer must be the same for both (HO-R37): that is the leak law.

What is secret is read off the records themselves, as the cut for a viewer reads it (engine.kernel.sealed): a
`Sealed` field that is not for the viewer, and a record in a row that is for others alone. A twin is made by
two walks. The first finds every secret and the place where it stands; then secrets of one kind change places,
so that what the table holds in all stays as it was, or each becomes another value of its type; the second
walk puts them in. A twin need not be a match that the rules lead to: all that is asked of it is what it
shows.
"""

from functools import cache
from operator import is_
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from engine.entries import Entry
from engine.kernel.moves import Expire
from engine.kernel.sealed import Sealed, Unseen, is_readable
from engine.kernel.seats import CLOCK, Viewer
from engine.match.match_state import MatchState

Path = tuple[str, ...]
Plain = dict[int, Any]
"""Parts in which a viewer may read everything, by their identity; they are held, so that they keep it."""

Group = tuple[Path, int | None]
PLAIN: Final = frozenset({int, str, bool, float, bytes, type(None)})
"""Types of values that hold nothing."""

AHEAD: Final = 3
"""By how much a twin's entries are numbered higher: the jumps of these numbers would tell of private acts."""


class TwinKind(Struct, frozen=True):
    """How a twin differs.

    `secrets`: swapped among their kind, so that every sum over the table stays; or altered, each for itself.
    `records`: those whose very existence is secret are gone, there twice, or elsewhere in their row and with
    other choices in them.
    """

    secrets: Literal["swapped", "altered"]
    records: Literal["gone", "twice", "moved"]


SWAPPED: Final = TwinKind("swapped", "gone")
MOVED: Final = TwinKind("swapped", "moved")
"""A twin in which as many things have happened: only what they were differs."""

TWIN_KINDS: Final = (SWAPPED, TwinKind("altered", "twice"), MOVED)


class Hidden(Struct, frozen=True):
    """A secret of others: the kind among which it may be swapped, what is sealed, and its type."""

    group: Group
    value: Any
    hint: Any


def twin(thing: Any, viewer: Viewer, twin_kind: TwinKind = SWAPPED, plain: Plain | None = None) -> Any:
    """The thing (a state, an event, a row of them) with everything different that the viewer may not know.

    Most of a state is that of the entry before: a part in which an earlier walk for this viewer has found
    nothing to replace stands in `plain`, and is not walked again. Raises Unseen for a list, dict or set in
    it, into which neither this walk nor the cut would look.
    """
    seeking = _Walk(viewer, twin_kind, [], {} if plain is None else plain)
    _twin_of(thing, type(thing), (), seeking)
    return _twin_of(thing, type(thing), (), replace(seeking, turned=_new_values(seeking.found, twin_kind)))


def twin_state(
    match_state: MatchState, viewer: Viewer, twin_kind: TwinKind = SWAPPED, plain: Plain | None = None
) -> MatchState:
    """A match whose state and table are twins and whose log is longer; `plain` as of `twin`."""
    state, table = (twin(one, viewer, twin_kind, plain) for one in (match_state.state, match_state.table))
    return replace(match_state, state=state, table=table, seq=match_state.seq + AHEAD)


def twin_entry(entry: Entry, viewer: Viewer, seats: int, twin_kind: TwinKind = SWAPPED) -> Entry:
    """An entry whose events are twins; what others asked for, and who of them it was, is different too."""
    events = twin(entry.events, viewer, twin_kind)
    if entry.seat is None or entry.seat == viewer:
        return replace(entry, seq=entry.seq + AHEAD, events=events)
    others = [seat for seat in (*range(seats), CLOCK) if seat not in (viewer, entry.seat)]
    return Entry(entry.seq + AHEAD, others[0], None, Expire("elsewhere"), events)


class _Walk(Struct, frozen=True):
    """What a walk over a thing needs: without `turned` it only finds, with it every secret is replaced.

    `plain` are the parts in which a walk has found nothing to replace. `turned` holds each group's new values
    in the order of `found`: the second walk meets the secrets in the order of the first and takes them off.
    """

    viewer: Viewer
    twin_kind: TwinKind
    found: list[Hidden]
    plain: Plain
    turned: dict[Group, list[Any]] | None = None


def _twin_of(thing: Any, hint: Any, path: Path, walk: _Walk) -> Any:
    """The thing as its twin has it, the thing itself where nothing in it is different."""
    if type(thing) in PLAIN or id(thing) in walk.plain:
        return thing
    if isinstance(thing, Sealed):
        if thing.to is None or walk.viewer in thing.to:
            return thing
        # Secrets may be swapped that stand in the same place of like records, hands with as many cards: how
        # many cards a hand has everybody may know, and a twin with other counts would be told apart by that.
        group = (path, len(thing.value) if isinstance(thing.value, tuple) else None)
        if walk.turned is None:
            walk.found.append(Hidden(group, thing.value, type_inside_seal(hint)))
            return thing
        return replace(thing, value=walk.turned[group].pop(0))

    made: Any
    before = len(walk.found)
    if isinstance(thing, tuple):
        row = _row(thing, walk)
        made = tuple([_twin_of(one, among(hint, spot), path, walk) for spot, one in enumerate(row)])
        if row is thing and all(map(is_, made, row)):
            made = thing
    elif isinstance(thing, Struct):
        changed = {}
        for name, field_hint in types_of(type(thing)).items():
            old = getattr(thing, name)
            if type(old) not in PLAIN:
                new = _twin_of(old, field_hint, (*path, name), walk)
                if new is not old:
                    changed[name] = new
        made = replace(thing, **changed) if changed else thing
    elif isinstance(thing, list | dict | set | frozenset):
        # Neither this walk nor the cut looks into them: a secret in one would reach everybody.
        raise Unseen(".".join(path))
    else:
        return thing

    if made is thing and walk.turned is None and before == len(walk.found):
        walk.plain[id(thing)] = thing
    return made


def _row(row: tuple[Any, ...], walk: _Walk) -> tuple[Any, ...]:
    """The row with its records whose very existence is secret gone, there twice, or moved to its front."""
    hidden = [one for one in row if isinstance(one, Struct) and not is_readable(one, walk.viewer)]
    if not hidden:
        return row
    if walk.twin_kind.records == "twice":
        return tuple(copy for one in row for copy in ((one, one) if one in hidden else (one,)))
    seen = tuple(one for one in row if one not in hidden)
    if walk.twin_kind.records == "gone":
        return seen
    return (*(other_value(one, type(one), figures=False) for one in reversed(hidden)), *seen)


def _new_values(found: list[Hidden], twin_kind: TwinKind) -> dict[Group, list[Any]]:
    """The new values by group; a secret that is the only one of its kind can't be swapped and is altered."""
    groups: dict[Group, list[Hidden]] = {}
    for one in found:
        groups.setdefault(one.group, []).append(one)
    turned = {}
    for group, row in groups.items():
        if twin_kind.secrets == "altered" or len(row) == 1:
            turned[group] = [other_value(one.value, one.hint) for one in row]
        else:
            values = [one.value for one in row]
            turned[group] = [*values[1:], values[0]]
    return turned


UNIONS: Final = (Union, UnionType)


def other_value(value: Any, hint: Any, *, figures: bool = True) -> Any:
    """A value of this type that is not this one; rows keep their length, since hands are counted openly.

    Without `figures` only choices from a list differ: numbers and texts, which may be ids, stay.
    """
    if value is None:
        return None
    # Of a union the member that the value is of.
    hint = next((one for one in _members(hint) if _is_of_type(one, value)), hint)
    if get_origin(hint) is Literal:
        choices = get_args(hint)
        return choices[(choices.index(value) + 1) % len(choices)]
    if isinstance(value, tuple):
        return tuple(other_value(one, among(hint, spot), figures=figures) for spot, one in enumerate(value))
    if isinstance(value, Struct):
        hints = types_of(type(value))
        names = value.__struct_fields__
        fields = {name: other_value(getattr(value, name), hints[name], figures=figures) for name in names}
        return replace(value, **fields)
    if not figures:
        return value
    if isinstance(value, list | dict | set | frozenset):
        raise Unseen(type(value).__name__)
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else value + "*" if isinstance(value, str) else value


@cache
def types_of(kind: type[Struct]) -> dict[str, Any]:
    """The types of a record's fields."""
    return get_type_hints(kind)


@cache
def among(hint: Any, spot: int) -> Any:
    """The type of a row's item; None where the row's type says nothing of it (the items know their own)."""
    rows = [one for one in _members(hint) if get_origin(one) is tuple]
    if not rows:
        return None
    parts = get_args(rows[0])
    return parts[0] if parts[-1] is Ellipsis else parts[spot]


def type_inside_seal(hint: Any) -> Any:
    """The type of the value that a field of this type seals. StopIteration for one that seals nothing."""
    return next(get_args(one)[0] for one in _members(hint) if get_origin(one) is Sealed)


def _members(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in UNIONS else (hint,)


def _is_of_type(hint: Any, value: Any) -> bool:
    if get_origin(hint) is Literal:
        return value in get_args(hint)
    kind = get_origin(hint) or hint
    return isinstance(kind, type) and isinstance(value, kind)
