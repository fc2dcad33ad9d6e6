"""HO-R37 over books: what stands in everybody's and what in a house's own.

That no book tells its reader what that reader may not know is compared by the audit, here in one match and
for books alone; tests/laws/test_leaks.py has it over all of what a campaign shows.
"""

import re
from functools import cache

from msgspec.structs import replace

from bot.games.houses.book.contents import book_of
from bot.games.houses.history.items import items, notes
from bot.history.notes import MatchNotes, with_entries
from bot.lab.leaks.audit import plan, verdict_of
from bot.lab.leaks.moments import Moment, dice_for, moments
from bot.lab.leaks.speech import remembered_texts
from bot.lab.leaks.twins import TWIN_KINDS, twin_entry, twin_state
from engine.entries import Entry
from engine.games import houses
from engine.kernel.seats import Viewer
from engine.match.undo import standing_entries
from tests.bot.games.houses.book.books import DICE, printed_at
from tests.bot.games.houses.houses_matches import renderer, words
from tests.bot.games.houses.tale.company_tales import SEATS, played, presenter_of
from tests.made_once import content as cards

SEED = 11
MOVES = 420
"""A random match of people, with motions, offers and moves taken back: so many moves of it."""

EACH = 35
"""Of its moments every so many are looked at."""


@cache
def looked_at() -> tuple[tuple[Moment, tuple[Entry, ...]], ...]:
    """Moments of a random match on the real cards, each with what stands of its log up to then.

    Who has taken what back is read off the log itself, as the history does: a twin's has other actors.
    """
    log, found = list[Entry](), []
    for moment in moments(houses.game(cards()[0]), SEED, MOVES):
        log.append(moment.entry)
        if moment.match_state.state is not None and len(log) % EACH == 0:
            found.append((moment, standing_entries(log)))
    return tuple(found)


def test_no_book_tells_its_reader_what_that_reader_may_not_know() -> None:
    """Everybody's and each seat's, whatever the secrets of others are, and however many there are."""
    game = houses.game(cards()[0])
    match = tuple(moments(game, SEED, MOVES))
    kept = replace(plan(renderer(), (remembered_texts(words("en")),), ()), told=(), asked=(), ghosts=10_000)
    verdict = verdict_of(match, kept, dice_for(game, SEED))

    assert () == verdict.leaks
    assert verdict.compared > 20


def test_a_book_of_a_campaign_that_is_over_holds_what_is_public_alone() -> None:
    """Its twin has other offers, or none, and other ballots that nobody saw; the book is the same."""
    one = played(0)
    known = [item for seat in range(SEATS) for item in items(one.notes, seat)]
    real = book_of(presenter_of(one, "fa"), None, one.notes, DICE)
    for kind in TWIN_KINDS:
        log = [twin_entry(entry, None, SEATS, kind) for entry in one.log]
        other = replace(one, match_state=twin_state(one.match_state, None, kind))

        assert real == book_of(
            presenter_of(other, "fa"), None, with_entries(MatchNotes(), log, notes).notes, DICE
        )
    assert any(getattr(item.event, "to", None) for item in known)


def test_what_a_house_alone_knows_stands_in_its_own_book_alone() -> None:
    """Its role and purse in the reign that goes on, its offers; nobody else's book has these lines."""
    told = 0
    for moment, log in looked_at():
        own = {reader: own_part(moment, log, reader) for reader in (None, *range(moment.seats))}
        told += sum(map(bool, own.values()))

        assert not own[None]
        assert all("The role:" in part for part in own.values() if part and moment.match_state.state.phase)
    assert told > 5


def test_before_the_first_reign_a_seat_has_a_book_of_little() -> None:
    """Houses that are not founded, no king, no vote."""
    log = list[Entry]()
    for moment in moments(houses.game(cards()[0]), SEED, MOVES):
        log.append(moment.entry)
        if moment.match_state.state is not None:
            break

    assert "before the first reign" in printed_at(moment.match_state, log, "en", 0).html.decode()


def own_part(moment: Moment, log: tuple[Entry, ...], reader: Viewer) -> str:
    """What stands in a book under "Known to one house alone"."""
    told = printed_at(moment.match_state, log, "en", reader).html.decode()
    return "".join(re.findall(r'<div class="own">.*?</div>', told, re.DOTALL))
