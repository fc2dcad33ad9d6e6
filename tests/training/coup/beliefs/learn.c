/* Two seats of Coup, learned over public beliefs: what all have seen makes a joint distribution of both hands, which the
   networks see in place of a hand.

     learn FILE MILLIONS SEED     so many million turns of games that it plays with itself

   Each turn is looked through with all hands of both seats at once (look.h). What the look says a choice is worth moves the
   policy, by magnetic mirror descent with a heat that falls; what it says a holding is worth is what the critic learns,
   which judges the tables after a turn. Games stray, begin with seldom drafts, hands and purses now and then, so that what
   is seldom played is learned too. The mean of the policy's weights over some last thousand steps is what plays.

   FILE has the policy, the critic and the mean, then the scores of the draft for both seats and their mean. */

#include <stdio.h>
#include <time.h>
#include "game.h"
#include "slopes.h"

/* From the first value to the second by equal factors: heat until this part of the turns is over (`cooled`), the pace of the
   networks and of the draft to the end. `bold` is what a choice learns beyond its chance. */
typedef struct { float heat[2], pace[2], draft[2], cooled, bold; } Course;
static const Course COURSE = {{0.04f, 0.006f}, {0.001f, 0.0001f}, {0.5f, 0.05f}, 0.7f, 0.02f};

/* Steps are the mean of so many turns, and no longer than these; the mean of weights follows by this part each. */
enum { BATCH = 32, LONGEST = 60, TOLD = 20 };
static const float POLICY_STEP = 1, CRITIC_STEP = 2, FOLLOWED = 0.001f, DRAFT_FOLLOWED = 0.0005f;

/* How often both seats draft as they have learned to; else half of the draft's chances are drawn. */
static const float PLAIN_DRAFT = 0.7f;

/* Every pick is made with some chance; beliefs.minds has the same. */
static const float LEAST_PICK = 0.002f;

/* How often a hand is dealt that may be seldom, and purses of other sizes. */
static const float SELDOM_HAND = 0.3f, OTHER_PURSES = 0.1f;
enum { TRIES = 30, PURSE_BELOW = 10 };

/* Scores beyond this are not pushed on. */
static const float REACH = 8;

/* A pick learns so much more than its chance says. */
static const float DRAFT_BOLD = 0.05f;

typedef struct { float heat, pace, draft; } Now;

/* What was told of last: how far the critic was off, and both seats' chances from one. */
typedef struct { double off, from_one; long turns, games, leaves; } Tally;

typedef struct {
    Net policy, critic, policy_slopes, critic_slopes, mean;
    Adam policy_adam, critic_adam;
    Draft draft, draft_mean;
    Now now;
    Tally tally;
    Scores scores, slopes;
    Game game;
    Chance chance;
    long turns;
    int batched;
} Mind;

static void odds_of_picks(const float *scores, float *odds) {
    float sum = 0, top = -1e9;
    for (int i = 0; i < CHARACTERS; i++)
        if (scores[i] > top) top = scores[i];
    for (int i = 0; i < CHARACTERS; i++) odds[i] = expf(scores[i] - top), sum += odds[i];
    for (int i = 0; i < CHARACTERS; i++) odds[i] /= sum;
}

/* The chances of a draft, some of them by lot. */
static void drafted(Mind *m, int plain, float picks[SEATS][CHARACTERS]) {
    for (int k = 0; k < SEATS; k++) {
        float lots[CHARACTERS], sum = 0;
        odds_of_picks(m->draft.at[k], picks[k]);
        if (!plain) {
            for (int i = 0; i < CHARACTERS; i++) lots[i] = -logf(unit(&m->chance) + 1e-6f), sum += lots[i];
            for (int i = 0; i < CHARACTERS; i++) picks[k][i] = 0.5f * picks[k][i] + 0.5f * lots[i] / sum;
        }
        for (int i = 0; i < CHARACTERS; i++) picks[k][i] = (1 - CHARACTERS * LEAST_PICK) * picks[k][i] + LEAST_PICK;
    }
}

/* One seat has a pick and a card drawn evenly, where the other's hand leaves that. */
static void seldom_hand(Mind *m) {
    Game *g = &m->game;
    int pick = unit(&m->chance) * CHARACTERS, seat = unit(&m->chance) * SEATS, card = unit(&m->chance) * CHARACTERS;
    for (int tries = 0; tries < TRIES; tries++) {
        draw_hands(g);
        int wanted[SEATS] = {g->held[ON_TURN], g->held[OTHER]};
        wanted[seat] = holding(pick, PAIR_OF[pick][card]);
        if (g->joint.at[wanted[ON_TURN]][wanted[OTHER]] <= 0) continue;
        memcpy(g->held, wanted, sizeof wanted);
        return;
    }
}

/* A new game; whether the draft learns from it. */
static int begin(Mind *m) {
    float picks[SEATS][CHARACTERS];
    int plain = unit(&m->chance) < PLAIN_DRAFT, *coins = m->game.joint.open.coins;
    drafted(m, plain, picks);
    deal(&m->game.joint, picks[ON_TURN], picks[OTHER]);
    draw_hands(&m->game);
    if (unit(&m->chance) < SELDOM_HAND) seldom_hand(m);
    if (unit(&m->chance) < OTHER_PURSES)
        for (int k = 0; k < SEATS; k++) coins[k] = unit(&m->chance) * PURSE_BELOW;
    return plain && coins[ON_TURN] == PURSE[ON_TURN] && coins[OTHER] == PURSE[OTHER];
}

static void policy_learns(Mind *m, const Pass *p) {
    float *slopes = (float *)&m->slopes;
    const float *scores = (const float *)&m->scores;
    for (int i = 0; i < OUTPUTS; i++) {
        if (scores[i] > REACH && slopes[i] < 0) slopes[i] = 0;
        if (scores[i] < -REACH && slopes[i] > 0) slopes[i] = 0;
    }
    net_back(&m->policy, &m->policy_slopes, p, slopes);
}

/* Learns what the look says, each holding by how likely it is. */
static void critic_learns(Mind *m, const float *in, const Each *marginal, const Each *worth) {
    Pass p;
    const Net critic = m->critic;
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
    net_back(&m->critic, &m->critic_slopes, &p, slopes);
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
    if (++m->batched < BATCH) return;
    m->batched = 0;
    adam(&m->policy_adam, &m->policy, &m->policy_slopes, m->now.pace, BATCH, POLICY_STEP);
    adam(&m->critic_adam, &m->critic, &m->critic_slopes, m->now.pace, BATCH, CRITIC_STEP);
    for (int i = 0; i < m->mean.count; i++) m->mean.all[i] += FOLLOWED * (m->policy.all[i] - m->mean.all[i]);
}

/* Looks through the turn that begins, and learns. */
static void study(Mind *m, int drafting) {
    Look look = {.critic = &m->critic, .scores = &m->scores, .slopes = &m->slopes, .heat = m->now.heat, .bold = COURSE.bold};
    Each marginal, worth;
    Pass own;
    marginals(&m->game.joint, &marginal);
    sight(&m->game.joint, &marginal, ON_TURN, own.in);
    scored(&m->policy, &own, &m->scores);
    memset(&m->slopes, 0, sizeof m->slopes);
    look_through(&look, &m->game.joint, &worth);
    policy_learns(m, &own), critic_learns(m, own.in, &marginal, &worth);
    if (drafting) draft_learns(m, &worth);
    m->tally.leaves += look.leaves, m->tally.turns++, m->turns++;
    step(m);
}

static void study_game(Mind *m) {
    Game *g = &m->game;
    int drafting = begin(m);
    for (int n = 0; n < LONGEST; n++) {
        study(m, drafting && n == 0);
        if (play(g)) break;
        next_turn(&g->joint);
        int held = g->held[ON_TURN];
        g->held[ON_TURN] = g->held[OTHER], g->held[OTHER] = held;
    }
    m->tally.games++;
}

static float between(const float *ends, float done) { return ends[0] * powf(ends[1] / ends[0], done); }

static Now now(const Course *c, float done) {
    float cooling = done < c->cooled ? done / c->cooled : 1;
    return (Now){between(c->heat, cooling), between(c->pace, done), between(c->draft, done)};
}

static void keep(const Mind *m, const char *path) {
    FILE *f = fopen(path, "wb");
    const Net *nets[] = {&m->policy, &m->critic, &m->mean};
    size_t kept = 0, wanted = sizeof(Draft) / sizeof(float) * 2;
    if (!f) perror(path), exit(1);
    for (int i = 0; i < 3; i++) kept += fwrite(nets[i]->all, sizeof(float), nets[i]->count, f), wanted += nets[i]->count;
    kept += fwrite(&m->draft, sizeof(float), sizeof(Draft) / sizeof(float), f);
    kept += fwrite(&m->draft_mean, sizeof(float), sizeof(Draft) / sizeof(float), f);
    if (fclose(f) || kept != wanted) perror(path), exit(1);
}

static void tell(Mind *m) {
    const Tally *t = &m->tally;
    printf("%.2f million turns, %.0f s of processor: %.1f turns a game, %.0f leaves a turn, heat %.4f, critic off %.4f, ",
           m->turns / 1e6, (double)clock() / CLOCKS_PER_SEC, (double)t->turns / t->games, (double)t->leaves / t->turns,
           m->now.heat, sqrt(t->off / t->turns));
    printf("both seats %.4f from one\n", t->from_one / t->turns);
    fflush(stdout), memset(&m->tally, 0, sizeof m->tally);
}

static void run(Mind *m, const char *path, double turns) {
    for (int told = 0; m->turns < turns;) {
        m->now = now(&COURSE, m->turns / turns);
        study_game(m);
        if (m->turns < turns * (told + 1) / TOLD) continue;
        told = m->turns / turns * TOLD, tell(m), keep(m, path);
    }
    keep(m, path);
}

static Mind *begun(int seed) {
    Mind *m = calloc(1, sizeof *m);
    if (!m) abort();
    m->chance.state = 88172645463325252ull + 977 * seed;
    for (int i = 0; i < 20; i++) roll(&m->chance);
    m->policy = net_new(INPUTS, OUTPUTS), m->policy_slopes = net_new(INPUTS, OUTPUTS), m->mean = net_new(INPUTS, OUTPUTS);
    m->critic = net_new(INPUTS, WORTHS), m->critic_slopes = net_new(INPUTS, WORTHS);
    net_begin(&m->policy, &m->chance), net_begin(&m->critic, &m->chance);
    memcpy(m->mean.all, m->policy.all, sizeof(float) * m->policy.count);
    m->policy_adam = adam_new(m->policy.count), m->critic_adam = adam_new(m->critic.count);
    m->game.scores = &m->scores, m->game.chance = &m->chance;
    return m;
}

int main(int n, char **words) {
    if (n != 4) return fprintf(stderr, "learn FILE MILLIONS SEED\n"), 2;
    flushing();
    prepare();
    run(begun(atoi(words[3])), words[1], atof(words[2]) * 1e6);
    return 0;
}
