"""Opening a table of any game: its options as the game's own record says them, the sheet, the rematch."""
