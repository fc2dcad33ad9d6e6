/* A network of two hidden layers with rectifiers. */

#ifndef NET_H
#define NET_H
#include <math.h>
#include <stdlib.h>
#include <string.h>

#ifdef __SSE__
#include <xmmintrin.h>
#endif

/* The units of each layer between, as the program is built. */
#ifndef HIDDEN
#define HIDDEN 128
#endif

enum { INPUTS = 248, LINE = 64 };

/* Numbers too small for a float become 0, which is far quicker; gives how it was before. */
static unsigned flushing(void) {
#ifdef __SSE__
    unsigned before = _mm_getcsr();
    _MM_SET_FLUSH_ZERO_MODE(_MM_FLUSH_ZERO_ON);
    return before;
#else
    return 0;
#endif
}

static inline void restored(unsigned before) {
#ifdef __SSE__
    _mm_setcsr(before);
#else
    (void)before;
#endif
}

/* Weights of the first two layers stand input by input, those of the third output by output. */
typedef struct {
    float *first, *first_bias, *second, *second_bias, *third, *third_bias, *all;
    int inputs, outputs, count;
} Net;

/* A network for each number of cards: of the seat on turn, then of the other, 0 for one and 1 for two. */
enum { CARDS = 2 };
typedef struct { Net by[CARDS][CARDS]; } Nets;
#define EACH_NUMBER(own, other) for (int own = 0; own < CARDS; own++) for (int other = 0; other < CARDS; other++)

/* What a network made of its inputs; `some` are those that are not 0. */
typedef struct { float in[INPUTS], one[HIDDEN], two[HIDDEN]; int some[INPUTS], known; } Pass;

static Net net_of(int inputs, int outputs, float *all) {
    Net n = {.inputs = inputs, .outputs = outputs, .all = all};
    n.count = inputs * HIDDEN + HIDDEN + HIDDEN * HIDDEN + HIDDEN + outputs * HIDDEN + outputs;
    n.first = n.all, n.first_bias = n.first + inputs * HIDDEN;
    n.second = n.first_bias + HIDDEN, n.second_bias = n.second + HIDDEN * HIDDEN;
    n.third = n.second_bias + HIDDEN, n.third_bias = n.third + outputs * HIDDEN;
    return n;
}

static Net net_new(int inputs, int outputs) {
    Net n = net_of(inputs, outputs, NULL);
    size_t bytes = (sizeof(float) * n.count + LINE - 1) / LINE * LINE;
    float *all = aligned_alloc(LINE, bytes);
    if (!all) abort();
    memset(all, 0, bytes);
    return net_of(inputs, outputs, all);
}

static void net_hidden(const Net *n, Pass *p) {
    float sums[HIDDEN];
    memcpy(sums, n->first_bias, sizeof sums);
    p->known = 0;
    for (int i = 0; i < n->inputs; i++)
        if (p->in[i] != 0) p->some[p->known++] = i;
    for (int k = 0; k < p->known; k++) {
        const float x = p->in[p->some[k]], *w = n->first + p->some[k] * HIDDEN;
        for (int j = 0; j < HIDDEN; j++) sums[j] += x * w[j];
    }
    for (int j = 0; j < HIDDEN; j++) p->one[j] = sums[j] > 0 ? sums[j] : 0;
    memcpy(sums, n->second_bias, sizeof sums);
    for (int i = 0; i < HIDDEN; i++) {
        const float x = p->one[i], *w = n->second + i * HIDDEN;
        if (x == 0) continue;
        for (int j = 0; j < HIDDEN; j++) sums[j] += x * w[j];
    }
    for (int j = 0; j < HIDDEN; j++) p->two[j] = sums[j] > 0 ? sums[j] : 0;
}

static inline float net_out(const Net *n, const Pass *p, int output) {
    const float *w = n->third + output * HIDDEN;
    float sum = n->third_bias[output];
    for (int j = 0; j < HIDDEN; j++) sum += w[j] * p->two[j];
    return sum;
}

static inline float chance_out(const Net *n, const Pass *p, int output) { return 1 / (1 + expf(-net_out(n, p, output))); }

#endif
