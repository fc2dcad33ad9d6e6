"""What each temper of company does oftener than the others, or seldomer: its habits, counted in campaigns.

A habit is a share: of so many occasions (a vote in a reign's first phases, a deal, a word) so many in which
the house did the thing. Houses are taken for independent of one another, a house's own occasions are not: the
standard error goes by houses, so a row keeps what it takes (`Share`).
"""

from collections import Counter as Counts
from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import hypot, sqrt
from typing import Any, Final, Literal, get_args

from msgspec import Struct

from bot.lab.simulation.counters import Figure, Tally
from engine.games.houses import events as e
from engine.games.houses.clauses import AnyClause, Deal, terms
from engine.games.houses.moves import Ballot
from engine.games.houses.names import RESOURCES, SIDES, TemperName
from engine.games.houses.stewards.company.character import Tempers, pledges_in
from engine.games.houses.stewards.values.realm import MIDDLE, STEP
from engine.kernel.seats import Seat

Habit = Literal[
    "early",
    "stirs",
    "with_friend",
    "against_foe",
    "deals_with_foe",
    "pays",
    "dear",
    "own_resource",
    "votes_for_own",
    "offers",
    "breaks",
    "chair",
]
"""What is counted."""


class Sign(Struct, frozen=True):
    """What a temper does oftener than all others, or seldomer; `words` say what is counted, of what."""

    temper: TemperName
    habit: Habit
    oftener: bool
    words: str


SIGNS: Final = (
    Sign("bold", "early", True, "six power or more, of votes in a reign's first three phases"),
    Sign("bold", "stirs", True, "votes for the answer that takes stability further from the middle"),
    Sign("schemer", "offers", True, "offers, of ballots"),
    Sign("schemer", "breaks", True, "words broken, of words given"),
    Sign("schemer", "chair", True, "the moderator's seat, of abstentions"),
    Sign("miser", "pays", False, "deals in which it pays"),
    Sign("miser", "dear", True, "three coins or more asked, of own votes offered"),
    Sign("loyal", "with_friend", True, "votes beside the house that has kept it most words"),
    Sign("loyal", "stirs", False, "votes for the answer that takes stability further from the middle"),
    Sign("grudging", "against_foe", True, "votes against the house that wronged it last"),
    Sign("grudging", "deals_with_foe", False, "deals with the house that wronged it last"),
    Sign("devout", "own_resource", True, "votes for its resource, where the answers differ in it"),
    Sign("devout", "votes_for_own", True, "votes, of ballots where the answers differ in its resource"),
)
"""By these a table can tell the tempers."""

ENOUGH: Final = 3.0
"""So many standard errors a sign should lie from what all others do, in 150 campaigns."""

GROUP: Final = "habit"
"""Of the figures."""

EARLY, HEAVY, DEAR = 3, 6, 3
"""A reign's first phases; a ballot of so much power is a big one; a vote for so many coins is sold dear."""


class Share(Struct, frozen=True):
    """Occasions of many houses: how many, in how many of them the thing was done, and sums of squares."""

    asked: float = 0.0
    met: float = 0.0
    asked_twice: float = 0.0
    met_twice: float = 0.0
    both: float = 0.0

    @property
    def share(self) -> float:
        """The part in which it was done."""
        return self.met / self.asked if self.asked else 0.0

    @property
    def error(self) -> float:
        """The share's standard error, by houses."""
        spread = self.met_twice - 2 * self.share * self.both + self.share**2 * self.asked_twice
        return sqrt(max(0.0, spread)) / self.asked if self.asked else 0.0

    def __add__(self, other: "Share") -> "Share":
        return Share(
            self.asked + other.asked,
            self.met + other.met,
            self.asked_twice + other.asked_twice,
            self.met_twice + other.met_twice,
            self.both + other.both,
        )


def share_of(tally: Tally, temper: TemperName, habit: Habit) -> Share:
    """The share of one temper, of a tally of `habit_figures`."""
    sums = (tally.row(GROUP, f"{temper} {habit} {part}").total for part in Share.__struct_fields__)
    return Share(*sums)


def shares_of(tally: Tally, sign: Sign) -> tuple[Share, Share]:
    """The share of the sign's temper, and that of all others together."""
    others = (share_of(tally, name, sign.habit) for name in get_args(TemperName) if name != sign.temper)
    return share_of(tally, sign.temper, sign.habit), sum(others, Share())


def distance(own: Share, others: Share) -> float:
    """By how many standard errors a temper's share lies above that of all others, or below 0 under it.

    What never happened has no error of its own: then the one is taken that the others' share would have.
    """
    error = own.error
    if not error and own.asked and 0 < others.share < 1:
        error = sqrt(others.share * (1 - others.share) / own.asked)
    whole = hypot(error, others.error)
    return (own.share - others.share) / whole if whole else 0.0


def habit_figures(happened: Iterable[Any], known: Tempers) -> Iterator[Figure]:
    """The figures of a campaign of five houses of company, for a tally, by temper and habit."""
    watch = _Watch(known)
    for event in happened:
        watch.note(event)
    for (seat, habit), (met, asked) in watch.found.items():
        parts = Share(asked, met, asked * asked, met * met, asked * met)
        for part in Share.__struct_fields__:
            yield GROUP, f"{watch.tempers[seat]} {habit} {part}", getattr(parts, part)


class _Watch:
    """One campaign as it goes on, as everybody could follow it once all its deals were open."""

    def __init__(self, known: Tempers) -> None:
        self.known = known
        self.found: dict[tuple[Seat, Habit], list[float]] = defaultdict(lambda: [0.0, 0.0])
        self.tempers: tuple[TemperName, ...] = ()
        self.devotions: tuple[tuple[int, ...], ...] = ()
        self.phase: e.PhaseOpened | None = None
        self.stability = MIDDLE
        self.open: dict[str, Deal] = {}
        self.ballots: tuple[Ballot | None, ...] = ()
        # Words of this phase: giver, taker, side. Of the campaign: words kept and broken, by giver and taker.
        self.words: list[tuple[Seat, Seat, str]] = []
        self.kept: Counts[tuple[Seat, Seat]] = Counts()
        self.foes: dict[Seat, Seat] = {}

    def note(self, event: Any) -> None:
        match event:
            case e.CampaignOpened():
                of_seats = [self.known[legacy] for legacy in event.legacies]
                self.tempers = tuple(one.name for one in of_seats)
                # Whoever is devoted to nothing shows what chance gives: all five are counted.
                self.devotions = tuple(
                    (RESOURCES.index(one.devotion),) if one.devotion else tuple(range(len(RESOURCES)))
                    for one in of_seats
                )
            case e.GenerationOpened():
                self.stability = MIDDLE
            case e.StabilityMoved():
                self.stability = event.value
            case e.PhaseOpened():
                self.phase, self.open, self.words = event, {}, []
            case e.DealOffered():
                self._note_offer(event.deal)
            case e.DealConfirmed():
                self._note_deal(self.open.pop(event.deal))
            case e.BallotsCounted():
                self.ballots = event.ballots
                self._note_ballots()
            case e.DecisionTaken():
                for seat, ballot in enumerate(self.ballots):
                    if ballot is not None and ballot.kind in SIDES and ballot.kind != event.side:
                        self.foes[seat] = event.leader
            case _:
                pass

    def _count(self, seat: Seat, habit: Habit, *, met: bool) -> None:
        row = self.found[seat, habit]
        row[0] += met
        row[1] += 1

    def _note_offer(self, deal: Deal) -> None:
        self.open[deal.id] = deal
        self.found[deal.maker, "offers"][0] += 1
        # Its vote for coins: what it asks.
        asked = _coins(deal.theirs)
        if asked and any(terms(one).ballot is not None for one in deal.mine):
            self._count(deal.maker, "dear", met=asked >= DEAR)

    def _note_deal(self, deal: Deal) -> None:
        for seat, other, mine in (
            (deal.maker, deal.partner, deal.mine),
            (deal.partner, deal.maker, deal.theirs),
        ):
            # A deal in which it pays; a deal with whoever wronged it last.
            self._count(seat, "pays", met=_coins(mine) > 0)
            if seat in self.foes:
                self._count(seat, "deals_with_foe", met=self.foes[seat] == other)
            self.words += [(seat, other, word.side) for word in pledges_in(deal, seat)]

    def _note_ballots(self) -> None:
        assert self.phase is not None
        sides = [one.kind if one is not None and one.kind in SIDES else None for one in self.ballots]
        for seat, ballot in enumerate(self.ballots):
            if ballot is None:
                continue
            self.found[seat, "offers"][1] += 1
            side = sides[seat]
            if side is None:
                self._count(seat, "chair", met=ballot.kind == "moderate")
            else:
                self._note_vote(seat, side, ballot.power)
            # Where its resource is at stake: whether it votes, and whether for the resource.
            for spot in self.devotions[seat]:
                gain = self.phase.yes.effects[spot] - self.phase.no.effects[spot]
                if gain:
                    self._count(seat, "votes_for_own", met=side is not None)
                    if side is not None:
                        self._count(seat, "own_resource", met=(side == "yes") == (gain > 0))
            # Beside and against: where both took a side.
            friend, foe = self._friend(seat), self.foes.get(seat)
            if side and friend is not None and sides[friend]:
                self._count(seat, "with_friend", met=side == sides[friend])
            if side and foe is not None and sides[foe]:
                self._count(seat, "against_foe", met=side != sides[foe])
        for giver, taker, word in self.words:
            self._count(giver, "breaks", met=sides[giver] != word)
            self.kept[giver, taker] += 1 if sides[giver] == word else -2
            if sides[giver] != word:
                self.foes[taker] = giver

    def _note_vote(self, seat: Seat, side: str, power: int) -> None:
        assert self.phase is not None
        # Big ballots in a reign's first phases.
        if self.phase.phase <= EARLY:
            self._count(seat, "early", met=power >= HEAVY)
        # For the answer that takes stability further from the middle (HO-2.5).
        ends = {
            name: abs(self.stability + STEP * sum(one.effects) - MIDDLE)
            for name, one in (("yes", self.phase.yes), ("no", self.phase.no))
        }
        if ends["yes"] != ends["no"]:
            self._count(seat, "stirs", met=ends[side] == max(ends.values()))

    def _friend(self, seat: Seat) -> Seat | None:
        """The house that has kept most words to this one, less twice those it broke."""
        kept = {one: self.kept[one, seat] for one in range(len(self.tempers)) if self.kept[one, seat] > 0}
        return max(kept, key=lambda one: (kept[one], -one), default=None)


def _coins(clauses: tuple[AnyClause, ...]) -> int:
    return sum(terms(one).paid + terms(one).escrow for one in clauses)
