"""Where matches live on Discord, and what is done when that changes under them."""
