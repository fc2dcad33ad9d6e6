/* The chance of the seat on turn to win where a turn begins, all hands known: 0.5 and the sum of a few weights. */

#ifndef CRITIC_H
#define CRITIC_H
#include "policy.h"

enum { PARTS = 4, WORTHS = 24, COARSE = 21, LATE = 20 };

/* `learner` is the seat that learns alone, which is judged apart; -1 where both learn. */
typedef struct { float *at; int learner; } Critic;

static inline float held_in(float x, float low, float high) { return x < low ? low : x > high ? high : x; }

static inline float judged(const Critic *all, const Table *t, uint32_t *at) {
    int own = t->active, other = 1 - own;
    uint64_t hands = ((all->learner == own) * 20 + hand_of(t->hand[own])) * 20 + hand_of(t->hand[other]);
    uint64_t wealth = (hands * PURSE + purse(t, own)) * PURSE + purse(t, other);
    uint64_t marks = t->claims[own] * MARKS + t->claims[other], lost = t->lost[own] * LOST + t->lost[other];
    at[0] = placed(wealth, 8, COARSE);
    at[1] = placed(hands * MARKS * MARKS + marks, 9, COARSE) + (1u << COARSE);
    at[2] = placed((hands * LOST * LOST + lost) * 2 + (t->turn > LATE), 10, COARSE) + (2u << COARSE);
    at[3] = placed((wealth * LOST * LOST + lost) * MARKS * MARKS + marks, 11, WORTHS) + (4u << COARSE);
    float sum = 0.5f;
    for (int k = 0; k < PARTS; k++) sum += all->at[at[k]];
    return sum;
}

/* The chance of seat 0. */
static inline float worth(const Critic *all, const Table *t) {
    if (t->phase == OVER) return t->winner < 0 ? 0.5f : t->winner == 0;
    uint32_t at[PARTS];
    float own = held_in(judged(all, t, at), 0, 1);
    return t->active == 0 ? own : 1 - own;
}

/* `chance` of seat 0 was found for this table. */
static inline void judge(Critic *all, const Table *t, float chance, float pace) {
    uint32_t at[PARTS];
    float own = t->active == 0 ? chance : 1 - chance, push = (own - judged(all, t, at)) * pace / PARTS;
    for (int k = 0; k < PARTS; k++) all->at[at[k]] += push;
}
#endif
