/* The choices of now: the score of a choice is the sum of the weights of it in the rows of what is seen.

   The last number of a row, which no choice uses, is how often it has learned. */

#ifndef POLICY_H
#define POLICY_H
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include "sight.h"

enum { WIDE = 16, VISITS = WIDE - 1, FULL = 5 }; /* FULL is the row that is found by all that a policy sees. */
static const uint32_t ROWS = 1u << BITS;

typedef struct { float at[WIDE]; } Row;
typedef struct { uint32_t place; Row row; } Kept;

/* Zeroed memory in large pages, since it is read here and there. */
static void *room(uint64_t bytes) {
    void *found = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (found == MAP_FAILED) perror("memory"), exit(1);
    madvise(found, bytes, MADV_HUGEPAGE);
    return found;
}

/* Where a choice stands in a row; what is never asked at once may stand at one place. */
static inline int spot_of(int choice) {
    return choice >= DEEDS ? choice - DEEDS : choice >= PASS ? choice - PASS : choice >= PAIR ? choice - PAIR : choice;
}

/* The chances of these choices, and the places of the rows that they come from. */
static inline void weighed(const Row *rows, const Table *t, const int8_t *may, int n, uint32_t *at, float *odds, int keys) {
    float scores[WIDE] = {0}, raised[WIDE], top = -1e30f, sum = 0;
    places(t, at, keys);
    for (int k = 0; k < keys; k++)
        for (int i = 0; i < WIDE; i++) scores[i] += rows[at[k]].at[i];
    for (int i = 0; i < n; i++) {
        raised[i] = scores[spot_of(may[i])];
        top = raised[i] > top ? raised[i] : top;
    }
    for (int i = n; i < WIDE; i++) raised[i] = top - 100;
    for (int i = 0; i < WIDE; i++) raised[i] = expf(raised[i] - top);
    for (int i = 0; i < n; i++) sum += raised[i];
    for (int i = 0; i < n; i++) odds[i] = raised[i] / sum;
}

/* Writes the rows that have learned anything. */
static void kept(const Row *rows, FILE *file) {
    static const Row none;
    for (uint32_t i = 0; i < ROWS; i++) {
        Kept one = {i, rows[i]};
        if (memcmp(&one.row, &none, sizeof none)) fwrite(&one, sizeof one, 1, file);
    }
}

/* Reads them back. */
static void scores(Row *rows, FILE *file) {
    Kept one;
    while (fread(&one, sizeof one, 1, file) == 1)
        if (one.place < ROWS) rows[one.place] = one.row;
}
#endif
