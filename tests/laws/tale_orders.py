"""Tales whose Persian names things in another order than the English: each language is written anew.

Each was read: the same slot is the same person in both.
"""

from typing import Final

from tests.laws.text_senses import Orders

TALES: Final[Orders] = {
    "houses-tale-behind-broken-1": ("house", "card", "other", "answer"),
    "houses-tale-behind-broken-4": ("house", "card", "other", "answer"),
    "houses-tale-behind-earlier-2": ("card", "other", "answer", "coins", "house"),
    "houses-tale-behind-earlier-4": ("other", "card", "answer", "coins", "house"),
    "houses-tale-behind-led-3": ("times", "house"),
    "houses-tale-behind-signed-3": ("times", "house"),
    "houses-tale-behind-turned-4": ("other", "answer", "coins", "house"),
    "houses-tale-behind-vain-1": ("house", "card", "answer", "other", "coins"),
    "houses-tale-behind-vain-2": ("card", "house", "other", "coins", "answer"),
    "houses-tale-behind-vain-3": ("card", "other", "coins", "house", "answer"),
    "houses-tale-dead-all-1": ("card", "more", "king"),
    "houses-tale-deed-bedside-4": ("kings", "house"),
    "houses-tale-deed-felled-3": ("house", "card", "king"),
    "houses-tale-deed-felled-5": ("house", "card", "king"),
    "houses-tale-deed-rebel-1": ("kings", "house"),
    "houses-tale-deed-role-1": ("house", "times", "role"),
    "houses-tale-deed-role-2": ("house", "times", "role"),
    "houses-tale-deed-role-3": ("house", "times", "role"),
    "houses-tale-deed-signed-1": ("house", "times", "resource"),
    "houses-tale-how-all-2": ("king", "card", "fell", "more"),
    "houses-tale-how-alone-1": ("king", "card", "fell", "house", "more"),
    "houses-tale-how-alone-2": ("card", "house", "king", "fell"),
    "houses-tale-how-alone-3": ("king", "card", "fell", "more", "house"),
    "houses-tale-how-bare-2": ("king", "card", "fell", "more", "less"),
    "houses-tale-how-clear-1": ("king", "card", "fell", "more", "less"),
    "houses-tale-how-clear-3": ("more", "less", "king", "card", "fell"),
    "houses-tale-how-close-2": ("card", "more", "less", "king", "fell"),
    "houses-tale-how-close-4": ("king", "card", "fell", "more", "less"),
    "houses-tale-how-level-3": ("king", "fell", "card", "more", "house"),
    "houses-tale-how-plain-1": ("king", "card", "fell", "more", "less"),
    "houses-tale-how-plain-4": ("king", "years", "card", "fell", "more", "less"),
    "houses-tale-tie-ahead-2": ("times", "other"),
    "houses-tale-tie-ahead-3": ("times", "other"),
    "houses-tale-tie-ahead-5": ("times", "other"),
    "houses-tale-tie-behind-1": ("times", "other"),
    "houses-tale-tie-behind-4": ("times", "other"),
    "houses-tale-tie-behind-5": ("times", "other"),
    "houses-tale-tie-behind-6": ("times", "other"),
    "houses-tale-tie-behind-7": ("times", "other"),
    "houses-tale-tie-broke-1": ("card", "other"),
    "houses-tale-tie-dealt-3": ("deals", "other"),
    "houses-tale-tie-lifted-1": ("times", "other"),
    "houses-tale-tie-opposed-1": ("times", "other"),
    "houses-tale-tie-sided-1": ("times", "other"),
    "houses-tale-tie-sided-6": ("times", "other"),
    "houses-tale-tie-sold-1": ("coins", "other"),
    "houses-tale-tie-under-2": ("times", "other"),
}
