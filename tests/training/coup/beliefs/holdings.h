/* Hands, and what a seat may hold: its own pick of the draft, and the hand of now. */

#ifndef HOLDINGS_H
#define HOLDINGS_H
#include <stdint.h>
#include <string.h>

enum { AMBASSADOR, ASSASSIN, CAPTAIN, CONTESSA, DUKE, CHARACTERS, NONE = CHARACTERS };

/* Hands of two cards, then of one; holdings alike. Two cards that are kept of four are one of six pairs at most. */
enum { PAIRS = 15, HANDS = PAIRS + CHARACTERS, TWO_CARDS = CHARACTERS * PAIRS, WAYS = 6 };
enum { HOLDINGS = TWO_CARDS + CHARACTERS * CHARACTERS };

static const int FIRST[PAIRS] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4};
static const int SECOND[PAIRS] = {0, 1, 2, 3, 4, 1, 2, 3, 4, 2, 3, 4, 3, 4, 4};

/* Made once by prepare(): pairs by their cards; hand, pick and copies of each holding; what may be kept of a hand once a
   pair was drawn. */
static int PAIR_OF[CHARACTERS][CHARACTERS], HAND[HOLDINGS], PICK[HOLDINGS];
static int8_t COPIES[HOLDINGS][CHARACTERS];
static int KEEPS[HANDS][PAIRS], KEEP[HANDS][PAIRS][WAYS];

static inline int holding(int pick, int hand) {
    return hand < PAIRS ? pick * PAIRS + hand : TWO_CARDS + pick * CHARACTERS + hand - PAIRS;
}

/* The other card of a pair that has `card`. */
static inline int beside(int pair, int card) { return FIRST[pair] == card ? SECOND[pair] : FIRST[pair]; }

/* The holding once `card` lies open. */
static inline int without(int h, int card) { return TWO_CARDS + PICK[h] * CHARACTERS + beside(HAND[h], card); }

/* The holding once `card` was put back for `other`. */
static inline int swapped(int h, int card, int other) {
    return holding(PICK[h], h < TWO_CARDS ? PAIR_OF[beside(HAND[h], card)][other] : PAIRS + other);
}

static void cards_of(int hand, int *cards) {
    if (hand < PAIRS) cards[FIRST[hand]]++, cards[SECOND[hand]]++;
    else cards[hand - PAIRS]++;
}

/* Whether these cards have both of a pair. */
static int have(const int *cards, int pair) {
    int left[CHARACTERS];
    memcpy(left, cards, sizeof left);
    return --left[FIRST[pair]] >= 0 && --left[SECOND[pair]] >= 0;
}

static void prepare_keeps(int hand, int pair) {
    int cards[CHARACTERS] = {0}, n = 0, *found = KEEP[hand][pair];
    cards_of(hand, cards), cards_of(pair, cards);
    if (hand < PAIRS) {
        for (int p = 0; p < PAIRS; p++)
            if (have(cards, p)) found[n++] = p;
    } else
        for (int k = 0; k < CHARACTERS; k++)
            if (cards[k]) found[n++] = PAIRS + k;
    KEEPS[hand][pair] = n;
}

static void prepare(void) {
    for (int p = 0; p < PAIRS; p++) PAIR_OF[FIRST[p]][SECOND[p]] = PAIR_OF[SECOND[p]][FIRST[p]] = p;
    for (int h = 0; h < HOLDINGS; h++) {
        int cards[CHARACTERS] = {0};
        PICK[h] = h < TWO_CARDS ? h / PAIRS : (h - TWO_CARDS) / CHARACTERS;
        HAND[h] = h < TWO_CARDS ? h % PAIRS : PAIRS + (h - TWO_CARDS) % CHARACTERS;
        cards_of(HAND[h], cards);
        for (int k = 0; k < CHARACTERS; k++) COPIES[h][k] = (int8_t)cards[k];
    }
    for (int hand = 0; hand < HANDS; hand++)
        for (int pair = 0; pair < PAIRS; pair++) prepare_keeps(hand, pair);
}
#endif
