"""Standing orders of Rokugan: a round's placements, written before the turns at which they are made."""
