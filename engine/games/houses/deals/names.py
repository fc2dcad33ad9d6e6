"""The id of a deal: who offered it to whom, and the how-manieth such offer it is."""

from msgspec import Struct

from engine.kernel.seats import Seat


class DealName(Struct, frozen=True):
    """What a deal's id says; `number` counts this maker's offers to this partner, from 1."""

    maker: Seat
    partner: Seat
    number: int

    @property
    def id(self) -> str:
        """As it stands in logs and on buttons."""
        return f"{self.maker}-{self.partner}-{self.number}"


def name_of(id: str) -> DealName:
    """The name of a deal that the rules have numbered."""
    maker, partner, number = (int(part) for part in id.split("-"))
    return DealName(maker, partner, number)
