/* What everybody knows of a table between two choices: coins, open cards, and the joint distribution of both hands.

   The Court follows from the two holdings and the open cards: seven cards are in play, one of each character and the two
   picks of the draft (CO-2.7, CO-2.8). */

#ifndef JOINT_H
#define JOINT_H
#include "holdings.h"
#include "net.h"

enum { ON_TURN, OTHER, SEATS };

typedef struct { int coins[SEATS], lost[SEATS], two[SEATS]; } Open;

/* `at` says how likely both holdings are, up to a factor: first that of the seat on turn. Beyond low() and high() it
   says nothing. */
typedef struct { Open open; float at[HOLDINGS][HOLDINGS]; } Joint;

/* A number for each holding of each seat: a chance, a worth, or how likely the rival and the Court lead there. */
typedef struct { float of[SEATS][HOLDINGS]; } Each;

/* Keeps what is divided by from being 0. */
static const float TINY = 1e-30f;

static inline int low(const Joint *j, int seat) { return j->open.two[seat] ? 0 : TWO_CARDS; }
static inline int high(const Joint *j, int seat) { return j->open.two[seat] ? TWO_CARDS : HOLDINGS; }

/* Every holding that a seat may have: as many cards as it has. */
#define HELD(h, joint, seat) for (int h = low(joint, seat); h < high(joint, seat); h++)

/* How likely it is that `seat` holds `own` and its rival `other`. */
static inline float *cell(Joint *j, int seat, int own, int other) {
    return seat == ON_TURN ? &j->at[own][other] : &j->at[other][own];
}

static inline float chance_at(const Joint *j, int seat, int own, int other) {
    return seat == ON_TURN ? j->at[own][other] : j->at[other][own];
}

static void marginals(const Joint *j, Each *m) {
    memset(m, 0, sizeof *m);
    HELD(a, j, ON_TURN) {
        float sum = 0;
        HELD(b, j, OTHER) sum += j->at[a][b], m->of[OTHER][b] += j->at[a][b];
        m->of[ON_TURN][a] = sum;
    }
}

static void cleared(Joint *j) {
    HELD(a, j, ON_TURN) HELD(b, j, OTHER) j->at[a][b] = 0;
}

/* The chances sum to one again. */
static void normalise(Joint *j) {
    double all = 0;
    HELD(a, j, ON_TURN) HELD(b, j, OTHER) all += j->at[a][b];
    float factor = 1 / (all + 1e-30);
    HELD(a, j, ON_TURN) HELD(b, j, OTHER) j->at[a][b] *= factor;
}

/* The other seat is on turn. */
static void next_turn(Joint *j) {
    Joint next;
    normalise(j);
    for (int k = 0; k < SEATS; k++) {
        next.open.coins[k] = j->open.coins[1 - k], next.open.lost[k] = j->open.lost[1 - k];
        next.open.two[k] = j->open.two[1 - k];
    }
    HELD(a, j, ON_TURN) HELD(b, j, OTHER) next.at[b][a] = j->at[a][b];
    *j = next;
}

/* The coins that both begin with (CO-2.7). */
static const int PURSE[SEATS] = {1, 2};

/* After the draft, by the chances of each seat's picks: each is dealt one card of the third set (CO-2.8). */
static void deal(Joint *j, const float first[CHARACTERS], const float second[CHARACTERS]) {
    memset(j, 0, sizeof *j);
    for (int k = 0; k < SEATS; k++) j->open.coins[k] = PURSE[k], j->open.lost[k] = NONE, j->open.two[k] = 1;
    for (int a = 0; a < CHARACTERS; a++)
        for (int b = 0; b < CHARACTERS; b++)
            for (int c = 0; c < CHARACTERS; c++)
                for (int d = 0; d < CHARACTERS; d++)
                    if (c != d) j->at[holding(a, PAIR_OF[a][c])][holding(b, PAIR_OF[b][d])] += first[a] * second[b] / 20;
}

/* How many of a card lie in the Court; below 0 where the two holdings can't be. */
static inline int court(const Joint *j, int a, int b, int card) {
    int all = 1 + (PICK[a] == card) + (PICK[b] == card), open = (j->open.lost[0] == card) + (j->open.lost[1] == card);
    return all - COPIES[a][card] - COPIES[b][card] - open;
}

/* The Court with one more of a card (NONE: as it is), and how many it has. */
static int court_with(const Joint *j, int a, int b, int more, int *cards) {
    int all = 0;
    for (int k = 0; k < CHARACTERS; k++) {
        cards[k] = court(j, a, b, k) + (k == more);
        if (cards[k] < 0) cards[k] = 0;
        all += cards[k];
    }
    return all;
}

/* `seat` chose what each of its holdings chooses by these chances. */
static void chosen(Joint *part, const Joint *j, int seat, const float *odds) {
    part->open = j->open;
    if (seat == ON_TURN) {
        HELD(a, j, ON_TURN) HELD(b, j, OTHER) part->at[a][b] = j->at[a][b] * odds[a];
    } else {
        HELD(a, j, ON_TURN) HELD(b, j, OTHER) part->at[a][b] = j->at[a][b] * odds[b];
    }
}

/* A claim was called, and `seat` did not hold the card (CO-4.4). */
static void bared(Joint *part, const Joint *j, int seat, int card) {
    part->open = j->open;
    HELD(a, j, ON_TURN) HELD(b, j, OTHER) part->at[a][b] = COPIES[seat == ON_TURN ? a : b][card] ? 0 : j->at[a][b];
}

/* A claim was called, and `seat` showed the card and put it back for another of the Court (CO-4.6); `drew` is how likely
   each of its holdings drew each card. */
static void shown(Joint *part, const Joint *j, int seat, int card, float drew[HOLDINGS][CHARACTERS]) {
    part->open = j->open;
    cleared(part);
    memset(drew, 0, sizeof(float) * HOLDINGS * CHARACTERS);
    HELD(own, j, seat) {
        if (!COPIES[own][card]) continue;
        HELD(other, j, 1 - seat) {
            float likely = chance_at(j, seat, own, other);
            if (likely <= 0) continue;
            int cards[CHARACTERS], a = seat == ON_TURN ? own : other, b = seat == ON_TURN ? other : own;
            int all = court_with(j, a, b, card, cards);
            for (int k = 0; k < CHARACTERS; k++) {
                if (!cards[k]) continue;
                float here = likely * cards[k] / all;
                drew[own][k] += here;
                *cell(part, seat, swapped(own, card, k), other) += here;
            }
        }
    }
}

/* `seat` has turned up a card, which each of its holdings does by these chances (CO-8.1). */
static void lost(Joint *part, const Joint *j, int seat, int card, const float *odds) {
    part->open = j->open, part->open.lost[seat] = card, part->open.two[seat] = 0;
    cleared(part);
    for (int own = 0; own < TWO_CARDS; own++) {
        if (odds[own] <= 0) continue;
        int left = without(own, card);
        HELD(other, j, 1 - seat) *cell(part, seat, left, other) += odds[own] * chance_at(j, seat, own, other);
    }
}
#endif
