/* Two seats of Coup, learned over public beliefs: what all have seen makes a joint distribution of both hands, which the
   networks see in place of a hand.

     learn FILE MILLIONS SEED        so many million turns of games that it plays with itself
     learn FILE MILLIONS SEED ENDS   so many million turns more, beginning with what FILE has

   Each turn is looked through with all hands of both seats at once (look.h), several times: what a look says that choices are
   worth moves the scores of this turn, by magnetic mirror descent with a heat that falls. The game goes on by these better
   scores, and the policy learns them; what the last look says a holding is worth is what the critic learns, which judges the
   tables after a turn (as ReBeL does it, Brown and others 2020). Games stray, begin with seldom drafts, hands and purses now
   and then, and ends are played several times, so that what is seldom played is learned too. The mean of the policy's weights
   over some last thousand steps is what plays.

   Turns with one card each are few choices and most of what an opponent can win. Once a game is known, they are learned again:
   ENDS is a judge of who wins with which holdings (judge.h), by turns that are solved (solve.h). In the first part of such
   turns it learns alone, in games that the mean policy plays; then all else goes on to learn with it, where it judges.

   FILE has the policy, the critic and the mean, each for every number of cards, then the scores of the draft for both seats
   and their mean. */

#include <stdio.h>
#include <time.h>
#include "mind.h"

/* From the first value to the second by equal factors: heat until this part of the turns is over (`cooled`), the pace of the
   networks and of the draft to the end; the mean of weights follows each step by `followed`. */
typedef struct { float heat[2], pace[2], draft[2], cooled, followed; } Course;
static const Course WHOLE = {{0.04f, 0.006f}, {0.001f, 0.00004f}, {0.5f, 0.05f}, 0.8f, 0.001f};
static const Course MORE = {{0.006f, 0.005f}, {0.0003f, 0.00003f}, {0.05f, 0.05f}, 1, 0.003f};

/* The pace of the judge, and the part of the turns in which it learns alone. */
static const float JUDGE_PACE[2] = {0.002f, 0.00005f}, ALONE = 0.7f;

/* So often the end of a game is played again, from where each seat has one card, and once where a judge learns with all
   else; so many turns are played at most. */
enum { ENDS = 6, LONGEST = 60, TOLD = 20 };

/* How often both seats draft as they have learned to; else half of the draft's chances are drawn. */
static const float PLAIN_DRAFT = 0.7f;

/* Every pick is made with some chance; beliefs.minds has the same. */
static const float LEAST_PICK = 0.002f;

/* How often a hand is dealt that may be seldom, and purses of other sizes. */
static const float SELDOM_HAND = 0.3f, OTHER_PURSES = 0.1f;
enum { TRIES = 30, PURSE_BELOW = 10 };

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

/* By what is played now: the scores of the mean policy. */
static void told_by_mean(Mind *m) {
    Each marginal;
    Pass seen;
    marginals(&m->game.joint, &marginal), sight(&m->game.joint, &marginal, ON_TURN, seen.in);
    scored(&m->mean, &m->game.joint, &seen, &m->scores);
}

/* A turn; `last`: both have one card. */
static void study_one(Mind *m, int drafting, int last) {
    if (m->ends && last) told_by_mean(m), study_end(m->ends, &m->game.joint, &m->scores, m->now.judge, &m->chance), m->turns++;
    else if (m->now.alone) told_by_mean(m);
    else study(m, drafting);
}

/* Plays to the end; whether there was a turn with one card each, which `end` is then. */
static int study_turns(Mind *m, int drafting, Joint *end) {
    Game *g = &m->game;
    const int *two = g->joint.open.two;
    int ends = 0;
    for (int n = 0; n < LONGEST; n++) {
        if (!ends && !two[ON_TURN] && !two[OTHER]) *end = g->joint, ends = 1;
        study_one(m, drafting && n == 0, ends);
        if (play(g)) break;
        next_turn(&g->joint);
        int held = g->held[ON_TURN];
        g->held[ON_TURN] = g->held[OTHER], g->held[OTHER] = held;
    }
    m->tally.games++;
    return ends;
}

static void study_game(Mind *m) {
    Joint end, again;
    int drafting = begin(m), ends = study_turns(m, drafting, &end);
    for (int n = 0; ends && n < (m->ends && !m->now.alone ? 1 : ENDS); n++) {
        m->game.joint = end, draw_hands(&m->game);
        study_turns(m, 0, &again);
    }
}

static float between(const float *ends, float done) { return ends[0] * powf(ends[1] / ends[0], done); }

/* How warm and how fast it learns when so much of the turns is done. */
static Now now_of(const Course *c, float done) {
    float cooling = done < c->cooled ? done / c->cooled : 1;
    return (Now){between(c->heat, cooling), between(c->pace, done), between(c->draft, done), 0, c->followed, 0};
}

/* The same with a judge, which learns alone at first. */
static Now more_of(float done) {
    Now found = now_of(&MORE, done < ALONE ? 0 : (done - ALONE) / (1 - ALONE));
    found.judge = between(JUDGE_PACE, done), found.alone = done < ALONE;
    return found;
}

static void keep(const Mind *m, const char *path) {
    FILE *f = fopen(path, "wb");
    const Nets *nets[] = {&m->policy, &m->critic, &m->mean};
    size_t kept = 0, wanted = sizeof(Draft) / sizeof(float) * 2;
    if (!f) perror(path), exit(1);
    for (int i = 0; i < 3; i++) EACH_NUMBER(a, b) {
        const Net *n = &nets[i]->by[a][b];
        kept += fwrite(n->all, sizeof(float), n->count, f), wanted += n->count;
    }
    kept += fwrite(&m->draft, sizeof(float), sizeof(Draft) / sizeof(float), f);
    kept += fwrite(&m->draft_mean, sizeof(float), sizeof(Draft) / sizeof(float), f);
    if (fclose(f) || kept != wanted) perror(path), exit(1);
}

static void keep_judge(const Mind *m, const char *path) {
    if (!m->ends) return;
    FILE *f = fopen(path, "wb");
    if (!f) perror(path), exit(1);
    size_t kept = fwrite(&m->ends->mean, sizeof(Judge), 1, f);
    if (fclose(f) || kept != 1) perror(path), exit(1);
}

static void tell_judge(Judging *j) {
    printf("the judge was off %.4f in %ld turns, and ", sqrt(j->tally.off / j->tally.lessons), j->tally.lessons / (AGAIN + 1));
    memset(&j->tally, 0, sizeof j->tally);
}

static void tell(Mind *m) {
    const Tally *t = &m->tally;
    const long turns = t->turns ? t->turns : 1;
    if (m->ends) tell_judge(m->ends);
    printf("%.2f million turns, %.0f s of processor: %.1f turns a game, %.0f leaves a turn, heat %.4f, critic off %.4f, ",
           m->turns / 1e6, (double)clock() / CLOCKS_PER_SEC, (double)t->turns / t->games, (double)t->leaves / turns,
           m->now.heat, sqrt(t->off / turns));
    printf("both seats %.4f from one\n", t->from_one / turns);
    fflush(stdout), memset(&m->tally, 0, sizeof m->tally);
}

static void run(Mind *m, const char *path, const char *ends, double turns) {
    for (int told = 0; m->turns < turns;) {
        m->now = m->ends ? more_of(m->turns / turns) : now_of(&WHOLE, m->turns / turns);
        study_game(m);
        if (m->turns < turns * (told + 1) / TOLD) continue;
        told = m->turns / turns * TOLD, tell(m), keep(m, path), keep_judge(m, ends);
    }
    keep(m, path), keep_judge(m, ends);
}

static void nets_begin(Mind *m, int own, int other) {
    Net *policy = &m->policy.by[own][other], *critic = &m->critic.by[own][other], *mean = &m->mean.by[own][other];
    Pace *p = &m->paces[own][other];
    *policy = net_new(INPUTS, OUTPUTS), p->policy_slopes = net_new(INPUTS, OUTPUTS), *mean = net_new(INPUTS, OUTPUTS);
    *critic = net_new(INPUTS, WORTHS), p->critic_slopes = net_new(INPUTS, WORTHS);
    net_begin(policy, &m->chance), net_begin(critic, &m->chance);
    memcpy(mean->all, policy->all, sizeof(float) * policy->count);
    p->policy = adam_new(policy->count), p->critic = adam_new(critic->count);
}

static Mind *begun(int seed) {
    Mind *m = calloc(1, sizeof *m);
    if (!m) abort();
    m->chance.state = 88172645463325252ull + 977 * seed;
    for (int i = 0; i < 20; i++) roll(&m->chance);
    EACH_NUMBER(a, b) nets_begin(m, a, b);
    m->game.scores = &m->scores, m->game.chance = &m->chance;
    return m;
}

static void nets_read(Nets *nets, FILE *f, const char *path) {
    EACH_NUMBER(a, b) {
        const Net *n = &nets->by[a][b];
        if (fread(n->all, sizeof(float), n->count, f) != (size_t)n->count) perror(path), exit(1);
    }
}

/* The mean policy and draft of the file go on, and its critic; the judge begins. */
static void go_on(Mind *m, const char *path) {
    FILE *f = fopen(path, "rb");
    if (!f) perror(path), exit(1);
    nets_read(&m->policy, f, path), nets_read(&m->critic, f, path), nets_read(&m->mean, f, path);
    for (int i = 0; i < 2; i++)
        if (fread(&m->draft, sizeof(Draft), 1, f) != 1) perror(path), exit(1);
    fclose(f);
    EACH_NUMBER(a, b) memcpy(m->policy.by[a][b].all, m->mean.by[a][b].all, sizeof(float) * m->mean.by[a][b].count);
    m->draft_mean = m->draft, m->ends = calloc(1, sizeof *m->ends);
    if (!m->ends || !(m->ends->kept = calloc(KEPT_TURNS, sizeof *m->ends->kept))) abort();
    judge_begin(m->ends, &m->chance);
}

int main(int n, char **words) {
    const double turns = n == 4 || n == 5 ? atof(words[2]) * 1e6 : 0;
    if (turns <= 0) return fprintf(stderr, "learn FILE MILLIONS SEED [ENDS]\n"), 2;
    flushing();
    prepare();
    Mind *m = begun(atoi(words[3]));
    if (n == 5) go_on(m, words[1]);
    run(m, words[1], n == 5 ? words[4] : NULL, turns);
    return 0;
}
