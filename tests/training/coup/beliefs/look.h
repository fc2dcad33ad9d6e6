/* A look through one turn: the joint goes through every choice together, so that one look says what all hands of both
   seats are worth, and how the scores of all their choices should change. */

#ifndef LOOK_H
#define LOOK_H
#include "judge.h"

/* `scores` are those by which both seats choose in this look. `gains`, where there are some: what each choice is worth
   beyond the first of its question. `slopes`, where there are some: of the loss of what the network told, which is pulled
   to `scores`. `bold`: so much more a kept hand learns than its chance says. `judge`, where there is one, knows tables with
   one card each better than the critic. */
typedef struct {
    const Nets *critic;
    const Judge *judge;
    const Scores *scores, *told;
    Scores *gains, *slopes;
    float heat, bold;
    long leaves;
} Look;

/* What follows a choice; `worth` is what the holdings of both seats are worth then. `reach` is, for each holding, how
   likely its rival and the Court have led here in this turn. */
typedef void (*Next)(Look *l, Joint *j, const Each *reach, int arg, Each *worth);
typedef struct { int question; Next next; int arg; } Way;
#define NODE(name) static void name(Look *l, Joint *j, const Each *reach, int arg, Each *worth)

/* What is so unlikely is not learned from. */
static const float UNLIKELY = 1e-12f;

/* A card that no holding of such a chance would lose is not looked at. */
static const float NEVER = 1e-20f;

/* So much at least every holding counts when a choice is learned. */
static const float COUNTED = 1e-3f;

/* What the judge says of a table where the other seat is on turn. */
static void judge_leaf(const Look *l, const Joint *j, const Each *m, Each *worth) {
    const int coins[] = {j->open.coins[OTHER], j->open.coins[ON_TURN]}, lost[] = {j->open.lost[OTHER], j->open.lost[ON_TURN]};
    Hearing h;
    memset(worth, 0, sizeof *worth);
    heard(coins, lost, m->of[OTHER] + TWO_CARDS, m->of[ON_TURN] + TWO_CARDS, h.in), weighs(l->judge, &h);
    HELD(a, j, ON_TURN) HELD(b, j, OTHER) {
        if (j->at[a][b] <= 0) continue;
        float won = verdict(l->judge, &h, b - TWO_CARDS, a - TWO_CARDS);
        worth->of[OTHER][b] += j->at[a][b] / (m->of[OTHER][b] + TINY) * won;
        worth->of[ON_TURN][a] += j->at[a][b] / (m->of[ON_TURN][a] + TINY) * (1 - won);
    }
}

/* The turn is over, and the critic says what it came to; the other seat is on turn then. */
NODE(leaf) {
    (void)reach, (void)arg;
    Each m;
    Pass p;
    l->leaves++;
    marginals(j, &m);
    if (l->judge && !j->open.two[ON_TURN] && !j->open.two[OTHER]) return judge_leaf(l, j, &m, worth);
    sight(j, &m, OTHER, p.in);
    const Net *critic = net_for(l->critic, j, OTHER);
    net_hidden(critic, &p);
    for (int place = 0; place < SEATS; place++) {
        int seat = 1 - place;
        HELD(h, j, seat) worth->of[seat][h] = chance_out(critic, &p, HOLDINGS * place + h);
    }
}

static void won_by_rival(const Joint *j, int loser, Each *worth) {
    for (int seat = 0; seat < SEATS; seat++)
        HELD(h, j, seat) worth->of[seat][h] = seat != loser;
}

/* Goes on with the `part` of the joint in which something came about that `seat` chose or showed: each holding of its
   rival is led there by how much of its chance is left. `own` is the reach of the seat's holdings, weighed by their
   chance, where they are not what they were. */
static void follow(Look *l, Joint *part, const Each *before, const Each *reach, int seat, const float *own, const Way *way,
                   Each *found, Each *worth) {
    int rival = 1 - seat;
    Each after, down = *reach;
    marginals(part, &after);
    HELD(h, part, rival) down.of[rival][h] *= after.of[rival][h] / (before->of[rival][h] + TINY);
    if (own) HELD(h, part, seat) down.of[seat][h] = own[h] / (after.of[seat][h] + TINY);
    way->next(l, part, &down, way->arg, found);
    HELD(h, part, rival)
        worth->of[rival][h] += after.of[rival][h] / (before->of[rival][h] + TINY) * found->of[rival][h];
}

typedef struct { float odds[MOST][HOLDINGS], logs[MOST][HOLDINGS]; } Choices;

static void weigh(const Scores *s, const Joint *j, int seat, const Way *ways, int n, Choices *c) {
    HELD(h, j, seat) {
        float raised[MOST], top = -1e9, sum = 0;
        for (int i = 0; i < n; i++) {
            raised[i] = ways[i].question < 0 ? 0 : score(s, h, ways[i].question);
            if (raised[i] > top) top = raised[i];
        }
        for (int i = 0; i < n; i++) raised[i] = expf(raised[i] - top), sum += raised[i];
        for (int i = 0; i < n; i++) {
            c->odds[i][h] = (1 - FLOOR) * raised[i] / sum + FLOOR / n;
            c->logs[i][h] = logf(raised[i] / sum + 1e-9f);
        }
    }
}

static inline float held_in(float x, float bound) { return x > bound ? bound : x < -bound ? -bound : x; }

static float all_of(const Joint *j, const Each *m, int seat) {
    float all = TINY;
    HELD(h, j, seat) all += m->of[seat][h];
    return all;
}

/* How much a holding counts when its choice is learned: by how likely it is, and by how likely its rival led here. */
static inline float counts(const Each *reach, int seat, int h, float share) {
    return sqrtf(reach->of[seat][h]) * sqrtf(share + COUNTED);
}

/* What a choice is worth beyond the first, less `heat` times how much more likely it is: of magnetic mirror descent towards
   even chances (Sokota and others 2023). */
static void gain_choices(Look *l, const Joint *j, int seat, const Way *ways, int n, const Choices *c, const Each *found) {
    for (int i = 1; i < n; i++)
        HELD(h, j, seat)
            l->gains->of[h][ways[i].question] =
                found[i].of[seat][h] - found[0].of[seat][h] - l->heat * (c->logs[i][h] - c->logs[0][h]);
}

/* The chances that the network told are pulled to those of the look. */
static void pull_choices(Look *l, const Joint *j, const Each *m, const Each *reach, int seat, const Way *ways, int n,
                         const Choices *c) {
    Choices told;
    float all = all_of(j, m, seat);
    weigh(l->told, j, seat, ways, n, &told);
    HELD(h, j, seat) {
        if (m->of[seat][h] <= UNLIKELY * all) continue;
        float weight = counts(reach, seat, h, m->of[seat][h] / all);
        for (int i = 0; i < n; i++)
            if (ways[i].question >= 0)
                l->slopes->of[h][ways[i].question] += weight * (told.odds[i][h] - c->odds[i][h]);
    }
}

/* `seat` chooses between the ways. */
static void decide(Look *l, Joint *j, const Each *reach, int seat, const Way *ways, int n, Each *worth) {
    Choices c;
    Each m, found[MOST];
    Joint part;
    weigh(l->scores, j, seat, ways, n, &c);
    marginals(j, &m);
    memset(worth, 0, sizeof *worth);
    for (int i = 0; i < n; i++) {
        chosen(&part, j, seat, c.odds[i]);
        follow(l, &part, &m, reach, seat, NULL, ways + i, found + i, worth);
        HELD(h, j, seat) worth->of[seat][h] += c.odds[i][h] * found[i].of[seat][h];
    }
    if (l->gains) gain_choices(l, j, seat, ways, n, &c, found);
    if (l->slopes) pull_choices(l, j, &m, reach, seat, ways, n, &c);
}

/* The claim of a card by `seat` is called: it was held, and the card changes, or it was not. */
static void show(Look *l, Joint *j, const Each *reach, int seat, int card, Way held, Way bare, Each *worth) {
    float drew[HOLDINGS][CHARACTERS], own[HOLDINGS] = {0};
    Each m, found;
    Joint part;
    marginals(j, &m);
    memset(worth, 0, sizeof *worth);
    bared(&part, j, seat, card);
    follow(l, &part, &m, reach, seat, NULL, &bare, &found, worth);
    HELD(h, j, seat) if (!COPIES[h][card]) worth->of[seat][h] = found.of[seat][h];
    shown(&part, j, seat, card, drew);
    HELD(h, j, seat) if (COPIES[h][card])
        for (int k = 0; k < CHARACTERS; k++) own[swapped(h, card, k)] += drew[h][k] * reach->of[seat][h];
    follow(l, &part, &m, reach, seat, own, &held, &found, worth);
    HELD(h, j, seat) if (COPIES[h][card]) {
        float sum = 0, all = TINY;
        for (int k = 0; k < CHARACTERS; k++) sum += drew[h][k] * found.of[seat][swapped(h, card, k)], all += drew[h][k];
        worth->of[seat][h] = sum / all;
    }
}

typedef struct { float odds[CHARACTERS][TWO_CARDS]; Each found[CHARACTERS]; } Losses;

static void gain_losses(Look *l, int seat, int question, const Losses *c) {
    for (int h = 0; h < TWO_CARDS; h++) {
        int one = FIRST[HAND[h]], two = SECOND[HAND[h]];
        float first = c->odds[one][h], second = c->odds[two][h];
        if (one == two || first <= 0) continue;
        l->gains->of[h][question] = c->found[one].of[seat][without(h, one)] - c->found[two].of[seat][without(h, two)]
                                    - l->heat * logf(first / second);
    }
}

static void pull_losses(Look *l, const Joint *j, const Each *m, const Each *reach, int seat, int question, const Losses *c) {
    float all = all_of(j, m, seat);
    for (int h = 0; h < TWO_CARDS; h++) {
        int one = FIRST[HAND[h]], two = SECOND[HAND[h]];
        if (one == two || m->of[seat][h] <= UNLIKELY * all) continue;
        float told = chance_lost(l->told, h, question, one);
        l->slopes->of[h][question] += counts(reach, seat, h, m->of[seat][h] / all) * (told - c->odds[one][h]);
    }
}

/* What follows where `seat` has turned up a card. */
static void lose_card(Look *l, const Joint *j, const Each *m, const Each *reach, int seat, int card, const Way *way,
                      Losses *c, Each *worth) {
    const float *odds = c->odds[card];
    float own[HOLDINGS] = {0};
    Joint part;
    lost(&part, j, seat, card, odds);
    for (int h = 0; h < TWO_CARDS; h++)
        if (odds[h] > 0) own[without(h, card)] += odds[h] * m->of[seat][h] * reach->of[seat][h];
    follow(l, &part, m, reach, seat, own, way, c->found + card, worth);
    for (int h = 0; h < TWO_CARDS; h++)
        if (odds[h] > 0) worth->of[seat][h] += odds[h] * c->found[card].of[seat][without(h, card)];
}

/* `seat` loses a card, and says which where it has two; with the last one it has lost the game (CO-8). */
static void lose(Look *l, Joint *j, const Each *reach, int seat, int question, Way way, Each *worth) {
    Losses c = {0};
    Each m;
    if (!j->open.two[seat]) return won_by_rival(j, seat, worth);
    marginals(j, &m);
    memset(worth, 0, sizeof *worth);
    for (int k = 0; k < CHARACTERS; k++) {
        float any = 0;
        for (int h = 0; h < TWO_CARDS; h++) {
            c.odds[k][h] = chance_lost(l->scores, h, question, k);
            any += c.odds[k][h] * m.of[seat][h];
        }
        if (any > NEVER) lose_card(l, j, &m, reach, seat, k, &way, &c, worth);
    }
    if (l->gains) gain_losses(l, seat, question, &c);
    if (l->slopes) pull_losses(l, j, &m, reach, seat, question, &c);
}

/* So much a drawn pair counts at least and at most when what is kept of it is learned. */
static const float PAIR_COUNTED = 1e-4f, PAIR_COUNTS = 0.5f;

/* What a holding that drew a pair is worth, by the worth of what it may keep; `weight` is how much it learns, or 0. */
static float learn_kept(Look *l, int exchange, int h, int pair, const Kept *k, const float *found, float weight) {
    const float *odds = k->of[HAND[h]][pair];
    const int *hands = KEEP[HAND[h]][pair], n = KEEPS[HAND[h]][pair];
    float mean = 0, spread = 0;
    for (int i = 0; i < n; i++) mean += odds[i] * found[holding(PICK[h], hands[i])], spread -= odds[i] * logf(odds[i]);
    if (!l->slopes || n < 2 || weight <= 0) return mean;
    for (int i = 0; i < n; i++) {
        float gain = found[holding(PICK[h], hands[i])] - mean - l->heat * (logf(odds[i]) + spread);
        l->slopes->keep[exchange][hands[i]] -= weight * (odds[i] + l->bold) * gain;
    }
    return mean;
}

/* What the seat on turn has of an exchange: UNCALLED or CALLED. */
NODE(exchange) {
    float drew[HOLDINGS][PAIRS], all = TINY;
    Kept k;
    Joint part;
    Each found;
    kept(l->scores, arg, &k), exchanged(&part, j, &k, drew);
    leaf(l, &part, reach, 0, &found);
    HELD(h, j, OTHER) worth->of[OTHER][h] = found.of[OTHER][h];
    HELD(h, j, ON_TURN) for (int p = 0; p < PAIRS; p++) all += drew[h][p];
    HELD(h, j, ON_TURN) {
        float sum = 0, had = TINY;
        for (int p = 0; p < PAIRS; p++) {
            if (drew[h][p] <= 0) continue;
            float weight = sqrtf(reach->of[ON_TURN][h]) * sqrtf(drew[h][p] / all + PAIR_COUNTED) * PAIR_COUNTS;
            if (drew[h][p] <= UNLIKELY * all) weight = 0;
            sum += drew[h][p] * learn_kept(l, arg, h, p, &k, found.of[ON_TURN], weight), had += drew[h][p];
        }
        worth->of[ON_TURN][h] = sum / had;
    }
}
#endif
