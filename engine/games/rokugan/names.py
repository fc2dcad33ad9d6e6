"""The closed lists of the game: ids that code, data and texts share; facts.py checks the data by them."""

from typing import Final, Literal, get_args

Clan = Literal[
    "crab",
    "crane",
    "dragon",
    "lion",
    "phoenix",
    "scorpion",
    "unicorn",
]

Territory = Literal[
    "crab",
    "crane",
    "dragon",
    "lion",
    "phoenix",
    "scorpion",
    "unicorn",
    "shore",
    "isles",
    "shadow_north",
    "shadow_south",
]

Province = Literal[
    "dragon_capital",
    "dragon_west",
    "dragon_south",
    "phoenix_capital",
    "phoenix_center",
    "phoenix_coast",
    "unicorn_capital",
    "unicorn_west",
    "unicorn_south",
    "lion_capital",
    "lion_north",
    "lion_coast",
    "scorpion_capital",
    "scorpion_north",
    "scorpion_west",
    "crane_capital",
    "crane_center",
    "crane_south",
    "crab_capital",
    "crab_west",
    "crab_east",
    "crab_center",
    "shore_west",
    "shore_east",
    "shore_south",
    "isle_north",
    "isle_west",
    "isle_east",
    "shadow_north",
    "shadow_south",
]
"""By the order of the map (map.json)."""

Token = Literal[
    "army_1",
    "army_2",
    "army_3",
    "army_4",
    "army_5",
    "army_6",
    "navy_1",
    "navy_2",
    "navy_3",
    "shinobi_1",
    "shinobi_2",
    "shinobi_3",
    "blessing_2",
    "blessing_3",
    "diplomacy",
    "raid",
    "bluff",
]
"""A kind of combat token and, where it has one, its strength (BR-COMP-2)."""

Tokens = tuple[Token, ...]

Kind = Literal["army", "navy", "shinobi", "blessing", "diplomacy", "raid", "bluff"]

Special = Literal[
    "peace",
    "scorched",
    "shrine",
    "harbor",
    "battlefield",
    "honor_1",
    "honor_2",
    "honor_4",
    "defense_1",
    "defense_2",
]
"""Special tokens (BR-SPEC-1)."""

Card = Literal[
    "feats_of_engineering",
    "promotion",
    "code_of_honor",
    "diplomatic_mission",
    "strength_of_purpose",
    "sacred_ground",
    "bushido",
    "honorable_fight",
    "aid_of_the_kami",
    "bless_the_lands",
    "spy_network",
    "foment_rebellion",
    "cultural_exchange",
    "reinforcements",
    "bountiful_harvest",
    "ashigaru_levies",
    "port_of_prosperity",
    "pirate_raids",
    "dark_favors",
    "purge_the_weak",
    "animate_the_dead",
    "inspire_fear",
]
"""Territory cards, two of each territory (BR-COMP-3)."""

Objective = Literal[
    "last_line_of_defense",
    "rice_bowl_of_the_empire",
    "great_wall_of_the_north",
    "plains_of_battle",
    "great_library",
    "den_of_secrets",
    "court_of_the_five_winds",
    "emerald_empire",
    "way_of_the_sail",
    "way_of_humility",
    "web_of_influence",
    "reclaiming_lost_lands",
]

Initiative = Literal[
    "crab",
    "crane",
    "dragon",
    "lion",
    "phoenix",
    "scorpion",
    "unicorn",
    "rise_of_an_empire",
    "master_of_governance",
    "master_of_tactics",
]
"""A clan's initiative card, or a neutral one."""

Way = Literal["centre", "sea"] | Province
"""How a token lies at a province: in its centre, on its coast, or on the border it comes over."""

CLANS: Final[tuple[Clan, ...]] = get_args(Clan)
TERRITORIES: Final[tuple[Territory, ...]] = get_args(Territory)
PROVINCES: Final[tuple[Province, ...]] = get_args(Province)
TOKENS: Final[tuple[Token, ...]] = get_args(Token)
CARDS: Final[tuple[Card, ...]] = get_args(Card)
OBJECTIVES: Final[tuple[Objective, ...]] = get_args(Objective)

MADE: Final[tuple[tuple[Token, Kind, int], ...]] = (
    ("army_1", "army", 1),
    ("army_2", "army", 2),
    ("army_3", "army", 3),
    ("army_4", "army", 4),
    ("army_5", "army", 5),
    ("army_6", "army", 6),
    ("navy_1", "navy", 1),
    ("navy_2", "navy", 2),
    ("navy_3", "navy", 3),
    ("shinobi_1", "shinobi", 1),
    ("shinobi_2", "shinobi", 2),
    ("shinobi_3", "shinobi", 3),
    ("blessing_2", "blessing", 2),
    ("blessing_3", "blessing", 3),
    ("diplomacy", "diplomacy", 0),
    ("raid", "raid", 0),
    ("bluff", "bluff", 0),
)
"""Each token's kind and strength."""

KIND: Final[dict[Token, Kind]] = {token: kind for token, kind, _ in MADE}
STRENGTH: Final[dict[Token, int]] = {token: strength for token, _, strength in MADE}
INDEX: Final[dict[Province, int]] = {province: spot for spot, province in enumerate(PROVINCES)}
FIGHTERS: Final[tuple[Kind, ...]] = ("army", "navy", "shinobi")
