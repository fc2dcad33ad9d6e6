"""Record what lacks of the games of company; what is there stays as it was recorded."""

import gzip

from engine.record import record_lines
from engine.record.making import open_table, play_match
from engine.stewards import steward_for
from tests.recorded.company.test_company_games import GAMES, SEATS, file, seed

if __name__ == "__main__":
    for name, seats in SEATS.items():
        game = GAMES[name]
        roster = (steward_for(game, "company"),) * seats
        for number in range(10):
            if file(name, number).exists():
                continue
            opening = open_table(game, seats, game.options(), "", "fa")
            made = play_match(game, opening, seed(name, number), roster, kinds=("company",) * seats)
            body = b"".join(row + b"\n" for row in record_lines(made.match_state, made.log, "all"))
            file(name, number).write_bytes(gzip.compress(body, mtime=0))
