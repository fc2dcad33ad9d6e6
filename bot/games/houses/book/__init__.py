"""The book of a campaign: title, a page a reign, stories, ledger, epilogues, places, dice.

    notes, view ── contents.py, reigns.py, turning.py ──> values (values.py): whole texts, plain numbers
    values ── printing.py ──> a page for a browser (data/book/page.html), facts for the typesetter (book.typ)

All of it is said by everybody's presenter. Of a campaign that goes on, a house's own book has one thing more
on each reign's page: what that house alone knows (own.py), by its own presenter.
"""
