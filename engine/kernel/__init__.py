"""What every game shares: seats, waits, dice, secrets and the one way from state to state. Knows no game."""
