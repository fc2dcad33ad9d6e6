/* What `who` sees, as two numbers: a fine one with nearly all of it, and a coarse one for what is seldom met.

   numbers.py makes the same of a view; tests/training/coup/test_heads.py holds them together. */

#ifndef SIGHT_H
#define SIGHT_H
#include "rules.h"

/* The questions. AT_LOSS has four: whether something still takes effect, and whether the loser is on turn. */
enum { AT_DRAFT, AT_TURN = 2, AT_CHALLENGE, AT_BLOCK = 7, AT_COUNTER = 10, AT_LOSS = 14, AT_KEEP = 18, QUESTIONS };

static inline int question(const Table *t) {
    switch (t->phase) {
    case DRAFT: return AT_DRAFT + t->who;
    case TURN: return AT_TURN;
    case CHALLENGE: return AT_CHALLENGE + (t->kind == TAX ? 0 : t->kind - EXCHANGE + 1);
    case BLOCK: return AT_BLOCK + (t->kind == AID ? 0 : t->kind - STEAL + 1);
    case COUNTER: return AT_COUNTER + (t->block == DUKE ? 0 : t->block == CONTESSA ? 1 : t->block == CAPTAIN ? 2 : 3);
    case LOSE: return AT_LOSS + 2 * (t->then == RESOLVE) + (t->active == t->who);
    }
    return AT_KEEP;
}

/* Two cards 0 to 14, one card 15 to 19; no card, as in the draft, 20. Filled by `prepare`. */
static int8_t HANDS[243];

static inline int hand_of(const int8_t *hand) {
    return HANDS[hand[0] + 3 * hand[1] + 9 * hand[2] + 27 * hand[3] + 81 * hand[4]];
}

static void prepare(void) {
    static const int place[5] = {1, 3, 9, 27, 81};
    HANDS[0] = 20;
    for (int i = 0; i < 5; i++) HANDS[place[i]] = 15 + i;
    for (int i = 0; i < 15; i++) HANDS[place[FIRST[i]] + place[SECOND[i]]] = i;
}

static inline int least(int one, int other) { return one < other ? one : other; }

static inline int has(int claims, int card) { return claims >> card & 1; }

/* The claim that may be challenged now. */
static inline int open_claim(const Table *t) { return t->phase == COUNTER ? t->block : CLAIM[t->kind]; }

/* 0 for questions that the coarse number answers alone. */
static uint64_t fine(const Table *t) {
    int own = t->who, other = 1 - own;
    if (t->phase == DRAFT || t->phase == KEEP) return 0;
    uint64_t n = question(t);
    n = n * 21 + hand_of(t->hand[own]);
    n = n * 6 + t->lost[own];
    n = n * 6 + t->lost[other];
    n = n * 14 + least(t->coins[own], 13);
    n = n * 14 + least(t->coins[other], 13);
    n = n * 32 + t->claims[own];
    return n * 32 + t->claims[other];
}

static int told(const Table *t) {
    int own = t->claims[t->who], theirs = t->claims[1 - t->who];
    if (t->phase == TURN) {
        int stop = has(theirs, CAPTAIN) | has(theirs, AMBASSADOR);
        return has(theirs, DUKE) + 2 * has(theirs, CONTESSA) + 4 * stop + 8 * has(theirs, ASSASSIN);
    }
    if (t->phase == BLOCK) {
        if (t->kind == AID) return has(own, DUKE);
        if (t->kind == KILL) return has(own, CONTESSA);
        return has(own, CAPTAIN) + 2 * has(own, AMBASSADOR);
    }
    if (t->phase == CHALLENGE || t->phase == COUNTER) {
        int card = open_claim(t);
        int others = __builtin_popcount(theirs & ~(1 << card));
        return least(others, 2) + 3 * (t->lost[1 - t->who] == card);
    }
    if (t->phase == LOSE) {
        int bits = 0, spot = 0;
        for (int i = 0; i < 5; i++)
            if (t->hand[t->who][i]) bits |= has(own, i) << spot++;
        return bits;
    }
    return 0;
}

static inline int purse(int coins) { return coins < 3 ? 0 : coins < 7 ? 1 : 2; }

static uint64_t coarse(const Table *t) {
    int own = t->who, other = 1 - own;
    uint64_t n = question(t);
    if (t->phase == DRAFT) return n;
    int one = least(t->coins[own], 10), two = least(t->coins[other], 8);
    if (t->phase == KEEP) one = purse(one);
    n = n * 21 + hand_of(t->hand[own]);
    n = n * 2 + (t->lost[other] == NONE);
    n = n * 11 + one;
    n = n * 22 + (t->phase == KEEP ? hand_of(t->drawn) : two);
    return n * 16 + told(t);
}
#endif
