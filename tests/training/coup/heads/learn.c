/* Two seats of Coup, learned by a regularised policy gradient over games played by the program itself.

     learn train FOLDER MILLIONS SEED     so many million games; writes FOLDER/policy
     learn respond FOLDER MILLIONS SEED   one seat learns against FOLDER/policy, from it; tells how often it wins

   Games are played by the choices of now. At each turn one seat looks through all of its own choices to the end of the
   turn, with all hands known and the rival's choices drawn: each is worth what the critic says of the table after it.
   The scores of choices go up by what each is worth beyond the mean, and down by `heat` times the logarithm of its
   chance: magnetic mirror descent towards even chances (Sokota and others 2023), which comes to rest where regrets go
   round. A row's steps shrink with the root of its visits, so that the draft, met in every game, does not run ahead of
   what is seldom met; the policy is the mean of scores once the heat has fallen. The critic learns from what came of a
   turn in the game as well as from the look at it: where it was wrong about the first turn, the draft went wrong.

   In half of the games one seat strays, so that what is seldom played is learned too; the rival then learns by how
   likely the same choices were without straying, at least LEAST. */

#include <time.h>
#include "critic.h"

typedef struct { float heat[2], pace[2], judging[2], cooled, draft, lambda; } Course;
typedef struct { float heat, pace, judging, draft, lambda; } Now;
typedef struct { Row *own, *mean; const Row *rival; Critic critic; Chance chance; Now now; } Mind;
typedef struct { Table t; float chance, ratio; } Seen;

/* Heat has fallen when this part of the games (`cooled`) is over, from when scores are averaged. */
static const Course TRAINED = {{0.05f, 0.012f}, {0.5f, 0.3f}, {0.1f, 0.01f}, 0.4f, 1, 0.95f};
static const Course ANSWERED = {{0.02f, 0.001f}, {0.5f, 0.05f}, {0.1f, 0.03f}, 1, 0.1f, 0.8f};
static const float STRAY = 0.2f, STRAY_DRAFT = 0.1f, LEAST = 0.02f, HIGHEST = 2, LONGEST = 20, SLOWED = 100;
static const float RECENT = 0.02f;
enum { TOLD = 20, AVERAGED = 240, MEASURED = 200000 };

static const Row *rows_of(const Mind *m, int seat) {
    return m->critic.learner >= 0 && seat != m->critic.learner ? m->rival : m->own;
}

static int drawn(Chance *c, const float *odds, int n) {
    float left = unit(c);
    int spot = 0;
    while (spot < n - 1 && (left -= odds[spot]) >= 0) spot++;
    return spot;
}

/* The chances of the choices of `who`; of a rival that is answered as the steward makes them, none below LEAST. */
static void expected(const Mind *m, const Table *t, const int8_t *may, int n, uint32_t *at, float *odds) {
    const Row *rows = rows_of(m, t->who);
    weighed(rows, t, may, n, at, odds, m->rival && rows == m->own ? FINER : KEYS);
    if (rows != m->rival) return;
    float sum = 0;
    for (int i = 0; i < n; i++) sum += odds[i] = odds[i] < LEAST ? 0 : odds[i];
    for (int i = 0; i < n; i++) odds[i] /= sum;
}

/* `gains` are what each choice is worth beyond the mean; `weight` is how much this visit counts. */
static void learn(Mind *m, const uint32_t *at, const int8_t *may, int n, const float *odds, float *gains, float weight) {
    int keys = m->rival ? FINER : KEYS;
    float logs[MOST], spread = 0;
    for (int i = 0; i < n; i++) logs[i] = logf(odds[i] + 1e-12f), spread -= odds[i] * logs[i];
    for (int i = 0; i < n; i++) {
        float pull = m->now.heat * held_in(logs[i] + spread, -LONGEST, LONGEST);
        gains[i] = held_in(weight * m->now.pace * (gains[i] - pull), -1, 1) / keys;
    }
    for (int k = 0; k < keys; k++) {
        float *row = m->own[at[k]].at, slow = 1;
        row[VISITS] += weight;
        if (!m->rival) slow = 1 / sqrtf(1 + row[VISITS] / SLOWED);
        for (int i = 0; i < n; i++) row[spot_of(may[i])] += gains[i] * slow;
    }
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
    uint32_t at[FINER];
    float odds[MOST], found[MOST], mean = 0, sign = seat ? -1 : 1;
    int n = legal(t, may);
    if (n == 1) return after(m, t, may[0], seat, weight);
    expected(m, t, may, n, at, odds);
    if (t->who != seat) return after(m, t, may[drawn(&m->chance, odds, n)], seat, weight);
    for (int i = 0; i < n; i++) {
        found[i] = after(m, t, may[i], seat, weight);
        mean += odds[i] * found[i];
    }
    for (int i = 0; i < n; i++) found[i] = sign * (found[i] - mean);
    learn(m, at, may, n, odds, found, t->phase == DRAFT ? weight * m->now.draft : weight);
    return mean;
}

/* Plays to the next turn; `ratio` is how much likelier the strayer's choices were without straying. */
static void play_on(Mind *m, Table *t, int strayer, float *ratio) {
    do {
        int8_t may[MOST];
        uint32_t at[FINER];
        float odds[MOST], stray = t->phase == DRAFT ? STRAY_DRAFT : STRAY;
        int n = legal(t, may);
        expected(m, t, may, n, at, odds);
        int strays = t->who == strayer, lost = strays && unit(&m->chance) < stray;
        int spot = lost ? below(&m->chance, n) : drawn(&m->chance, odds, n);
        if (strays) *ratio *= odds[spot] / (stray / n + (1 - stray) * odds[spot]);
        step(t, may[spot], &m->chance);
    } while (t->phase != TURN && t->phase != OVER);
}

/* What was found at each turn, from the last: what came of a turn counts by `lambda`, less where a seat strayed. */
static void look_back(Mind *m, const Seen *seen, int count) {
    float ahead = 0;
    for (int k = count - 1; k >= 0; k--) {
        float before = worth(&m->critic, &seen[k].t), found = seen[k].chance + m->now.lambda * seen[k].ratio * ahead;
        judge(&m->critic, &seen[k].t, found, m->now.judging);
        ahead = found - before;
    }
}

/* One game from which is learned; `strayer` is -1 for nobody. */
static void study(Mind *m, int strayer) {
    Seen seen[CAP + 1];
    Table t;
    float ratio = 1;
    int count = 0;
    deal(&t);
    while (t.phase != OVER) {
        int seat = m->critic.learner >= 0 ? m->critic.learner : below(&m->chance, 2), turn = t.phase == TURN;
        float chance = look(m, &t, seat, strayer == 1 - seat ? held_in(ratio, LEAST, HIGHEST) : 1), here = 1;
        seen[count].t = t, seen[count].chance = chance;
        play_on(m, &t, strayer, &here);
        ratio *= here;
        if (turn) seen[count++].ratio = here < 1 ? here : 1;
    }
    look_back(m, seen, count);
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

static Now now(const Course *c, double done) {
    double cooling = done < c->cooled ? done / c->cooled : 1;
    float pace = between(c->pace, done), judging = between(c->judging, done);
    return (Now){between(c->heat, cooling), pace, judging, c->draft, c->lambda};
}

/* All games of a course; where one seat learns it changes from game to game. */
static void run(Mind *m, const Course *course, uint64_t games) {
    uint64_t often = games / AVERAGED + !(games / AVERAGED);
    float share = 1;
    for (uint64_t i = 0; i < games; i++) {
        double done = (double)i / games;
        m->now = now(course, done);
        if (m->rival) m->critic.learner = i & 1;
        study(m, i % 4 < 2 ? (int)(i & 1) : -1);
        if (m->mean && done > course->cooled && (i + 1) % often == 0) {
            averaged(m->mean, m->own, share);
            share = share / (1 + share) > RECENT ? share / (1 + share) : RECENT;
        }
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
    m.own = room(sizeof(Row) * ROWS), m.critic.at = room(sizeof(float) << (WORTHS + 1)), m.critic.learner = -1;
    m.chance.state = 0x9e3779b97f4a7c15u * (seed + 1);
    for (int i = 0; i < 20; i++) roll(&m.chance);
    return m;
}

static void train(const char *folder, uint64_t games, int seed) {
    Mind m = begun(seed);
    m.mean = room(sizeof(Row) * ROWS);
    run(&m, &TRAINED, games);
    FILE *file = opened(folder, "policy", "wb");
    kept(m.mean, file), fclose(file);
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
