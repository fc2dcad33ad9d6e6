/* A turn where both seats have one card, gone through at once for all that they may hold. The tree is small: who is called
   wins or loses the game, and where the game goes on there are nine ends, which the judge knows. */

#ifndef ENDS_H
#define ENDS_H
#include "judge.h"
#include "turn.h"

/* The questions of such a turn, as they stand in GROUP: of the action, then those to the other seat, then whether the seat
   on turn calls a block. */
enum {
    ASK_ACTION, ASK_BLOCK_AID, ASK_CALL_TAX, ASK_CALL_EXCHANGE, ASK_CALL_STEAL, ASK_BLOCK_STEAL, ASK_CALL_KILL, ASK_BLOCK_KILL,
    ASK_CALL_DUKE, ASK_CALL_CAPTAIN, ASK_CALL_AMBASSADOR, ASK_CALL_CONTESSA, GROUPS
};
static const int GROUP[GROUPS][MOST] = {
    [ASK_ACTION] = {INCOME, AID, TAX, EXCHANGE, STEAL, KILL, COUP}, [ASK_BLOCK_AID] = {NO, BLOCK_AID},
    [ASK_CALL_TAX] = {NO, CALL_TAX}, [ASK_CALL_EXCHANGE] = {NO, CALL_EXCHANGE}, [ASK_CALL_STEAL] = {NO, CALL_STEAL},
    [ASK_BLOCK_STEAL] = {NO, BLOCK_CAPTAIN, BLOCK_AMBASSADOR}, [ASK_CALL_KILL] = {NO, CALL_KILL},
    [ASK_BLOCK_KILL] = {NO, BLOCK_CONTESSA}, [ASK_CALL_DUKE] = {NO, CALL_DUKE}, [ASK_CALL_CAPTAIN] = {NO, CALL_CAPTAIN},
    [ASK_CALL_AMBASSADOR] = {NO, CALL_AMBASSADOR}, [ASK_CALL_CONTESSA] = {NO, CALL_CONTESSA},
};
static const int GROUP_HAS[GROUPS] = {DEEDS, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2};
typedef float Odds[GROUPS][MOST][ONES];

/* The deed of each end; BLOCKED are those where a block stands, in the order of what doubts it, STOPS its card. */
enum { LEAVES = 9, AFTER_SWAP = 4, BLOCKS_OF = 4 };
static const int DEED_OF[LEAVES] = {INCOME, AID, AID, TAX, EXCHANGE, STEAL, STEAL, STEAL, KILL};
static const int BLOCKED[BLOCKS_OF] = {2, 6, 7, 8}, STOPS[BLOCKS_OF] = {DUKE, CAPTAIN, AMBASSADOR, CONTESSA};

/* Deeds that claim a card, and where they are called. */
typedef struct { int deed, group, card; } Claim;
enum { CLAIMS = 4 };
static const Claim CLAIMED[CLAIMS] = {
    {TAX, ASK_CALL_TAX, DUKE}, {EXCHANGE, ASK_CALL_EXCHANGE, AMBASSADOR}, {STEAL, ASK_CALL_STEAL, CAPTAIN},
    {KILL, ASK_CALL_KILL, ASSASSIN}};

/* `own` and `other` are the chances of holdings, `swap` how likely the first of two is each character after an exchange;
   `led` whether two holdings may come of it; `won` how often the seat on turn wins from each end on. */
typedef struct {
    Pairs joint, won[LEAVES];
    float own[ONES], other[ONES], swap[ONES][ONES][CHARACTERS];
    int coins[LEAVES][SEATS], lost[SEATS], may[GROUPS][MOST], count[GROUPS];
    char led[ONES][ONES];
    const Judge *judge;
} End;

#define ALL(h) for (int h = 0; h < ONES; h++)
#define BOTH ALL(a) ALL(b)

/* A holding of the same pick. */
static inline int turned_to(int one, int card) { return one - card_of(one) + card; }

static void swaps(End *e, const Joint *j, const Kept *k, int a, int b) {
    int cards[CHARACTERS], all = court_with(j, TWO_CARDS + a, TWO_CARDS + b, NONE, cards), hand = HAND[TWO_CARDS + a];
    for (int p = 0; p < PAIRS; p++) {
        int one = FIRST[p], two = SECOND[p], ways = one == two ? cards[one] * (cards[one] - 1) : 2 * cards[one] * cards[two];
        if (!ways) continue;
        float drew = (float)ways / (all * (all - 1));
        for (int i = 0; i < KEEPS[hand][p]; i++) e->swap[a][b][KEEP[hand][p][i] - PAIRS] += drew * k->of[hand][p][i];
    }
    for (int i = 0; i < CHARACTERS; i++)
        if (e->swap[a][b][i] > 0) e->led[turned_to(a, i)][b] = 1;
}

static void purses(End *e, const int *coins) {
    const int own = coins[ON_TURN], other = coins[OTHER], loot = other < STOLEN ? other : STOLEN;
    const int after[LEAVES][SEATS] = {
        {other, own + INCOME_GAIN}, {other, own + AID_GAIN}, {other, own}, {other, own + TAX_GAIN}, {other, own},
        {other - loot, own + loot}, {other, own}, {other, own}, {other, own > KILL_COST ? own - KILL_COST : 0}};
    memcpy(e->coins, after, sizeof after);
}

static void allowed(End *e, const Open *open) {
    int may[DEEDS], n = deeds(open, may);
    memset(e->may, 0, sizeof e->may);
    for (int g = ASK_BLOCK_AID; g < GROUPS; g++)
        for (int i = 0; i < GROUP_HAS[g]; i++) e->may[g][i] = 1;
    for (int i = 0; i < n; i++) e->may[ASK_ACTION][may[i]] = 1;
    for (int g = 0; g < GROUPS; g++) e->count[g] = g == ASK_ACTION ? n : GROUP_HAS[g];
}

/* The turn that begins at this joint, whose chances sum to one. */
static void end_begin(End *e, const Joint *j, const Scores *s, const Judge *judge) {
    Kept k;
    kept(s, UNCALLED, &k);
    memset(e->swap, 0, sizeof e->swap), memset(e->led, 0, sizeof e->led);
    ALL(h) e->own[h] = e->other[h] = TINY;
    BOTH {
        float chance = e->joint[a][b] = j->at[TWO_CARDS + a][TWO_CARDS + b];
        e->own[a] += chance, e->other[b] += chance;
        if (chance > 0) swaps(e, j, &k, a, b);
    }
    purses(e, j->open.coins), allowed(e, &j->open);
    e->lost[0] = j->open.lost[OTHER], e->lost[1] = j->open.lost[ON_TURN], e->judge = judge;
}

typedef float Led[LEAVES][ONES];

/* How likely each seat leads to each end. */
static void lead(Odds o, Led own, Led other) {
    for (int i = 0; i < LEAVES; i++) ALL(h) own[i][h] = o[ASK_ACTION][DEED_OF[i]][h];
    for (int i = 0; i < BLOCKS_OF; i++) ALL(h) own[BLOCKED[i]][h] *= o[ASK_CALL_DUKE + i][0][h];
    ALL(h) {
        other[0][h] = 1, other[1][h] = o[ASK_BLOCK_AID][0][h], other[2][h] = o[ASK_BLOCK_AID][1][h];
        other[3][h] = o[ASK_CALL_TAX][0][h];
        other[AFTER_SWAP][h] = o[ASK_CALL_EXCHANGE][0][h], other[8][h] = o[ASK_CALL_KILL][0][h] * o[ASK_BLOCK_KILL][1][h];
        for (int i = 0; i < 3; i++) other[5 + i][h] = o[ASK_CALL_STEAL][0][h] * o[ASK_BLOCK_STEAL][i][h];
    }
}

/* How likely the holdings are at an end. */
static void met(const End *e, int end, const float *own, const float *other, float *rows, float *columns) {
    ALL(h) rows[h] = columns[h] = 0;
    BOTH {
        float chance = e->joint[a][b] * own[a] * other[b];
        columns[b] += chance;
        if (end != AFTER_SWAP) rows[a] += chance;
        else
            for (int k = 0; k < CHARACTERS; k++) rows[turned_to(a, k)] += chance * e->swap[a][b][k];
    }
}

/* How often the seat on turn wins from an end on. */
static void judged(End *e, int end, const float *own, const float *other) {
    float rows[ONES], columns[ONES];
    Hearing h;
    Pairs wins;
    met(e, end, own, other, rows, columns);
    heard(e->coins[end], e->lost, columns, rows, h.in), weighs(e->judge, &h);
    BOTH {
        int any = end == AFTER_SWAP ? e->led[a][b] : e->joint[a][b] > 0;
        wins[a][b] = any ? 1 - verdict(e->judge, &h, b, a) : 0;
    }
    if (end != AFTER_SWAP) return (void)memcpy(e->won[end], wins, sizeof wins);
    BOTH {
        float sum = 0;
        if (e->joint[a][b] > 0)
            for (int k = 0; k < CHARACTERS; k++) sum += e->swap[a][b][k] * wins[turned_to(a, k)][b];
        e->won[end][a][b] = sum;
    }
}

/* What each holding of a seat expects of something of both. */
#define OWN_MEAN(out, what) ALL(a) { float sum = 0; ALL(b) sum += e->joint[a][b] * (what); (out)[a] = sum / e->own[a]; }
#define OTHER_MEAN(out, what) \
    { ALL(b) (out)[b] = 0; ALL(a) ALL(b) (out)[b] += e->joint[a][b] * (what); ALL(b) (out)[b] /= e->other[b]; }

/* Worths are as in end_look(). The seat on turn: blocks let be or called, then what each deed comes to. */
static void own_worths(const End *e, Odds o, Led other, Led on, Odds found) {
    float (*deed)[ONES] = found[ASK_ACTION], mean[ONES];
    for (int i = 0; i < BLOCKS_OF; i++) {
        int end = BLOCKED[i], group = ASK_CALL_DUKE + i;
        OWN_MEAN(mean, other[end][b] * (card_of(b) != STOPS[i]))
        ALL(h) found[group][0][h] = on[end][h], found[group][1][h] = mean[h];
        ALL(h) deed[DEED_OF[end]][h] += o[group][0][h] * on[end][h] + o[group][1][h] * mean[h];
    }
    for (int i = 0; i < CLAIMS; i++) {
        const Claim *c = CLAIMED + i;
        OWN_MEAN(mean, o[c->group][1][b])
        ALL(h) if (card_of(h) == c->card) deed[c->deed][h] += mean[h];
    }
    OWN_MEAN(mean, o[ASK_CALL_KILL][0][b] * o[ASK_BLOCK_KILL][0][b])
    ALL(h) deed[KILL][h] += mean[h], deed[COUP][h] = 1;
    static const int plain[] = {0, 1, 3, AFTER_SWAP, 5};
    for (int i = 0; i < 5; i++) ALL(h) deed[DEED_OF[plain[i]]][h] += on[plain[i]][h];
}

/* The other seat: what it lets be, calls or blocks; a block that is called wins with the card. */
static void other_worths(const End *e, Odds o, Led on, Odds found) {
    float blocks[BLOCKS_OF][ONES], mean[ONES];
    for (int i = 0; i < BLOCKS_OF; i++) {
        OTHER_MEAN(mean, o[ASK_ACTION][DEED_OF[BLOCKED[i]]][a] * o[ASK_CALL_DUKE + i][1][a])
        ALL(h) blocks[i][h] = on[BLOCKED[i]][h] + (card_of(h) == STOPS[i] ? mean[h] : 0);
    }
    for (int i = 0; i < CLAIMS; i++) {
        const Claim *c = CLAIMED + i;
        OTHER_MEAN(found[c->group][1], o[ASK_ACTION][c->deed][a] * (card_of(a) != c->card))
    }
    ALL(h) {
        found[ASK_BLOCK_AID][0][h] = on[1][h], found[ASK_BLOCK_AID][1][h] = blocks[0][h];
        found[ASK_CALL_TAX][0][h] = on[3][h], found[ASK_CALL_EXCHANGE][0][h] = on[AFTER_SWAP][h];
        found[ASK_BLOCK_STEAL][0][h] = on[5][h], found[ASK_BLOCK_STEAL][1][h] = blocks[1][h];
        found[ASK_BLOCK_STEAL][2][h] = blocks[2][h];
        for (int i = 0; i < 3; i++) found[ASK_CALL_STEAL][0][h] += o[ASK_BLOCK_STEAL][i][h] * found[ASK_BLOCK_STEAL][i][h];
        found[ASK_BLOCK_KILL][1][h] = blocks[3][h], found[ASK_CALL_KILL][0][h] = o[ASK_BLOCK_KILL][1][h] * blocks[3][h];
    }
}

/* By these odds of all choices: what each is worth to each holding, times how likely its rival leads to its question. */
static void end_look(End *e, Odds o, Odds found) {
    Led own, other, own_on = {0}, other_on = {0};
    lead(o, own, other);
    memset(found, 0, sizeof(Odds));
    for (int i = 0; i < LEAVES; i++) {
        if (!e->may[ASK_ACTION][DEED_OF[i]]) continue;
        judged(e, i, own[i], other[i]);
        OWN_MEAN(own_on[i], other[i][b] * e->won[i][a][b])
        OTHER_MEAN(other_on[i], own[i][a] * (1 - e->won[i][a][b]))
    }
    own_worths(e, o, other, own_on, found), other_worths(e, o, other_on, found);
}
#endif
