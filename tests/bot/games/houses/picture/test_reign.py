"""A reign to keep: from what everybody may read, without "you" for others, in both calendars."""

import pytest
from msgspec.structs import replace

from bot.games.houses.picture import reign
from bot.languages import LANGUAGES, Language
from engine.games.houses import events as e
from tests.bot.pictures import houses_pictures as pictures

SEATS = 5


def told(language: Language, seat: int, reader: int | None, **how: bool) -> str:
    """The alt text of a house's card for a reader, with a deal."""
    moment, found = pictures.first_end(SEATS)
    past = replace(pictures.past_of(moment, found, seat), best=pictures.BEST)
    return reign.sketch(pictures.presenter_of(moment, language, reader), past, pictures.DAY, **how).alt


def test_a_reign_is_that_of_its_own_house() -> None:
    """Points, place and role are those that were scored, names those that it signed."""
    moment, found = pictures.first_end(SEATS)
    scored = pictures.of(moment, e.GenerationScored)
    signed = [one.event for one in found if isinstance(one.event, e.EventSigned | e.StorySigned)]
    pasts = [pictures.past_of(moment, found, seat) for seat in range(SEATS)]

    assert scored is not None
    assert sorted(scored.scores, key=lambda one: one.seat) == [one.score for one in pasts]
    assert {one.mark for one in signed} == {mark for one in pasts for mark in one.signed}
    assert all(one.seat == seat for seat, one in enumerate(pasts))


def test_before_its_end_a_generation_is_on_no_card() -> None:
    """A role is nobody's business until then."""
    moment, found = pictures.first_end(SEATS)
    before = [one for one in found if not isinstance(one.event, e.KingFell)]

    assert reign.past_of(before, moment.match_state.state.counts, 0, 1) is None
    assert reign.past_of(found, moment.match_state.state.counts, 0, 2) is None


def test_only_to_its_own_house_a_card_says_you() -> None:
    """What is posted is read by all."""
    assert told("en", 0, 0).startswith("Your reign")
    assert told("en", 0, None).startswith("A reign")
    assert "شما" not in told("fa", 0, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deal_can_be_left_out(language: Language) -> None:
    """Whoever shows a card says whether others read what was agreed."""
    with_deal, without = (told(language, 0, 0, deal=deal) for deal in (True, False))

    assert len(with_deal.splitlines()) == len(without.splitlines()) + 1
