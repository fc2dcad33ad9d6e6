"""What is measured: so many games by these stewards, each plan with a seed that nothing was tuned by."""

from typing import Final

import msgspec
from msgspec import Struct


class Plan(Struct, frozen=True):
    """Games of one table. With `turned` the stewards change seats from game to game; with `again` each is two
    campaigns, the second by a table that has seen the first.

    `stewards` are kinds by seat; `options` are the game's that are set.
    """

    name: str
    game: str
    stewards: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, int | str] = {}
    turned: bool = False
    again: bool = False

    def roster(self, number: int) -> tuple[str, ...]:
        """The kinds by seat in this game."""
        first = number % len(self.stewards) if self.turned else 0
        return (*self.stewards[first:], *self.stewards[:first])


def _among(name: str, kinds: tuple[str, ...], rest: str, games: int, seed: int) -> Plan:
    """Some houses of these kinds among others, every seat in turn."""
    stewards = (*kinds, *((rest,) * (5 - len(kinds))))
    return Plan(name, "houses", stewards, games, seed, turned=True)


def _equals(way: str, seed: int) -> tuple[Plan, Plan]:
    """HO-R13: five prudent houses, and two that play into each other's hands among three, by one ruling."""
    return (
        Plan(f"equals_{way}", "houses", ("prudent",) * 5, 40, seed, {"equals": way}),
        Plan(
            f"pair_{way}",
            "houses",
            ("pair", "pair", "prudent", "prudent", "prudent"),
            40,
            seed + 1,
            {"equals": way},
            turned=True,
        ),
    )


EQUALS: Final = ("worse", "better", "shared")
CREWS: Final = (4, 5, 6, 7, 9, 10)
"""Tables of Treasure Island at which the two teams are measured."""

OTHERS: Final[dict[str, tuple[int, int]]] = {
    "coup": (5, 60),
    "treasure": (7, 60),
    "rokugan": (4, 24),
    "architects": (4, 24),
}
"""The seats of each other game's tables, and how many games of each pair of kinds are played."""

KINDS: Final = ("company", "prudent", "cunning")


def pairs() -> tuple[tuple[str, str], ...]:
    """Each kind with each other."""
    return tuple((one, rest) for one in KINDS for rest in KINDS if one != rest)


def _one_among(game: str, one: str, rest: str, seed: int) -> Plan:
    """One of a kind among others of one other kind, every seat in turn."""
    seats, games = OTHERS[game]
    return Plan(f"{game}_{one}_{rest}", game, (one, *((rest,) * (seats - 1))), games, seed, turned=True)


def _others() -> tuple[Plan, ...]:
    """Every kind against every other in the games beside Houses; in Treasure Island by teams, too."""
    among = (
        _one_among(game, one, rest, 9300 + 10 * spot + number)
        for spot, game in enumerate(OTHERS)
        for number, (one, rest) in enumerate(pairs())
    )
    seats, games = OTHERS["treasure"]
    teams = (
        Plan(f"team_{one}_{rest}", "treasure", (f"team {one} {rest}",) * seats, games, 9350 + number)
        for number, (one, rest) in enumerate((("company", "prudent"), ("cunning", "company")))
    )
    return (*among, *teams)


PLANS: Final = (
    Plan("prudent", "houses", ("prudent",) * 5, 600, 9201),
    Plan("company", "houses", ("company",) * 5, 400, 9102),
    Plan("again", "houses", ("company",) * 5, 100, 9107, again=True),
    Plan("habits", "houses", ("company",) * 5, 150, 9150),
    _among("two_random", ("random", "random"), "prudent", 400, 9103),
    _among("among_random", ("prudent",), "random", 30, 9104),
    _among("company_among", ("company",), "prudent", 150, 9105),
    _among("cunning_among", ("cunning",), "prudent", 100, 9106),
    *(plan for spot, way in enumerate(EQUALS) for plan in _equals(way, 9110 + 2 * spot)),
    *(Plan(f"treasure_{seats}", "treasure", ("team",) * seats, 300, 9130 + seats) for seats in CREWS),
    *_others(),
)


def key(plan: Plan) -> str:
    """The plan in one line, by which what was played of it is found again."""
    return msgspec.json.encode(plan).decode()
