"""What a realm, an end, a purse, a perk and a signature are worth to a house."""
