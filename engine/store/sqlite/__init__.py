"""The store in one SQLite file: how it is spoken to, opened, brought up to date, checked and copied."""
