"""The stewards of Rokugan: what provinces are worth, where tokens serve, what a view leaves open."""
