/* The policy that comes of it: by number, so many chances in bytes that add up to about 255. */

#ifndef POLICY_H
#define POLICY_H
#include "nodes.h"

enum { WHOLE = 255 };

typedef struct { uint64_t key; float weight; uint8_t n, odds[15]; } Rule;
typedef struct { Rule *rules; uint64_t count, *slots, room; } Policy;

/* The average of a node, in bytes. */
static void rounded(const Node *one, uint8_t *odds) {
    float sum = 0;
    uint32_t n = one->n;
    for (uint32_t i = 0; i < n; i++) sum += one->at[n + i];
    for (uint32_t i = 0; i < n; i++) {
        float share = sum > 0 ? one->at[n + i] / sum : 1.0f / n;
        odds[i] = share < 0.015f ? 0 : (uint8_t)(share * WHOLE + 0.5f);
    }
}

static float mass(const Node *one) {
    float sum = 0;
    for (uint32_t i = 0; i < one->n; i++) sum += one->at[one->n + i];
    return sum;
}

/* How much it matters that a fine number has its own rule: how far from the coarse one, and how often played. */
static float weight(Nodes *rough, const Node *one, const uint8_t *odds) {
    uint8_t other[MOST];
    Node *far = node(rough, one->coarse, 0);
    float away = 0;
    if (!far) return 0;
    rounded(far, other);
    for (uint32_t i = 0; i < one->n; i++) away += abs(odds[i] - other[i]);
    return away / WHOLE * mass(one);
}

/* All rules; a coarse one weighs as much as it was played. */
static void averaged(Nodes *rough, const Nodes *near, FILE *file) {
    for (int k = 0; k < 2; k++) {
        const Nodes *all = k ? near : rough;
        for (uint64_t at = 0; at < all->room; at++) {
            if (!all->slots[at].spot) continue;
            const Node *one = (const Node *)(all->arena + all->slots[at].spot);
            Rule rule = {all->slots[at].key, mass(one), (uint8_t)one->n, {0}};
            rounded(one, rule.odds);
            if (k && one->count < 64) continue;
            if (k) rule.weight = weight(rough, one, rule.odds);
            if (k && rule.weight <= 0) continue;
            if (k) rule.key |= 1ull << 63;
            fwrite(&rule, sizeof rule, 1, file);
        }
    }
}

static Policy *policy(FILE *file) {
    Policy *made = calloc(1, sizeof *made);
    fseek(file, 0, SEEK_END);
    made->count = ftell(file) / sizeof(Rule), rewind(file);
    made->rules = malloc((made->count + 1) * sizeof(Rule));
    if (fread(made->rules, sizeof(Rule), made->count, file) != made->count) exit(1);
    for (made->room = 1024; made->room < 2 * made->count;) made->room *= 2;
    made->slots = calloc(made->room, 8);
    for (uint64_t i = 0; i < made->count; i++) {
        uint64_t at = mixed(made->rules[i].key) & (made->room - 1);
        while (made->slots[at]) at = (at + 1) & (made->room - 1);
        made->slots[at] = i + 1;
    }
    return made;
}

static const Rule *rule(const Policy *all, uint64_t key) {
    for (uint64_t at = mixed(key) & (all->room - 1); all->slots[at]; at = (at + 1) & (all->room - 1))
        if (all->rules[all->slots[at] - 1].key == key) return all->rules + all->slots[at] - 1;
    return NULL;
}

/* The chances of these choices; even ones where nothing is known. */
static void settled(const Policy *all, const Table *t, const int8_t *may, int n, float *odds) {
    uint64_t near = fine(t);
    const Rule *one = near ? rule(all, near | 1ull << 63) : NULL;
    if (!one) one = rule(all, coarse(t));
    float sum = 0;
    for (int i = 0; i < n; i++) sum += odds[i] = one && one->n == n ? one->odds[i] : 1;
    for (int i = 0; i < n; i++) odds[i] /= sum;
    (void)may;
}
#endif
