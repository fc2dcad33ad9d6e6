"""Options of a game as they are typed, suggested and kept in a sheet's sheets."""

import pytest

from bot.ui.tables import sheet as sheets
from bot.ui.tables.opening import SETTINGS_MOST, listed_options, make_options, parse_settings, suggestions_for
from engine.games import coup, treasure
from engine.games.coup.base import Options
from engine.kernel.game import AnyGame
from engine.kernel.refused import Refused
from tests.laws.samples import table

COUP, TREASURE = coup.game(), treasure.game()


def refused(text: str, seats: int = 3) -> str:
    """The code with which typed options are refused."""
    with pytest.raises(Refused) as caught:
        make_options(COUP, seats, parse_settings(text))
    return caught.value.why.code


def test_typed_options_become_those_of_the_game() -> None:
    """Words and numbers; what is not typed is as by default."""
    options = make_options(COUP, 3, parse_settings("reaction_order=sealed, max_turns = 20,"))

    assert Options(reaction_order="sealed", max_turns=20) == options


def test_what_fits_no_option_is_refused_by_its_name() -> None:
    """An unknown name, a value that is none, a sign that is missing."""
    assert "option_unknown" == refused("colour=red")
    assert "option_value" == refused("reaction_order=loud")
    assert "option_value" == refused("max_turns=-1")
    assert "option_unknown" == refused("sealed")


def test_too_few_for_the_options_are_told_before_the_table_opens() -> None:
    """TI-R01: two play only where the option says so."""
    with pytest.raises(Refused) as caught:
        make_options(TREASURE, 2, {})

    assert "seats_wrong" == caught.value.why.code
    assert 2 == make_options(TREASURE, 2, {"min_players": 2}).min_players


def test_suggestions_go_on_with_what_is_typed() -> None:
    """Each is the whole text then; what stands there already is not offered again."""
    found = [whole for whole, _, _ in suggestions_for(Options, "treasury=unlimited, ")]

    assert "treasury=unlimited, early_block=off" in found
    assert not any(whole.count("treasury") > 1 for whole in found)
    assert all(len(whole) <= SETTINGS_MOST for whole in found)
    assert all(make_options(COUP, 3, parse_settings(whole)) for whole in found)


@pytest.mark.parametrize("game", table().values(), ids=table())
def test_every_choice_of_a_sheet_stands_in_its_ids(game: AnyGame) -> None:
    """An id of a hundred characters at most says all that was chosen, and reads back the same."""
    sheet = sheets.fresh_sheet(game, "fa")
    for number, option in enumerate(listed_options(game.options)):
        for turn, value in (("option", str(number)), ("value", str(len(option.values) - 1))):
            found = sheets.TableSheetId.parse(sheets.sheet_id(turn, sheet))
            assert found is not None
            sheet = sheets.sheet_of(game, found, [value])
        found = sheets.TableSheetId.parse(text := sheets.sheet_id("again", sheet))

        assert found is not None
        assert len(text) <= 100
        assert sheet == sheets.sheet_of(game, found, [])
        assert option.values[-1] == sheets.changed_options(game, sheet)[option.name]


def test_a_made_up_id_is_a_sheet_of_defaults() -> None:
    """What nobody offers is as by default."""
    found = sheets.TableSheetId.parse("v1:new:seats:coup:99.zz.never.88.zzzzzzzzzzzzzzzzz")

    assert found is not None
    assert sheets.fresh_sheet(COUP, "fa") == sheets.sheet_of(COUP, found, ["98"])
