"""Worlds that a seat's view leaves open: hands, packets and the deck, of the cards that it sees nowhere."""

from msgspec.structs import replace

from engine.games.architects.facts import buildings_of
from engine.games.architects.names import Building, Buildings
from engine.games.architects.state import Player, State, Under
from engine.games.architects.view import View
from engine.kernel.dice import Dice
from engine.kernel.rows import remove_each


def world(view: View, dice: Dice, number: int) -> State:
    """One of the worlds, by this number: sizes are as everybody can count them."""
    table = view.table
    left = list(dice.shuffle(unseen_buildings(table), "world", number))
    players = tuple(
        _player(player, view.standings[seat].hand, left) for seat, player in enumerate(table.players)
    )
    under = tuple(_under(one, left) for one in table.under)
    fresh = replace(table.fresh, value=tuple(sorted(left[: view.deck - len(under)])))
    return replace(table, players=players, under=under, fresh=fresh)


def unseen_buildings(table: State) -> Buildings:
    """Buildings that this sight shows nowhere."""
    sets = ("base", "promo") if table.options.promo_cards == "on" else ("base",)
    seen: list[Building] = [*(table.looked.value or ())] if table.looked is not None else []
    for one in table.players:
        seen += [*one.built, *(one.hand.value or ())]
        seen += (one.packet.value or ()) if one.packet is not None else ()
    seen += [one.card.value for one in table.under if one.card.value is not None]
    return remove_each(buildings_of(sets), *seen)  # type: ignore[arg-type]


def _player(player: Player, size: int, left: list[Building]) -> Player:
    """A hand of others is as large as theirs; their packets play no part in what is looked ahead at."""
    if player.hand.value is not None:
        return player
    cards = tuple(left.pop() for _ in range(min(size, len(left))))
    return replace(player, hand=replace(player.hand, value=cards))


def _under(one: Under, left: list[Building]) -> Under:
    if one.card.value is not None or not left:
        return one
    return Under(replace(one.card, value=left.pop()))
