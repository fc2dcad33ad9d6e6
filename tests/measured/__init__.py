"""The tables and charts of docs/balance.md and docs/stewards.md, measured by `make documents`."""
