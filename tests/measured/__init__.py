"""The tables and charts of docs/notebook/balance.md and stewards.md, measured by `make documents`."""
