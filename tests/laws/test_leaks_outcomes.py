"""Law: what is shown before a vote knows the forecasts alone, neither what would come nor the dice (HO-R37).

Twins (test_leaks.py) differ in what the match keeps secret. What a card may bring is no secret of the match:
it lies in the cards, and what comes is drawn after the count. So here the cards are others.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from msgspec import structs
from msgspec.structs import replace

from bot.games.houses import phase_post
from bot.games.houses.content import Book
from bot.games.houses.panel import ballot
from bot.games.houses.presenter import Presenter
from bot.render.panel import Buttons, Panel, Sketch, Text
from bot.render.renderer import Standing
from bot.ui.generic.renderer import PluginRenderer
from engine.games import houses
from engine.games.houses import events as e
from engine.games.houses.content import Answer, Content, Forecast, Proposal
from engine.kernel.seats import Seat
from tests.bot.games.houses.houses_matches import Moment, scene
from tests.bot.games.houses.panel.test_ballot import votes
from tests.made_once import content, council_renderer

OTHER_DICE: Final = b"another secret of no meaning, 32"


def with_other_outcomes(one: Answer) -> Answer:
    """The answer with the same forecast, of which everything else may come, in another order."""
    turned = (
        replace(outcome, weight=outcome.weight + 5, effects=tuple(-by for by in outcome.effects), event=None)
        for outcome in one.outcomes
    )
    return replace(one, outcomes=tuple(turned)[::-1])


def with_other_forecast(one: Answer) -> Answer:
    """The answer with a forecast that says the opposite."""
    effects: Any = tuple(-sign for sign in one.forecast.effects)
    return replace(one, forecast=replace(one.forecast, effects=effects))


def changed(cards: Content, change: Any) -> Content:
    """The content, each answer of each card changed."""

    def card(one: Proposal) -> Proposal:
        return replace(one, yes=change(one.yes), no=change(one.no))

    return structs.replace(cards, proposals=tuple(map(card, cards.proposals)))


@cache
def renderer_of(cards: Content) -> PluginRenderer:
    """That tells matches with these cards."""
    return council_renderer(PluginRenderer, Book(cards, content()[1]))


def told(moment: Moment, seat: Seat, cards: Content) -> tuple[list[Any], ...]:
    """The ballot of this seat and the post of the phase, as they are read, drawn and pressed; no ids.

    An id is keyed by the secret from which the dice come as well.
    """
    game = houses.game(cards)
    there = scene(replace(moment, match_state=replace(moment.match_state, game=game)), "en")
    renderer = renderer_of(cards)
    own, public = (Presenter(renderer.scene_for(there, one)) for one in (seat, None))
    page = ballot.page(own, renderer.controls(there, seat), ballot.usual_ballot(own.scene))
    phase = public.view.phase
    assert phase is not None
    opened = e.PhaseOpened(phase.number, phase.card, phase.line, phase.yes, phase.no)
    post = phase_post.open_post(public, opened, (), Standing((), (), "https://x"))
    return tuple(list(shown(one)) for one in (page, post))


def shown(panel: Panel) -> Iterator[Any]:
    """Texts, labels and pictures of a panel, in words and beside its pictures."""
    for block in (*panel.blocks, *panel.pictured):
        match block:
            case Text(words):
                yield words
            case Buttons(buttons):
                yield [(one.label, getattr(one, "disabled", False)) for one in buttons]
            case Sketch():
                yield block


def forecasts(cards: Content, card: str) -> dict[str, Forecast]:
    """What is foretold of a card."""
    found = next(one for one in cards.proposals if one.id == card)
    return {"yes": found.yes.forecast, "no": found.no.forecast}


def test_other_outcomes_and_other_dice_change_no_ballot_and_no_post() -> None:
    """HO-6.2: the outlook of an answer is reckoned from its forecast, at every size that the rules allow."""
    cards = content()[0]
    others = changed(cards, with_other_outcomes)
    assert all(one != other for one, other in zip(cards.proposals, others.proposals, strict=True))
    for moment, seat in votes()[::3]:
        rolled = replace(moment, match_state=replace(moment.match_state, master=OTHER_DICE))

        assert told(moment, seat, cards) == told(moment, seat, others)
        assert told(moment, seat, cards) == told(rolled, seat, cards)


def test_another_forecast_is_noticed_on_both() -> None:
    """So the law compares something."""
    cards = content()[0]
    for moment, seat in votes()[:1]:
        state: Any = moment.match_state.state
        opposite = forecasts(changed(cards, with_other_forecast), state.phase.card)
        turned = replace(moment.match_state, state=replace(state, phase=replace(state.phase, **opposite)))
        before, after = (told(one, seat, cards) for one in (moment, replace(moment, match_state=turned)))

        assert [True, True] == [one != other for one, other in zip(before, after, strict=True)]
