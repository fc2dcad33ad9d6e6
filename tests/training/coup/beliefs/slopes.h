/* How a network learns: its slopes, and the optimiser Adam (Kingma and Ba 2015). */

#ifndef SLOPES_H
#define SLOPES_H
#include "chance.h"
#include "net.h"

/* Nearly normal: the sum of twelve draws. */
static float gauss(Chance *c) {
    float sum = 0;
    for (int i = 0; i < 12; i++) sum += unit(c);
    return sum - 6;
}

/* Some forty inputs are not 0 at a time; the last layer is small, so that choices begin near even. */
static void net_begin(Net *n, Chance *c) {
    for (int i = 0; i < n->inputs * HIDDEN; i++) n->first[i] = gauss(c) * sqrtf(2.0f / 40);
    for (int i = 0; i < HIDDEN * HIDDEN; i++) n->second[i] = gauss(c) * sqrtf(2.0f / HIDDEN);
    for (int i = 0; i < n->outputs * HIDDEN; i++) n->third[i] = gauss(c) * 0.1f * sqrtf(1.0f / HIDDEN);
}

static void third_back(const Net *n, Net *slopes, const Pass *p, const float *out, float *two) {
    memset(two, 0, sizeof(float) * HIDDEN);
    for (int o = 0; o < n->outputs; o++) {
        if (out[o] == 0) continue;
        const float x = out[o], *w = n->third + o * HIDDEN;
        float *s = slopes->third + o * HIDDEN;
        slopes->third_bias[o] += x;
        for (int j = 0; j < HIDDEN; j++) two[j] += x * w[j], s[j] += x * p->two[j];
    }
    for (int j = 0; j < HIDDEN; j++) {
        if (p->two[j] <= 0) two[j] = 0;
        slopes->second_bias[j] += two[j];
    }
}

/* Adds the slopes of the loss, from those of the outputs. */
static void net_back(const Net *n, Net *slopes, const Pass *p, const float *out) {
    float one[HIDDEN], two[HIDDEN];
    third_back(n, slopes, p, out, two);
    for (int i = 0; i < HIDDEN; i++) {
        const float *w = n->second + i * HIDDEN, x = p->one[i];
        float *s = slopes->second + i * HIDDEN, sum = 0;
        for (int j = 0; j < HIDDEN; j++) sum += w[j] * two[j], s[j] += x * two[j];
        one[i] = x > 0 ? sum : 0;
    }
    for (int j = 0; j < HIDDEN; j++) slopes->first_bias[j] += one[j];
    for (int k = 0; k < p->known; k++) {
        const float x = p->in[p->some[k]];
        float *s = slopes->first + p->some[k] * HIDDEN;
        for (int j = 0; j < HIDDEN; j++) s[j] += x * one[j];
    }
}

typedef struct { float *first, *second; int steps; } Adam;

static Adam adam_new(int count) {
    Adam found = {calloc(count, sizeof(float)), calloc(count, sizeof(float)), 0};
    if (!found.first || !found.second) abort();
    return found;
}

/* A step down the mean of `batch` slopes, no longer than `most`; they are 0 again then. */
static void adam(Adam *a, Net *n, Net *slopes, float rate, int batch, float most) {
    double squares = 0;
    float scale = 1.0f / batch;
    for (int i = 0; i < n->count; i++) squares += (double)slopes->all[i] * slopes->all[i];
    float length = sqrt(squares) * scale, cut = length > most ? most / length : 1;
    a->steps++;
    float pace = rate * sqrtf(1 - powf(0.999f, a->steps)) / (1 - powf(0.9f, a->steps));
    for (int i = 0; i < n->count; i++) {
        float slope = slopes->all[i] * scale * cut;
        a->first[i] += 0.1f * (slope - a->first[i]), a->second[i] += 0.001f * (slope * slope - a->second[i]);
        n->all[i] -= pace * a->first[i] / (sqrtf(a->second[i]) + 1e-7f);
        slopes->all[i] = 0;
    }
}
#endif
