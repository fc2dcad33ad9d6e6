/* What `who` sees, as the places of KEYS rows of weights: from all of it (the last but two) to the hand alone.

   An answer sees more, in FINER rows: its own pick in the draft, latest deeds, and how challenges ended. */

#ifndef SIGHT_H
#define SIGHT_H
#include "rules.h"

/* The questions. AT_LOSS has four: whether something still takes effect, and whether the loser is on turn. */
enum { AT_DRAFT, AT_TURN = 2, AT_CHALLENGE, AT_BLOCK = 7, AT_COUNTER = 10, AT_LOSS = 14, AT_KEEP = 18 };
enum { KEYS = 8, FINER = 12, BITS = 22, PURSE = 13, MARKS = 32, LOST = 6 };

static inline int question(const Table *t) {
    switch (t->phase) {
    case DRAFT: return AT_DRAFT + (t->who != t->active);
    case TURN: return AT_TURN;
    case CHALLENGE: return AT_CHALLENGE + (t->kind == TAX ? 0 : t->kind - EXCHANGE + 1);
    case BLOCK: return AT_BLOCK + (t->kind == AID ? 0 : t->kind - STEAL + 1);
    case COUNTER: return AT_COUNTER + (t->block == DUKE ? 0 : t->block == CONTESSA ? 1 : t->block == CAPTAIN ? 2 : 3);
    case LOSE: return AT_LOSS + 2 * (t->then == RESOLVE) + (t->active == t->who);
    }
    return AT_KEEP;
}

/* Two cards 0 to 14, one card 15 to 19; no card 20. Filled by `prepare`. */
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

static inline uint64_t purse(const Table *t, int seat) {
    return (uint64_t)(t->coins[seat] < PURSE ? t->coins[seat] : PURSE - 1);
}

static inline uint64_t mixed(uint64_t x) {
    x ^= x >> 32, x *= 0xd6e8feb86659fd93u, x ^= x >> 32, x *= 0xd6e8feb86659fd93u;
    return x ^ x >> 32;
}

/* One of `1 << bits` places; two numbers may share one, which is rare where few are met. */
static inline uint32_t placed(uint64_t number, int sort, int bits) {
    return (uint32_t)(mixed(number * 16 + sort + 1) >> 11) & ((1u << bits) - 1);
}

/* The question with the hand, and with what an exchange offers. */
static inline uint64_t asked_with(const Table *t) {
    uint64_t hand = t->phase == DRAFT ? 0 : hand_of(t->hand[t->who]);
    if (t->phase == KEEP) hand += 21 * (1 + hand_of(t->drawn));
    return question(t) * 512 + hand;
}

static inline void places(const Table *t, uint32_t *at, int keys) {
    int own = t->who, other = 1 - own;
    uint64_t both = asked_with(t), two = t->lost[other] == NONE, lost = t->lost[own] * LOST + t->lost[other];
    uint64_t mine = t->claims[own], theirs = t->claims[other], marks = mine * MARKS + theirs;
    uint64_t coins = purse(t, own) * PURSE + purse(t, other), wealth = both * PURSE * PURSE + coins;
    uint64_t open = ((question(t) * PURSE * PURSE + coins) * 2 + two) * 2 + (t->lost[own] == NONE);
    at[0] = placed(wealth * 2 + two, 0, BITS);
    at[1] = placed(both * MARKS * MARKS + marks, 1, BITS);
    at[2] = placed((both * LOST * LOST + lost) * MARKS + theirs, 2, BITS);
    at[3] = placed((wealth * 2 + two) * MARKS + theirs, 3, BITS);
    at[4] = placed(open * MARKS * MARKS + marks, 4, BITS);
    at[5] = placed((wealth * LOST * LOST + lost) * MARKS * MARKS + marks, 5, BITS);
    at[6] = placed((wealth * 2 + two) * MARKS + mine, 6, BITS);
    at[7] = placed(both * 2 + two, 7, BITS);
    if (keys == KEYS) return;
    uint64_t pick = t->picked[own] + 1, full = (wealth * LOST * LOST + lost) * MARKS * MARKS + marks;
    uint64_t deeds = t->last[own] * 8 + t->last[other], met = t->met[own] * 16 + t->met[other];
    uint64_t cards = both * LOST * LOST + lost;
    at[8] = placed(full * 8 + pick, 12, BITS);
    at[9] = placed(((cards * MARKS + theirs) * 8 + pick) * 2 + two, 13, BITS);
    at[10] = placed((cards * 256 + met) * 64 + deeds, 14, BITS);
    at[11] = placed((both * MARKS * MARKS + marks) * 128 + deeds * 2 + two, 15, BITS);
}
#endif
