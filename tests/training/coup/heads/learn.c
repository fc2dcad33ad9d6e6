/* Two seats of Coup, learned by a regularised policy gradient over games played by the program itself.

     learn train FOLDER MILLIONS SEED     so many million games; writes FOLDER/policy
     learn respond FOLDER MILLIONS SEED   one seat learns against FOLDER/policy, from it; tells how often it wins

   Games are played by the choices of now. At each turn one seat looks through all of its own choices to the end of the
   turn, with all hands known and the rival's choices drawn: each is worth what the critic says of the table after it.
   The scores of choices go up by what each is worth beyond the mean, and down by `heat` times the logarithm of its
   chance: magnetic mirror descent towards even chances (Sokota and others 2023), which comes to rest where regrets go
   round. Heat and pace fall by equal factors. In half of the games one seat strays, so that what is seldom played is
   learned too; the rival then learns by how likely the same choices were without straying, at least LEAST. The draft
   is met in every game and decides what later claims tell, so its steps are smaller. */

#include <time.h>
#include "critic.h"

typedef struct { float heat[2], pace[2], judging[2]; } Course;
typedef struct { float heat, pace, judging; } Now;
typedef struct { Row *own; const Row *rival; Critic critic; Chance chance; Now now; } Mind;

static const Course TRAINED = {{0.05f, 0.015f}, {0.5f, 0.05f}, {0.1f, 0.03f}};
static const Course ANSWERED = {{0.02f, 0.001f}, {0.5f, 0.05f}, {0.1f, 0.03f}};
static const float STRAY = 0.2f, STRAY_DRAFT = 0.1f, LEAST = 0.02f, HIGHEST = 2, LONGEST = 20, DRAFT_PACE = 0.1f;
enum { TOLD = 20, MEASURED = 200000 };

static const Row *rows_of(const Mind *m, int seat) {
    return m->critic.learner >= 0 && seat != m->critic.learner ? m->rival : m->own;
}

static int drawn(Chance *c, const float *odds, int n) {
    float left = unit(c);
    int spot = 0;
    while (spot < n - 1 && (left -= odds[spot]) >= 0) spot++;
    return spot;
}

/* `gains` are what each choice is worth beyond the mean; `weight` is how much this visit counts. */
static void learn(Mind *m, const uint32_t *at, const int8_t *may, int n, const float *odds, float *gains, float weight) {
    float logs[MOST], spread = 0;
    for (int i = 0; i < n; i++) logs[i] = logf(odds[i] + 1e-12f), spread -= odds[i] * logs[i];
    for (int i = 0; i < n; i++) {
        float pull = m->now.heat * held_in(logs[i] + spread, -LONGEST, LONGEST);
        gains[i] = held_in(weight * m->now.pace * (gains[i] - pull), -1, 1) / KEYS;
    }
    for (int k = 0; k < KEYS; k++)
        for (int i = 0; i < n; i++) m->own[at[k]].at[spot_of(may[i])] += gains[i];
}

static float look(Mind *m, const Table *t, int seat, float weight);

static float after(Mind *m, const Table *t, int choice, int seat, float weight) {
    Table next = *t;
    step(&next, choice, &m->chance);
    return next.phase == TURN || next.phase == OVER ? worth(&m->critic, &next) : look(m, &next, seat, weight);
}

/* The chance of seat 0 from here, by one course of the rival's choices; all questions of `seat` on the way learn. */
static float look(Mind *m, const Table *t, int seat, float weight) {
    int8_t may[MOST];
    uint32_t at[KEYS];
    float odds[MOST], found[MOST], mean = 0, sign = seat ? -1 : 1;
    int n = legal(t, may);
    if (n == 1) return after(m, t, may[0], seat, weight);
    weighed(rows_of(m, t->who), t, may, n, at, odds);
    if (t->who != seat) return after(m, t, may[drawn(&m->chance, odds, n)], seat, weight);
    for (int i = 0; i < n; i++) {
        found[i] = after(m, t, may[i], seat, weight);
        mean += odds[i] * found[i];
    }
    for (int i = 0; i < n; i++) found[i] = sign * (found[i] - mean);
    learn(m, at, may, n, odds, found, t->phase == DRAFT ? weight * DRAFT_PACE : weight);
    return mean;
}

/* Plays to the next turn; `ratio` is how much likelier the strayer's choices were without straying. */
static void play_on(Mind *m, Table *t, int strayer, float *ratio) {
    do {
        int8_t may[MOST];
        uint32_t at[KEYS];
        float odds[MOST], stray = t->phase == DRAFT ? STRAY_DRAFT : STRAY;
        int n = legal(t, may);
        weighed(rows_of(m, t->who), t, may, n, at, odds);
        int strays = t->who == strayer, lost = strays && unit(&m->chance) < stray;
        int spot = lost ? below(&m->chance, n) : drawn(&m->chance, odds, n);
        if (strays) *ratio *= odds[spot] / (stray / n + (1 - stray) * odds[spot]);
        step(t, may[spot], &m->chance);
    } while (t->phase != TURN && t->phase != OVER);
}

/* One game from which is learned; `strayer` is -1 for nobody. */
static void study(Mind *m, int strayer) {
    Table t;
    float ratio = 1;
    deal(&t);
    while (t.phase != OVER) {
        int seat = m->critic.learner >= 0 ? m->critic.learner : below(&m->chance, 2);
        float chance = look(m, &t, seat, strayer == 1 - seat ? held_in(ratio, LEAST, HIGHEST) : 1);
        if (t.phase == TURN) judge(&m->critic, &t, chance, m->now.judging);
        play_on(m, &t, strayer, &ratio);
    }
}

/* Who wins a game from which nothing is learned; -1 for nobody. */
static int winner(Mind *m) {
    Table t;
    float ratio = 1;
    deal(&t);
    while (t.phase != OVER) play_on(m, &t, -1, &ratio);
    return t.winner;
}

static float between(const float *ends, double done) { return ends[0] * powf(ends[1] / ends[0], (float)done); }

/* All games of a course; where one seat learns it changes from game to game. */
static void run(Mind *m, const Course *course, uint64_t games) {
    int alone = m->rival != NULL;
    for (uint64_t i = 0; i < games; i++) {
        double done = (double)i / games;
        m->now = (Now){between(course->heat, done), between(course->pace, done), between(course->judging, done)};
        if (alone) m->critic.learner = i & 1;
        study(m, i % 4 < 2 ? (int)(i & 1) : -1);
        if ((i + 1) % (games / TOLD + 1)) continue;
        printf("%.2f million games, %.0f s of processor\n", (i + 1) / 1e6, (double)clock() / CLOCKS_PER_SEC);
        fflush(stdout);
    }
}

/* How often the learner wins, seats changed. */
static double share_won(Mind *m, int games) {
    double won = 0;
    for (int i = 0; i < games; i++) {
        m->critic.learner = i & 1;
        int seat = winner(m);
        won += seat < 0 ? 0.5 : seat == m->critic.learner;
    }
    return won / games;
}

static FILE *opened(const char *folder, const char *name, const char *how) {
    char path[1000];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *found = fopen(path, how);
    if (!found) perror(path), exit(1);
    return found;
}

static Mind begun(int seed) {
    Mind m = {0};
    m.own = room(sizeof(Row) * ROWS), m.critic.at = room(sizeof(float) << WORTHS), m.critic.learner = -1;
    m.chance.state = 0x9e3779b97f4a7c15u * (seed + 1);
    for (int i = 0; i < 20; i++) roll(&m.chance);
    return m;
}

static void train(const char *folder, uint64_t games, int seed) {
    Mind m = begun(seed);
    run(&m, &TRAINED, games);
    FILE *file = opened(folder, "policy", "wb");
    kept(m.own, file), fclose(file);
}

static void respond(const char *folder, uint64_t games, int seed) {
    Mind m = begun(seed);
    FILE *file = opened(folder, "policy", "rb");
    m.rival = policy(file), fclose(file);
    memcpy(m.own, m.rival, sizeof(Row) * ROWS);
    run(&m, &ANSWERED, games);
    printf("the response won %.4f of %d\n", share_won(&m, MEASURED), MEASURED);
}

int main(int n, char **words) {
    prepare();
    if (n != 5) return fprintf(stderr, "learn train|respond FOLDER MILLIONS SEED\n"), 2;
    (words[1][0] == 't' ? train : respond)(words[2], (uint64_t)(atof(words[3]) * 1e6), atoi(words[4]));
    return 0;
}
