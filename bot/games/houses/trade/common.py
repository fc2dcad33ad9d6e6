"""The offer that is made most: coins for another's yes or no, sent by three presses (HO-R23)."""

from collections.abc import Iterator
from typing import Final, get_args

from bot.games.houses.controls.build_ids import COMMON, build_id
from bot.games.houses.trade.clause_form import Gift
from bot.games.houses.trade.drafts import Draft, Share
from bot.games.houses.trade.menus import Legal
from bot.games.houses.trade.promising import moment
from bot.games.houses.voice import Voice
from bot.render.panel import Choice, Option
from engine.games.houses.names import Side
from engine.kernel.refused import Refused, no
from engine.kernel.seats import Seat

ASKED: Final = 3
"""So much power is asked for, or what the house shows: a ballot of one seldom turns a vote."""

PRICES: Final = (1, 2, 3)
"""Coins that one press sends."""

SIDES: Final[tuple[Side, ...]] = get_args(Side)
BALLOTS: Final = {f"vote-{side}": side for side in SIDES}


def menu(voice: Voice, seat: Seat, legal: Legal) -> Iterator[Choice]:
    """Whose yes or no can be asked for a coin now; none where no such deal is left.

    HO-6.5: a ballot that is cast stays what it is, and is for sale no more.
    """
    phase = voice.view.phase
    cast = (True,) * len(voice.view.houses) if phase is None else phase.cast
    others = (one for one, done in enumerate(cast) if one != seat and not done)
    asked = ((one, side, _draft(voice, one, side)) for one in others for side in SIDES)
    options = tuple(_option(voice, side, draft) for one, side, draft in asked if legal(draft))
    if options:
        custom_id = build_id(voice.scene.match, moment(voice), COMMON)
        yield Choice(custom_id, options, voice.say("common-which"))


def chosen(voice: Voice, value: str) -> Draft:
    """The draft of an option. Refused with old_button for what is none."""
    partner, _, side = value.partition(".")
    found = next((one for one in SIDES if one == side), None)
    if found is None or partner not in map(str, range(len(voice.view.houses))):
        raise Refused(no("old_button"))
    return _draft(voice, int(partner), found)


def priced(draft: Draft, legal: Legal) -> Iterator[tuple[int, Draft]]:
    """The same offer at the other prices; nothing for a deal of another form."""
    if not is_common(draft):
        return
    for coins in PRICES:
        other = _at(draft, coins)
        if other != draft and legal(other):
            yield coins, other


def is_common(draft: Draft) -> bool:
    """Whether it is coins, held until they are earned, for one ballot of this phase."""
    mine, theirs = draft.mine.gifts, draft.theirs.gifts
    pays, votes = [one.word for one in mine], [one.word for one in theirs if not one.ahead]
    return pays == ["reward"] and len(theirs) == 1 and len(votes) == 1 and votes[0] in BALLOTS


def _at(draft: Draft, coins: int) -> Draft:
    return draft.with_share("m", Share((Gift("reward", 0, coins),)))


def _draft(voice: Voice, partner: Seat, side: Side) -> Draft:
    shown = voice.view.characters[partner].power
    least = ASKED if shown is None else max(1, min(ASKED, shown))
    return _at(Draft(partner, Share(), Share((Gift(f"vote-{side}", 0, least),))), PRICES[0])


def _option(voice: Voice, side: Side, draft: Draft) -> Option:
    slots = {"house": voice.house(draft.partner), "side": voice.side(side)}
    said = voice.say("common-option", least=draft.theirs.gifts[0].n, **slots)
    return Option(f"{draft.partner}.{side}", said, emoji=voice.sign(draft.partner))
