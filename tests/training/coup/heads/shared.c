/* What Python asks for, row by row: choices, steps, and the chances of a policy. */

#include "policy.h"

int table_size(void) { return prepare(), (int)sizeof(Table); }

Row *open_policy(const char *path) {
    FILE *file = fopen(path, "rb");
    Row *found = file ? policy(file) : NULL;
    if (file) fclose(file);
    return found;
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
void odds(const Row *known, const Table *rows, int count, float *out) {
    for (int i = 0; i < count; i++) {
        int8_t may[MOST];
        float found[MOST];
        uint32_t at[KEYS];
        int n = legal(rows + i, may);
        weighed(known, rows + i, may, n, at, found, KEYS);
        for (int k = 0; k < n; k++) out[i * CHOICES + may[k]] = found[k];
    }
}
