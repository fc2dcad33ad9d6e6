"""The form of a deal (HO-R23)."""

import pytest

from bot.games.houses.trade import forms
from bot.games.houses.trade.clauses import THINGS, Gift
from bot.games.houses.trade.drafts import Draft, Share
from bot.render.limits import OPTIONS
from bot.render.panel import Choice, Form
from tests.laws.houses_samples import presenter

FAR = (Gift("vote-yes", 2, 3), Gift("gather", 2), Gift("tie-no", 2))


@pytest.mark.parametrize("chosen", [(), FAR[:1], FAR])
def test_a_form_lists_everything_that_can_be_given(chosen: tuple[Gift, ...]) -> None:
    """HO-R24: what was chosen for a later phase stands there, and every thing of this phase beside it."""
    form = forms.form(presenter("en", 0), 0, "x", Draft(1, Share(chosen), Share()))
    listed = [option.value for option in _mine(form).options]

    assert len(listed) == len(set(listed)) == OPTIONS
    assert {f"{one.word}.{one.ahead}" for one in chosen} == {
        option.value for option in _mine(form).options if option.chosen
    }
    assert {f"{word}.0" for word in THINGS} <= set(listed)


def _mine(form: Form) -> Choice:
    kinds = [field.control for field in form.fields]
    return next(one for one in kinds if isinstance(one, Choice) and one.custom_id == "mine")
