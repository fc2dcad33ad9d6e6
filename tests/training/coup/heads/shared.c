/* What Python asks for, row by row: choices, steps, and the chances of a policy. */

#include "sums.h"

int table_size(void) { return prepare(), (int)sizeof(Table); }

Sums *open_sums(const char *path) {
    FILE *file = fopen(path, "rb");
    Sums *found = file ? malloc(sizeof *found) : NULL;
    int whole = found && sums_read(found, file);
    if (file) fclose(file);
    return whole ? found : NULL;
}

void options(const Table *rows, int count, uint8_t *may) {
    for (int i = 0; i < count; i++) {
        int8_t found[MOST];
        int n = legal(rows + i, found);
        for (int k = 0; k < n; k++) may[i * CHOICES + found[k]] = 1;
    }
}

void advance(Table *rows, int count, const int32_t *choice, uint64_t seed) {
    Chance chance = {seed * 2 + 1};
    for (int i = 0; i < 20; i++) roll(&chance);
    for (int i = 0; i < count; i++) step(rows + i, choice[i], &chance);
}

/* The chances of all choices. */
void odds(const Sums *known, const Table *rows, int count, float *out) {
    for (int i = 0; i < count; i++) {
        int8_t may[MOST];
        float found[MOST];
        int n = legal(rows + i, may);
        sum_odds(known, rows + i, n, found);
        for (int k = 0; k < n; k++) out[i * CHOICES + may[k]] = found[k];
    }
}

/* The keys that sums are found by, the coarsest first. */
void keys(const Table *rows, int count, uint32_t *out) {
    uint64_t found[LEVELS];
    for (int i = 0; i < count; i++) {
        sum_keys(rows + i, found);
        for (int k = 0; k < LEVELS; k++) out[i * LEVELS + k] = checked(found[k]);
    }
}
