"""The table of Coup as a picture, and the same facts in words."""
