"""The sea of Treasure Island as a picture, and the same facts in words."""
