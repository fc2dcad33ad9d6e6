"""What a phase says as it opens, beside its card."""

import pytest
from msgspec.structs import replace

from bot.games.houses.board import proposal
from bot.games.houses.voice import Voice
from bot.languages import Language
from engine.games.houses import events as e
from tests.bot.games.houses.houses_matches import campaign, languages
from tests.bot.pictures.houses_pictures import voice_of


@languages
@pytest.mark.parametrize(("phase", "percent"), [(6, None), (7, 33), (8, 50), (9, 100)])
def test_a_phase_that_may_be_the_last_says_so(language: Language, phase: int, percent: int | None) -> None:
    """HO-R32: one chance in three, one in two, and certain, where the king neither flees nor is deposed."""
    voice, opened = first_phase(language)
    said = proposal.problem(voice, replace(opened, phase=phase))
    sentences = {one: voice.say("mortal", percent=one) for one in (33, 50, 100)}

    assert {percent} - {None} == {one for one, sentence in sentences.items() if sentence in said}


def first_phase(language: Language) -> tuple[Voice, e.PhaseOpened]:
    """A reader at the moment at which a phase opens, and that event."""
    for moment in campaign(3, 5, 400):
        for event in moment.entry.events:
            if isinstance(event, e.PhaseOpened):
                return voice_of(moment, language, 0), event
    raise LookupError
