/* How the judge learns: of the last turns with one card each, some of which it goes through again. */

#ifndef JUDGING_H
#define JUDGING_H
#include "slopes.h"
#include "solve.h"

/* So many turns are kept, and so many of them are gone through again for each new one; a step is of so many, no longer than
   this, and so much of it the mean follows. Scores are bettered by so many looks. */
enum { KEPT_TURNS = 30000, AGAIN = 4, JUDGED_BATCH = 65, JUDGED_LOOKS = 12 };
static const float JUDGE_STEP = 1, JUDGE_FOLLOWED = 0.001f, JUDGE_KEEN = 0.2f;

/* So likely at least two holdings are where they are learned, and so much at least they count. */
static const float PAIR_SEEN = 1e-9f, PAIR_LEARNED = 1e-6f;

/* What the judge saw, how likely any two holdings were, and how often the seat on turn won. */
typedef struct { float in[MARKS]; Pairs likely, won; } Lesson;

typedef struct { double off; long lessons; } JudgeTally;

typedef struct {
    Judge last, mean, slopes, first, second;
    Lesson *kept;
    End end;
    Solving solving;
    JudgeTally tally;
    long lessons, steps;
} Judging;

static void begin_layer(float *weights, int count, float spread, Chance *c) {
    for (int i = 0; i < count; i++) weights[i] = gauss(c) * spread;
}

/* Some twenty inputs are not 0 at a time. */
static void judge_begin(Judging *j, Chance *c) {
    begin_layer((float *)j->last.first, MARKS * UNITS, sqrtf(2.0f / 20), c);
    begin_layer((float *)j->last.second, UNITS * UNITS, sqrtf(2.0f / UNITS), c);
    begin_layer((float *)j->last.third, ONES * ONES * UNITS, 0.1f * sqrtf(1.0f / UNITS), c);
    j->mean = j->last;
}

/* The slopes of the last layer and of what it read, each pair by how likely it was. */
static void pairs_back(Judging *j, const Lesson *l, const Hearing *h, float *two) {
    BOTH {
        float likely = l->likely[a][b];
        int pair = a * ONES + b;
        if (likely <= PAIR_SEEN) continue;
        float off = verdict(&j->last, h, a, b) - l->won[a][b], x = JUDGE_KEEN * sqrtf(likely + PAIR_LEARNED) * off;
        j->tally.off += likely * off * off, j->slopes.third_bias[pair] += x;
        for (int k = 0; k < UNITS; k++) two[k] += x * j->last.third[pair][k], j->slopes.third[pair][k] += x * h->two[k];
    }
}

static void judge_learns(Judging *j, const Lesson *l) {
    Hearing h;
    float one[UNITS] = {0}, two[UNITS] = {0};
    memcpy(h.in, l->in, sizeof h.in), weighs(&j->last, &h);
    pairs_back(j, l, &h, two);
    for (int k = 0; k < UNITS; k++) two[k] = h.two[k] > 0 ? two[k] : 0, j->slopes.second_bias[k] += two[k];
    for (int i = 0; i < UNITS; i++) {
        if (h.one[i] <= 0) continue;
        for (int k = 0; k < UNITS; k++)
            one[i] += j->last.second[i][k] * two[k], j->slopes.second[i][k] += h.one[i] * two[k];
    }
    for (int k = 0; k < UNITS; k++) j->slopes.first_bias[k] += one[k];
    for (int i = 0; i < MARKS; i++)
        for (int k = 0; h.in[i] != 0 && k < UNITS; k++) j->slopes.first[i][k] += h.in[i] * one[k];
    j->tally.lessons++;
}

/* The weights and their slopes as a network of no layers, which Adam moves. */
static void judge_steps(Judging *j, float rate) {
    float *weights = (float *)&j->last, *mean = (float *)&j->mean;
    Net net = {.all = weights, .count = JUDGED}, slopes = {.all = (float *)&j->slopes, .count = JUDGED};
    Adam adams = {(float *)&j->first, (float *)&j->second, j->steps};
    adam(&adams, &net, &slopes, rate, JUDGED_BATCH, JUDGE_STEP);
    j->steps = adams.steps;
    float follows = j->steps * JUDGE_FOLLOWED < 1 ? 1.0f / j->steps : JUDGE_FOLLOWED;
    for (int i = 0; i < JUDGED; i++) mean[i] += follows * (weights[i] - mean[i]);
}

/* How often the seat on turn wins with each two holdings, by what the last look saw. */
static void won_by(const End *e, Odds o, Pairs won) {
    Led own, other;
    lead(o, own, other);
    BOTH {
        won[a][b] = o[ASK_ACTION][COUP][a] + o[ASK_ACTION][KILL][a] * o[ASK_CALL_KILL][0][b] * o[ASK_BLOCK_KILL][0][b];
        for (int i = 0; i < LEAVES; i++)
            if (e->may[ASK_ACTION][DEED_OF[i]]) won[a][b] += own[i][a] * other[i][b] * e->won[i][a][b];
        for (int i = 0; i < BLOCKS_OF; i++)
            if (card_of(b) != STOPS[i])
                won[a][b] += o[ASK_ACTION][DEED_OF[BLOCKED[i]]][a] * o[ASK_CALL_DUKE + i][1][a] * other[BLOCKED[i]][b];
        for (int i = 0; i < CLAIMS; i++)
            if (card_of(a) == CLAIMED[i].card) won[a][b] += o[ASK_ACTION][CLAIMED[i].deed][a] * o[CLAIMED[i].group][1][b];
    }
}

/* Solves the turn that begins, and learns what it comes to. */
static void study_end(Judging *j, const Joint *joint, Scores *scores, float rate, Chance *c) {
    Lesson *new = j->kept + j->lessons++ % KEPT_TURNS;
    End *e = &j->end;
    Solving *s = &j->solving;
    end_begin(e, joint, scores, &j->mean);
    solve(e, scores, JUDGED_LOOKS, s), scores_of(e, s->odds, scores);
    made_of(e, s->odds, s->made), end_look(e, s->made, s->worth), won_by(e, s->made, new->won);
    memcpy(new->likely, e->joint, sizeof new->likely);
    heard(joint->open.coins, joint->open.lost, e->own, e->other, new->in);
    judge_learns(j, new);
    for (int i = 0; i < AGAIN; i++) judge_learns(j, j->kept + roll(c) % (j->lessons < KEPT_TURNS ? j->lessons : KEPT_TURNS));
    if (j->lessons * (AGAIN + 1) % JUDGED_BATCH == 0) judge_steps(j, rate);
}
#endif
