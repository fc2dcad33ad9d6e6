"""The stewards of Architects: all judge what a table is worth after a move, and see their seat's view alone.

playing   the prudent, who looks at a table once, and the cunning, who thinks a turn on
company   people with manners, who look once and like some deeds more than others
"""
