// Lists the distinct terms in each article with Hyperscan: what matching.bench.ts measures itself against.
// Arguments: a file of terms, a file of articles, rounds. Each item in a file: its length as four bytes, then its UTF-8.
// Prints the seconds of the build and the microseconds an article of the best round.
#include <hs/hs.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  char **texts;
  size_t *lengths;
  size_t count;
} Items;

typedef struct {
  uint32_t *last;
  uint32_t article;
  uint64_t found;
} Seen;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static Items read_items(const char *path) {
  Items items = {NULL, NULL, 0};
  FILE *file = fopen(path, "rb");
  if (!file) exit(2);
  for (uint32_t length; fread(&length, sizeof length, 1, file) == 1; items.count++) {
    items.texts = realloc(items.texts, (items.count + 1) * sizeof *items.texts);
    items.lengths = realloc(items.lengths, (items.count + 1) * sizeof *items.lengths);
    items.texts[items.count] = calloc(length + 1, 1);
    items.lengths[items.count] = length;
    if (fread(items.texts[items.count], 1, length, file) != length) exit(2);
  }
  fclose(file);
  return items;
}

static int on_match(unsigned id, unsigned long long from, unsigned long long to, unsigned flags, void *context) {
  (void)from, (void)to, (void)flags;
  Seen *seen = context;
  if (seen->last[id] != seen->article) seen->found++;
  seen->last[id] = seen->article;
  return 0;
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  Items terms = read_items(argv[1]), articles = read_items(argv[2]);
  unsigned *ids = calloc(terms.count, sizeof *ids);
  for (size_t at = 0; at < terms.count; at++) ids[at] = at;
  hs_database_t *database = NULL;
  hs_compile_error_t *error = NULL;
  double start = now();
  if (hs_compile_lit_multi((const char *const *)terms.texts, NULL, ids, terms.lengths, terms.count, HS_MODE_BLOCK, NULL,
                           &database, &error) != HS_SUCCESS) return 3;
  double build = now() - start, best = 0;
  hs_scratch_t *scratch = NULL;
  if (hs_alloc_scratch(database, &scratch) != HS_SUCCESS) return 3;
  Seen seen = {calloc(terms.count, sizeof(uint32_t)), 0, 0};
  for (int round = atoi(argv[3]); round > 0; round--) {
    start = now();
    for (size_t at = 0; at < articles.count; at++) {
      seen.article++;
      if (hs_scan(database, articles.texts[at], articles.lengths[at], 0, scratch, on_match, &seen) != HS_SUCCESS) return 3;
    }
    double took = now() - start;
    if (best == 0 || took < best) best = took;
  }
  printf("%f %f\n", build, best * 1e6 / articles.count);
  return seen.found == 0;
}
