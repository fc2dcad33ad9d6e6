/* Coup for two seats, one table at a time: the rules of tests/training/coup/play.py again, for speed.

   tests/training/coup/test_heads.py holds them to the engine's. Characters, phases and choices have the numbers of
   tables.py and play.py. A seat that is alive has lost one card at most, so `lost` is a character or NONE. What the
   rules do not ask for is kept for an answer: each seat's latest deed and how its challenges ended (`met`). */

#ifndef RULES_H
#define RULES_H
#include <stdint.h>
#include <string.h>

enum { AMBASSADOR, ASSASSIN, CAPTAIN, CONTESSA, DUKE };
enum { INCOME, AID, TAX, EXCHANGE, STEAL, KILL, COUP };
enum { DRAFT, TURN, CHALLENGE, BLOCK, COUNTER, LOSE, KEEP, OVER, OWED, RESOLVE, DEFENCE, CLOSE };
enum { PROVED = 1, WRONG = 2, CAUGHT = 4, RIGHT = 8 };
enum { PAIR = 5, PASS = 20, CALL = 21, BLOCKS = 22, DEEDS = 26, CHOICES = 33, CAP = 120, NONE = 5, MOST = 16 };

static const int8_t CLAIM[7] = {-1, -1, DUKE, AMBASSADOR, CAPTAIN, ASSASSIN, -1};
static const int8_t COST[7] = {0, 0, 0, 0, 0, 3, 7};
static const int8_t GAIN[7] = {1, 2, 3, 0, 0, 0, 0};
static const int8_t BLOCKING[4] = {DUKE, CONTESSA, CAPTAIN, AMBASSADOR};
static const int8_t FIRST[15] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4};
static const int8_t SECOND[15] = {0, 1, 2, 3, 4, 1, 2, 3, 4, 2, 3, 4, 3, 4, 4};

typedef struct {
    int8_t coins[2], hand[2][5], lost[2], claims[2], court[5], drawn[5], picked[2];
    int8_t phase, active, kind, blocker, block, who, loser, then, turn, winner, last[2], met[2];
} Table;

enum { DRAWS = 4 };

/* Where `state` is 0 nothing is left to chance: `way` says which of `ways` each draw goes, `odds` how likely all are. */
typedef struct { uint64_t state; double odds; int draws, way[DRAWS], ways[DRAWS]; } Chance;

static inline uint64_t roll(Chance *c) {
    uint64_t x = c->state;
    x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    return c->state = x;
}

static inline int below(Chance *c, int n) {
    if (c->state) return (int)((roll(c) >> 33) % (uint64_t)n);
    c->ways[c->draws] = n, c->odds /= n;
    return c->way[c->draws++];
}

/* Before the first way of all draws, and from one to the next; 0 after the last. */
static inline void first_way(Chance *c) { memset(c, 0, sizeof *c), c->odds = 1; }

static inline int next_way(Chance *c) {
    int k = c->draws - 1;
    while (k >= 0 && ++c->way[k] == c->ways[k]) c->way[k--] = 0;
    c->draws = 0, c->odds = 1;
    return k >= 0;
}

static inline float unit(Chance *c) { return (float)(roll(c) >> 40) / (float)(1 << 24); }

static inline int cards(const Table *t, int seat) {
    const int8_t *h = t->hand[seat];
    return h[0] + h[1] + h[2] + h[3] + h[4];
}

/* A card out of the Court. */
static inline int draw(Table *t, Chance *c) {
    int left = 0, card = 0;
    for (int i = 0; i < 5; i++) left += t->court[i];
    left = below(c, left);
    while (left >= t->court[card]) left -= t->court[card++];
    t->court[card]--;
    return card;
}

/* A new game: seat 0 begins with one coin (CO-2.7). */
static void deal(Table *t) {
    memset(t, 0, sizeof *t);
    t->coins[0] = 1, t->coins[1] = 2;
    t->lost[0] = t->lost[1] = NONE;
    t->picked[0] = t->picked[1] = t->kind = t->blocker = t->block = t->loser = t->winner = -1;
    t->phase = DRAFT;
}

/* A game for two of which `turns` are left, after which nobody has won: one hidden card each, out of one of every kind. */
static void deal_last(Table *t, int turns, Chance *c) {
    deal(t);
    t->coins[0] = 2, t->coins[1] = 3;
    t->lost[0] = CONTESSA, t->lost[1] = AMBASSADOR;
    memset(t->court, 1, 5);
    for (int seat = 0; seat < 2; seat++) t->hand[seat][draw(t, c)]++;
    t->phase = TURN, t->turn = CAP - turns;
}

static void shut(Table *t) {
    t->active = 1 - t->active;
    t->turn++;
    t->phase = t->turn >= CAP ? OVER : TURN;
    t->who = t->active;
}

static void resolve(Table *t, Chance *c);

/* A card lies open; with the last one the game is over (CO-8). */
static void turn_up(Table *t, int seat, int card, Chance *c) {
    t->hand[seat][card]--;
    t->claims[seat] &= ~(1 << card);
    if (cards(t, seat) == 0) {
        t->phase = OVER, t->winner = 1 - seat;
        return;
    }
    t->lost[seat] = card;
    if (t->then == CLOSE) shut(t);
    else resolve(t, c);
}

/* With two cards the loser is asked which (CO-R20). */
static void owe(Table *t, int seat, int then, Chance *c) {
    t->loser = seat, t->then = then;
    if (cards(t, seat) == 2) {
        t->phase = LOSE, t->who = seat;
        return;
    }
    for (int card = 0; card < 5; card++)
        if (t->hand[seat][card]) {
            turn_up(t, seat, card, c);
            return;
        }
}

static void resolve(Table *t, Chance *c) {
    int seat = t->active, other = 1 - seat;
    t->coins[seat] += GAIN[t->kind];
    if (t->kind == STEAL) {
        int taken = t->coins[other] < 2 ? t->coins[other] : 2;
        t->coins[seat] += taken, t->coins[other] -= taken;
    }
    if (t->kind >= KILL) owe(t, other, CLOSE, c);
    else if (t->kind == EXCHANGE) {
        t->drawn[draw(t, c)]++;
        t->drawn[draw(t, c)]++;
        t->phase = KEEP, t->who = seat;
    } else shut(t);
}

static void declare(Table *t, int kind, Chance *c) {
    int seat = t->active;
    t->kind = kind, t->blocker = t->block = -1, t->last[seat] = kind + 1;
    t->coins[seat] -= COST[kind];
    t->who = 1 - seat;
    if (CLAIM[kind] >= 0) {
        t->claims[seat] |= 1 << CLAIM[kind];
        t->phase = CHALLENGE;
    } else if (kind == AID) t->phase = BLOCK;
    else resolve(t, c);
}

/* The claim is shown and the caller owes a card, or it is not and the claimant does (CO-4). */
static void call(Table *t, Chance *c) {
    int blocked = t->blocker >= 0, caller = t->who, claimant = 1 - caller;
    int card = blocked ? t->block : CLAIM[t->kind];
    t->claims[claimant] &= ~(1 << card);
    if (t->hand[claimant][card]) {
        t->met[claimant] |= PROVED, t->met[caller] |= WRONG;
        t->hand[claimant][card]--, t->court[card]++;
        t->hand[claimant][draw(t, c)]++;
        owe(t, caller, blocked ? CLOSE : RESOLVE, c);
    } else {
        t->met[claimant] |= CAUGHT, t->met[caller] |= RIGHT;
        if (!blocked) t->coins[claimant] += COST[t->kind];
        owe(t, claimant, blocked ? RESOLVE : CLOSE, c);
    }
}

static void pass(Table *t, Chance *c) {
    if (t->phase == COUNTER) shut(t);
    else if (t->phase == CHALLENGE && t->kind >= STEAL) t->phase = BLOCK;
    else resolve(t, c);
}

static void pick(Table *t, int card, Chance *c) {
    t->picked[t->who] = card;
    t->hand[t->who][card]++;
    t->who = 1;
    if (t->picked[1] < 0) return;
    memset(t->court, 1, 5);
    for (int seat = 0; seat < 2; seat++) t->hand[seat][draw(t, c)]++;
    t->phase = TURN, t->who = 0;
}

static void keep(Table *t, int choice) {
    int8_t *hand = t->hand[t->active];
    for (int i = 0; i < 5; i++) t->court[i] += hand[i] + t->drawn[i], hand[i] = 0;
    memset(t->drawn, 0, 5);
    int first = choice < PAIR ? choice : FIRST[choice - PAIR];
    hand[first]++, t->court[first]--;
    if (choice >= PAIR) hand[SECOND[choice - PAIR]]++, t->court[SECOND[choice - PAIR]]--;
    t->claims[t->active] = 0;
    shut(t);
}

/* `who` decides; chance falls where a card is drawn. */
static void step(Table *t, int choice, Chance *c) {
    if (t->phase == DRAFT) pick(t, choice, c);
    else if (t->phase == TURN) declare(t, choice - DEEDS, c);
    else if (t->phase == LOSE) turn_up(t, t->loser, choice, c);
    else if (t->phase == KEEP) keep(t, choice);
    else if (choice == PASS) pass(t, c);
    else if (choice == CALL) call(t, c);
    else {
        t->blocker = t->who, t->block = BLOCKING[choice - BLOCKS];
        t->claims[t->who] |= 1 << t->block;
        t->phase = COUNTER, t->who = t->active;
    }
}

static int turns(const Table *t, int8_t *may) {
    int n = 0, own = t->coins[t->who];
    if (own < 10) {
        for (int kind = INCOME; kind <= EXCHANGE; kind++) may[n++] = DEEDS + kind;
        if (t->coins[1 - t->who] > 0) may[n++] = DEEDS + STEAL;
        if (own >= 3) may[n++] = DEEDS + KILL;
    }
    if (own >= 7) may[n++] = DEEDS + COUP;
    return n;
}

static int keeps(const Table *t, int8_t *may) {
    int n = 0, offered[5];
    for (int i = 0; i < 5; i++) offered[i] = t->hand[t->who][i] + t->drawn[i];
    if (cards(t, t->who) == 1) {
        for (int i = 0; i < 5; i++)
            if (offered[i]) may[n++] = i;
        return n;
    }
    for (int i = 0; i < 15; i++) {
        int same = FIRST[i] == SECOND[i];
        if (offered[FIRST[i]] > same && offered[SECOND[i]]) may[n++] = PAIR + i;
    }
    return n;
}

/* The choices of `who`, rising; at most MOST. */
static int legal(const Table *t, int8_t *may) {
    int n = 0;
    if (t->phase == TURN) return turns(t, may);
    if (t->phase == KEEP) return keeps(t, may);
    if (t->phase == DRAFT || t->phase == LOSE) {
        for (int i = 0; i < 5; i++)
            if (t->phase == DRAFT || t->hand[t->who][i]) may[n++] = i;
        return n;
    }
    may[n++] = PASS;
    if (t->phase != BLOCK) may[n++] = CALL;
    else if (t->kind == AID) may[n++] = BLOCKS;
    else if (t->kind == KILL) may[n++] = BLOCKS + 1;
    else may[n++] = BLOCKS + 2, may[n++] = BLOCKS + 3;
    return n;
}
#endif
