/* The tree of one turn: what each seat may answer, and what comes of it (CO-3 to CO-8). */

#ifndef TURN_H
#define TURN_H
#include "look.h"

enum { INCOME_GAIN = 1, AID_GAIN = 2, TAX_GAIN = 3, STOLEN = 2 };

NODE(gain) { j->open.coins[ON_TURN] += arg, leaf(l, j, reach, 0, worth), j->open.coins[ON_TURN] -= arg; }

/* Two coins, or what there is (CO-3.6). */
NODE(theft) {
    (void)arg;
    int coins = j->open.coins[OTHER] < STOLEN ? j->open.coins[OTHER] : STOLEN;
    j->open.coins[ON_TURN] += coins, j->open.coins[OTHER] -= coins;
    leaf(l, j, reach, 0, worth);
    j->open.coins[ON_TURN] -= coins, j->open.coins[OTHER] += coins;
}

static const Way DONE = {NO, leaf, 0};

/* `arg` says what a card is lost for; for a seat that calls wrongly, or claimed what it does not hold. */
NODE(loses) { lose(l, j, reach, ON_TURN, LOSS + arg, DONE, worth); }
NODE(other_loses) { lose(l, j, reach, OTHER, OTHERS_LOSS + arg, DONE, worth); }
NODE(other_loses_of_tax) { lose(l, j, reach, OTHER, OTHERS_LOSS + arg, (Way){NO, gain, TAX_GAIN}, worth); }
NODE(other_loses_of_aid) { lose(l, j, reach, OTHER, OTHERS_LOSS + arg, (Way){NO, gain, AID_GAIN}, worth); }
NODE(other_loses_of_theft) { lose(l, j, reach, OTHER, OTHERS_LOSS + arg, (Way){NO, theft, 0}, worth); }
NODE(other_loses_of_exchange) { lose(l, j, reach, OTHER, OTHERS_LOSS + arg, (Way){NO, exchange, CALLED}, worth); }

/* What a murder costs comes back where the Assassin was none (CO-4.7). */
NODE(loses_paid_back) {
    j->open.coins[ON_TURN] += KILL_COST, loses(l, j, reach, arg, worth), j->open.coins[ON_TURN] -= KILL_COST;
}

/* Two cards at once: for a wrong call or a false block, and for the murder itself (CO-6.1, CO-6.2). */
NODE(other_is_out) { (void)l, (void)reach, (void)arg, won_by_rival(j, OTHER, worth); }

/* A block that is called by the seat on turn. */
NODE(call_duke) {
    show(l, j, reach, OTHER, DUKE, (Way){NO, loses, arg}, (Way){NO, other_loses_of_aid, arg}, worth);
}
NODE(call_contessa) { show(l, j, reach, OTHER, CONTESSA, (Way){NO, loses, arg}, (Way){NO, other_is_out, 0}, worth); }
NODE(call_thief) {
    int card = arg == AT_CAPTAIN ? CAPTAIN : AMBASSADOR;
    show(l, j, reach, OTHER, card, (Way){NO, loses, arg}, (Way){NO, other_loses_of_theft, arg}, worth);
}

/* The seat on turn lets the block be, or calls it. */
static void answer_block(Look *l, Joint *j, const Each *reach, Way call, Each *worth) {
    decide(l, j, reach, ON_TURN, (Way[]){DONE, call}, 2, worth);
}
NODE(blocked_by_duke) { answer_block(l, j, reach, (Way){CALL_DUKE, call_duke, AT_DUKE}, worth), (void)arg; }
NODE(blocked_by_contessa) { answer_block(l, j, reach, (Way){CALL_CONTESSA, call_contessa, AT_CONTESSA}, worth), (void)arg; }
NODE(blocked_by_captain) { answer_block(l, j, reach, (Way){CALL_CAPTAIN, call_thief, AT_CAPTAIN}, worth), (void)arg; }
NODE(blocked_by_ambassador) {
    answer_block(l, j, reach, (Way){CALL_AMBASSADOR, call_thief, AT_AMBASSADOR}, worth), (void)arg;
}

/* A deed that is called by the other seat. */
NODE(call_tax) {
    show(l, j, reach, ON_TURN, DUKE, (Way){NO, other_loses_of_tax, arg}, (Way){NO, loses, arg}, worth);
}
NODE(call_exchange) {
    show(l, j, reach, ON_TURN, AMBASSADOR, (Way){NO, other_loses_of_exchange, arg}, (Way){NO, loses, arg}, worth);
}
NODE(call_steal) {
    show(l, j, reach, ON_TURN, CAPTAIN, (Way){NO, other_loses_of_theft, arg}, (Way){NO, loses, arg}, worth);
}
NODE(call_kill) {
    show(l, j, reach, ON_TURN, ASSASSIN, (Way){NO, other_is_out, 0}, (Way){NO, loses_paid_back, arg}, worth);
}

/* The target of a theft or a murder may block. */
NODE(defend_theft) {
    (void)arg;
    const Way captain = {BLOCK_CAPTAIN, blocked_by_captain, 0}, ambassador = {BLOCK_AMBASSADOR, blocked_by_ambassador, 0};
    decide(l, j, reach, OTHER, (Way[]){{NO, theft, 0}, captain, ambassador}, 3, worth);
}
NODE(defend_life) {
    const Way ways[] = {{NO, other_loses, arg}, {BLOCK_CONTESSA, blocked_by_contessa, 0}};
    decide(l, j, reach, OTHER, ways, 2, worth);
}

typedef struct { int cost; Way passed, answered; } Deed;

/* What a deed costs, and what follows where the other seat lets it be and where it calls or blocks it; income and a coup
   are not answered. */
static const Deed DEED[DEEDS] = {
    [INCOME] = {0, {NO, gain, INCOME_GAIN}, {NO, NULL, 0}},
    [AID] = {0, {NO, gain, AID_GAIN}, {BLOCK_AID, blocked_by_duke, 0}},
    [TAX] = {0, {NO, gain, TAX_GAIN}, {CALL_TAX, call_tax, AT_TAX}},
    [EXCHANGE] = {0, {NO, exchange, UNCALLED}, {CALL_EXCHANGE, call_exchange, AT_EXCHANGE}},
    [STEAL] = {0, {NO, defend_theft, 0}, {CALL_STEAL, call_steal, AT_STEAL}},
    [KILL] = {KILL_COST, {NO, defend_life, AT_KILL}, {CALL_KILL, call_kill, AT_KILL}},
    [COUP] = {COUP_COST, {NO, other_loses, AT_COUP}, {NO, NULL, 0}},
};

NODE(act) {
    const Deed *d = DEED + arg;
    j->open.coins[ON_TURN] -= d->cost;
    if (d->answered.next) decide(l, j, reach, OTHER, (Way[]){d->passed, d->answered}, 2, worth);
    else d->passed.next(l, j, reach, d->passed.arg, worth);
    j->open.coins[ON_TURN] += d->cost;
}

/* What every holding of both seats is worth at the beginning of a turn. */
static void look_through(Look *l, Joint *j, Each *worth) {
    Each reach;
    Way ways[DEEDS];
    int may[DEEDS], n = deeds(&j->open, may);
    for (int k = 0; k < SEATS; k++)
        for (int h = 0; h < HOLDINGS; h++) reach.of[k][h] = 1;
    for (int i = 0; i < n; i++) ways[i] = (Way){may[i], act, may[i]};
    if (n == 1) act(l, j, &reach, may[0], worth);
    else decide(l, j, &reach, ON_TURN, ways, n, worth);
}
#endif
