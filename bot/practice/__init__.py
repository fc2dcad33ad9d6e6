"""One phase of Houses to try out: played by the real rules against stewards, kept in memory, of no match."""
