"""How people play Houses in a rehearsal."""
