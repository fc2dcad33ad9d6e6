"""The command `khandan content`: what authors of cards of Houses need.

check.py finds mistakes and gives advice, preview.py shows a card as the channel will, story_map.py draws a
story line. All of it reads files alone: no bot runs and no match is opened. Begin with check.py.
"""
