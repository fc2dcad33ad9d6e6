"""A whole book: what everybody knows of a campaign, and where it is one house's own what that house knows."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.houses import realm
from bot.games.houses.book import values as v
from bot.games.houses.book.own import known_alone
from bot.games.houses.book.reigns import reign_page
from bot.games.houses.book.speaking import Speaker
from bot.games.houses.history.items import accounts, items
from bot.games.houses.history.pages import presenter_of_time
from bot.games.houses.presenter import Presenter
from bot.games.houses.tale.record import Campaign, Reign, Signature, Vote, campaign_of
from bot.games.houses.tale.tale import Tale, tale_of
from bot.games.houses.tale.words import fill_slots, sentences
from bot.history.notes import Note
from engine.games.houses import events as e
from engine.kernel.table.seeds import Epoch

LABELS: Final = (
    *("contents", "curves", "votes", "deals", "roles", "signed", "own", "stories"),
    *("ledger", "made", "kept", "broken", "kept-apart", "no-words", "epilogues", "places", "dice"),
    *("hash", "seed", "salt", "words", "not-open", "remembered"),
)
"""The book's headings, each with a text `houses-book-<name>`."""


def book_of(
    everybody: Presenter, own: Presenter | None, notes: Sequence[Note], epochs: Sequence[Epoch]
) -> v.Book:
    """The book from all notes of a match. With an `own` presenter it is that house's, which knows more."""
    say, told = Speaker(everybody, own), campaign_of(notes)
    tale = tale_of(told)
    known = () if own is None else known_alone(items(notes, own.viewer))
    of_reign = {one.reign.generation: one for one in tale.reigns}
    reigns = [*told.reigns, *([told.now] if told.now is not None else [])]
    own_name = "" if own is None else everybody.house(own.seat)
    return v.Book(
        language=everybody.language,
        rtl=say.is_rtl,
        labels={one.replace("-", "_"): say.text(one, house=own_name) for one in LABELS},
        title=say.text("title"),
        under=_under(say),
        span=_span(say, told),
        match=say.plain(everybody.say("reign-match", match=everybody.scene.match)),
        houses=tuple(_houses(say)),
        reigns=tuple(
            reign_page(
                say,
                reign,
                of_reign.get(reign.generation),
                [one for one in known if one.setting.generation == reign.generation],
            )
            for reign in reigns
        ),
        stories=tuple(_stories(say, told, reigns)),
        accounts=tuple(_accounts(say, notes)),
        broken=tuple(_broken_words(say, told)),
        realm=say.plain(sentences(everybody, tale.realm)),
        epilogues=tuple(_epilogues(say, told, tale)),
        places=tuple(map(say.plain, realm.places(everybody, told.end.places))) if told.end else (),
        epochs=tuple(_epochs(say, epochs)),
        how=tuple(say.text(f"how-{number}") for number in range(1, 4)),
        commands=(
            f"khandan export {everybody.scene.match} --out match-{everybody.scene.match}.jsonl",
            f"khandan verify match-{everybody.scene.match}.jsonl --seal HASH",
            "printf SALTSEED | xxd -r -p | sha256sum",
        ),
    )


def _under(say: Speaker) -> str:
    """Below the title of one house's own book: whose it is, and how far it reaches where play goes on."""
    if say.own is None:
        return ""
    view, house = say.own.view, say.presenter.house(say.own.seat)
    if view.stage == "over":
        return say.text("as-known", house=house)
    phase = view.phase.number if view.phase else 0
    return say.text("so-far", house=house, generation=view.generation, phase=phase)


def _span(say: Speaker, told: Campaign) -> str:
    """From the first king to the last; "" before there is one."""
    kings = [one.king for one in (*told.reigns, *([told.now] if told.now else []))]
    if not kings:
        return ""
    first, last = (say.presenter.king(one) for one in (kings[0], kings[-1]))
    count = fill_slots(say.presenter, (("kings", len(kings)),))
    return say.text("span", n=len(kings), first=first, last=last, **count)


def _houses(say: Speaker) -> Iterator[v.House]:
    for seat, one in enumerate(say.presenter.view.houses):
        # A steward names house and head after the emblem, as the lot does: said once.
        is_named = one.first_name not in ("", one.emblem)
        head = say.text("head", name=say.presenter.person(one.first_name, seat)) if is_named else ""
        yield v.House(*say.house(seat), head)


# --- stories -----------------------------------------------------------------------------------------------


def _stories(say: Speaker, told: Campaign, reigns: Sequence[Reign]) -> Iterator[v.Story]:
    """Each line's way through its cards, whether or not it came to an end."""
    for line in told.lines:
        way = [(reign, vote) for reign in reigns for vote in reign.votes if vote.opened.line == line]
        steps = [_step(say, reign, vote, line) for reign, vote in way]
        ended = next((one for reign in reigns for one in reign.ended if one.line == line), None)
        question = say.plain(say.presenter.plain(f"line.{line}.question"))
        name = say.plain(say.presenter.plain(f"line.{line}.name"))
        yield v.Story(name, question, tuple(steps), _story_end(say, ended))


def _step(say: Speaker, reign: Reign, vote: Vote, line: str) -> v.Step:
    signed: Signature | None = next((one for one in vote.signed if getattr(one, "line", None) == line), None)
    then, by = presenter_of_time(say.presenter, vote.opened), vote.leader if signed is None else signed.seat
    house, sign = say.house(by)
    if signed is None:
        name = say.text("led", house=house)
    else:
        name = say.plain(
            say.presenter.common_text("story-signature", title=say.presenter.title(signed.mark), house=house)
        )
    return v.Step(
        when=say.text("moment", generation=reign.generation, phase=vote.phase),
        title=say.plain(say.presenter.content_text(f"{vote.card}.title")),
        answer=say.plain(then.content_text(f"{vote.card}.{vote.side}")),
        signed=name,
        emblem=sign,
    )


def _story_end(say: Speaker, ended: e.StoryEnded | None) -> str:
    if ended is None:
        return say.text("story-open")
    end = say.presenter.story_end(ended.end)
    return say.text("story-ended", end=end, house=say.presenter.house(ended.seat))


# --- the ledger, the end, the dice -------------------------------------------------------------------------


def _accounts(say: Speaker, notes: Sequence[Note]) -> Iterator[v.Account]:
    """HO-R23: what each house has promised, as far as the book's reader knows.

    That a word was kept its two parties alone are told: a house of which the reader knows none has no figure.
    """
    for one in accounts(items(notes, None if say.own is None else say.own.viewer)):
        kept = say.figure(one.kept) if one.kept else ""
        yield v.Account(*say.house(one.seat), say.figure(one.made), kept, say.figure(one.broken))


def _broken_words(say: Speaker, told: Campaign) -> Iterator[str]:
    """The words for an answer that the ballots show broken."""
    for reign in told.reigns:
        for word in reign.broken_words:
            yield say.text(
                "word-broken",
                house=say.presenter.house(word.by),
                other=say.presenter.house(word.to),
                side=say.presenter.side(word.side),
                title=say.presenter.title(f"{word.vote.card}.title"),
                generation=reign.generation,
            )


def _epilogues(say: Speaker, told: Campaign, tale: Tale) -> Iterator[v.Epilogue]:
    """What became of each house, by its place."""
    for place in told.end.places if told.end else ():
        for seat in place:
            yield v.Epilogue(*say.house(seat), say.plain(sentences(say.presenter, tale.houses[seat])))


def _epochs(say: Speaker, epochs: Sequence[Epoch]) -> Iterator[v.Epoch]:
    """The dice of each generation; number 0 are those of the start."""
    for one in epochs:
        said = say.presenter.join_list([say.presenter.say("quoted", title=word) for word in one.words])
        words = say.plain(said) if one.words else ""
        yield v.Epoch(say.text("epoch", number=one.number), one.digest, one.seed, one.salt, words)
