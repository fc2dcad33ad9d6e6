/* What is learned: for each number of a sight the regrets and the average of what was played, and for each table
   that begins a turn, all hands known, the chance of the seat on turn to win (apart for the learner, where only
   one seat learns). */

#ifndef NODES_H
#define NODES_H
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include "sight.h"

/* `count` visits, `n` choices, the coarse number of a fine one; then so many regrets and so many averages. */
typedef struct { uint32_t count, n, coarse; float at[]; } Node;
typedef struct { uint64_t key; uint32_t spot; } Slot;
typedef struct { Slot *slots; uint64_t room; uint32_t *arena; uint64_t used, size, filled; } Nodes;
typedef struct { uint32_t tag, count; float chance; } Worth;
typedef struct { Worth *fine; uint64_t room; Worth base[2 * 20 * 20 * 14 * 14]; int learner; } Critic;

static inline uint64_t mixed(uint64_t x) {
    x ^= x >> 32, x *= 0xd6e8feb86659fd93u, x ^= x >> 32, x *= 0xd6e8feb86659fd93u;
    return x ^ x >> 32;
}

/* Zeroed memory in large pages, since it is read here and there. */
static void *room(uint64_t bytes) {
    void *found = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (found == MAP_FAILED) perror("memory"), exit(1);
    madvise(found, bytes, MADV_HUGEPAGE);
    return found;
}

static Nodes nodes(int bits, uint64_t size) {
    Nodes made = {room(sizeof(Slot) << bits), 1ull << bits, room(4 * size), 1, size, 0};
    return made;
}

/* The node of this number, made where `n` is not 0 and there is room; else NULL. */
static Node *node(Nodes *all, uint64_t key, int n) {
    uint64_t at = mixed(key) & (all->room - 1);
    while (all->slots[at].spot) {
        if (all->slots[at].key == key) return (Node *)(all->arena + all->slots[at].spot);
        at = (at + 1) & (all->room - 1);
    }
    uint64_t need = 3 + 2 * n;
    if (!n || all->used + need > all->size || all->filled * 10 > all->room * 8) return NULL;
    all->slots[at].key = key, all->slots[at].spot = (uint32_t)all->used;
    Node *made = (Node *)(all->arena + all->used);
    all->used += need, all->filled++;
    made->n = n;
    return made;
}

static void written(const Nodes *all, FILE *file) {
    fwrite(&all->used, 8, 1, file), fwrite(&all->filled, 8, 1, file);
    fwrite(all->slots, sizeof(Slot), all->room, file);
    fwrite(all->arena, 4, all->used, file);
}

static int read_back(Nodes *all, FILE *file) {
    return fread(&all->used, 8, 1, file) == 1 && fread(&all->filled, 8, 1, file) == 1 && all->used <= all->size &&
           fread(all->slots, sizeof(Slot), all->room, file) == all->room &&
           fread(all->arena, 4, all->used, file) == all->used;
}

static inline Worth *base(Critic *all, const Table *t) {
    int own = t->active, other = 1 - own;
    int side = all->learner == own;
    int hands = (side * 20 + hand_of(t->hand[own])) * 20 + hand_of(t->hand[other]);
    return all->base + (hands * 14 + least(t->coins[own], 13)) * 14 + least(t->coins[other], 13);
}

/* The entry for this table with its claims and lost cards; NULL where another has the place. */
static inline Worth *exact(Critic *all, const Table *t, int make) {
    int own = t->active, other = 1 - own;
    uint64_t n = base(all, t) - all->base;
    n = ((n * 6 + t->lost[own]) * 6 + t->lost[other]) * 1024 + t->claims[own] * 32 + t->claims[other];
    n = mixed(n + 1);
    uint64_t at = n & (all->room - 1);
    uint32_t tag = (uint32_t)(n >> 32) | 1;
    for (int i = 0; i < 4; i++, at = (at + 1) & (all->room - 1)) {
        if (all->fine[at].tag == tag) return all->fine + at;
        if (!all->fine[at].tag) {
            if (make) all->fine[at].tag = tag, all->fine[at].chance = base(all, t)->chance;
            return make ? all->fine + at : NULL;
        }
    }
    return NULL;
}

/* The chance of seat 0, by the fine entry as far as it is known. */
static float worth(Critic *all, const Table *t) {
    if (t->phase == OVER) return t->winner < 0 ? 0.5f : t->winner == 0;
    Worth *rough = base(all, t), *near = exact(all, t, 0);
    float own = rough->count ? rough->chance : 0.5f;
    if (near) own = (near->chance * near->count + 4 * own) / (near->count + 4);
    return t->active == 0 ? own : 1 - own;
}

static inline void towards(Worth *one, float chance) {
    float pace = 1.0f / (one->count + 1);
    one->chance += (pace > 0.01f ? pace : 0.01f) * (chance - one->chance);
    if (one->count < 1000) one->count++;
}

/* `chance` of seat 0 was found for this table. */
static void judge(Critic *all, const Table *t, float chance) {
    float own = t->active == 0 ? chance : 1 - chance;
    Worth *near = exact(all, t, 1);
    if (near) towards(near, own);
    towards(base(all, t), own);
}
#endif
