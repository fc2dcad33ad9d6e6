"""Coup for two, played by what everybody knows: how likely each hand of either seat is.

`holdings` numbers what a seat may hold, `joint` says how likely it is and what each thing that everybody saw
makes of it, `network` is what learned over it, by the `marks` of a table, `questions` says where its scores
stand. Where both seats have one card, a turn is solved when it begins (`solving`), by looks through it
(`ends`) whose ends a network of its own judges (`judging`). `history` goes through the turns so far,
`choosing` answers the question to one's own seat.
"""
