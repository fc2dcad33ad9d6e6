"""What every game shares: seats, waits, dice, secrets and the one road from state to state. Knows no game."""
