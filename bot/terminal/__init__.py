"""What every command of the terminal needs: one line for a mistake, and texts in the host's language."""
