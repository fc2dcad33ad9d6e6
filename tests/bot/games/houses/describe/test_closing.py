"""How deals end, in words: what the escrow pays, and which of several deals a count tells."""

from msgspec.structs import replace

from bot.games.houses.describe.events import describe_event
from bot.games.houses.describe.posts import brief_lines
from bot.games.houses.presenter import Presenter
from bot.languages import Language
from engine.games.houses import events as e
from engine.games.houses.clauses import Clause, Deal, Pay, Promise, Vote
from engine.kernel.table.state import Chair
from tests.bot.games.houses.houses_matches import campaign, languages
from tests.bot.pictures.houses_pictures import presenter_of

WORD = Promise("house of letters")
VOTE = Vote("no", 3, 99)


@languages
def test_who_gets_nothing_out_of_the_escrow_is_not_named(language: Language) -> None:
    """HO-R28: one house was paid; "0 coins" to the other would be no news."""
    presenter = voting(language)

    one, both = (
        describe_event(presenter, e.ClausesSettled("1-3-2", (), (), to_maker, 2, (1, 3)))
        for to_maker in (0, 4)
    )

    assert presenter.house(1) not in one
    assert presenter.house(3) in one
    assert presenter.house(1) in both


@languages
def test_of_several_deals_a_count_tells_one_that_moved_something(language: Language) -> None:
    """HO-R23: a deal of words alone closed first, and is counted with the others all the same."""
    presenter = voting(language)
    words, coins = closed("1-3-1", WORD), closed("1-3-2", Pay(2))

    (told,) = brief_lines(presenter, (words, coins), ())

    assert presenter.coins(2) in told
    assert told.endswith(presenter.say("brief-deals", n=1, told=1))


@languages
def test_of_several_deals_a_count_tells_one_of_people_first(language: Language) -> None:
    """What stewards have agreed among themselves is counted."""
    presenter = voting(language)
    chairs = Chair(player=0), *(Chair(steward="company") for _ in range(4))
    table = replace(presenter.scene.table, chairs=chairs)
    presenter = Presenter(replace(presenter.scene, table=table))
    stewards = closed("1-3-1", Pay(2))
    own = replace(stewards, deal=replace(stewards.deal, id="1-0-1", partner=0, mine=(Pay(5),)))

    (told,) = brief_lines(presenter, (stewards, own), ())

    assert presenter.coins(5) in told
    assert presenter.coins(2) not in told


@languages
def test_of_a_void_deal_that_moved_no_coin_a_count_says_who_agreed_on_it(language: Language) -> None:
    """HO-R27: its clauses stand in the words and in the chronicle; where coins moved, here, too."""
    presenter = voting(language)
    paid = closed("1-3-1", Pay(2))
    paid = replace(paid, maker_kept=False, partner_kept=False)
    paid = replace(paid, deal=replace(paid.deal, mine=(Pay(2), VOTE), mine_stand=("kept", "void"), theirs=()))
    void = replace(paid, deal=replace(paid.deal, mine=(VOTE,), mine_stand=("void",)))
    houses = presenter.join_list([presenter.house(1), presenter.house(3)])

    (without_coins,) = brief_lines(presenter, (void,), ())
    (with_coins,) = brief_lines(presenter, (paid,), ())

    assert presenter.say("brief-deal-void", houses=houses) == without_coins
    assert presenter.coins(2) in with_coins


@languages
def test_a_signature_that_ends_its_story_is_one_sentence_with_the_end(language: Language) -> None:
    """HO-7.4: the house and its story are named once, with what stays; each alone is a line of its own."""
    moment = next(
        one
        for one in campaign(5, 3, 400)
        if {e.StorySigned, e.StoryEnded} <= {type(event) for event in one.entry.events}
    )
    presenter = presenter_of(moment, language, None)
    signed, ended = (
        next(event for event in moment.entry.events if isinstance(event, kind))
        for kind in (e.StorySigned, e.StoryEnded)
    )
    signed = replace(signed, leader=signed.seat)

    (told,) = brief_lines(presenter, (signed, ended), ())

    assert told.count(presenter.house(signed.seat)) == told.count(presenter.line(ended.line)) == 1
    assert presenter.title(signed.mark) in told
    assert len(list(brief_lines(presenter, (signed, replace(ended, seat=ended.seat - 1)), ()))) == 2


def voting(language: Language) -> Presenter:
    """Of the second seat, in the first vote of a campaign."""
    moment = next(one for one in campaign(5, 5, 400) if one.match_state.state.stage == "vote")
    return presenter_of(moment, language, 1)


def closed(number: str, clause: Clause) -> e.DealClosed:
    """A deal with this clause on one side and a word on the other, at its end."""
    return e.DealClosed(Deal(number, 1, 3, (clause,), (WORD,), 1, (1, 3)), True, True, (1, 3))
