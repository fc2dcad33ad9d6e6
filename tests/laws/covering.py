"""Whether what is offered covers a move: as a whole one, or by filling the open fields of a begun one."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from engine.kernel.moves import Amount, Field, PartialMove, Pick, Several, SubForms, Words, field_value
from engine.kernel.steward import Ask

Same = Callable[[Any, Any], bool]
"""Whether two moves bring the same."""


def covered(ask: Ask, action: Any, same: Same) -> bool:
    """The action brings the same as one of the offers, or as one of them filled in."""
    plain = msgspec.json.decode(msgspec.json.encode(action))
    return any(_covers(offer, ask, action, plain, same) for offer in ask(None))


def _covers(offer: Any, ask: Ask, action: Any, plain: dict[str, Any], same: Same) -> bool:
    if not isinstance(offer, PartialMove):
        return type(offer) is type(action) and same(offer, action)
    if offer.move != plain["action"] or not offer.fields or not _agrees(offer, plain):
        return False
    field = offer.fields[0]
    return any(
        _covers(ahead, ask, action, plain, same)
        for value in _answers(offer, field, plain)
        for ahead in ask(PartialMove(offer.move, (*offer.given, (field.name, value))))
    )


def _answers(offer: PartialMove, field: Field, plain: dict[str, Any]) -> Iterator[Any]:
    """What may be filled in so that the action can still come of it: any value of a helper; else its own.

    Of a list, what is not given yet: all of it, or the next one alone where a chain is walked.
    """
    if isinstance(field, Pick) and field.helper:
        yield from field.among
        return
    wanted, before = _wanted(plain, field.name), field_value(offer, field.name)
    if before is not None:
        wanted = wanted[len(_given(before)) :]
    tries = (wanted, wanted[:1]) if isinstance(wanted, list) and len(wanted) > 1 else (wanted,)
    yield from (_value(one) for one in tries if allows(field, one))


def _agrees(offer: PartialMove, plain: dict[str, Any]) -> bool:
    """Whether what is given so far is the action's own, or the beginning of its list; helpers aside."""
    for name in dict.fromkeys(name for name, _ in offer.given):
        wanted, before = _wanted(plain, name), _given(field_value(offer, name))
        if wanted is not None and before != (wanted[: len(before)] if isinstance(before, list) else wanted):
            return False
    return True


def _wanted(plain: dict[str, Any], name: str) -> Any:
    """What the action has in this field, or in a field of its record; None for a name that it has not."""
    found: Any = plain
    for part in name.split("."):
        found = found.get(part) if isinstance(found, dict) else None
    return found


def allows(field: Field, value: Any) -> bool:
    """Whether the value lies in the field's choices or bounds."""
    match field:
        case Pick(_, among):
            return value in among
        case Amount(_, least, most):
            return isinstance(value, int) and least <= value <= most
        case Words(_, least, most):
            return isinstance(value, str) and least <= len(value) <= most
        case Several(_, among, least, most):
            return least <= len(value) <= most and all(one in among for one in value)
        case SubForms(_, forms, most, least):
            fit = all(any(_part_fits(form, one) for form in forms) for one in value)
            return fit and least <= len(value) <= most


def _part_fits(form: PartialMove, part: dict[str, Any]) -> bool:
    if form.move != part["part"]:
        return False
    own = all(part[name] == _given(value) for name, value in form.given)
    return own and all(allows(field, part[field.name]) for field in form.fields)


def _given(value: Any) -> Any:
    if isinstance(value, PartialMove):
        return {"part": value.move} | {name: _given(one) for name, one in value.given}
    return [_given(one) for one in value] if isinstance(value, tuple) else value


def _value(value: Any) -> Any:
    if isinstance(value, list):
        parts = (PartialMove(one["part"], _rest(one)) if isinstance(one, dict) else one for one in value)
        return tuple(parts)
    return value


def _rest(part: dict[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple((name, _value(value)) for name, value in part.items() if name != "part")
