/* A policy over what everybody knows: for every question of a turn a score for each holding, of which its chances are
   made. */

#ifndef POLICY_H
#define POLICY_H
#include "joint.h"

enum { INCOME, AID, TAX, EXCHANGE, STEAL, KILL, COUP, DEEDS };

/* What a card is lost for: a claim that was called, and last what each seat alone loses one for. A seat on turn that
   called a true Contessa, a seat that is couped; AT_KILL is a caught Assassin or a murder. */
enum {
    AT_DUKE, AT_TAX, AT_EXCHANGE, AT_STEAL, AT_CAPTAIN, AT_AMBASSADOR, AT_KILL, AT_CONTESSA, LOSSES, AT_COUP = AT_CONTESSA
};

/* What is asked: the deeds, then what answers one and the blocks of it, then which card is lost, of the seat on turn and
   of the other. A score is that of saying yes, or of losing the first card of the hand. */
enum {
    BLOCK_AID = DEEDS, CALL_TAX, CALL_EXCHANGE, CALL_STEAL, CALL_KILL, BLOCK_CAPTAIN, BLOCK_AMBASSADOR, BLOCK_CONTESSA,
    CALL_DUKE, CALL_CONTESSA, CALL_CAPTAIN, CALL_AMBASSADOR, LOSS, OTHERS_LOSS = LOSS + LOSSES,
    QUESTIONS = OTHERS_LOSS + LOSSES, NO = -1
};

/* The exchange that nobody called, and the one after a call. */
enum { UNCALLED, CALLED, EXCHANGES };

/* In the order of the network's outputs. */
typedef struct { float of[HOLDINGS][QUESTIONS], keep[EXCHANGES][HANDS]; } Scores;
enum { OUTPUTS = sizeof(Scores) / sizeof(float), WORTHS = SEATS * HOLDINGS, MOST = DEEDS };

/* Every choice is made with some chance, so that no hand that may be is thought impossible. */
static const float FLOOR = 1e-3f;

/* Where the inputs stand, seat by seat, the seat on turn first: coins, the open card, each holding, each character. */
enum { PURSES = 13, OPENS = CHARACTERS + 1, OPENS_AT = SEATS * PURSES, HOLDINGS_AT = OPENS_AT + SEATS * OPENS };
enum { CHARACTERS_AT = HOLDINGS_AT + SEATS * HOLDINGS };

/* A holding's chance is small beside the other inputs: so much it is raised. */
static const float RAISED = 4;

/* The network for as many cards as the seats have, where `first` is on turn. */
static inline const Net *net_for(const Nets *nets, const Joint *j, int first) {
    return &nets->by[j->open.two[first]][j->open.two[1 - first]];
}

static void seat_sight(const Joint *j, const Each *m, int seat, int place, float *in) {
    int coins = j->open.coins[seat] < PURSES ? j->open.coins[seat] : PURSES - 1;
    in[PURSES * place + coins] = 1, in[OPENS_AT + OPENS * place + j->open.lost[seat]] = 1;
    float all = TINY, has[CHARACTERS] = {0};
    HELD(h, j, seat) all += m->of[seat][h];
    HELD(h, j, seat) {
        float chance = m->of[seat][h] / all;
        in[HOLDINGS_AT + HOLDINGS * place + h] = RAISED * chance;
        for (int k = 0; k < CHARACTERS; k++)
            if (COPIES[h][k]) has[k] += chance;
    }
    for (int k = 0; k < CHARACTERS; k++) in[CHARACTERS_AT + CHARACTERS * place + k] = has[k];
}

/* What the networks see where `first` is on turn. */
static void sight(const Joint *j, const Each *m, int first, float *in) {
    memset(in, 0, sizeof(float) * INPUTS);
    for (int place = 0; place < SEATS; place++) seat_sight(j, m, place ? 1 - first : first, place, in);
}

/* Who is asked. */
static inline int asked_of(int question) {
    return (question >= BLOCK_AID && question < CALL_DUKE) || question >= OTHERS_LOSS ? OTHER : ON_TURN;
}

/* The scores of what the seats may hold; of all other holdings they stay as they were. */
static void scored(const Nets *nets, const Joint *j, Pass *p, Scores *scores) {
    const Net *policy = net_for(nets, j, ON_TURN);
    net_hidden(policy, p);
    for (int q = 0; q < QUESTIONS; q++)
        HELD(h, j, asked_of(q)) scores->of[h][q] = net_out(policy, p, h * QUESTIONS + q);
    for (int i = 0; i < EXCHANGES; i++)
        for (int h = 0; h < HANDS; h++) scores->keep[i][h] = net_out(policy, p, HOLDINGS * QUESTIONS + i * HANDS + h);
}

static inline float score(const Scores *s, int h, int question) { return s->of[h][question]; }

/* How likely a holding makes the choice at `spot` of `n`. */
static float chance_of(const Scores *s, int h, const int *questions, int n, int spot) {
    float raised[MOST], top = -1e9, sum = 0;
    for (int i = 0; i < n; i++) {
        raised[i] = questions[i] < 0 ? 0 : score(s, h, questions[i]);
        if (raised[i] > top) top = raised[i];
    }
    for (int i = 0; i < n; i++) sum += expf(raised[i] - top);
    return (1 - FLOOR) * expf(raised[spot] - top) / sum + FLOOR / n;
}

/* How likely a holding of two cards loses `card`. */
static inline float chance_lost(const Scores *s, int h, int question, int card) {
    int one = FIRST[HAND[h]], two = SECOND[HAND[h]];
    if (one == two) return one == card;
    if (one != card && two != card) return 0;
    float first = 1 / (1 + expf(-score(s, h, question)));
    first = (1 - FLOOR) * first + FLOOR / 2;
    return one == card ? first : 1 - first;
}

/* How likely each hand is kept, of a hand and a pair that was drawn. */
typedef struct { float of[HANDS][PAIRS][WAYS]; } Kept;

/* Scores of hands are held in: what is kept has no other bound. */
static const float KEEN = 12;

static void kept(const Scores *s, int exchange, Kept *k) {
    float raised[HANDS];
    for (int h = 0; h < HANDS; h++) {
        float x = s->keep[exchange][h];
        raised[h] = expf(x > KEEN ? KEEN : x < -KEEN ? -KEEN : x);
    }
    for (int h = 0; h < HANDS; h++)
        for (int p = 0; p < PAIRS; p++) {
            float sum = 0;
            int n = KEEPS[h][p];
            for (int i = 0; i < n; i++) sum += raised[KEEP[h][p][i]];
            for (int i = 0; i < n; i++) k->of[h][p][i] = (1 - FLOOR) * raised[KEEP[h][p][i]] / sum + FLOOR / n;
        }
}

/* Below this a joint's part is nothing, and two cards can't be drawn of a Court of one. */
static const float NOTHING = 1e-25f;

/* The seat on turn drew two cards of the Court and kept what it would (CO-R19); `drew` is how likely each of its holdings
   drew each pair. */
static void exchanged(Joint *part, const Joint *j, const Kept *k, float drew[HOLDINGS][PAIRS]) {
    part->open = j->open;
    cleared(part);
    memset(drew, 0, sizeof(float) * HOLDINGS * PAIRS);
    HELD(a, j, ON_TURN) HELD(b, j, OTHER) {
        float likely = j->at[a][b];
        if (likely <= NOTHING) continue;
        int cards[CHARACTERS], hand = HAND[a], all = court_with(j, a, b, NONE, cards);
        if (all < 2) continue;
        float each = likely * 2 / (all * (all - 1));
        for (int p = 0; p < PAIRS; p++) {
            int one = FIRST[p], two = SECOND[p];
            int ways = one == two ? cards[one] * (cards[one] - 1) : 2 * cards[one] * cards[two];
            if (!ways) continue;
            float here = each * ways * 0.5f;
            drew[a][p] += here;
            for (int i = 0; i < KEEPS[hand][p]; i++)
                part->at[holding(PICK[a], KEEP[hand][p][i])][b] += here * k->of[hand][p][i];
        }
    }
}

/* For both seats a score, or a chance, of each pick of the draft. */
typedef struct { float at[SEATS][CHARACTERS]; } Draft;

enum { FORCED = 10, KILL_COST = 3, COUP_COST = 7 };

/* What may be done on turn: at ten coins nothing but a coup (CO-3.9), and nothing is stolen where nothing is. */
static int deeds(const Open *o, int *may) {
    const int *coins = o->coins;
    int n = 0;
    if (coins[ON_TURN] >= FORCED) return may[0] = COUP, 1;
    for (int k = 0; k < STEAL; k++) may[n++] = k;
    if (coins[OTHER] > 0) may[n++] = STEAL;
    if (coins[ON_TURN] >= KILL_COST) may[n++] = KILL;
    if (coins[ON_TURN] >= COUP_COST) may[n++] = COUP;
    return n;
}
#endif
