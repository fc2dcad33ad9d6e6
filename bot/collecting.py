"""What the interpreter leaves out when it looks for values that only reach each other."""

import gc


def spare_lasting() -> None:
    """Look no more at what is there now: texts, contents and code, which stay until the program ends.

    To be called once they are read. Else the bot stands still for a fifth of a second now and then, while all
    of them are looked through for nothing, and simulated games take a twelfth longer.
    """
    gc.collect()
    gc.freeze()
