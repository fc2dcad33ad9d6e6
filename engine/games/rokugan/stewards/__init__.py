"""The stewards of Rokugan, who play by their seat's view alone.

`prudent` is plain sense by the open board and average guesses; it asks `worth` what provinces are worth and
`placing` what a token would change. `cunning` does all as prudent does, but tries placements in several of
the worlds that its view leaves open. `company` looks ahead likewise, and likes some placements by its manner.
What was measured and tried stands in docs/notebook/rokugan.md.
"""
