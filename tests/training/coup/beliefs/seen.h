/* What everybody sees of a turn, step by step: the joint follows in place. */

#ifndef SEEN_H
#define SEEN_H
#include "policy.h"

static void saw_choice(const Scores *s, Joint *j, int seat, const int *questions, int n, int spot) {
    if (n < 2) return;
    HELD(own, j, seat) {
        float odds = chance_of(s, own, questions, n, spot);
        HELD(other, j, 1 - seat) *cell(j, seat, own, other) *= odds;
    }
}

static void saw_shown(Joint *j, int seat, int card) {
    Joint after;
    float drew[HOLDINGS][CHARACTERS];
    shown(&after, j, seat, card, drew);
    *j = after;
}

static void saw_bare(Joint *j, int seat, int card) {
    Joint after;
    bared(&after, j, seat, card);
    *j = after;
}

static void saw_lost(const Scores *s, Joint *j, int seat, int question, int card) {
    float odds[TWO_CARDS];
    Joint after;
    for (int h = 0; h < TWO_CARDS; h++) odds[h] = chance_lost(s, h, question, card);
    lost(&after, j, seat, card, odds);
    *j = after;
}

static void saw_exchange(const Scores *s, Joint *j, int exchange) {
    Kept k;
    float drew[HOLDINGS][PAIRS];
    Joint after;
    kept(s, exchange, &k), exchanged(&after, j, &k, drew);
    *j = after;
}
#endif
