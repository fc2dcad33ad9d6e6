"""One phase to try out: real rules and stewards, kept in memory, of no match."""
