"""Your reign: a person's card of a generation that is over, for their own eyes until they share it.

    the panel, More ─► press_reign ─► the card in private ─► Without the deal, Another reign: the card anew
                                              └────────────► Share: the same card for everybody, once

The card is made of what everybody may read (picture/reign.py), and of a generation that is over alone: before
its end there is none, whatever an id says. Nothing of it is kept but that it was shared.
"""

from datetime import date
from typing import Final

from bot.client import Interaction, Khandan
from bot.games.houses.controls.controls import finished_reigns, seat_button
from bot.games.houses.controls.ids import ReignId
from bot.games.houses.picture.reign import Past, past_in_notes, sketch
from bot.games.houses.presenter import Presenter, presenter_of
from bot.interactions.answering import show_privately, with_defer
from bot.interactions.receipts import note
from bot.pictures.facts import words_button
from bot.render.panel import Button, Buttons, Panel, Text
from bot.render.users import escape
from bot.ui.actor import Actor, resolve_actor
from bot.ui.control import answer_control
from engine.kernel.refused import Refused, no

ACCENT: Final = 0x7A2E2E


async def setup(bot: Khandan) -> None:
    """Answer every card."""
    answer_control(bot, ReignId, press_reign)


async def press_reign(interaction: Interaction, id: ReignId) -> None:
    """The presser's card of this generation, or its sharing. Refused with not_now before its end."""
    who = await resolve_actor(interaction, id.match)
    told = await _load_past(interaction, who, id.generation)
    about, sharing = f"{id.generation}.{who.seat}", interaction.client.posting.sharing
    day = interaction.client.waiting.now().date()
    said = "reign-private"
    if id.ask:
        is_new = await with_defer(interaction, _share(interaction, who, told, day, id))
        said = "reign-shared" if is_new else "reign-shared-already"
    elif await sharing.has_shared(id.match, about):
        said = "reign-shared"
    await show_privately(interaction, page(presenter_of(who), told, day, id, said))


async def _load_past(interaction: Interaction, who: Actor, generation: int) -> Past:
    """The reign of the presser's house in that generation. Refused (not_now) before it is over."""
    presenter = presenter_of(who)
    if not 0 < generation <= finished_reigns(presenter.view):
        raise Refused(no("not_now"))
    kept = await with_defer(interaction, interaction.client.history.of(who.live.match.id))
    told = past_in_notes(kept.notes, presenter.view.counts, who.seat, generation)
    if told is None:
        raise Refused(no("not_now"))
    return told


async def _share(interaction: Interaction, who: Actor, told: Past, day: date, id: ReignId) -> bool:
    """Post the card in the table's language; whether that is new."""
    bot = interaction.client
    scene = bot.scene(who.live, await bot.preferences.reader(who.live, None))
    presenter = Presenter(who.renderer.scene_for(scene, None))
    is_new = await bot.posting.sharing.share(
        who.live, f"{id.generation}.{who.seat}", post(presenter, told, day, deal=id.deal == "with")
    )
    # Should the answer fail, whoever presses again reads that it stands there.
    note(interaction, presenter_of(who).say("reign-shared"))
    return is_new


# The pages.


def page(presenter: Presenter, told: Past, day: date, id: ReignId, said: str) -> Panel:
    """The card for its own house, under a line on who sees it, over what can be done with it."""
    deal = id.deal == "with"
    newest, match = finished_reigns(presenter.view), presenter.scene.match
    buttons = []
    if said == "reign-private":
        share = ReignId(match, id.generation, id.deal, "share").pack()
        buttons.append(Button(share, presenter.say("button-reign-share"), "primary"))
        if told.best is not None:
            other = ReignId(match, id.generation, "without" if deal else "with").pack()
            buttons.append(Button(other, presenter.say("button-reign-deal", deal=id.deal)))
    if newest > 1:
        # Backwards, and from the first on to the newest.
        before = id.generation - 1 if id.generation > 1 else newest
        earlier = ReignId(match, before, "with").pack()
        buttons.append(Button(earlier, presenter.say("button-reign-other")))
    # The card may stand in the place of the panel, with its question: one press leads back.
    buttons.append(seat_button(presenter))
    line, card = Text(presenter.say(said)), sketch(presenter, told, day, deal=deal)
    drawn = (line, card, Buttons((*buttons, words_button(presenter.scene))))
    return Panel(ACCENT, (line, _in_words(card.alt), Buttons(tuple(buttons))), presenter.language, drawn)


def post(presenter: Presenter, told: Past, day: date, *, deal: bool) -> Panel:
    """The card for everybody."""
    card = sketch(presenter, told, day, deal=deal)
    drawn = (card, Buttons((words_button(presenter.scene),)))
    return Panel(ACCENT, (_in_words(card.alt),), presenter.language, drawn)


def _in_words(alt: str) -> Text:
    """The card's words: they are plain, and names in them are people's own."""
    return Text("\n".join(map(escape, alt.split("\n"))))
