"""What everybody may expect of the others' ballots.

habits    how often a house votes and with how much power, by what this table has shown and the card
outlook   what may be reckoned of the open vote whoever looks, once in a phase of a table
sums      all other ballots of a vote together, as rows of chances
"""
