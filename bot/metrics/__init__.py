"""Numbers of the running program (`numbers`), and the page on loopback that shows them (`page`).

Prometheus or another tool of the host reads that page. No name, text or secret is ever among the numbers.
"""
