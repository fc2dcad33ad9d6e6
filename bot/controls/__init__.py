"""What buttons, menus and forms carry, and what is remembered of those that are open.

`custom_id.py` says how an id is declared, `ids.py` has those that all games share. Beside them: what is
asked of a chronicle, words that were typed and not yet sent, and the private panels that stand open. Nothing
here answers a press (`bot.ui`) or knows what a panel says (`bot.render`).
"""
