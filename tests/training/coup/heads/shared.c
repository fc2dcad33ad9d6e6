/* What Python asks for, row by row: choices, steps, numbers, and the answers of a policy. */

#include "policy.h"

int table_size(void) { return prepare(), (int)sizeof(Table); }

Policy *open_policy(const char *path) {
    FILE *file = fopen(path, "rb");
    Policy *found = file ? policy(file) : NULL;
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

void numbers(const Table *rows, int count, uint64_t *near, uint64_t *far) {
    for (int i = 0; i < count; i++) near[i] = fine(rows + i), far[i] = coarse(rows + i);
}

void advance(Table *rows, int count, const int32_t *choice, uint64_t seed) {
    Chance chance = {seed * 2 + 1};
    for (int i = 0; i < 20; i++) roll(&chance);
    for (int i = 0; i < count; i++) step(rows + i, choice[i], &chance);
}

/* The chances of all choices. */
void odds(const Policy *known, const Table *rows, int count, float *out) {
    for (int i = 0; i < count; i++) {
        int8_t may[MOST];
        float found[MOST];
        int n = legal(rows + i, may);
        settled(known, rows + i, may, n, found);
        for (int k = 0; k < n; k++) out[i * CHOICES + may[k]] = found[k];
    }
}
