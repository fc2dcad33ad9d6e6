"""The slash commands of Houses: /campaign (campaign.py) and the council's (council.py, choices.py).

A command reads what was typed into an action of the rules and hands it on as a press does (bot.ui.moves): no
rule, and no page but the sheet of a new campaign, is here. Begin with council.py, one function a command.
"""
