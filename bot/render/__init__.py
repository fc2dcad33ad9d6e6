"""From a match to a Discord message: what a reader may see, in words, as a panel that fits.

On the way, first to last:

    scenes, reader_scene   the match cut for one reader, once for an entry
    i18n, catalogue        a code and its slots become a sentence of one language
    simple_patterns        the same without the library's resolver, for nearly all texts
    users, bidi, markup    other people's words made harmless; right-to-left text; markdown of a line
    panel                  a message or form as values, without discord.py
    paging, limits         a panel broken into messages that Discord takes
    layout, forms          the values as discord.py's views and modals
    plainer                what is sent where Discord refuses a message as it is written

`renderer` says what a game brings. The rest are pages that every game shares: the table and its notices,
motions, the leaf of time and seat (`tenure`), help, privacy, watching. Nothing here acts on a match or waits
for Discord, `plainer` alone excepted, which sends by a function it is handed.
"""
