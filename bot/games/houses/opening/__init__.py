"""How a campaign is opened: the sheet of /campaign open."""
