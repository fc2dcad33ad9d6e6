"""What a deal is worth, and what is offered."""
