"""Who would win as things stand (HO-R05), shown while the campaign runs."""

from hypothesis import given
from hypothesis import strategies as st

from engine.games.houses.ending import Standing, current_ending, houses_by_place, standings
from engine.games.houses.view import view
from tests.engine.games.houses.realm import realm


def test_both_endings_are_shown_while_the_campaign_runs() -> None:
    """HO-R05: by prestige with crown, and by crown with prestige."""
    state = realm(3, prestige=(4, 4, 1), crown=(0, 2, 5))
    shown = (
        Standing("unity", ((1,), (0,), (2,))),
        Standing("division", ((2,), (1,), (0,))),
    )

    assert shown == standings(state.houses)
    assert shown == view(state, None).standings


def test_level_campaigns_count_both() -> None:
    """HO-R05: the sum, then prestige."""
    state = realm(3, prestige=(4, 1, 3), crown=(1, 4, 3))

    assert "level" == current_ending(state)
    assert ((2,), (0,), (1,)) == houses_by_place(state.houses, "level")


scores = st.lists(st.integers(0, 4), min_size=3, max_size=5)


@given(scores, st.data(), st.sampled_from(("unity", "division", "level")))
def test_every_house_has_one_place_and_equals_share_it(
    prestige: list[int], data: st.DataObject, how: str
) -> None:
    """HO-R05: still tied is a shared victory."""
    crown = data.draw(st.lists(st.integers(0, 4), min_size=len(prestige), max_size=len(prestige)))
    state = realm(len(prestige), prestige=tuple(prestige), crown=tuple(crown))
    rows = houses_by_place(state.houses, how)  # type: ignore[arg-type]

    assert list(state.seats) == sorted(seat for row in rows for seat in row)
    for row in rows:
        assert 1 == len({(prestige[seat], crown[seat]) for seat in row})
