"""The table after the events of set-up and upkeep."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.games.rokugan import events as e
from engine.games.rokugan.fold_board import on_control_added
from engine.games.rokugan.names import TERRITORIES, Tokens
from engine.games.rokugan.setup import capitals, start_table, with_tokens
from engine.games.rokugan.state import Player, Spied, State, put_together, with_player
from engine.games.rokugan.turning import after_draw, asking, cards_step, next_card, next_chooser, next_drafter
from engine.kernel.rows import remove_each
from engine.kernel.sealed import seal


def _on_started(state: None, event: e.GameStarted) -> State:
    return start_table(event)


def _on_chosen(state: State, event: e.ClanChosen) -> State:
    return next_chooser(with_player(state, event.seat, clan=event.clan))


def _on_dealt(state: State, event: e.ObjectivesDealt) -> State:
    players = tuple(
        replace(player, dealt=row) for player, row in zip(state.players, event.dealt, strict=True)
    )
    return asking(replace(state, players=players), "objectives", state.order[0])


def _on_kept(state: State, event: e.ObjectiveKept) -> State:
    after = with_player(state, event.seat, objective=event.objective)
    done = all(player.objective is not None for player in after.players)
    return replace(after, phase="muster") if done else after


def _draft_began(state: State, event: e.DraftBegan) -> State:
    players = tuple(with_tokens(state, seat, player) for seat, player in enumerate(state.players))
    ready = replace(state, players=players, lands=capitals(state), first=event.first, card=event.card)
    return asking(ready, "draft", event.first)


def _on_drafted(state: State, event: e.Drafted) -> State:
    left = state.players[event.seat].drafts - 1
    after = with_player(state, event.seat, drafts=left)
    from_supply = e.ControlAdded(event.province, event.seat, 1, "down")
    return next_drafter(on_control_added(after, from_supply))


def _round(state: State, event: e.RoundBegan) -> State:
    """What holds for a round begins anew."""
    players = tuple(
        _refreshed_player(player, seat in event.ronin) for seat, player in enumerate(state.players)
    )
    return replace(
        state,
        players=players,
        card=event.card if event.card is not None else state.card,
        first=event.first,
        round=event.round,
        phase="draw",
        first_used=False,
        spied=(),
    )


def _refreshed_player(player: Player, ronin: bool) -> Player:
    return replace(player, ronin=ronin, locked=False, skipped=0, done=False, looked=False)


def _on_drawn(state: State, event: e.TokensDrawn) -> State:
    players = []
    for seat, player in enumerate(state.players):
        drawn = event.drawn[seat].value or ()
        bluff: Tokens = ("bluff",) if event.bluffs[seat].value else ()
        players.append(
            replace(
                player,
                hand=seal(put_together(player.hand.value or (), drawn, bluff), seat),
                pool=seal(remove_each(player.pool.value or (), *drawn, *bluff), seat),
                aside=False,
            )
        )
    return after_draw(replace(state, players=tuple(players)))


def _on_given_back(state: State, event: e.GivenBack) -> State:
    player, token = state.players[event.seat], event.token.value
    assert token is not None
    hand = seal(remove_each(player.hand.value or (), token), event.seat)
    pool = seal(put_together(player.pool.value or (), (token,)), event.seat)
    return cards_step(with_player(state, event.seat, hand=hand, pool=pool))


def _on_played(state: State, event: e.CardPlayed) -> State:
    """Out of the game; in the upkeep the next seat is asked, who passed too."""
    spot = TERRITORIES.index(event.territory)
    gone = replace(state.claims[spot], holder=None, played=True)
    claims = (*state.claims[:spot], gone, *state.claims[spot + 1 :])
    after = replace(state, claims=claims)
    return next_card(replace(after, passed=())) if state.phase == "cards" else after


def _on_passed(state: State, event: e.Passed) -> State:
    return next_card(replace(state, passed=(*state.passed, event.seat)))


def _on_shown(state: State, event: e.HandShown) -> State:
    spied = Spied(event.seat, event.target, event.hand)
    return with_player(replace(state, spied=(*state.spied, spied)), event.target, locked=True)


def _on_regrouped(state: State, event: e.Regrouped) -> State:
    player, pooled = state.players[event.seat], event.pooled.value or ()
    held = put_together(player.hand.value or (), event.taken)
    return with_player(
        state,
        event.seat,
        hand=seal(remove_each(held, *event.discarded, *pooled), event.seat),
        discard=put_together(remove_each(player.discard, *event.taken), event.discarded),
        pool=seal(put_together(player.pool.value or (), pooled), event.seat),
    )


FOLDS: dict[type, Callable[[Any, Any], State]] = {
    e.GameStarted: _on_started,
    e.ClanChosen: _on_chosen,
    e.ObjectivesDealt: _on_dealt,
    e.ObjectiveKept: _on_kept,
    e.DraftBegan: _draft_began,
    e.Drafted: _on_drafted,
    e.RoundBegan: _round,
    e.TokensDrawn: _on_drawn,
    e.GivenBack: _on_given_back,
    e.CardPlayed: _on_played,
    e.Passed: _on_passed,
    e.HandShown: _on_shown,
    e.Regrouped: _on_regrouped,
}
