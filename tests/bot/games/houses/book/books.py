"""Books of campaigns of company, made once; and the book of any moment of a match for any reader."""

from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from bot.games.houses.book.contents import book_of
from bot.games.houses.book.values import Book
from bot.games.houses.history.items import notes
from bot.history.notes import MatchNotes, with_entries
from bot.languages import Language
from bot.render.scenes import scene_of
from bot.ui.plugin import Printed
from engine.entries import Entry
from engine.kernel.seats import Seat, Viewer
from engine.kernel.table.seeds import Epoch, epochs_of
from engine.match.match_state import MatchState
from tests.bot.games.houses.houses_matches import renderer, words
from tests.bot.games.houses.tale.company_tales import played, presenter_of

DICE = (Epoch(0, "a1" * 32, "b2" * 32, "c3" * 16), Epoch(1, "d4" * 32, "e5" * 32, "f6" * 16, ("owl",)))


@cache
def book(number: int, language: Language) -> Book:
    """The book of the campaign of this number, which is over."""
    one = played(number)
    return book_of(presenter_of(one, language), None, one.notes, DICE)


def own_book(number: int, language: Language, seat: Seat) -> Book:
    """The same book with what this seat alone knows."""
    one = played(number)
    return book_of(presenter_of(one, language), presenter_of(one, language, seat), one.notes, DICE)


def printed_at(now: MatchState, log: Iterable[Entry], language: Language, reader: Viewer) -> Printed:
    """The book of a match from the entries that stand, for everybody or with what a seat alone knows."""
    entries = tuple(log)
    names = tuple(one.name or f"seat {seat + 1}" for seat, one in enumerate(now.state.houses))
    scene = scene_of(7, now, words(language), names)
    scene = replace(scene, names=renderer().names(scene))
    found = with_entries(MatchNotes(), entries, notes).notes
    epochs = epochs_of(event for entry in entries for event in entry.events)
    return renderer().book(scene, reader, found, epochs)
