/* What a policy came to: for each thing seen the sum of the chances that its choices had, game after game, by how likely
   the seat's own choices had led there. The mean of these is what plays.

   A seat sees on four LEVELS, each a part of the next; a row leans on the coarser one where it was seldom met. */

#ifndef SUMS_H
#define SUMS_H
#include "policy.h"

enum { LEVELS = 4, WIDEST = 12, TRIES = 8 };
static const uint32_t ALONE = UINT32_MAX;

/* `parent` is the place of the coarser row, or ALONE; `p` goes by the order of legal choices. */
typedef struct { uint32_t check; float n; uint32_t parent, choices; float p[WIDEST]; } Sum;
typedef struct { Sum *at[LEVELS]; } Sums;

static const int SUM_BITS[LEVELS] = {14, 20, 22, 23};
static const float SOFT = 0.05f;

static inline void sum_keys(const Table *t, uint64_t *key) {
    int own = t->who, other = 1 - own;
    uint64_t both = asked_with(t), two = t->lost[other] == NONE, lost = t->lost[own] * LOST + t->lost[other];
    uint64_t mine = t->claims[own], theirs = t->claims[other], marks = mine * MARKS + theirs;
    uint64_t wealth = (both * PURSE + purse(t, own)) * PURSE + purse(t, other);
    key[0] = mixed((both * 2 + two) * 8 + 1);
    key[1] = mixed((wealth * 2 + two) * 8 + 2);
    key[2] = mixed(((wealth * LOST + t->lost[other]) * MARKS + theirs) * 8 + 3);
    key[3] = mixed(((wealth * LOST * LOST + lost) * MARKS * MARKS + marks) * 8 + 4);
}

/* The coarsest level of a question: a turn's choices are not the same with all coins, so that a row must know them. */
static inline int coarsest(const Table *t) { return t->phase == TURN; }

static inline uint32_t checked(uint64_t key) { return (uint32_t)(key >> 32) | 1; }

/* The row of this check, or the free one where it would stand; NULL where neither is near. */
static inline Sum *sum_at(const Sums *s, int level, uint32_t check) {
    uint32_t mask = (1u << SUM_BITS[level]) - 1, place = check * 0x9e3779b1u >> (32 - SUM_BITS[level]);
    for (int tries = 0; tries < TRIES; tries++, place = (place + 1) & mask) {
        Sum *one = s->at[level] + place;
        if (one->check == check || !one->check) return one;
    }
    return NULL;
}

static void sum_add(Sums *s, const Table *t, const float *odds, int n, float weight) {
    uint64_t key[LEVELS];
    uint32_t parent = ALONE;
    sum_keys(t, key);
    for (int level = coarsest(t); level < LEVELS; level++) {
        Sum *one = sum_at(s, level, checked(key[level]));
        if (!one) return;
        one->check = checked(key[level]), one->parent = parent, one->choices = n, one->n += weight;
        for (int i = 0; i < n; i++) one->p[i] += weight * odds[i];
        parent = (uint32_t)(one - s->at[level]);
    }
}

/* The mean chances of `n` choices. */
static void sum_odds(const Sums *s, const Table *t, int n, float *odds) {
    uint64_t key[LEVELS];
    sum_keys(t, key);
    for (int i = 0; i < n; i++) odds[i] = 1.0f / n;
    for (int level = coarsest(t); level < LEVELS; level++) {
        const Sum *one = sum_at(s, level, checked(key[level]));
        if (!one || !one->check) continue;
        for (int i = 0; i < n; i++) odds[i] = (one->p[i] + SOFT * odds[i]) / (one->n + SOFT);
    }
}

static void sums_begin(Sums *s) {
    for (int level = 0; level < LEVELS; level++) s->at[level] = room(sizeof(Sum) << SUM_BITS[level]);
}

/* Level by level: how many rows, then each with its place. */
static void sums_write(const Sums *s, FILE *file) {
    for (int level = 0; level < LEVELS; level++) {
        uint32_t used = 0, all = 1u << SUM_BITS[level];
        for (uint32_t i = 0; i < all; i++) used += s->at[level][i].check != 0;
        fwrite(&used, sizeof used, 1, file);
        for (uint32_t i = 0; i < all; i++)
            if (s->at[level][i].check) fwrite(&i, sizeof i, 1, file), fwrite(s->at[level] + i, sizeof(Sum), 1, file);
    }
}

/* Whether the file holds sums; they stand in `s` then. */
static int sums_read(Sums *s, FILE *file) {
    sums_begin(s);
    for (int level = 0; level < LEVELS; level++) {
        uint32_t used, place;
        if (fread(&used, sizeof used, 1, file) != 1) return 0;
        for (uint32_t i = 0; i < used; i++) {
            Sum row, *one;
            if (fread(&place, sizeof place, 1, file) != 1 || fread(&row, sizeof row, 1, file) != 1) return 0;
            if ((one = sum_at(s, level, row.check))) *one = row;
        }
    }
    return 1;
}
#endif
