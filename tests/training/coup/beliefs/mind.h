/* What learns: the networks, the scores of the turn that begins, and how both come of looks through it. */

#ifndef MIND_H
#define MIND_H
#include "game.h"
#include "judging.h"

/* A turn's scores are bettered in so many looks, by so much for each game that a choice is worth. */
enum { LOOKS = 4 };
static const float STRIDE = 3;

/* Steps are the mean of so many turns, and no longer than these. */
enum { BATCH = 32 };
static const float POLICY_STEP = 1, CRITIC_STEP = 2, DRAFT_FOLLOWED = 0.0005f;

/* Scores go no further. */
static const float REACH = 8;

/* A pick learns so much more than its chance says. */
static const float DRAFT_BOLD = 0.05f;

/* What a kept hand learns beyond its chance. */
static const float KEPT_BOLD = 0.02f;

/* How far it has gone: how warm the policy is held, how long the steps of the networks, of the draft and of the judge are, and
   by what part of each step the mean of weights follows; `alone`: nothing but the judge learns. */
typedef struct { float heat, pace, draft, judge, followed; int alone; } Now;

/* What was told of last: how far the critic was off, and both seats' chances from one. */
typedef struct { double off, from_one; long turns, games, leaves; } Tally;

/* All for one number of cards: the steps that it has gathered so far are `batched`. */
typedef struct { Net policy_slopes, critic_slopes; Adam policy, critic; int batched; } Pace;

/* `ends`, where there are some, learn who wins with one card each. */
typedef struct {
    Nets policy, critic, mean;
    Pace paces[CARDS][CARDS];
    Draft draft, draft_mean;
    Now now;
    Tally tally;
    Scores told, scores, gains, slopes;
    Game game;
    Chance chance;
    Judging *ends;
    long turns;
} Mind;

/* Where the networks and paces stand for the cards of now. */
static Net *own(Mind *m, Nets *nets) { return (Net *)net_for(nets, &m->game.joint, ON_TURN); }
static Pace *pace(Mind *m) { return &m->paces[m->game.joint.open.two[ON_TURN]][m->game.joint.open.two[OTHER]]; }

static void odds_of_picks(const float *scores, float *odds) {
    float sum = 0, top = -1e9;
    for (int i = 0; i < CHARACTERS; i++)
        if (scores[i] > top) top = scores[i];
    for (int i = 0; i < CHARACTERS; i++) odds[i] = expf(scores[i] - top), sum += odds[i];
    for (int i = 0; i < CHARACTERS; i++) odds[i] /= sum;
}

static void policy_learns(Mind *m, const Pass *p) {
    float *slopes = (float *)&m->slopes;
    const float *told = (const float *)&m->told;
    for (int i = 0; i < OUTPUTS; i++) {
        if (told[i] > REACH && slopes[i] < 0) slopes[i] = 0;
        if (told[i] < -REACH && slopes[i] > 0) slopes[i] = 0;
    }
    net_back(own(m, &m->policy), &pace(m)->policy_slopes, p, slopes);
}

/* Learns what the look says, each holding by how likely it is. */
static void critic_learns(Mind *m, const float *in, const Each *marginal, const Each *worth) {
    Pass p;
    const Net critic = *own(m, &m->critic);
    const Joint *j = &m->game.joint;
    float slopes[WORTHS] = {0}, mean[SEATS] = {0}, all[SEATS] = {TINY, TINY};
    memcpy(p.in, in, sizeof p.in);
    net_hidden(&critic, &p);
    for (int k = 0; k < SEATS; k++) HELD(h, j, k) all[k] += marginal->of[k][h];
    for (int k = 0; k < SEATS; k++) HELD(h, j, k) {
        if (marginal->of[k][h] <= UNLIKELY * all[k]) continue;
        float share = marginal->of[k][h] / all[k], weight = sqrtf(share + COUNTED);
        float found = chance_out(&critic, &p, HOLDINGS * k + h);
        slopes[HOLDINGS * k + h] = weight * (found - worth->of[k][h]);
        m->tally.off += share * (found - worth->of[k][h]) * (found - worth->of[k][h]) / SEATS;
        mean[k] += share * worth->of[k][h];
    }
    m->tally.from_one += fabsf(mean[ON_TURN] + mean[OTHER] - 1);
    net_back(&critic, &pace(m)->critic_slopes, &p, slopes);
}

/* The scores of the picks, by what the dealt hands are worth. */
static void draft_learns(Mind *m, const Each *worth) {
    for (int k = 0; k < SEATS; k++) {
        float *scores = m->draft.at[k], *means = m->draft_mean.at[k], odds[CHARACTERS], found[CHARACTERS];
        float mean = 0, spread = 0;
        odds_of_picks(scores, odds);
        for (int i = 0; i < CHARACTERS; i++) {
            found[i] = 0;
            for (int c = 0; c < CHARACTERS; c++) found[i] += worth->of[k][holding(i, PAIR_OF[i][c])] / CHARACTERS;
            mean += odds[i] * found[i], spread -= odds[i] * logf(odds[i]);
        }
        for (int i = 0; i < CHARACTERS; i++)
            scores[i] += m->now.draft * (odds[i] + DRAFT_BOLD) * (found[i] - mean - m->now.heat * (logf(odds[i]) + spread));
        for (int i = 0; i < CHARACTERS; i++) means[i] += DRAFT_FOLLOWED * (scores[i] - means[i]);
    }
}

static void step(Mind *m) {
    Pace *p = pace(m);
    Net *policy = own(m, &m->policy), *mean = own(m, &m->mean);
    if (++p->batched < BATCH) return;
    p->batched = 0;
    adam(&p->policy, policy, &p->policy_slopes, m->now.pace, BATCH, POLICY_STEP);
    adam(&p->critic, own(m, &m->critic), &p->critic_slopes, m->now.pace, BATCH, CRITIC_STEP);
    for (int i = 0; i < mean->count; i++) mean->all[i] += m->now.followed * (policy->all[i] - mean->all[i]);
}

/* A look by the scores of now. */
static void looked(Mind *m, Each *worth, Scores *gains, Scores *slopes) {
    Look look = {.critic = &m->critic, .judge = m->ends ? &m->ends->mean : NULL, .scores = &m->scores, .told = &m->told,
                 .gains = gains, .slopes = slopes, .heat = m->now.heat, .bold = KEPT_BOLD};
    look_through(&look, &m->game.joint, worth);
    m->tally.leaves += look.leaves;
}

/* The scores of the turn answer each other better than those that the network told. */
static void better(Mind *m) {
    Each worth;
    float *scores = (float *)m->scores.of, *gains = (float *)m->gains.of;
    for (int n = 0; n < LOOKS; n++) {
        memset(&m->gains, 0, sizeof m->gains);
        looked(m, &worth, &m->gains, NULL);
        for (int i = 0; i < HOLDINGS * QUESTIONS; i++) scores[i] = held_in(scores[i] + STRIDE * gains[i], REACH);
    }
}

/* Betters the scores of the turn that begins, and learns them. */
static void study(Mind *m, int drafting) {
    Each marginal, worth;
    Pass seen;
    marginals(&m->game.joint, &marginal);
    sight(&m->game.joint, &marginal, ON_TURN, seen.in);
    scored(&m->policy, &m->game.joint, &seen, &m->told);
    m->scores = m->told, better(m);
    memset(&m->slopes, 0, sizeof m->slopes);
    looked(m, &worth, NULL, &m->slopes);
    policy_learns(m, &seen), critic_learns(m, seen.in, &marginal, &worth);
    if (drafting) draft_learns(m, &worth);
    m->tally.turns++, m->turns++;
    step(m);
}
#endif
