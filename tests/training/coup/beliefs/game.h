/* One game that the policy plays with itself, straying now and then: both hands are drawn, and the joint follows what all
   see. */

#ifndef GAME_H
#define GAME_H
#include "chance.h"
#include "seen.h"
#include "turn.h"

/* How often a choice is made by lot; the joint does not know of it. */
static const float STRAY = 0.15f;

/* `held` are the true holdings of both seats. */
typedef struct { Joint joint; int held[SEATS]; const Scores *scores; Chance *chance; } Game;

static int chooses(Game *g, int seat, const int *questions, int n) {
    if (n < 2) return 0;
    float odds[MOST];
    for (int i = 0; i < n; i++) odds[i] = chance_of(g->scores, g->held[seat], questions, n, i);
    int spot = unit(g->chance) < STRAY ? (int)(unit(g->chance) * n) : drawn(g->chance, odds, n);
    saw_choice(g->scores, &g->joint, seat, questions, n, spot);
    return spot;
}

static int answers(Game *g, int seat, int question) { return chooses(g, seat, (int[]){NO, question}, 2); }

/* A card of the Court, with one `more` or without one that was drawn before. */
static int draws(Game *g, int more, int without_one) {
    float odds[CHARACTERS], all = 0;
    for (int k = 0; k < CHARACTERS; k++) {
        int cards = court(&g->joint, g->held[ON_TURN], g->held[OTHER], k) + (k == more) - (k == without_one);
        odds[k] = cards > 0 ? cards : 0, all += odds[k];
    }
    for (int k = 0; k < CHARACTERS; k++) odds[k] /= all;
    return drawn(g->chance, odds, CHARACTERS);
}

/* `seat` is called; whether it held the card, which has changed then. */
static int shows(Game *g, int seat, int card) {
    int own = g->held[seat];
    if (!COPIES[own][card]) return saw_bare(&g->joint, seat, card), 0;
    int other = draws(g, card, NONE);
    saw_shown(&g->joint, seat, card);
    g->held[seat] = swapped(own, card, other);
    return 1;
}

/* `seat` loses a card; whether that was its last. */
static int loses_card(Game *g, int seat, int question) {
    if (!g->joint.open.two[seat]) return 1;
    int own = g->held[seat], one = FIRST[HAND[own]], two = SECOND[HAND[own]], card;
    float odds = chance_lost(g->scores, own, question, one);
    if (unit(g->chance) < STRAY) card = unit(g->chance) < 0.5f ? one : two;
    else card = unit(g->chance) < odds ? one : two;
    saw_lost(g->scores, &g->joint, seat, question, card);
    g->held[seat] = without(own, card);
    return 0;
}

static void exchanges(Game *g, int exchange) {
    Kept k;
    kept(g->scores, exchange, &k);
    int own = g->held[ON_TURN], hand = HAND[own], one = draws(g, NONE, NONE), two = draws(g, NONE, one);
    int pair = PAIR_OF[one][two], spot = drawn(g->chance, k.of[hand][pair], KEEPS[hand][pair]);
    saw_exchange(g->scores, &g->joint, exchange);
    g->held[ON_TURN] = holding(PICK[own], KEEP[hand][pair][spot]);
}

static void gains(Game *g, int coins) { g->joint.open.coins[ON_TURN] += coins; }

static void steals(Game *g) {
    int *coins = g->joint.open.coins, taken = coins[OTHER] < STOLEN ? coins[OTHER] : STOLEN;
    coins[ON_TURN] += taken, coins[OTHER] -= taken;
}

/* What a call or a block came to; from STOPPED on the deed comes to nothing. */
enum { GOES_ON, WRONGLY_CALLED, STOPPED, OVER };

static int stopped(int over) { return over ? OVER : STOPPED; }

/* The other seat may call a deed. */
static int call_of_deed(Game *g, int question, int card, int loss) {
    if (!answers(g, OTHER, question)) return GOES_ON;
    if (!shows(g, ON_TURN, card)) return stopped(loses_card(g, ON_TURN, LOSS + loss));
    return loses_card(g, OTHER, OTHERS_LOSS + loss) ? OVER : WRONGLY_CALLED;
}

/* The seat on turn may call a block. */
static int call_of_block(Game *g, int question, int card, int loss) {
    if (!answers(g, ON_TURN, question)) return STOPPED;
    if (shows(g, OTHER, card)) return stopped(loses_card(g, ON_TURN, LOSS + loss));
    return loses_card(g, OTHER, OTHERS_LOSS + loss) ? OVER : GOES_ON;
}

static int block_of_theft(Game *g) {
    int spot = chooses(g, OTHER, (int[]){NO, BLOCK_CAPTAIN, BLOCK_AMBASSADOR}, 3);
    if (spot == 0) return GOES_ON;
    return spot == 1 ? call_of_block(g, CALL_CAPTAIN, CAPTAIN, AT_CAPTAIN)
                     : call_of_block(g, CALL_AMBASSADOR, AMBASSADOR, AT_AMBASSADOR);
}

/* Of these and play(): whether the game is over. */
static int kill(Game *g) {
    g->joint.open.coins[ON_TURN] -= KILL_COST;
    if (answers(g, OTHER, CALL_KILL)) {
        if (shows(g, ON_TURN, ASSASSIN)) return 1;
        gains(g, KILL_COST);
        return loses_card(g, ON_TURN, LOSS + AT_KILL);
    }
    if (!answers(g, OTHER, BLOCK_CONTESSA)) return loses_card(g, OTHER, OTHERS_LOSS + AT_KILL);
    if (!answers(g, ON_TURN, CALL_CONTESSA)) return 0;
    if (shows(g, OTHER, CONTESSA)) return loses_card(g, ON_TURN, LOSS + AT_CONTESSA);
    return 1;
}

static int coup(Game *g) {
    g->joint.open.coins[ON_TURN] -= COUP_COST;
    return loses_card(g, OTHER, OTHERS_LOSS + AT_COUP);
}

/* What the other seat makes of a deed that it may answer. */
static int answer(Game *g, int deed) {
    int found = GOES_ON;
    if (deed == AID && answers(g, OTHER, BLOCK_AID)) return call_of_block(g, CALL_DUKE, DUKE, AT_DUKE);
    if (deed == TAX) return call_of_deed(g, CALL_TAX, DUKE, AT_TAX);
    if (deed == EXCHANGE) return call_of_deed(g, CALL_EXCHANGE, AMBASSADOR, AT_EXCHANGE);
    if (deed == STEAL) found = call_of_deed(g, CALL_STEAL, CAPTAIN, AT_STEAL);
    return deed == STEAL && found == GOES_ON ? block_of_theft(g) : found;
}

static int play(Game *g) {
    static const int gain_of[STEAL] = {INCOME_GAIN, AID_GAIN, TAX_GAIN, 0};
    int may[DEEDS], n = deeds(&g->joint.open, may), deed = may[chooses(g, ON_TURN, may, n)];
    if (deed == KILL) return kill(g);
    if (deed == COUP) return coup(g);
    int found = answer(g, deed);
    if (found >= STOPPED) return found == OVER;
    if (deed == EXCHANGE) exchanges(g, found == WRONGLY_CALLED ? CALLED : UNCALLED);
    else if (deed == STEAL) steals(g);
    else gains(g, gain_of[deed]);
    return 0;
}

/* Both holdings, by how likely the joint says they are. */
static void draw_hands(Game *g) {
    const Joint *j = &g->joint;
    float left = unit(g->chance), all = 0;
    HELD(a, j, ON_TURN) HELD(b, j, OTHER) all += j->at[a][b];
    left *= all;
    HELD(a, j, ON_TURN) HELD(b, j, OTHER) {
        if (j->at[a][b] <= 0) continue;
        g->held[ON_TURN] = a, g->held[OTHER] = b;
        if ((left -= j->at[a][b]) < 0) return;
    }
}
#endif
