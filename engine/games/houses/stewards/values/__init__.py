"""What a realm, an end, a purse, a perk and a signature are worth to a house, in points.

    odds      sums of chances, the arithmetic below all
    realm     the five resources after an answer, and the ways the king may end
    purse     coins and power by the places that they bring
    chances   the chance to win the generation, and the awards of each place: from a prospect to points
    signing   events, chapters and perks

Nothing here knows a ballot.
"""
