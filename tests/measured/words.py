"""What became of the words that houses of company offer and give about a vote (HO-R23).

`python -m tests.measured.words` plays campaigns of five houses of company. A word is sold *broken* where its
giver's ballot is in, and is another, when the deal closes: whoever confirms it pays for nothing. An offer
comes to its giver's ballot where it is still open then, or was taken back just before.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, Literal

from msgspec import Struct

from engine.games.houses import events as e
from engine.games.houses.clauses import Deal
from engine.games.houses.moves import Ballot
from engine.games.houses.names import Side
from engine.games.houses.stewards.company.character import pledges_in
from engine.kernel.seats import Seat
from tests.measured.plans import Plan
from tests.measured.playing import made

Fate = Literal["given", "sold_broken", "taken_back", "left_open"]
"""A word that was given while it could be kept, or whose giver had voted otherwise by then; an offer that
came to its giver's ballot, and was taken back, or was still open when that was in."""

FATES: Final[tuple[Fate, ...]] = ("given", "sold_broken", "taken_back", "left_open")


class Word(Struct, frozen=True):
    """A word about a vote, what became of it, and whether its giver's ballot was as the word said."""

    seat: Seat
    side: Side
    fate: Fate
    kept: bool


class _Phase:
    """One vote as it goes on: the offers that are open, the ballots that are in, and the words told of."""

    def __init__(self) -> None:
        self.open: dict[str, Deal] = {}
        self.ballots: dict[Seat, Ballot | None] = {}
        self.told: list[tuple[Seat, Side, Fate]] = []

    def words(self) -> Iterator[Word]:
        """Each with the ballot that its giver has cast in the end."""
        for seat, side, fate in self.told:
            yield Word(seat, side, fate, self._keeps(seat, side))

    def close(self, deal: Deal) -> None:
        """A deal is confirmed; both sides may give words."""
        for seat in (deal.maker, deal.partner):
            for word in pledges_in(deal, seat):
                late = seat in self.ballots and not self._keeps(seat, word.side)
                self.told.append((seat, word.side, "sold_broken" if late else "given"))

    def withdraw(self, deal: Deal) -> None:
        """An offer is taken back by its maker."""
        self.told += [(deal.maker, word.side, "taken_back") for word in pledges_in(deal, deal.maker)]

    def vote(self, seat: Seat, ballot: Ballot | None) -> None:
        """A ballot is in, or missed."""
        self.ballots[seat] = ballot
        mine = (deal for deal in self.open.values() if deal.maker == seat)
        self.told += [(seat, word.side, "left_open") for deal in mine for word in pledges_in(deal, seat)]

    def _keeps(self, seat: Seat, side: Side) -> bool:
        ballot = self.ballots.get(seat)
        return ballot is not None and ballot.kind == side


def words(happened: Iterable[Any]) -> Iterator[Word]:
    """The words of all phases whose votes were counted, by the events of a campaign in their order."""
    phase = _Phase()
    for event in happened:
        match event:
            case e.PhaseOpened():
                phase = _Phase()
            case e.DealOffered():
                phase.open[event.deal.id] = event.deal
            case e.DealConfirmed():
                phase.close(phase.open.pop(event.deal))
            case e.DealWithdrawn():
                phase.withdraw(phase.open.pop(event.deal))
            case e.DealDeclined() | e.DealImpossible() | e.DealLapsed():
                phase.open.pop(event.deal, None)
            case e.BallotCast():
                phase.vote(event.seat, event.ballot.value)
            case e.BallotMissed():
                phase.vote(event.seat, None)
            case e.BallotsCounted():
                yield from phase.words()


def _campaign(seed: int, number: int) -> tuple[Word, ...]:
    plan = Plan("words", "houses", ("company",) * 5, 1, seed)
    return tuple(words(event for entry in made(plan, number).log for event in entry.events))


def main() -> None:
    """How many words met each fate, and how many of these the giver's ballot kept."""
    asked = ArgumentParser(prog="python -m tests.measured.words")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seed", type=int, default=71)
    asked.add_argument("--jobs", type=int, default=1)
    given = asked.parse_args()
    with ProcessPoolExecutor(given.jobs) as executor:
        campaigns = executor.map(_campaign, [given.seed] * given.games, range(given.games))
        found = [word for campaign in campaigns for word in campaign]
    sys.stdout.write(f"{given.games} campaigns\n")
    for fate in FATES:
        kept = [word.kept for word in found if word.fate == fate]
        sys.stdout.write(f"{fate}: {len(kept)}, of which the ballot kept {sum(kept)}\n")


if __name__ == "__main__":
    main()
