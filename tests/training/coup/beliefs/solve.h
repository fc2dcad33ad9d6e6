/* A turn where both seats have one card is solved when it begins, by looks through it with regret matching (Tammelin 2014):
   each choice is made by how much it would have won more so far, and what is played is the mean of all looks, later ones
   counting more. beliefs/solving.py of the engine does the same. */

#ifndef SOLVE_H
#define SOLVE_H
#include "ends.h"

/* As many looks as the steward makes; the network's chances count as regrets of this size at first. */
enum { PLAYED_LOOKS = 32 };
static const float HELD_AT_FIRST = 0.1f;

/* Less than this no chance tells. */
static const float NEVER_TOLD = 1e-9f;

#define ANY_CHOICE(e, g, i) for (int i = 0; i < GROUP_HAS[g]; i++) if ((e)->may[g][i])
#define EACH_GROUP(g) for (int g = 0; g < GROUPS; g++)

typedef struct { Odds odds, made, worth, regrets, sums; } Solving;

/* The chances of the scores. */
static void by_scores(const End *e, const Scores *s, Odds odds) {
    EACH_GROUP(g) {
        int questions[MOST], at[MOST], n = 0;
        ANY_CHOICE(e, g, i) questions[n] = GROUP[g][i], at[n++] = i;
        for (int i = 0; i < n; i++) ALL(h) odds[g][at[i]][h] = chance_of(s, TWO_CARDS + h, questions, n, i);
    }
}

/* Every choice is made with some chance. */
static void made_of(const End *e, Odds odds, Odds made) {
    EACH_GROUP(g) ANY_CHOICE(e, g, i) ALL(h) made[g][i][h] = (1 - FLOOR) * odds[g][i][h] + FLOOR / e->count[g];
}

/* The parts of each question's whole, even ones where there is none. */
static void share(const End *e, Odds parts, Odds odds) {
    EACH_GROUP(g) ALL(h) {
        float all = 0;
        ANY_CHOICE(e, g, i) all += parts[g][i][h];
        ANY_CHOICE(e, g, i) odds[g][i][h] = all > 0 ? parts[g][i][h] / all : 1.0f / e->count[g];
    }
}

/* How likely a holding's own choices lead to a question. */
static float led_by(Odds made, int group, int h) {
    if (group == ASK_BLOCK_STEAL) return made[ASK_CALL_STEAL][0][h];
    if (group == ASK_BLOCK_KILL) return made[ASK_CALL_KILL][0][h];
    return group < ASK_CALL_DUKE ? 1 : made[ASK_ACTION][DEED_OF[BLOCKED[group - ASK_CALL_DUKE]]][h];
}

static void learn_from(const End *e, Solving *s, float weight) {
    EACH_GROUP(g) ALL(h) {
        float mean = 0, counts = weight * led_by(s->made, g, h);
        ANY_CHOICE(e, g, i) mean += s->odds[g][i][h] * s->worth[g][i][h];
        ANY_CHOICE(e, g, i) {
            float regret = s->regrets[g][i][h] + s->worth[g][i][h] - mean;
            s->sums[g][i][h] += counts * s->odds[g][i][h], s->regrets[g][i][h] = regret > 0 ? regret : 0;
        }
    }
}

/* Odds that answer each other well, in `s->odds`; it begins with those of the scores. */
static void solve(End *e, const Scores *scores, int looks, Solving *s) {
    memset(s, 0, sizeof *s);
    by_scores(e, scores, s->odds);
    EACH_GROUP(g) ANY_CHOICE(e, g, i) ALL(h) s->regrets[g][i][h] = HELD_AT_FIRST * s->odds[g][i][h];
    for (int k = 0; k < looks; k++) {
        made_of(e, s->odds, s->made), end_look(e, s->made, s->worth);
        learn_from(e, s, (k + 1) * (k + 1)), share(e, s->regrets, s->odds);
    }
    share(e, s->sums, s->odds);
}

/* Scores that have these chances. */
static void scores_of(const End *e, Odds odds, Scores *s) {
    EACH_GROUP(g) ANY_CHOICE(e, g, i) {
        if (GROUP[g][i] < 0) continue;
        ALL(h) {
            float quiet = g == ASK_ACTION ? 0 : logf(odds[g][0][h] + NEVER_TOLD);
            s->of[TWO_CARDS + h][GROUP[g][i]] = logf(odds[g][i][h] + NEVER_TOLD) - quiet;
        }
    }
}
#endif
