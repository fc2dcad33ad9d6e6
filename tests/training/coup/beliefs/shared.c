/* What Python asks for, row by row: the chances of a mind's choices at quick tables, which it follows as everybody sees
   them; and for tests the joint, and what a look through a turn says. Seats on turn come first. */

#include "seen.h"
#include "solve.h"

typedef struct { Joint joint; Scores scores; } Row;
typedef struct { Nets policy, critic; Judge judge; Draft draft; Row *rows; } Mind;

/* A row of a quick table (tables.py); choices and phases have the numbers of play.py and tables.py. */
typedef struct {
    int32_t phase, who, active, kind, block, challenger;
    int32_t coins[SEATS], hands[SEATS][CHARACTERS], picked[SEATS], drawn[CHARACTERS];
} Seen;

enum { CHOICES = 33, PAIR_CHOICES = 5, PASS = 20, CALL = 21, BLOCKS = 22, PLAIN_DEEDS = 26, AIMED_DEEDS = 30 };
enum { DRAFT, TURN, CHALLENGE, BLOCK, COUNTER, LOSE, KEPT, OVER_NOW };

static void nets_copy(Nets *nets, int outputs, const float *weights) {
    EACH_NUMBER(a, b) {
        Net n = net_new(INPUTS, outputs);
        memcpy(n.all, weights, sizeof(float) * n.count), weights += n.count;
        nets->by[a][b] = n;
    }
}

Mind *open_mind(const float *policy, const float *critic, const float *judge, const float *draft, int rows) {
    Mind *m = malloc(sizeof *m);
    if (!m) abort();
    prepare();
    nets_copy(&m->policy, OUTPUTS, policy), nets_copy(&m->critic, WORTHS, critic);
    memcpy(&m->judge, judge, sizeof m->judge), memcpy(&m->draft, draft, sizeof m->draft);
    m->rows = calloc(rows, sizeof *m->rows);
    if (!m->rows) abort();
    return m;
}

void close_mind(Mind *m) {
    EACH_NUMBER(a, b) free(m->policy.by[a][b].all), free(m->critic.by[a][b].all);
    free(m->rows), free(m);
}

/* By what both seats play the turn that begins: where each has one card it is solved. */
static void think(const Mind *m, Row *r) {
    Each marginal;
    Pass p;
    marginals(&r->joint, &marginal), sight(&r->joint, &marginal, ON_TURN, p.in), scored(&m->policy, &r->joint, &p, &r->scores);
    if (r->joint.open.two[ON_TURN] || r->joint.open.two[OTHER]) return;
    static End end;
    static Solving found;
    end_begin(&end, &r->joint, &r->scores, &m->judge);
    solve(&end, &r->scores, PLAYED_LOOKS, &found), scores_of(&end, found.odds, &r->scores);
}

/* New games in these rows. */
void begin(Mind *m, const int32_t *rows, int n) {
    for (int i = 0; i < n; i++) {
        Row *r = m->rows + rows[i];
        deal(&r->joint, m->draft.at[ON_TURN], m->draft.at[OTHER]), think(m, r);
    }
}

static int hand_of(const int32_t *cards) {
    int one = NONE;
    for (int k = 0; k < CHARACTERS; k++) {
        if (cards[k] == 2) return PAIR_OF[k][k];
        if (cards[k] != 1) continue;
        if (one != NONE) return PAIR_OF[one][k];
        one = k;
    }
    return one == NONE ? 0 : PAIRS + one;
}

/* NO before the draft is over. */
static int held_by(const Seen *s, int seat) {
    return s->picked[seat] < 0 ? NO : holding(s->picked[seat], hand_of(s->hands[seat]));
}

/* What the seat on turn or the other loses a card for. */
static int loss_of(const Seen *s) {
    static const int of_block[] = {AT_AMBASSADOR, NO, AT_CAPTAIN, AT_CONTESSA, AT_DUKE};
    static const int of_deed[] = {NO, NO, AT_TAX, AT_EXCHANGE, AT_STEAL, AT_KILL, AT_COUP};
    return (s->who == s->active ? LOSS : OTHERS_LOSS) + (s->block >= 0 ? of_block[s->block] : of_deed[s->kind]);
}

static int option(int *questions, int *choices, int n, int question, int choice) {
    return questions[n] = question, choices[n] = choice, n + 1;
}

static int blocks(const Seen *s, int *questions, int *choices) {
    if (s->kind == AID) return option(questions, choices, 1, BLOCK_AID, BLOCKS);
    if (s->kind == KILL) return option(questions, choices, 1, BLOCK_CONTESSA, BLOCKS + 1);
    option(questions, choices, 1, BLOCK_CAPTAIN, BLOCKS + 2);
    return option(questions, choices, 2, BLOCK_AMBASSADOR, BLOCKS + 3);
}

/* The choices of a turn, a window or a block's window, and how many. */
static int asked(const Row *r, const Seen *s, int *questions, int *choices) {
    static const int of_deed[] = {NO, NO, CALL_TAX, CALL_EXCHANGE, CALL_STEAL, CALL_KILL, NO};
    static const int of_block[] = {CALL_AMBASSADOR, NO, CALL_CAPTAIN, CALL_CONTESSA, CALL_DUKE};
    if (s->phase == TURN) {
        int n = deeds(&r->joint.open, questions);
        for (int i = 0; i < n; i++)
            choices[i] = questions[i] < STEAL ? PLAIN_DEEDS + questions[i] : AIMED_DEEDS + questions[i] - STEAL;
        return n;
    }
    option(questions, choices, 0, NO, PASS);
    if (s->phase == BLOCK) return blocks(s, questions, choices);
    return option(questions, choices, 1, s->phase == CHALLENGE ? of_deed[s->kind] : of_block[s->block], CALL);
}

static void odds_of_loss(const Row *r, const Seen *s, int own, float *out) {
    int question = loss_of(s);
    for (int k = 0; k < CHARACTERS; k++) out[k] = chance_lost(&r->scores, own, question, k);
}

static void odds_of_keeping(const Row *r, const Seen *s, int own, float *out) {
    Kept k;
    int hand = HAND[own], pair = hand_of(s->drawn);
    kept(&r->scores, s->challenger >= 0 ? CALLED : UNCALLED, &k);
    for (int i = 0; i < KEEPS[hand][pair]; i++) {
        int to = KEEP[hand][pair][i];
        out[to < PAIRS ? PAIR_CHOICES + to : to - PAIRS] = k.of[hand][pair][i];
    }
}

static void odds_of(const Mind *m, const Row *r, const Seen *s, float *out) {
    int questions[MOST], choices[MOST];
    if (s->phase == DRAFT) return (void)memcpy(out, m->draft.at[s->who], sizeof m->draft.at[0]);
    int own = held_by(s, s->who);
    if (s->phase == LOSE) return odds_of_loss(r, s, own, out);
    if (s->phase == KEPT) return odds_of_keeping(r, s, own, out);
    int n = asked(r, s, questions, choices);
    for (int i = 0; i < n; i++) out[choices[i]] = n == 1 ? 1 : chance_of(&r->scores, own, questions, n, i);
}

/* The chance of each choice of `who`, by what is believed in these rows; 0 where nothing is asked. */
void odds(const Mind *m, const Seen *seen, const int32_t *rows, int n, float *out) {
    for (int i = 0; i < n; i++)
        if (seen[i].phase < OVER_NOW) odds_of(m, m->rows + rows[i], seen + i, out + i * CHOICES);
}

static void saw_call(Row *r, const Seen *s, int held) {
    static const int claim[] = {NONE, NONE, DUKE, AMBASSADOR, CAPTAIN, ASSASSIN, NONE};
    int counter = s->phase == COUNTER, card = counter ? s->block : claim[s->kind];
    if (held) saw_shown(&r->joint, counter ? OTHER : ON_TURN, card);
    else saw_bare(&r->joint, counter ? OTHER : ON_TURN, card);
}

static void saw(Row *r, const Seen *s, int choice, int held) {
    int questions[MOST], choices[MOST], seat = s->who == s->active ? ON_TURN : OTHER, spot = 0;
    if (s->phase == LOSE) return saw_lost(&r->scores, &r->joint, seat, loss_of(s), choice);
    if (s->phase == KEPT) return saw_exchange(&r->scores, &r->joint, s->challenger >= 0 ? CALLED : UNCALLED);
    int n = asked(r, s, questions, choices);
    while (spot < n - 1 && choices[spot] != choice) spot++;
    saw_choice(&r->scores, &r->joint, seat, questions, n, spot);
    if (choice == CALL) saw_call(r, s, held);
}

/* What all rows saw; `held`: whether a called claim was true; `next`: whether another turn begins, at `after`. */
void observe(Mind *m, const Seen *seen, const Seen *after, const int32_t *choice, const int32_t *held, const int32_t *next,
             int n) {
    unsigned before = flushing();
    for (int i = 0; i < n; i++) {
        Row *r = m->rows + i;
        if (seen[i].phase == DRAFT || seen[i].phase >= OVER_NOW) continue;
        saw(r, seen + i, choice[i], held[i]);
        if (!next[i]) continue;
        next_turn(&r->joint);
        for (int k = 0; k < SEATS; k++) r->joint.open.coins[k] = after[i].coins[k ? 1 - after[i].active : after[i].active];
        think(m, r);
    }
    restored(before);
}

/* Both true holdings of each row. */
void holdings(const Seen *seen, int n, int32_t *out) {
    for (int i = 0; i < n; i++) {
        out[SEATS * i + ON_TURN] = held_by(seen + i, seen[i].active);
        out[SEATS * i + OTHER] = held_by(seen + i, 1 - seen[i].active);
    }
}

/* How likely the joint says both holdings are; 0 before they are dealt. */
void chances(const Mind *m, const int32_t *held, int n, float *out) {
    for (int i = 0; i < n; i++) {
        const Joint *j = &m->rows[i].joint;
        int one = held[SEATS * i + ON_TURN], two = held[SEATS * i + OTHER];
        float all = TINY;
        HELD(a, j, ON_TURN) HELD(b, j, OTHER) all += j->at[a][b];
        out[i] = one < 0 || two < 0 ? 0 : j->at[one][two] / all;
    }
}

/* The joint of a row, 0 beyond what the seats may hold. */
void joint(const Mind *m, int row, float *out) {
    Joint j = m->rows[row].joint;
    normalise(&j);
    memset(out, 0, sizeof j.at);
    HELD(a, &j, ON_TURN) HELD(b, &j, OTHER) out[a * HOLDINGS + b] = j.at[a][b];
}

/* What a look through the turn of a row says each holding is worth, and how likely each is; `by_judge`: who knows the tables
   with one card each. */
void look(const Mind *m, int row, int by_judge, Each *likely, Each *worth) {
    Joint j = m->rows[row].joint;
    Look l = {.critic = &m->critic, .judge = by_judge ? &m->judge : NULL, .scores = &m->rows[row].scores};
    normalise(&j), marginals(&j, likely), memset(worth, 0, sizeof *worth);
    look_through(&l, &j, worth);
}

/* The chances of all choices after so many looks through the turn of a row, where both seats have one card. */
void solved(const Mind *m, int row, int looks, float *out) {
    const Row *r = m->rows + row;
    Scores scores;
    Each marginal;
    Pass p;
    static End end;
    static Solving found;
    marginals(&r->joint, &marginal), sight(&r->joint, &marginal, ON_TURN, p.in), scored(&m->policy, &r->joint, &p, &scores);
    end_begin(&end, &r->joint, &scores, &m->judge), solve(&end, &scores, looks, &found);
    memcpy(out, found.odds, sizeof found.odds);
}
