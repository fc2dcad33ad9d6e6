"""Ten games that company plays among itself, of each of two games; `python -m tests.recorded.company`."""
