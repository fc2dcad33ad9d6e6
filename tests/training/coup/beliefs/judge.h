/* Who wins of two holdings of one card each: a network of its own, which sees where a turn begins. */

#ifndef JUDGE_H
#define JUDGE_H
#include "policy.h"

enum { ONES = HOLDINGS - TWO_CARDS, SIDE = ONES + CHARACTERS, MARKS = HOLDINGS_AT + SEATS * SIDE, UNITS = 192 };

/* In the order of the file. The last layer has an output for each two holdings, first of who moves. */
typedef struct {
    float first[MARKS][UNITS], first_bias[UNITS], second[UNITS][UNITS], second_bias[UNITS];
    float third[ONES * ONES][UNITS], third_bias[ONES * ONES];
} Judge;
enum { JUDGED = sizeof(Judge) / sizeof(float) };

typedef float Pairs[ONES][ONES];
typedef struct { float in[MARKS], one[UNITS], two[UNITS]; } Hearing;

static inline int card_of(int one) { return one % CHARACTERS; }

static void heard_of(const int *coins, const int *lost, const float *chances, int place, float *in) {
    float *side = in + HOLDINGS_AT + place * SIDE, all = TINY;
    in[PURSES * place + (coins[place] < PURSES ? coins[place] : PURSES - 1)] = 1;
    in[OPENS_AT + OPENS * place + lost[place]] = 1;
    for (int h = 0; h < ONES; h++) all += chances[h];
    for (int h = 0; h < ONES; h++) side[h] = RAISED * chances[h] / all, side[ONES + card_of(h)] += chances[h] / all;
}

/* Coins, lost cards and chances: of who moves, then of the other. */
static void heard(const int *coins, const int *lost, const float *moving, const float *other, float *in) {
    memset(in, 0, sizeof(float) * MARKS);
    heard_of(coins, lost, moving, 0, in), heard_of(coins, lost, other, 1, in);
}

static void layer(int inputs, const float *in, const float (*weights)[UNITS], const float *bias, float *out) {
    float sums[UNITS];
    memcpy(sums, bias, sizeof sums);
    for (int i = 0; i < inputs; i++) {
        if (in[i] == 0) continue;
        for (int k = 0; k < UNITS; k++) sums[k] += in[i] * weights[i][k];
    }
    for (int k = 0; k < UNITS; k++) out[k] = sums[k] > 0 ? sums[k] : 0;
}

static void weighs(const Judge *j, Hearing *h) {
    layer(MARKS, h->in, j->first, j->first_bias, h->one), layer(UNITS, h->one, j->second, j->second_bias, h->two);
}

/* How often who moves wins with the one holding against the other. */
static float verdict(const Judge *j, const Hearing *h, int moving, int other) {
    const float *w = j->third[moving * ONES + other];
    float sum = j->third_bias[moving * ONES + other];
    for (int k = 0; k < UNITS; k++) sum += w[k] * h->two[k];
    return 1 / (1 + expf(-sum));
}
#endif
