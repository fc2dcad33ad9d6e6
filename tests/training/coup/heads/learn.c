/* Two seats of Coup, learned by a regularised policy gradient over games played by the program itself.

     learn train FOLDER MILLIONS SEED     so many million games; writes FOLDER/sums, and FOLDER/scores of the last choices
     learn last FOLDER MILLIONS SEED      the last turns of a game alone; tells how often the best answer to the means wins
     learn respond FOLDER MILLIONS SEED   one seat learns against FOLDER/book, from FOLDER/scores; tells how often it wins

   Games are played by the choices of now. At each turn the seats look through their choices to the end of the turn, with
   all hands known: each is worth what the critic says of the table after it. The scores of choices go up by what each is
   worth beyond the mean, and down by `heat` times the logarithm of its chance: magnetic mirror descent towards even
   chances (Sokota and others 2023). A row's steps shrink with the root of its visits. Where heat is low play goes round;
   the mean of all chances, by how likely a seat's own choices led to a question, does not, and is what plays (sums.h).
   The critic learns from what came of a turn in the game as well as from the look at it.

   So that what is seldom played is learned too, most drafts are drawn evenly, and in half of the games one seat strays.
   The other then learns by how likely the same choices were without straying, from LEAST to HIGHEST, and more from
   questions that are seldom likely, since nothing else is asked of a seat that has come to one. */

#include <time.h>
#include "critic.h"
#include "exact.h"

typedef struct { float heat[2], pace[2], judging[2], cooled, draft, lambda; } Course;
typedef struct { float heat, pace, judging, draft, lambda; } Now;
typedef struct { Row *own; float *met; Sums *sums; const Sums *rival; Critic critic; Chance chance; Now now; float weight; int turns; } Mind;
typedef struct { Table t; float chance, ratio; } Seen;

/* Heat has fallen when this part of the games (`cooled`) is over. */
static const Course TRAINED = {{0.04f, 0.008f}, {0.5f, 0.3f}, {0.1f, 0.01f}, 0.12f, 1, 0.95f};
static const Course ANSWERED = {{0.02f, 0.001f}, {0.5f, 0.05f}, {0.1f, 0.03f}, 1, 0.1f, 0.8f};
static const float STRAY = 0.2f, STRAY_DRAFT = 0.7f, LEAST = 0.03f, HIGHEST = 2.5f, LONGEST = 20, SLOWED = 100;
static const float THIN = 0.03f, RAISED = 3, UNSUMMED = 0.04f;
enum { TURNS = 3, TOLD = 20, MEASURED = 200000, NOBODY = -1, PLAYED = -2 };

static int drawn(Chance *c, const float *odds, int n) {
    float left = unit(c);
    int spot = 0;
    while (spot < n - 1 && (left -= odds[spot]) >= 0) spot++;
    return spot;
}

/* The chances of the choices of `who`; of a rival that is answered as the steward makes them. */
static void expected(const Mind *m, const Table *t, const int8_t *may, int n, uint32_t *at, float *odds) {
    if (m->rival && t->who != m->critic.learner) sum_odds(m->rival, t, n, odds);
    else weighed(m->own, t, may, n, at, odds, m->rival ? FINER : KEYS);
}

/* How much a visit counts that is `weight` likely: the more, the less likely visits of the finest row are. */
static float raised(Mind *m, uint32_t at, float weight) {
    if (!m->met) return weight;
    float more = weight * ((m->met[at] += 1) + 1) / (m->own[at].at[VISITS] + weight + 1);
    return more < RAISED ? more : RAISED;
}

/* `gains` are what each choice is worth beyond the mean. */
static void learn(Mind *m, const uint32_t *at, const int8_t *may, int n, const float *odds, float *gains, float weight) {
    int keys = m->rival ? FINER : KEYS;
    float logs[MOST], spread = 0, counts = raised(m, at[FULL], weight);
    for (int i = 0; i < n; i++) logs[i] = logf(odds[i] + 1e-12f), spread -= odds[i] * logs[i];
    for (int i = 0; i < n; i++) {
        float pull = m->now.heat * held_in(logs[i] + spread, -LONGEST, LONGEST);
        gains[i] = held_in(counts * m->now.pace * (gains[i] - pull), -1, 1) / keys;
    }
    for (int k = 0; k < keys; k++) {
        float *row = m->own[at[k]].at, slow = 1;
        row[VISITS] += weight;
        if (!m->rival) slow = 1 / sqrtf(1 + row[VISITS] / SLOWED);
        for (int i = 0; i < n; i++) row[spot_of(may[i])] += gains[i] * slow;
    }
}

static float look(Mind *m, const Table *t, const float *reach);

static float after(Mind *m, const Table *t, int choice, const float *reach) {
    Table next = *t;
    step(&next, choice, &m->chance);
    return next.phase == TURN || next.phase == OVER ? worth(&m->critic, &next) : look(m, &next, reach);
}

/* The chance of seat 0 from here; `reach` is, seat by seat, how likely the other has made the choices to here. Where that
   is THIN one choice is drawn; else all are looked through, and their seat learns. */
static float look(Mind *m, const Table *t, const float *reach) {
    int8_t may[MOST];
    uint32_t at[FINER];
    float odds[MOST], found[MOST], mean = 0, sign = t->who ? -1 : 1, down[2] = {reach[0], reach[1]}, likely = reach[t->who];
    int n = legal(t, may), other = 1 - t->who;
    if (n == 1) return after(m, t, may[0], reach);
    expected(m, t, may, n, at, odds);
    if (likely < THIN) return after(m, t, may[drawn(&m->chance, odds, n)], reach);
    for (int i = 0; i < n; i++) {
        down[other] = reach[other] * odds[i];
        found[i] = after(m, t, may[i], down);
        mean += odds[i] * found[i];
    }
    for (int i = 0; i < n; i++) found[i] = sign * (found[i] - mean);
    learn(m, at, may, n, odds, found, t->phase == DRAFT ? likely * m->now.draft : likely);
    return mean;
}

/* How often `who` now strays from its choices, for the sake of learning. */
static float straying(const Mind *m, const Table *t, int strayer) {
    if (strayer == PLAYED) return 0;
    if (t->phase != DRAFT) return t->who == strayer ? STRAY : 0;
    return m->rival && t->who != m->critic.learner ? 0 : STRAY_DRAFT;
}

/* Plays to the next turn; `ratio` is, seat by seat, how much likelier its choices were without straying. */
static void play_on(Mind *m, Table *t, int strayer, float *ratio) {
    do {
        int8_t may[MOST];
        uint32_t at[FINER];
        float odds[MOST], stray = straying(m, t, strayer);
        int n = legal(t, may);
        expected(m, t, may, n, at, odds);
        int lost = stray > 0 && unit(&m->chance) < stray;
        int spot = lost ? below(&m->chance, n) : drawn(&m->chance, odds, n);
        if (m->weight > 0 && strayer != t->who && n > 1) sum_add(m->sums, t, odds, n, m->weight * ratio[t->who]);
        if (stray > 0) ratio[t->who] *= odds[spot] / (stray / n + (1 - stray) * odds[spot]);
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

/* One game from which is learned; `strayer` is NOBODY or a seat. */
static void study(Mind *m, int strayer) {
    Seen seen[CAP + 1];
    Table t;
    float ratio[2] = {1, 1};
    int count = 0;
    m->turns ? deal_last(&t, m->turns, &m->chance) : deal(&t);
    while (t.phase != OVER) {
        int turn = t.phase == TURN, seat = m->critic.learner;
        float reach[2] = {held_in(ratio[1], LEAST, HIGHEST), held_in(ratio[0], LEAST, HIGHEST)};
        float before = ratio[0] * ratio[1];
        if (seat >= 0) reach[1 - seat] = 0;
        seen[count].t = t, seen[count].chance = look(m, &t, reach);
        play_on(m, &t, strayer, ratio);
        float here = ratio[0] * ratio[1] / (before + 1e-20f);
        if (turn) seen[count++].ratio = here < 1 ? here : 1;
    }
    look_back(m, seen, count);
}

/* Who wins a game from which nothing is learned; -1 for nobody. */
static int winner(Mind *m) {
    Table t;
    float ratio[2] = {1, 1};
    deal(&t);
    while (t.phase != OVER) play_on(m, &t, PLAYED, ratio);
    return t.winner;
}

static float between(const float *ends, double done) { return ends[0] * powf(ends[1] / ends[0], (float)done); }

static Now now(const Course *c, double done) {
    double cooling = done < c->cooled ? done / c->cooled : 1;
    float pace = between(c->pace, done), judging = between(c->judging, done);
    return (Now){between(c->heat, cooling), pace, judging, c->draft, c->lambda};
}

/* All games of a course; where one seat learns it changes from game to game. Later games weigh more in the sums. */
static void run(Mind *m, const Course *course, uint64_t games) {
    for (uint64_t i = 0; i < games; i++) {
        double done = (double)i / games;
        m->now = now(course, done);
        if (m->rival) m->critic.learner = i & 1;
        else m->weight = done > UNSUMMED ? (float)done : 0;
        study(m, i % 4 < 2 ? (int)(i & 1) : NOBODY);
        if ((i + 1) % (games / TOLD + 1)) continue;
        printf("%.2f million games, %.0f s of processor\n", (i + 1) / 1e6, (double)clock() / CLOCKS_PER_SEC);
        fflush(stdout);
    }
    m->weight = 0;
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

static Mind learner(Sums *sums, int seed) {
    Mind m = begun(seed);
    sums_begin(sums);
    m.sums = sums, m.met = room(sizeof(float) * ROWS);
    return m;
}

static void train(const char *folder, uint64_t games, int seed) {
    Sums sums;
    Mind m = learner(&sums, seed);
    run(&m, &TRAINED, games);
    FILE *file = opened(folder, "sums", "wb");
    sums_write(&sums, file), fclose(file);
    file = opened(folder, "scores", "wb");
    kept(m.own, file), fclose(file);
}

/* Whether what learns comes to rest where the best answer can be reckoned exactly. */
static void last(const char *folder, uint64_t games, int seed) {
    Sums sums;
    Mind m = learner(&sums, seed);
    m.turns = TURNS;
    run(&m, &TRAINED, games);
    printf("the best answer wins %.4f\n", best_of_last(&sums, TURNS));
}

static void respond(const char *folder, uint64_t games, int seed) {
    Mind m = begun(seed);
    Sums rival;
    FILE *file = opened(folder, "book", "rb");
    if (!sums_read(&rival, file)) fprintf(stderr, "%s/book: cut short\n", folder), exit(1);
    fclose(file), m.rival = &rival;
    file = opened(folder, "scores", "rb");
    scores(m.own, file), fclose(file);
    run(&m, &ANSWERED, games);
    printf("the response won %.4f of %d\n", share_won(&m, MEASURED), MEASURED);
}

int main(int n, char **words) {
    prepare();
    if (n != 5) return fprintf(stderr, "learn train|last|respond FOLDER MILLIONS SEED\n"), 2;
    void (*asked)(const char *, uint64_t, int) = words[1][0] == 't' ? train : words[1][0] == 'l' ? last : respond;
    asked(words[2], (uint64_t)(atof(words[3]) * 1e6), atoi(words[4]));
    return 0;
}
