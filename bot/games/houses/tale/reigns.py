"""What can be told of a reign: how it ended, what lay behind it, what nobody knew, and a name for its king.

Each function gives facts, the most worth telling first; one of them is told (choice.py). A fact is made
only where all that its texts say is so.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

from bot.games.houses.tale.choice import Fact, fact, in_turn
from bot.games.houses.tale.record import Bought, Reign, Vote
from engine.kernel.seats import Seat

CLOSE: Final = 2
"""A vote with no more power than this between its sides is close."""

HEAVY: Final = 2.5
"""A side with so many times the power of the other has won with a heavy hand."""

LARGE: Final = 5
"""A ballot of less power is not spoken of."""

SEVERAL, OFTEN = 2, 3
"""So many houses that gathered, and so many votes of a reign, say something of it."""

SHORT, LONG = 3, 8
"""A reign of at most, and of at least, so many years is remembered for that."""


# --- how it ended, over which card and by how much ---------------------------------------------------------


def end_facts(reign: Reign, roll: int) -> Iterator[Fact]:
    """The end of the reign, its last vote and the margin: what was rare about the vote is always told."""
    if not reign.votes:
        yield fact("dead-early" if reign.end == "death" else "how-early", king=reign.king, fell=reign.end)
        return
    last = reign.votes[-1]
    slots = {
        "king": reign.king,
        "card": last.card,
        "more": last.more,
        "less": last.less,
        "years": len(reign.votes),
    }
    kind, end = _kind_of_vote(last), "how"
    if reign.end == "death":
        kind, end = {"alone": "few", "silent": "few", "level": "close"}.get(kind, kind), "dead"
    else:
        slots |= {"fell": reign.end, "house": last.moderator if kind == "level" else last.leader}
    usual = [fact(f"{end}-{code}", **slots) for code in ("plain", "bare")]
    if kind == "plain":
        yield from in_turn(usual, roll)
    elif kind in ("clear", "all"):
        yield from in_turn([fact(f"{end}-{kind}", **slots), *usual], roll)
    else:
        yield fact(f"{end}-{kind}", **slots)
        yield from usual


def _kind_of_vote(vote: Vote) -> str:
    """What a vote was, by the power on both sides and by who settled it."""
    voters = vote.voters()
    if len(voters) < 2:
        return "alone" if voters else "silent"
    if vote.less == 0:
        return "all"
    if vote.more == vote.less:
        return "level" if vote.by in ("moderator", "deal") else "plain"
    if vote.more - vote.less <= CLOSE:
        return "close"
    return "clear" if vote.more >= HEAVY * vote.less else "plain"


# --- what lay behind it ------------------------------------------------------------------------------------


def cause_facts(reign: Reign, roll: int) -> Iterator[Fact]:
    """The facts of what moved the reign: a bought vote that turned its end, a broken word; else others."""
    if not any(vote.voters() for vote in reign.votes):
        yield fact("behind-nobody")
        return
    last = reign.votes[-1]
    for one in reversed(_turning_sales(reign)):
        yield fact("behind-turned", **_sale(one))
    for word in reversed(reign.broken_words):
        yield fact("behind-broken", house=word.by, other=word.to, card=word.vote.card, answer=word.side)
    gathered = sum(cast is not None and cast.kind == "gather" for cast in last.ballots)
    if reign.end != "death" and len(last.voters()) == 1 and gathered >= SEVERAL:
        yield fact("behind-saved")
    earlier = [one for one in reign.sales if one.has_turned and one.vote != last]
    vain = [one for one in reign.sales if not one.has_won]
    seat, vote = max(
        ((seat, vote) for vote in reign.votes for seat in vote.voters()),
        key=lambda one: (one[1].power_of(one[0]), one[1].phase),
    )
    largest = fact("behind-largest", house=seat, power=vote.power_of(seat), card=vote.card)
    # A bought answer is told about as often as all the rest together.
    some = [
        *(fact("behind-earlier", card=one.vote.card, **_sale(one)) for one in earlier[-1:] * 3),
        *_struggle(reign, last),
        *(fact("behind-vain", card=one.vote.card, **_sale(one)) for one in vain[-1:]),
        *_manners(reign),
        largest,
    ]
    yield from in_turn(some, roll)


def _turning_sales(reign: Reign) -> list[Bought]:
    """The bought ballots without which the reign's last vote had gone the other way."""
    return [one for one in reign.sales if one.has_turned and one.vote == reign.votes[-1]]


def _sale(one: Bought) -> dict[str, Any]:
    return {"house": one.buyer, "other": one.seller, "coins": one.coins, "answer": one.side}


def _struggle(reign: Reign, last: Vote) -> Iterator[Fact]:
    """The facts of power spent against the last answer, and of votes that hung on a single power."""
    against = [seat for seat in last.voters() if last.side_of(seat) != last.side]
    most = max(against, key=last.power_of, default=None)
    if most is not None and last.power_of(most) >= LARGE and last.leader != most:
        yield fact("behind-wasted", house=most, power=last.power_of(most), other=last.leader)
    for vote in reign.votes[:-1]:
        if vote.more - vote.less == 1 and len(vote.voters()) > 1:
            yield fact("behind-hair", card=vote.card, more=vote.more, less=vote.less)
    chaired = Counter(vote.moderator for vote in reign.votes if vote.is_tie_broken)
    for seat, times in chaired.most_common(1):
        if times > 1:
            yield fact("behind-chair", house=seat, times=times)


def _manners(reign: Reign) -> Iterator[Fact]:
    """How the houses bore themselves through all the votes of the reign."""
    seats = range(len(reign.votes[0].ballots))
    for one, other in combinations(seats, 2):
        both = [vote for vote in reign.votes if vote.side_of(one) and vote.side_of(other)]
        if len(both) >= OFTEN and all(vote.side_of(one) != vote.side_of(other) for vote in both):
            yield fact("behind-opposed", house=one, other=other, times=len(both))
    for seat in seats:
        if len(reign.votes) >= OFTEN and not any(vote.side_of(seat) for vote in reign.votes):
            yield fact("behind-never", house=seat, votes=len(reign.votes))
    led, signed = Counter(vote.leader for vote in reign.votes), Counter(one.seat for one in reign.signed)
    for code, counts in (("led", led), ("signed", signed)):
        (seat, times), *others = *counts.most_common(2), (None, 0)
        if seat is not None and times >= OFTEN and times > others[0][1]:
            yield fact(f"behind-{code}", house=seat, times=times)


# --- what nobody knew until the roles were opened ----------------------------------------------------------


def role_facts(reign: Reign, roll: int) -> Iterator[Fact]:
    """What the opened roles say of the reign; nothing where nobody was scored."""
    if not reign.scores:
        return
    first, last = reign.scores[0], reign.scores[-1]
    rebel = next((one.seat for one in reign.scores if one.role == "rebel"), None)
    vote = reign.votes[-1] if reign.votes else None
    others = list[Fact]()
    if vote is not None and vote.leader == last.seat and len(reign.scores) > 2:
        others.append(fact("secret-loser", house=last.seat, role=last.role))
    if len(reign.scores) > 1 and first.total - reign.scores[1].total <= 1:
        others.append(fact("secret-narrow", house=first.seat, other=reign.scores[1].seat, role=first.role))
    others.append(fact(f"secret-{first.role}", house=first.seat))
    if reign.end == "death":
        if rebel is not None and rebel != first.seat:
            others.insert(0, fact("secret-failed", house=rebel))
        yield from in_turn(others, roll)
    else:
        if rebel is not None and any(one.buyer == rebel for one in _turning_sales(reign)):
            yield fact("secret-paid", house=rebel)
        yield from _plot(rebel, vote)
        yield from in_turn(others, roll)
    yield fact("secret-first", house=first.seat, role=first.role)


def _plot(rebel: Seat | None, vote: Vote | None) -> Iterator[Fact]:
    """The Rebel's part in the vote that ended a king: led, helped, stood against, kept still."""
    if rebel is None:
        yield fact("secret-none")
    elif vote is None or vote.side_of(rebel) is None:
        yield fact("secret-idle", house=rebel)
    elif vote.side_of(rebel) != vote.side:
        yield fact("secret-against", house=rebel)
    else:
        yield fact("secret-led" if vote.leader == rebel else "secret-helped", house=rebel)


# --- a name for the king -----------------------------------------------------------------------------------


def nickname_facts(reign: Reign, roll: int) -> Iterator[Fact]:
    """What the king is called afterwards: by what was bought, by the vote, by the years; else by the card."""
    if not reign.votes:
        yield fact("name-early")
        return
    last, years = reign.votes[-1], len(reign.votes)
    found = list[Fact]()
    turned = [one for one in reign.sales if one.has_turned]
    if turned:
        found.append(fact("name-bought", coins=turned[-1].coins))
    kind = _kind_of_vote(last)
    if reign.end != "death" and kind in ("alone", "silent", "level", "close", "all"):
        found.append(fact(f"name-{kind}", house=last.leader))
    if reign.broken_words:
        found.append(fact("name-broken"))
    if years <= SHORT:
        found.append(fact("name-short", years=years))
    if years >= LONG:
        found.append(fact("name-long", years=years))
    # Every other king is called after the matter itself, which the table knows best.
    card = fact("name-card", card=last.card)
    yield from in_turn([*found, *(card,) * max(1, len(found))], roll)
    yield card
