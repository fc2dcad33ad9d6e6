"""The form of a deal, its preview, and the words of a promise in it (HO-R23).

The form takes a whole deal at once; each thing has a place in two menus and all numbers of a kind share a
field, since Discord gives a form five fields. The preview is the sentence that the other will read. Words of
a promise are chosen from a few that stand ready, or written in a form of their own.
"""

from typing import Final

from bot.games.houses.controls.ids import BuildControlId, DraftButtonId, PromiseFormId, moment
from bot.games.houses.presenter import Presenter
from bot.games.houses.trade import deals
from bot.games.houses.trade.clauses import ACTS, BALLOTS, THINGS, Gift, promise_text
from bot.games.houses.trade.drafts import HIGHEST, MINE, SIDES, Draft, Share, deal_of, digest, shared_number
from bot.languages import in_digits
from bot.render import markup
from bot.render.bidi import strip_isolates
from bot.render.limits import OPTIONS
from bot.render.panel import Block, Button, Buttons, Choice, Entry, Field, Form, Option, Panel, Text
from engine.games.houses.clauses import TEXT
from engine.games.houses.deals.offers import CLAUSES
from engine.games.houses.names import SIDES as ANSWERS
from engine.games.houses.stewards.company.character import pledge, pledge_in
from engine.kernel.seats import Seat

ACCENT: Final = 0x8A6D3B
DIGITS: Final = len(str(HIGHEST))
"""Characters of a number."""

LISTED: Final = (0, 1)
"""How many phases ahead the form says; the command also says two."""

READY: Final = ("1", "2", "3", "4")
"""Promises that stand ready, by the ends of their texts' names."""

OWN: Final = "own"
"""The option of a menu that opens the form of a promise."""

FIELD: Final = "words"


def form(presenter: Presenter, seat: Seat, custom_id: str, draft: Draft | None) -> Form:
    """With whom, what each side gives, how many coins and how much power; filled in with the draft."""
    mine, theirs = (draft.mine, draft.theirs) if draft else (Share(), Share())
    chosen, own = draft.partner if draft else None, presenter.view.own
    partners = tuple(
        Option(str(one), presenter.house(one), "", one == chosen, presenter.sign(one))
        for one in range(len(presenter.view.houses))
        if one != seat
    )

    def number(name: str, code: str) -> Field:
        # One number for all of its kind, in the digits of the reader; empty where they differ.
        n = shared_number(draft, power=name == "power") if draft else None
        value = "" if n is None else in_digits(str(n), presenter.language)
        # Its hint says what the maker has: nothing between two generations, when nobody trades.
        has = {} if own is None else {"coins": own.coins, "power": own.free_power}
        hint = presenter.part(code, "description", **has) if has else ""
        return Field(presenter.say(code), Entry(name, DIGITS, 0, value=value, is_number=True), hint)

    hint = presenter.part("field-i-give", "description")
    fields = (
        Field(presenter.say("field-partner"), Choice("partner", partners)),
        Field(presenter.say("field-i-give"), _gives(presenter, "mine", mine), hint),
        Field(presenter.say("field-they-give"), _gives(presenter, "theirs", theirs)),
        number("coins", "field-coins"),
        number("power", "field-least-power"),
    )
    code = "form-counter" if draft and draft.answers else "form-trade"
    return Form(custom_id, presenter.say(code), fields, presenter.language)


def _gives(presenter: Presenter, side: str, share: Share) -> Choice:
    """A menu of what the rules leave open now, and what was chosen; at most as many as a side has clauses."""
    chosen = share.gifts[:CLAUSES]
    wanted = {one.key for one in chosen}
    late, most = presenter.view.stage == "decide", presenter.view.options.ahead
    words = [word for word in THINGS if not (late and word in BALLOTS)]
    times = [ahead for ahead in LISTED if ahead <= most]
    rows = [Gift(word, ahead) for word in words for ahead in times if word in ACTS or not ahead]
    keys = {one.key for one in rows}
    rows += [one for one in chosen if one.key not in keys]
    # Where a menu can't hold all, what is furthest ahead makes room: no thing is missing altogether.
    others = sorted((one for one in rows if one.key not in wanted), key=lambda one: one.ahead)
    listed = wanted | {one.key for one in others[: OPTIONS - len(wanted)]}
    options = tuple(
        Option(one.key, one.in_words(presenter), chosen=one.key in wanted)
        for one in rows
        if one.key in listed
    )
    return Choice(side, options, presenter.say("choose-gifts"), least=0, most=CLAUSES)


def preview(presenter: Presenter, seat: Seat, draft: Draft, code: str, problem: str) -> Panel:
    """The draft in the sentence that the other will read; `problem` is why it can't be sent."""
    partner, match, now = presenter.house(draft.partner), presenter.scene.match, moment(presenter.view)
    deal = deal_of(draft, seat, presenter.view.phase.number if presenter.view.phase else 0)
    lines = [markup.title(presenter.say("draft-title", house=partner)), deals.sentence(presenter, deal)]
    buttons = []
    if problem:
        lines.append(markup.bold(presenter.say("draft-problem", reason=problem)))
    else:
        send = DraftButtonId(match, now, "send", code).pack()
        buttons.append(Button(send, presenter.say("button-send"), "success"))
        if draft.answers:
            lines.append(markup.small(presenter.say("draft-counters", house=partner)))
        else:
            lines.append(markup.small(presenter.say("draft-means", house=partner)))
    # A draft that can't be sent can be changed.
    change = DraftButtonId(match, now, "edit", code).pack()
    buttons.append(Button(change, presenter.say("button-change"), "primary" if problem else "secondary"))
    buttons.append(
        Button(DraftButtonId(match, now, "drop", code).pack(), presenter.say("button-drop"), "danger")
    )
    words = promise_menus(presenter, draft, code)
    blocks: tuple[Block, ...] = (Text("\n".join(lines)), *words, Buttons(tuple(buttons)))
    return Panel(ACCENT, blocks, presenter.language)


# The words of a promise.


def promise_menus(presenter: Presenter, draft: Draft, code: str) -> tuple[Choice, ...]:
    """A menu of words for each side that promises something."""
    menus = []
    for side in SIDES:
        share = draft.share(side)
        if share.has_promise:
            options = tuple(
                Option(one, promise_text(presenter, said, TEXT), chosen=said == share.words)
                for one, said in ready_words(presenter).items()
            )
            own = Option(OWN, presenter.say("ready-own"))
            custom_id = BuildControlId(presenter.scene.match, moment(presenter.view), f"w{side}", code).pack()
            said = "words-mine" if side == MINE else "words-theirs"
            title = presenter.say(said, house=presenter.house(draft.partner))
            menus.append(Choice(custom_id, (*options, own), title))
    return tuple(menus)


def is_wordless(draft: Draft) -> bool:
    """Whether a side's promise still waits for its words: a menu asks for them, and nothing is wrong."""
    shares = (draft.share(side) for side in SIDES)
    return any(share.has_promise and not share.words for share in shares)


def promise_form(presenter: Presenter, side: str, code: str, words: str) -> Form:
    """One field, holding what the promise says already; a steward's word as its reader reads it."""
    custom_id = PromiseFormId(presenter.scene.match, moment(presenter.view), side, code).pack()
    value = (_words_for_form(presenter, words) or words)[:TEXT]
    field = Field(presenter.say("field-words"), Entry(FIELD, TEXT, 1, value=value, tall=True))
    return Form(custom_id, presenter.say("act-promise"), (field,), presenter.language)


def words_from_form(presenter: Presenter, before: str, words: str) -> str:
    """The words that the form of a promise gave: a steward's word, `before`, left alone stays one."""
    # A steward's word is a code that stewards read; its sentence typed back would be nobody's word any more.
    return before if words and words == _words_for_form(presenter, before) else words


def ready_words(presenter: Presenter) -> dict[str, str]:
    """The words that stand ready, by option: first those about an open vote, which stewards can read."""
    votes = _votes(presenter) if presenter.view.stage == "vote" else {}
    return {**votes, **{one: presenter.say(f"ready-{one}") for one in READY}}


def words_that_stand_ready(presenter: Presenter) -> dict[str, str]:
    """The words that stand ready, by their digests: a restart forgets none of them."""
    words = (*ready_words(presenter).values(), *_votes(presenter).values())
    return {digest(one): one for one in words}


def with_promise(draft: Draft, side: str, words: str) -> Draft:
    """The draft with these words for the promise of one side."""
    return draft.with_share(side, Share(draft.share(side).gifts, words))


def _words_for_form(presenter: Presenter, words: str) -> str:
    """A steward's word as a form holds it, without marks of direction; "" for anybody's own words."""
    return strip_isolates(promise_text(presenter, words, TEXT)) if pledge_in(words) else ""


def _votes(presenter: Presenter) -> dict[str, str]:
    """The words about the vote of this phase, as stewards of company give them and read them."""
    return {side: pledge(presenter.view, side).code for side in ANSWERS} if presenter.view.phase else {}
