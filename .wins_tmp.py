import sys
from engine.games import treasure
from engine.games.treasure.stewards.company import company, manner_of
from engine.games.treasure.stewards.cunning import cunning
from engine.games.treasure.stewards.prudent import prudent
from engine.playout import play
game = treasure.game()
def wins(table, seats, games, seed):
    w=[0]*seats
    for n in range(games):
        for turn in play(game, seats, game.options(), seed+n.to_bytes(12,'big'), table): pass
        for s in turn.state.over.winners: w[s]+=1
    return w
seats,games=int(sys.argv[1]),int(sys.argv[2])
base=wins((prudent,)*seats,seats,games,b"one among"+bytes(27))
print("prudent by seat", base, "mean %.1f%%"%(100*sum(base)/seats/games), flush=True)
for k in (company,cunning):
  for s in range(min(4,seats)):
    t=[prudent]*seats; t[s]=k
    w=wins(t,seats,games,b"one among"+bytes(27))
    print(k.__name__, manner_of(s), "%.1f%% (prudent there %.1f%%)"%(100*w[s]/games,100*base[s]/games), flush=True)
