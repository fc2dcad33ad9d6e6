"""People of the small Discord press what they mean, as hands do."""

from tests.loopback.people import BUTTON, MENUS, Person
from tests.loopback.server import Server
from tests.loopback.town import Channel, Json, Message

BUILD, MENU, LONGER = "v1:build:6:g1.p3", "v1:build:6:g1.p3:m:1.3", "v1:build:6:g1.p3:o"


def built(server: Server, hall: Channel) -> Message:
    """A menu and two buttons; the id of the last begins all the others."""
    menu = {"type": MENUS[0], "id": 1, "custom_id": MENU, "options": [{"label": "Coins", "value": "coins"}]}
    buttons = [{"type": BUTTON, "id": id, "custom_id": one} for id, one in ((2, LONGER), (3, BUILD))]
    rows: list[Json] = [{"type": 1, "components": [menu]}, {"type": 1, "components": buttons}]
    return server.town.made(hall.id, server.town.bot, {"components": rows})


def test_a_button_is_pressed_though_its_id_begins_those_of_others(
    server: Server, hall: Channel, amir: Person
) -> None:
    """No client presses a menu as if it were a button: a bot would hear of a control that is not there."""
    message = built(server, hall)
    exact, first = amir.click(message, BUILD), amir.click(message, "v1:build")

    assert (BUTTON, BUILD, 3) == tuple(exact.data[one] for one in ("component_type", "custom_id", "id"))
    assert (BUTTON, LONGER, 2) == tuple(first.data[one] for one in ("component_type", "custom_id", "id"))


def test_a_menu_is_chosen_in_though_a_button_begins_so(server: Server, hall: Channel, amir: Person) -> None:
    chosen = amir.choose(built(server, hall), BUILD, ["coins"])

    assert (MENUS[0], MENU) == tuple(chosen.data[one] for one in ("component_type", "custom_id"))
