"""The closed lists of the game: ids that code, data and texts share; reading.py holds the data to them."""

from typing import Final, Literal, get_args

Good = Literal["clay", "wood", "stone", "gold", "marble", "silver"]
"""Resources (AW-COMP-3)."""

Gain = Good | Literal["virtue", "buildings"]
"""What a card may give: goods, points of virtue, cards of buildings."""

Skill = Literal["carpentry", "tiling", "masonry"]
"""Skills of apprentices (AW-COMP-4)."""

Spot = Literal[
    "forest",
    "quarry",
    "mines",
    "silversmith",
    "storehouse",
    "workshop",
    "town_centre",
    "tax_stand",
    "guardhouse",
]
"""Open circles (AW-PLACE-1)."""

Space = Literal["black_market_small", "black_market_middle", "black_market_large"]
"""Small circles (AW-PLACE-2)."""

Location = Spot | Space | Literal["guildhall"]
"""Where a worker is placed."""

Origin = Spot | Literal["prison", "captured"]
"""Where a worker may be recalled from (AW-TURN-3, AW-TURN-4)."""

Errand = Literal[
    "imprison",
    "release",
    "ransom_silver",
    "ransom_debt",
    "pay_debt",
]
"""What is done at the guardhouse (AW-GUARD-1)."""

Trigger = Literal[
    "forest",
    "quarry",
    "mines",
    "silversmith",
    "storehouse",
    "town_centre",
    "tax_stand",
    "black_market",
    "cathedral_advance",
    "debt_paid",
    "black_market_reset",
    "imprison_captured",
]
"""When an apprentice acts (AW-APP-7)."""

Apprentice = Literal[
    "acolyte_1",
    "acolyte_2",
    "acolyte_3",
    "conspirator_1",
    "conspirator_2",
    "debt_collector_1",
    "debt_collector_2",
    "debt_collector_3",
    "gatekeeper",
    "illusionist",
    "jeweller_1",
    "jeweller_2",
    "labourer",
    "merchant_1",
    "merchant_2",
    "merchant_3",
    "merchant_4",
    "merchant_5",
    "miner_1",
    "miner_2",
    "patron_1",
    "patron_2",
    "patron_3",
    "patron_4",
    "pickpocket",
    "squire_1",
    "squire_2",
    "squire_3",
    "stonecutter_1",
    "stonecutter_2",
    "swindler_1",
    "swindler_2",
    "swindler_3",
    "thief",
    "trader_1",
    "trader_2",
    "trader_3",
    "trickster",
    "woodcutter_1",
    "woodcutter_2",
    "enforcer",
    "overseer",
    "peddler",
]
"""Apprentice cards: no two of them are the same card, though some have one name."""

Building = Literal[
    "aqueduct",
    "armoury",
    "barracks",
    "betting_house",
    "carpenters_hut",
    "castle",
    "chapel",
    "church",
    "clay_market",
    "clay_pit",
    "drafting_room",
    "dungeon",
    "factory",
    "fortress",
    "fountain",
    "gamblers_den",
    "hideout",
    "keep",
    "library",
    "lighthouse",
    "lumber_camp",
    "masons_hut",
    "moneylender",
    "monument",
    "observatory",
    "palace",
    "reservoir",
    "silver_market",
    "smithy",
    "steeple",
    "stone_market",
    "tavern",
    "thieves_den",
    "tilers_hut",
    "trading_post",
    "treasury",
    "university",
    "watchtower",
    "well",
    "wood_market",
    "crane",
    "graveyard",
    "museum",
]

Character = Literal[
    "ada",
    "caroline",
    "frederick",
    "rudolf",
    "therese",
    "lothaire",
    "hugo",
    "clovis",
    "fara",
    "bertha",
]
"""Side 2 of the player boards (AW-CHAR-1)."""

MarketCard = Literal[
    "market_01",
    "market_02",
    "market_03",
    "market_04",
    "market_05",
    "market_06",
    "market_07",
    "market_08",
    "market_09",
    "market_10",
]

Reward = Literal[
    "reward_virtue1_silver3",
    "reward_virtue1_wood2",
    "reward_virtue1_stone2",
    "reward_virtue1_building1",
    "reward_virtue2",
    "reward_virtue1_gold1",
]

Trade = Literal[
    "virtue_clay_clay",
    "virtue_clay_wood",
    "virtue_clay_stone",
    "virtue_wood_wood",
    "virtue_wood_stone",
    "virtue_stone_stone",
    "marble_wood_wood_wood",
    "marble_wood_wood_stone",
    "marble_wood_stone_stone",
    "marble_stone_stone_stone",
    "merchant_1",
    "merchant_2",
    "merchant_3",
    "merchant_4",
    "merchant_5",
    "patron_1",
    "patron_2",
    "patron_3",
    "patron_4",
    "trader_1",
    "trader_2",
    "trader_3",
]
"""Trades of the storehouse: the printed ones by what is paid, the others by their apprentice (AW-STORE)."""

Buildings = tuple[Building, ...]
Set = Literal["base", "promo", "extra"]
Taken = Literal["clay", "gold"]
"""What is dug in the mines (AW-RES-4)."""

GOODS: Final[tuple[Good, ...]] = get_args(Good)
SPOTS: Final[tuple[Spot, ...]] = get_args(Spot)
SPACES: Final[tuple[Space, ...]] = get_args(Space)
APPRENTICES: Final[tuple[Apprentice, ...]] = get_args(Apprentice)
BUILDINGS: Final[tuple[Building, ...]] = get_args(Building)
CHARACTERS: Final[tuple[Character, ...]] = get_args(Character)
MARKET: Final[tuple[MarketCard, ...]] = get_args(MarketCard)
REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)
ERRANDS: Final[tuple[Errand, ...]] = get_args(Errand)
TRADES: Final[tuple[Trade, ...]] = get_args(Trade)
SPOT: Final[dict[str, int]] = {spot: number for number, spot in enumerate(SPOTS)}
SPACE: Final[dict[str, int]] = {space: number for number, space in enumerate(SPACES)}
GOOD: Final[dict[str, int]] = {good: number for number, good in enumerate(GOODS)}
