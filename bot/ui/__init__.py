"""What people press and read privately: buttons, menus, forms, and what answers them.

A module here is one subject: the moves of a seat (`moves`), its private panel (`private_panel`,
`panel_refresh`), standing orders, motions, the page of time and seat, watching, the help, a person's own
data. `generic` makes the pages of a game that has none of its own, `tables` opens one, and `plugin` says
what a game may supply.

No rule and no stored state lives here: what a press does is decided by the match as it stands, and all that
is known of a press is its custom id. Texts are in `data/text`, panels as values in `bot.render`. Begin with
`control.py`, which says how a press finds its handler, then `actor.py` and `moves.py`.
"""
