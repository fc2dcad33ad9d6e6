"""The house that a founder is suggested: one everywhere, until somebody takes it (HO-1.2)."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.games.houses.controls import suggested_moves
from bot.games.houses.presenter import Presenter
from bot.sandbox.driver import Driver
from bot.sandbox.world import World
from engine.games.houses.moves import Found
from engine.kernel.seats import Seat
from engine.kernel.table.state import Seal
from tests.bot.council_world import plain, seated
from tests.bot.games.houses.houses_matches import Moment, moments, renderer, scene

SEATS = (3, 4, 5)
EVERY = tuple((seats, seat) for seats in SEATS for seat in range(seats))


def foundings(seats: int) -> Iterator[Moment]:
    """A campaign from its opening until all houses stand."""
    for moment in moments(7, seats, limit=seats + 2):
        yield moment
        if all(house.name for house in moment.match_state.state.houses):
            return


def suggested(moment: Moment, seat: Seat, match: int = 1) -> Found | None:
    """What stands on this seat's panel."""
    shown = replace(scene(moment, "en"), match=match)
    return suggested_moves.suggested_founding(
        Presenter(renderer().scene_for(shown, seat)), renderer().controls(shown, seat)
    )


@pytest.mark.parametrize(("seats", "seat"), EVERY)
def test_a_suggested_house_stays_until_it_is_taken(seats: int, seat: Seat) -> None:
    """What others found beside it is no reason to suggest another."""
    before: Found | None = None
    for moment in foundings(seats):
        taken = {house.emblem for house in moment.match_state.state.houses}
        now = suggested(moment, seat)
        if before is not None and now is not None and before.emblem not in taken:
            assert before == now
        assert now is None or now.emblem not in taken
        before = now


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("match", [1, 2, 7, 1234])
def test_no_two_seats_of_a_table_are_suggested_the_same(seats: int, match: int) -> None:
    """Neither name, emblem nor first name."""
    opening = next(foundings(seats))
    houses = [one for seat in range(seats) if (one := suggested(opening, seat, match))]

    assert seats == len(houses)
    for part in ("name", "emblem", "first_name"):
        assert seats == len({getattr(one, part) for one in houses})


def test_the_first_tables_of_three_programs_are_suggested_three_houses() -> None:
    """Each is match 1 there: the seal of its dice is what no two have alike."""
    opening = next(foundings(3))
    table, found = opening.match_state.table, set()
    assert table is not None
    for digest in ("a1", "b2", "c3"):
        sealed = replace(table, seals=(Seal(1, digest), Seal(2, "later")))
        moment = replace(opening, match_state=replace(opening.match_state, table=sealed))
        assert suggested(moment, 0) == suggested(moment, 0)
        found.add(suggested(moment, 0))

    assert 3 == len(found)


async def test_letter_form_and_panel_hold_the_same_house(driver: Driver, world: World) -> None:
    """The letter names none: others may have taken it by then. Its form is filled in as it is opened."""
    council = await seated(world, driver)
    for seat, member in enumerate(council.seats):
        post = next(one for one in driver.channel() if "My seat" in council.labels(one))
        panel = await driver.click(member, post, "v1:seat:")
        form = await driver.click(member, council.whisper(seat), "Found your house")
        assert form.form is not None
        filled = [field["component"].get("value") for field in form.form["components"]]

        assert "It could be" not in council.read(council.whisper(seat))
        assert f"House {filled[0]}" in plain(panel.text)
        assert f"led by {filled[2]}" in plain(panel.text)


async def test_my_seat_stands_once_at_the_opening(driver: Driver, world: World) -> None:
    """The board and the post below it are read as one."""
    council = await seated(world, driver)
    labels = [label for post in driver.channel() for label in council.labels(post)]

    assert 1 == labels.count("My seat")
