"""Whether what is offered covers a move: as a whole one, or by filling the open fields of a begun one."""

from collections.abc import Callable
from typing import Any

import msgspec

from engine.kernel.moves import Amount, Field, Open, Parts, Pick, Several, Words
from engine.stewards.steward import Ask

Same = Callable[[Any, Any], bool]
"""Whether two moves bring the same."""


def covered(ask: Ask, action: Any, same: Same) -> bool:
    """The action brings the same as one of the offers, or as one of them filled in."""
    plain = msgspec.json.decode(msgspec.json.encode(action))
    return any(_covers(offer, ask, action, plain, same) for offer in ask(None))


def _covers(offer: Any, ask: Ask, action: Any, plain: dict[str, Any], same: Same) -> bool:
    if not isinstance(offer, Open):
        return type(offer) is type(action) and same(offer, action)
    if offer.move != plain["action"] or any(_given(value) != plain[name] for name, value in offer.given):
        return False
    if not offer.fields:
        return False
    field = offer.fields[0]
    if not allows(field, plain[field.name]):
        return False
    value = _value(plain[field.name])
    return any(
        _covers(ahead, ask, action, plain, same)
        for ahead in ask(Open(offer.move, (*offer.given, (field.name, value))))
    )


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
        case Parts(_, forms, most):
            return len(value) <= most and all(any(_part_fits(form, one) for form in forms) for one in value)


def _part_fits(form: Open, part: dict[str, Any]) -> bool:
    if form.move != part["part"]:
        return False
    given = all(part[name] == _given(value) for name, value in form.given)
    return given and all(allows(field, part[field.name]) for field in form.fields)


def _given(value: Any) -> Any:
    if isinstance(value, Open):
        return {"part": value.move} | {name: _given(one) for name, one in value.given}
    return [_given(one) for one in value] if isinstance(value, tuple) else value


def _value(value: Any) -> Any:
    if isinstance(value, list):
        parts = (Open(one["part"], _rest(one)) if isinstance(one, dict) else one for one in value)
        return tuple(parts)
    return value


def _rest(part: dict[str, Any]) -> tuple[tuple[str, Any], ...]:
    return tuple((name, _value(value)) for name, value in part.items() if name != "part")
