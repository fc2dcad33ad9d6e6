"""The rules of Battle for Rokugan, a file for each subject: moves, refusals, effects, events, folds, offers.

Read `setup` first, then by the order of a round: `upkeep`, `territory_cards` with `province_cards` and
`hand_cards`, `placement` with `token_cards`, `shadowlands` and `clan_abilities`, `resolution` with `sorting`
and `battles`; at the end `scoring`. A chapter ends with its tables: MOVES says how its moves are judged and
made, FOLDS what its events change, OPENINGS what its phases offer. `offers` and `rules` beside this folder
collect them. Who is asked next never stands here, but in `questions`; where a token may lie, in `places`.
"""
