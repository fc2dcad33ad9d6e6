"""Hecklers: what players do wrong by mistake or on purpose; each is refused kindly and changes nothing."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from simcord import MemberActor

from bot.lab.games.houses.rehearsal.roads import message
from bot.lab.rehearsal.stage import Spoiled, Stage, plain
from bot.sandbox.driver import Answer
from bot.sandbox.reading import Post
from engine.games.houses import moves as m
from engine.kernel.moves import PartialMove
from engine.kernel.refused import Refusal, no
from engine.kernel.step import refusal

TOO_MUCH: Final = 99
"""More power than any house has."""

Act = Callable[[], Awaitable[Answer]]


async def try_too_much_power(stage: Stage, seat: int) -> bool:
    """HO-6.5: a ballot above one's power, by the form. False when the seat can't vote by form now."""
    look = stage.live.look(seat)
    offers = [one for one in look.ask(None) if isinstance(one, PartialMove) and one.move == "cast"]
    if not offers:
        return False
    beginning = f"v1:vote:{stage.match}:"
    form = await stage.driver.click(stage.member(seat), stage.newest_post_with(beginning), beginning)
    action = m.Cast(_side(offers[0]), TOO_MUCH, True)
    why = refusal(stage.live.match_state.game, stage.state, seat, action)
    values = {"ballot": action.ballot, "power": str(action.power), "seal": "1"}
    await _expect_refusal(stage, seat, why, lambda: stage.driver.submit(stage.member(seat), form, **values))
    return True


async def try_second_ballot(stage: Stage, seat: int) -> bool:
    """HO-6.5: another ballot by command, after one was cast. False when none was cast."""
    if stage.state.phase is None or not stage.state.phase.slips[seat].cast:
        return False
    why = refusal(stage.live.match_state.game, stage.state, seat, m.Cast("no", 1, False))
    vote = {"ballot": "no", "power": 1}
    await _expect_refusal(stage, seat, why, lambda: stage.command(stage.member(seat), "vote", **vote))
    return True


async def try_as_stranger(stage: Stage, who: MemberActor) -> bool:
    """Somebody who has no seat presses the button to vote, and asks for a hand."""
    beginning = f"v1:vote:{stage.match}:"
    post = stage.newest_post_with(beginning)
    why = no("not_seated")
    await _expect_refusal(stage, None, why, lambda: stage.driver.click(who, post, beginning))
    await _expect_refusal(stage, None, why, lambda: stage.command(who, "hand"))
    return True


async def try_old_button(stage: Stage, seat: int, post: Post) -> bool:
    """A button of a phase that is over leads to what is asked now, and does nothing."""
    beginning = f"v1:vote:{stage.match}:"
    told = plain(stage.bot.words(stage.language).say("old-button-now"))
    await _expect_nothing_done(
        stage, "old_button", told, lambda: stage.driver.click(stage.member(seat), post, beginning)
    )
    return True


async def _expect_refusal(stage: Stage, seat: int | None, why: Refusal | None, act: Act) -> None:
    """The act is answered with this refusal's sentence, to the one who acted alone; nothing has happened."""
    if why is None:
        raise Spoiled("the rules would allow it")
    await _expect_nothing_done(stage, why.code, stage.sentence(why, seat), act)


async def _expect_nothing_done(stage: Stage, code: str, wanted: str, act: Act) -> None:
    """The act is answered with these words, to the one who acted alone; nothing has happened."""
    before, posts = stage.live.match_state, len(stage.public())
    answer = await act()
    said = plain(answer.text)
    if wanted not in said:
        raise Spoiled(f"refused as {code}, but said was {said!r}")
    if not answer.private and not message(answer).ephemeral:
        raise Spoiled(f"everybody reads {said!r}")
    if stage.live.match_state is not before or len(stage.public()) != posts:
        raise Spoiled(f"refused as {code}, but something has changed")


def _side(offer: PartialMove) -> Any:
    return dict(offer.given)["ballot"]
