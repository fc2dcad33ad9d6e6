/* Two seats of Coup, learned by regrets (counterfactual regret minimisation with sampled games and a critic).

     learn train FOLDER SECONDS SEED   goes on from FOLDER/state, or begins; writes it and FOLDER/policy
     learn respond FOLDER SECONDS SEED    one seat learns against FOLDER/policy; tells how often it wins

   Games are played by the choices of now. At each turn the whole turn is looked through with all hands known: every
   choice of both seats is worth what the critic says of the tables after the turn, and that is the regret of the
   others, by how likely the rival comes there (Zinkevich 2007; values instead of sampled ends, McAleer 2022; later
   visits count for more, Brown 2019). In some games one seat strays, so that what is never played is learned too. */

#include <time.h>
#include "policy.h"

enum { KNOWN = 200, REMEMBERED = 20000 };
static const float STRAY = 0.3f, LOWEST = 0.05f, HIGHEST = 2.0f;

typedef struct { Nodes coarse, fine; Critic *critic; Chance chance; Policy *rival; } Mind;

/* Chances by the regrets: what one regrets not to have done. */
static void matched(const Node *one, float *odds) {
    float sum = 0;
    int n = one->n;
    for (int i = 0; i < n; i++) sum += odds[i] = one->at[i] > 0 ? one->at[i] : 0;
    for (int i = 0; i < n; i++) odds[i] = sum > 0 ? odds[i] / sum : 1.0f / n;
}

static void add(Node *one, const float *gains, const float *odds, float reach) {
    float past = one->count < REMEMBERED ? one->count : REMEMBERED;
    past /= past + 1;
    one->count++;
    int n = one->n;
    for (int i = 0; i < n; i++) {
        one->at[i] = one->at[i] * past + gains[i];
        one->at[n + i] = one->at[n + i] * past + reach * odds[i];
    }
}

/* The nodes of this question and the chances of now; no nodes where a fixed policy answers. */
static void asked(Mind *m, const Table *t, const int8_t *may, int n, Node **both, float *odds) {
    both[0] = both[1] = NULL;
    if (m->rival && t->who != m->critic->learner) {
        settled(m->rival, t, may, n, odds);
        return;
    }
    uint64_t near = fine(t), far = coarse(t);
    both[0] = node(&m->coarse, far, n);
    both[1] = near ? node(&m->fine, near, n) : NULL;
    if (both[1]) both[1]->coarse = (uint32_t)far;
    matched(both[1] && both[1]->count >= KNOWN ? both[1] : both[0], odds);
}

/* The chance of seat 0 from here, to the end of the turn by the choices of now; all nodes on the way learn. */
static float look(Mind *m, const Table *t, const float *reach, int root) {
    if (t->phase == OVER || (t->phase == TURN && !root)) return worth(m->critic, t);
    int8_t may[MOST];
    float odds[MOST], found[MOST], gains[MOST], mean = 0;
    Node *both[2];
    int n = legal(t, may), own = t->who;
    asked(m, t, may, n, both, odds);
    for (int i = 0; i < n; i++) {
        Table next = *t;
        float after[2] = {reach[0], reach[1]};
        after[own] *= odds[i];
        step(&next, may[i], &m->chance);
        found[i] = look(m, &next, after, 0);
        mean += odds[i] * found[i];
    }
    float sign = own == 0 ? reach[1] : -reach[0];
    for (int i = 0; i < n; i++) gains[i] = sign * (found[i] - mean);
    for (int k = 0; k < 2; k++)
        if (both[k]) add(both[k], gains, odds, reach[own]);
    return mean;
}

static float held_in(float x) { return x < LOWEST ? LOWEST : x > HIGHEST ? HIGHEST : x; }

/* Plays to the next turn; `ratio` is how much likelier a straying seat's choices were without straying. */
static void play_on(Mind *m, Table *t, int strayer, float *ratio) {
    do {
        int8_t may[MOST];
        float odds[MOST], left = unit(&m->chance);
        Node *both[2];
        int n = legal(t, may), spot = 0;
        asked(m, t, may, n, both, odds);
        if (t->who == strayer && unit(&m->chance) < STRAY) spot = below(&m->chance, n);
        else
            while (spot < n - 1 && (left -= odds[spot]) >= 0) spot++;
        if (t->who == strayer) ratio[t->who] *= odds[spot] / (STRAY / n + (1 - STRAY) * odds[spot]);
        step(t, may[spot], &m->chance);
    } while (t->phase != TURN && t->phase != OVER);
}

/* One game; the winner, -1 for nobody. */
static int game(Mind *m, int strayer) {
    Table t;
    float ratio[2] = {1, 1};
    deal(&t);
    while (t.phase != OVER) {
        float reach[2] = {held_in(ratio[0]), held_in(ratio[1])};
        float chance = look(m, &t, reach, 1);
        if (t.phase == TURN) judge(m->critic, &t, chance);
        play_on(m, &t, strayer, ratio);
    }
    return t.winner;
}

static Mind begun(int seed) {
    Mind m = {nodes(20, 1u << 24), nodes(23, 1u << 28), calloc(1, sizeof(Critic)), {0x9e3779b97f4a7c15u * (seed + 1)}, 0};
    m.critic->room = 1u << 23, m.critic->fine = room(m.critic->room * sizeof(Worth)), m.critic->learner = -1;
    for (int i = 0; i < 20; i++) roll(&m.chance);
    return m;
}

static FILE *opened(const char *folder, const char *name, const char *how) {
    char path[1000];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return fopen(path, how);
}

static void kept(Mind *m, const char *folder, uint64_t games) {
    FILE *state = opened(folder, "state.new", "wb"), *policy = opened(folder, "policy", "wb");
    fwrite(&games, 8, 1, state), written(&m->coarse, state), written(&m->fine, state);
    fwrite(m->critic->base, sizeof m->critic->base, 1, state);
    fwrite(m->critic->fine, sizeof(Worth), m->critic->room, state);
    fclose(state);
    averaged(&m->coarse, &m->fine, policy);
    fclose(policy);
    char from[1000], to[1000];
    snprintf(from, 1000, "%s/state.new", folder), snprintf(to, 1000, "%s/state", folder);
    rename(from, to);
}

static uint64_t resumed(Mind *m, const char *folder) {
    FILE *state = opened(folder, "state", "rb");
    uint64_t games = 0;
    if (!state) return 0;
    int whole = fread(&games, 8, 1, state) == 1 && read_back(&m->coarse, state) && read_back(&m->fine, state) &&
                fread(m->critic->base, sizeof m->critic->base, 1, state) == 1 &&
                fread(m->critic->fine, sizeof(Worth), m->critic->room, state) == m->critic->room;
    fclose(state);
    if (!whole) fprintf(stderr, "%s/state can't be read\n", folder), exit(1);
    m->chance.state += games;
    return games;
}

static void tell(const Mind *m, uint64_t games, uint64_t told, double seconds, double first) {
    printf("%llu games, %.0f s of processor; coarse %llu, fine %llu; seat 0 won %.4f of the last %llu\n",
           (unsigned long long)games, seconds, (unsigned long long)m->coarse.filled,
           (unsigned long long)m->fine.filled, first / told, (unsigned long long)told);
    fflush(stdout);
}

static double seconds(void) { return (double)clock() / CLOCKS_PER_SEC; }

static void train(const char *folder, double most, int seed) {
    Mind m = begun(seed);
    uint64_t games = resumed(&m, folder), told = 0;
    double first = 0, saved = seconds();
    while (seconds() < most) {
        int strayer = games % 4 < 2 ? (int)(games % 4) : -1, winner = game(&m, strayer);
        games++;
        if (strayer < 0) told++, first += winner < 0 ? 0.5 : winner == 0;
        if (told == 50000) tell(&m, games, told, seconds(), first), told = 0, first = 0;
        if (seconds() - saved > 60) kept(&m, folder, games), saved = seconds();
    }
    kept(&m, folder, games);
}

static void respond(const char *folder, double most, int seed) {
    Mind m = begun(seed);
    FILE *file = opened(folder, "policy", "rb");
    m.rival = policy(file);
    double won = 0, played = 0;
    for (uint64_t games = 0; seconds() < most; games++) {
        int own = m.critic->learner = games & 1, strays = games % 4 < 2, winner = game(&m, strays ? own : -1);
        if (strays) continue;
        played++, won += winner == own;
        if (played == 10000) {
            printf("%.0f s: the response won %.4f of %.0f\n", seconds(), won / played, played);
            fflush(stdout), played = won = 0;
        }
    }
}

int main(int n, char **words) {
    prepare();
    if (n != 5) return fprintf(stderr, "learn train|respond FOLDER SECONDS SEED\n"), 2;
    (words[1][0] == 't' ? train : respond)(words[2], atof(words[3]), atoi(words[4]));
    return 0;
}
