"""The campaign as everybody or one house may see it."""
