"""One phase to try out (/tutorial): real rules and stewards, kept in memory, of no match."""
