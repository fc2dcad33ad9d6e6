"""Many games by stewards: dealt out to processes, counted, and reported. The rules alone, no store."""
