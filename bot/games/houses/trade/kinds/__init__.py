"""The kinds of clauses as players write and read them, one file each (HO-R23)."""
