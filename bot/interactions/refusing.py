"""The sentence of a refusal, in its reader's language."""

from bot.client import Khandan
from bot.languages import Language
from engine.kernel.refused import Refusal
from engine.kernel.seats import Seat
from engine.match.live import LiveMatch


def refusing(
    bot: Khandan, live: LiveMatch | None, why: Refusal, language: Language, seat: Seat | None
) -> str:
    """A game says it in its own words where it has any; shared texts are for the others.

    `live` is None where no match is meant; `seat` is the reader's.
    """
    words, slots = bot.words(language), dict(why.slots)
    own = live is not None and words.has_text(f"{live.match.game}-refusal-{why.code}")
    if words.has_text(f"refusal-{why.code}") and not own:
        return words.say(f"refusal-{why.code}", **slots)
    if live is None:
        return words.say("error-unknown-text", code=why.code)
    scene = bot.scene(live, language)
    return bot.renderers[live.match.game].refusal(scene, why.code, slots, seat)
