"""What can be told at the end of a campaign: of the realm, and of each house.

A house is told in three sentences: its deed, with or against whom, what became of it. A deed is something in
which it stands out among the houses: the most of something, or what it alone has done.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from bot.games.houses.tale.choice import Fact, fact
from bot.games.houses.tale.record import Campaign, Vote
from engine.games.houses import events as e
from engine.games.houses.names import RESOURCES, ROLES
from engine.kernel.seats import Seat

HIGH, LOW = 14, 6
"""From, and down to, such a value a resource is told of."""

SEVERAL, OFTEN = 2, 3
"""From so often on a thing is told of a house: what is seldom, and what every house does."""

# --- the realm ---------------------------------------------------------------------------------------------


def realm(told: Campaign) -> Iterator[tuple[Fact, ...]]:
    """The facts of how the realm ended: its levels, the lines by their ends, the resources."""
    assert told.end is not None
    levels = {"unity": told.end.unity, "division": told.end.division}
    yield (fact(f"realm-{told.end.why}", **levels),)
    ended = {one.line: one.end for reign in told.reigns for one in reign.ended}
    for end in ("unity", "division", None):
        lines = tuple(line for line in told.lines if ended.get(line) == end)
        if lines:
            yield (fact(f"lines-{end or 'open'}", lines=lines),)
    if told.values:
        by_value = sorted(zip(told.values, RESOURCES, strict=True), key=lambda one: one[0])
        (least, low), (most, high) = by_value[0], by_value[-1]
        if most >= HIGH and least <= LOW:
            yield (fact("stock-apart", high=high, low=low),)
        elif most >= HIGH:
            yield (fact("stock-high", high=high),)
        elif least <= LOW:
            yield (fact("stock-low", low=low),)
        else:
            yield (fact("stock-even"),)


# --- what each house has done ------------------------------------------------------------------------------


class Tally(Struct, frozen=True):
    """How often each house did a thing, by seat."""

    code: str
    counts: tuple[int, ...]
    least: int = 1


def deeds(told: Campaign) -> tuple[list[Fact], ...]:
    """In what each house stands out, by seat; empty where it does so in nothing."""
    votes = [vote for reign in told.reigns for vote in reign.votes]
    tallies = tuple(_tallies(told, votes))
    return tuple(
        [*_events_of(told, seat), *_facts_of_counts(votes, tallies, seat)] for seat in range(told.seats)
    )


def _facts_of_counts(votes: Sequence[Vote], tallies: Sequence[Tally], seat: Seat) -> Iterator[Fact]:
    """What the house has done most or least often."""
    for one in tallies:
        own = one.counts[seat]
        if own >= one.least and _is_top(one.counts, seat):
            yield fact(f"deed-{one.code}", house=seat, times=own)
    voted, led = (next(one.counts for one in tallies if one.code == code) for code in ("busy", "led"))
    if votes and voted[seat] == 0:
        yield fact("deed-mute", house=seat, votes=len(votes))
    elif _is_top([-n for n in voted], seat) and voted[seat] < len(votes) * 2 / 3:
        yield fact("deed-quiet", house=seat, times=voted[seat], votes=len(votes))
    if led[seat] == 0:
        yield fact("deed-never-led", house=seat)
    elif _is_top([-n for n in led], seat):
        yield fact("deed-seldom-led", house=seat, times=led[seat])


def _is_top(counts: Sequence[int], seat: Seat) -> bool:
    """Whether the house alone has the most."""
    return all(own < counts[seat] for other, own in enumerate(counts) if other != seat)


def _tallies(told: Campaign, votes: Sequence[Vote]) -> Iterator[Tally]:
    """The things that are counted for every house."""

    def count(code: str, is_so: Callable[[Vote, Seat], bool], least: int = OFTEN) -> Tally:
        counts = (sum(is_so(vote, seat) for vote in votes) for seat in range(told.seats))
        return Tally(code, tuple(counts), least)

    def kind(vote: Vote, seat: Seat) -> str:
        cast = vote.ballots[seat]
        return "" if cast is None else cast.kind

    yield count("busy", lambda vote, seat: vote.side_of(seat) is not None)
    yield count("gathered", lambda vote, seat: kind(vote, seat) == "gather")
    yield count("chaired", lambda vote, seat: vote.moderator == seat)
    yield count("tied", lambda vote, seat: vote.moderator == seat and vote.is_tie_broken, SEVERAL)
    yield count("led", lambda vote, seat: vote.leader == seat)
    yield count("right", lambda vote, seat: vote.side_of(seat) == vote.side)
    yield count("outvoted", lambda vote, seat: vote.side_of(seat) not in (None, vote.side))
    yield count("weighed", lambda vote, seat: len(vote.voters()) > 1 and vote.is_turned_by(seat), SEVERAL)

    placed = [[row.seat for row in reign.scores] for reign in told.reigns]
    for code, place in (("won", 0), ("last", -1)):
        seats = Counter(row[place] for row in placed if row)
        yield Tally(code, tuple(seats[seat] for seat in range(told.seats)), SEVERAL)
    second = Counter(row[1] for row in placed if len(row) > 1)
    never = {row[0] for row in placed if row}
    yield Tally("second", tuple(0 if seat in never else second[seat] for seat in range(told.seats)), SEVERAL)
    sums = Counter(
        seat for reign in told.reigns for deal in reign.deals for seat in (deal.maker, deal.partner)
    )
    yield Tally("dealt", tuple(sums[seat] for seat in range(told.seats)), OFTEN)


def _events_of(told: Campaign, seat: Seat) -> Iterator[Fact]:
    """Single things that this house did: kings, lines, ballots, names, roles."""
    fell = [one for one in told.reigns if one.end != "death" and one.votes and one.votes[-1].leader == seat]
    if len(fell) == 1:
        yield fact("deed-felled", house=seat, king=fell[0].king, card=fell[0].votes[-1].card)
    elif fell:
        yield fact("deed-felled-many", house=seat, kings=len(fell))
    beds = sum(one.end == "death" and bool(one.votes) and one.votes[-1].leader == seat for one in told.reigns)
    if beds >= SEVERAL:
        yield fact("deed-bedside", house=seat, kings=beds)
    rebel = sum(
        one.end != "death" and row.role == "rebel" and row.seat == seat
        for one in told.reigns
        for row in one.scores
    )
    if rebel:
        yield fact("deed-rebel", house=seat, kings=rebel)
    for reign in told.reigns:
        for end in reign.ended:
            if end.seat == seat:
                yield fact("deed-ended", house=seat, line=end.line)
    yield from _ballots_of(told, seat)
    signed = Counter(
        (one.seat, one.resource)
        for reign in told.reigns
        for one in reign.signed
        if isinstance(one, e.EventSigned)
    )
    for name in RESOURCES:
        counts = [signed[other, name] for other in range(told.seats)]
        if counts[seat] >= SEVERAL and _is_top(counts, seat):
            yield fact("deed-signed", house=seat, resource=name, times=counts[seat])
    roles = Counter((row.seat, row.role) for reign in told.reigns for row in reign.scores)
    for role in ROLES:
        counts = [roles[other, role] for other in range(told.seats)]
        if counts[seat] >= OFTEN and _is_top(counts, seat):
            yield fact("deed-role", house=seat, role=role, times=counts[seat])


def _ballots_of(told: Campaign, seat: Seat) -> Iterator[Fact]:
    """The largest ballot of the campaign, a vote alone, what was spent on lost votes."""
    cast = [
        (vote.power_of(one), vote, one)
        for reign in told.reigns
        for vote in reign.votes
        for one in vote.voters()
    ]
    power, vote, whose = max(cast, key=lambda one: one[0], default=(0, None, None))
    if vote is not None and whose == seat:
        yield fact("deed-tallest", house=seat, power=power, card=vote.card)
    alone = [vote for _, vote, one in cast if one == seat and len(vote.voters()) == 1]
    if alone:
        yield fact("deed-alone", house=seat, card=alone[-1].card)
    lost = [0] * told.seats
    for power, vote, one in cast:
        lost[one] += power if vote.side_of(one) != vote.side else 0
    if _is_top(lost, seat):
        yield fact("deed-wasted", house=seat, power=lost[seat])


def plain_deed(told: Campaign, seat: Seat) -> Fact:
    """The fact that is true of any house: how many kings it has seen."""
    return fact("deed-stayed", house=seat, kings=len(told.reigns))


# --- with and against whom ---------------------------------------------------------------------------------


def ties(told: Campaign, seat: Seat) -> list[Fact]:
    """With whom this house dealt and voted, against whom, and whose word was broken."""
    others = [other for other in range(told.seats) if other != seat]
    return [*_trade_with(told, seat, others), *_votes_with(told, seat, others), *_places_by(told, seat)]


def _trade_with(told: Campaign, seat: Seat, others: Sequence[Seat]) -> Iterator[Fact]:
    bought, sold = Counter[Seat](), Counter[Seat]()
    deals = Counter[Seat]()
    for reign in told.reigns:
        for one in reign.sales:
            if one.buyer == seat:
                bought[one.seller] += one.coins
                if one.has_turned:
                    yield fact("tie-turned", other=one.seller, card=one.vote.card)
            if one.seller == seat:
                sold[one.buyer] += one.coins
        for word in reign.broken_words:
            if word.by == seat:
                yield fact("tie-broke", other=word.to, card=word.vote.card)
            if word.to == seat:
                yield fact("tie-wronged", other=word.by, card=word.vote.card)
        for deal in reign.deals:
            if seat in (deal.maker, deal.partner):
                deals[deal.partner if seat == deal.maker else deal.maker] += 1
    for other, coins in bought.most_common(1):
        yield fact("tie-bought", other=other, coins=coins)
    for other, coins in sold.most_common(1):
        yield fact("tie-sold", other=other, coins=coins)
    strangers = [other for other in others if not deals[other]]
    if not deals:
        yield fact("tie-nobody")
    elif len(strangers) == 1 and len(others) > SEVERAL:
        yield fact("tie-stranger", other=strangers[0])
    for other, times in deals.most_common(1):
        if times >= OFTEN:
            yield fact("tie-dealt", other=other, deals=times)


def _votes_with(told: Campaign, seat: Seat, others: Sequence[Seat]) -> Iterator[Fact]:
    votes = [vote for reign in told.reigns for vote in reign.votes]
    own = [vote for vote in votes if vote.side_of(seat)]

    def find_most(code: str, is_so: Callable[[Vote, Seat], bool]) -> Iterator[Fact]:
        counts = {other: sum(is_so(vote, other) for vote in own) for other in others}
        other = max(others, key=lambda one: counts[one], default=None)
        if other is not None and counts[other] >= OFTEN:
            yield fact(code, other=other, times=counts[other])

    yield from find_most("tie-opposed", lambda vote, one: vote.side_of(one) not in (None, vote.side_of(seat)))
    yield from find_most("tie-sided", lambda vote, one: vote.side_of(one) == vote.side_of(seat))
    yield from find_most(
        "tie-under", lambda vote, one: vote.leader == one and vote.side_of(seat) != vote.side
    )
    yield from find_most(
        "tie-lifted", lambda vote, one: vote.leader == one and vote.side_of(seat) == vote.side
    )


def _places_by(told: Campaign, seat: Seat) -> Iterator[Fact]:
    """The house that it finished right behind, and the one right before it, most often."""
    pairs = Counter(
        (before.seat, after.seat) for reign in told.reigns for before, after in pairwise(reign.scores)
    )
    ahead = {one: times for (one, other), times in pairs.items() if other == seat and times >= SEVERAL}
    after = {other: times for (one, other), times in pairs.items() if one == seat and times >= SEVERAL}
    for code, counts in (("tie-behind", ahead), ("tie-ahead", after)):
        if counts:
            other = max(sorted(counts), key=lambda one: counts[one])
            yield fact(code, other=other, times=counts[other])


# --- what became of it -------------------------------------------------------------------------------------


def fate(told: Campaign, seat: Seat) -> Fact:
    """By its place, and by whether the realm held."""
    assert told.end is not None
    places = told.end.places
    place = next(number for number, row in enumerate(places) if seat in row)
    if place == 0:
        code = "first"
    elif place == len(places) - 1:
        code = "last"
    else:
        code = "second" if place == 1 else "middle"
    return fact(f"fate-{code}-{told.end.why}")
