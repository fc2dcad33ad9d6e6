"""A campaign told: what a reign came to, the name that stays of its king, and every house's epilogue.

    notes of the log ── record.campaign_of ──> votes, deals, scores, as everybody knows them
    the record ── reigns, epilogues ──> facts: codes and slots, the most worth telling first
    facts ── choice.Used.tell ──> a text for each, none twice in a campaign
    texts ── words ──> sentences in the reader's language;  pages: what stands in Discord

Nothing is drawn and nothing kept: the choice goes by a digest of what everybody knows, so that every replay
tells the same. The texts are in data/text/*/houses_tale.ftl.
"""
