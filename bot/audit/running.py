"""Many matches of every game, each held to the leak law in what the engine and the bot let out."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from bot.audit.outlets import SPOKEN, Spoken, outlets, pages_on_demand
from bot.audit.overheard import overheard
from bot.audit.remembering import remembering
from bot.audit.sharing import run_parts
from bot.audit.speech import Speech
from bot.gc_tuning import without_gc
from bot.render.i18n import Messages
from bot.render.renderer import Renderer
from engine.audit.auditing import Plan, Share, Verdict, together, verdict_of
from engine.audit.outlets import ASKED, TOLD
from engine.audit.playing import Moment, dice_for, moments
from engine.kernel.game import AnyGame

MOVES: Final = 400
"""A random match is broken off after so many."""


Own = Callable[[str], Sequence[Spoken]]
"""The pages that only this game has."""


class Audited(Struct, frozen=True):
    """The verdict on one match of this game: its seed, or the number of a recorded one."""

    game: str
    seed: int
    verdict: Verdict


def plan(renderer: Renderer | None, words: Sequence[Messages], own: Sequence[Spoken]) -> Plan:
    """Everything is compared; the bot's part in each language, where the game has a renderer.

    `own` are the pages that only this game has.
    """
    speeches = [Speech(renderer, remembering(one)) for one in words] if renderer is not None else []
    told = tuple(overheard(one) for speech in speeches for one in outlets(speech, SPOKEN))
    pages = () if renderer is None else pages_on_demand(renderer, own)
    asked = tuple(overheard(one) for speech in speeches for one in outlets(speech, pages))
    return Plan((*TOLD, *told), (*ASKED, *asked))


def audits(
    games: Mapping[str, AnyGame],
    renderers: Mapping[str, Renderer],
    words: Sequence[Messages],
    seeds: Sequence[int],
    own: Own,
    jobs: int = 1,
) -> Iterator[Audited]:
    """A match of each game for each seed, game by game; each by so many processes at once."""
    for name, game in games.items():
        compared = plan(renderers.get(name), words, own(name))
        for seed in seeds:
            yield _audit_match(tuple(moments(game, seed, MOVES)), compared, seed, jobs)


def audits_of(
    matches: Sequence[Sequence[Moment]],
    renderers: Mapping[str, Renderer],
    words: Sequence[Messages],
    own: Own,
    jobs: int = 1,
) -> Iterator[Audited]:
    """These matches, numbered from 0; each by so many processes at once."""
    for number, match in enumerate(matches):
        name = match[0].match_state.game.name
        yield _audit_match(match, plan(renderers.get(name), words, own(name)), number, jobs)


def _audit_match(match: Sequence[Moment], compared: Plan, seed: int, jobs: int) -> Audited:
    game = match[0].match_state.game
    dice = dice_for(game, seed)
    with without_gc():
        verdicts = run_parts(lambda part: verdict_of(match, compared, dice, Share(part, jobs)), jobs)
    return Audited(game.name, seed, together(verdicts))
