/* The dice of the program: the same seed gives the same games. */

#ifndef CHANCE_H
#define CHANCE_H
#include <stdint.h>

typedef struct { uint64_t state; } Chance;

static inline uint64_t roll(Chance *c) {
    uint64_t x = c->state;
    x ^= x << 13, x ^= x >> 7, x ^= x << 17;
    return c->state = x;
}

static inline float unit(Chance *c) { return (roll(c) >> 40) * (1.0f / (1 << 24)); }

static int drawn(Chance *c, const float *odds, int n) {
    float left = unit(c);
    int spot = 0;
    while (spot < n - 1 && (left -= odds[spot]) >= 0) spot++;
    return spot;
}
#endif
