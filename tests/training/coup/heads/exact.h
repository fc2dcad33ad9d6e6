/* The best answer to the means of some sums, reckoned exactly, where few turns are left.

   All cases that a seat can't tell apart go on together: those whose tables it has seen alike all the way. Draws are
   followed in every way. The seat sees all of its own past, also what the keys of the sums do not know. */

#ifndef EXACT_H
#define EXACT_H
#include "sums.h"

/* `seen` is what the answering seat sees of the table; `odds` are those of chance and of the other seat's choices. */
typedef struct { Table seen, table; double odds; } Case;
typedef struct { Case *at; int count, room; } Cases;
typedef struct { const Sums *rival; int seat; } Answer;

static Table seen_by(const Table *t, int seat) {
    Table seen = *t;
    int8_t *hidden = seen.hand[1 - seat];
    memset(seen.court, 0, 5), memset(hidden, 0, 5);
    hidden[0] = (int8_t)cards(t, 1 - seat);
    if (t->who != seat) memset(seen.drawn, 0, 5);
    return seen;
}

static void noted(Cases *all, const Table *t, double odds, int seat) {
    if (all->count == all->room) all->at = realloc(all->at, sizeof(Case) * (all->room = 2 * all->room + 16));
    if (!all->at) perror("memory"), exit(1);
    all->at[all->count++] = (Case){seen_by(t, seat), *t, odds};
}

/* Every way in which this choice may end. */
static void followed(Cases *all, const Case *from, int choice, double odds, int seat) {
    Chance c;
    first_way(&c);
    do {
        Table next = from->table;
        step(&next, choice, &c);
        noted(all, &next, odds * c.odds, seat);
    } while (next_way(&c));
}

static int by_sight(const void *one, const void *other) { return memcmp(one, other, 2 * sizeof(Table)); }

static double best(const Answer *a, const Case *at, int count);

/* The same from cases that are told apart from now on; they are freed. */
static double parted(const Answer *a, Cases *all) {
    int kept = 0;
    double sum = 0;
    qsort(all->at, all->count, sizeof(Case), by_sight);
    for (int i = 0; i < all->count; i++)
        if (kept && !by_sight(all->at + kept - 1, all->at + i)) all->at[kept - 1].odds += all->at[i].odds;
        else all->at[kept++] = all->at[i];
    for (int from = 0, to; from < kept; from = to) {
        for (to = from + 1; to < kept && !memcmp(&all->at[from].seen, &all->at[to].seen, sizeof(Table));) to++;
        sum += best(a, all->at + from, to - from);
    }
    free(all->at);
    return sum;
}

static double won(const Answer *a, const Case *at, int count) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
        int winner = at[i].table.winner;
        sum += at[i].odds * (winner < 0 ? 0.5 : winner == a->seat);
    }
    return sum;
}

static double chosen_best(const Answer *a, const Case *at, int count) {
    int8_t may[MOST];
    double top = 0;
    int n = legal(&at->table, may);
    for (int k = 0; k < n; k++) {
        Cases all = {0};
        for (int i = 0; i < count; i++) followed(&all, at + i, may[k], at[i].odds, a->seat);
        double found = parted(a, &all);
        top = found > top ? found : top;
    }
    return top;
}

/* How often the seat wins from these cases, by choices that are best against the rival's means. */
static double best(const Answer *a, const Case *at, int count) {
    if (at->table.phase == OVER) return won(a, at, count);
    if (at->table.who == a->seat) return chosen_best(a, at, count);
    Cases all = {0};
    for (int i = 0; i < count; i++) {
        int8_t may[MOST];
        float odds[MOST];
        int n = legal(&at[i].table, may);
        sum_odds(a->rival, &at[i].table, n, odds);
        for (int k = 0; k < n; k++)
            if (odds[k] > 0) followed(&all, at + i, may[k], at[i].odds * odds[k], a->seat);
    }
    return parted(a, &all);
}

/* How often the best answer wins the last `turns`, seats changed. */
static double best_of_last(const Sums *rival, int turns) {
    double sum = 0;
    for (int seat = 0; seat < 2; seat++) {
        Answer a = {rival, seat};
        Cases all = {0};
        Chance c;
        Table t;
        first_way(&c);
        do deal_last(&t, turns, &c), noted(&all, &t, c.odds, seat);
        while (next_way(&c));
        sum += parted(&a, &all) / 2;
    }
    return sum;
}
#endif
