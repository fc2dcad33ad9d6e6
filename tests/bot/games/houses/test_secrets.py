"""The leak law over words: nothing a reader gets changes with what that reader may not know (HO-R37)."""

import pytest

from bot.games.houses.panel.seat import ballot_panel
from bot.games.houses.presenter import Presenter
from bot.lab.leaks.twins import TWIN_KINDS, TwinKind, twin_entry, twin_state
from bot.languages import Language
from bot.render.targets import SECOND, TABLE, to_seat
from engine import playout
from engine.store import Target
from tests.bot.games.houses.houses_matches import Moment, campaign, languages, renderer, scene

SEEDS = (6, 7)
OPTIONS = ({}, {"ballots": "open", "deals": "public"}, {"purses": "hidden"})


def sample(seed: int, step: int = 4) -> list[Moment]:
    """Moments of a random campaign of four houses."""
    options = OPTIONS[seed % len(OPTIONS)]
    return list(campaign(seed, seats=4, limit=260, generations=2, **options)[::step])


def other(moment: Moment, viewer: int | None, twin_kind: TwinKind) -> Moment:
    """The same moment for this viewer, every secret of others different."""
    match_state = twin_state(moment.match_state, viewer, twin_kind)
    return Moment(match_state, twin_entry(moment.entry, viewer, 4, twin_kind))


def news(moment: Moment) -> list[Target]:
    """The messages that everybody reads."""
    return [one for one in renderer().targets(moment.match_state, moment.entry) if one in (TABLE, SECOND)]


@pytest.mark.parametrize("twin_kind", TWIN_KINDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_tables_messages_hold_no_secret(seed: int, twin_kind: TwinKind) -> None:
    """Whether there is one, and every byte of it, buttons included."""
    for moment in sample(seed):
        twin = other(moment, None, twin_kind)
        there, elsewhere = scene(moment, "en"), scene(twin, "en")
        targets = news(moment)

        assert targets == news(twin)
        for target in targets:
            told = renderer().post(there, moment.entry, target)
            assert told == renderer().post(elsewhere, twin.entry, target)
        assert renderer().board(there, None) == renderer().board(elsewhere, None)


@pytest.mark.parametrize("twin_kind", TWIN_KINDS)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_seats_messages_and_panels_hold_no_secret_of_others(seed: int, twin_kind: TwinKind) -> None:
    """Its whispers, its panel with every leaf, and the ids of its buttons."""
    for moment in sample(seed, 9):
        for seat in moment.match_state.state.seats:
            twin = other(moment, seat, twin_kind)
            assert read_by(moment, seat, "en") == read_by(twin, seat, "en")


@languages
def test_a_whole_campaign_is_read_in_the_readers_language(language: Language) -> None:
    """Persian lines have Persian letters, English ones have none."""
    persian = any("\u0600" <= sign <= "\u06ff" for sign in str(read_by(sample(6)[-1], 0, language)))

    assert persian == (language == "fa")


def read_by(moment: Moment, seat: int, language: Language) -> list[object]:
    """Everything that reaches a seat at this moment."""
    there, match_state = scene(moment, language), moment.match_state
    own = to_seat(seat)
    heard = [one for one in renderer().targets(match_state, moment.entry) if one == own]
    look = playout.look(match_state.game, match_state.state, seat)
    return [
        *(renderer().post(there, moment.entry, one) for one in heard),
        renderer().seat(there, look),
        ballot_panel(Presenter(renderer().scene_for(there, seat)), renderer().controls(there, seat)),
        *(renderer().leaf(there, seat, tab, 0) for tab in ("deals", "goals", "more", "board")),
        renderer().receipt_of_move(there, moment.entry, seat),
    ]
