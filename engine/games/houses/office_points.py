"""What an office stands for and what it is worth at the end (HO-5.1)."""

from engine.games.houses.names import OFFICES, RESOURCES, Office, Resource, Sign

WORTH = (3, 1)
"""HO-5.1: points for the first and the second place of the office's resource; lost, with a negative one."""


def office_of(resource: Resource, sign: Sign) -> Office:
    """The office that raises (positive) or guards (negative) the resource."""
    return OFFICES[2 * RESOURCES.index(resource) + (sign == "negative")]


def resource_of(office: Office) -> Resource:
    """The resource of an office: OFFICES has two of each, in the order of RESOURCES."""
    return RESOURCES[OFFICES.index(office) // 2]


def sign_of(office: Office) -> Sign:
    """Of a resource's two offices the first raises it and the second guards it."""
    return "negative" if OFFICES.index(office) % 2 else "positive"


def office_points(office: Office, values: tuple[int, ...]) -> int:
    """HO-5.1 for the five resources as they stand; equals share the better place (HO-R13)."""
    spot, guards = divmod(OFFICES.index(office), 2)
    way = -1 if guards else 1
    own = way * values[spot]
    place = 1 + sum([way * value > own for value in values])
    return way * WORTH[place - 1] if place <= len(WORTH) else 0
