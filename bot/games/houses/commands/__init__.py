"""The slash commands of Houses: /campaign (campaign.py) and the council's (council.py, choices.py)."""
