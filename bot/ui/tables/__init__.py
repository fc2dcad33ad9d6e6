"""Opening a table of any game: its options as the game's own record says them, the sheet, the rematch.

`sheet.py` is what is shown and pressed, `opening.py` the options and the opening itself. What happens at a
table once it is open is in `bot.ui.table`.
"""
