import { existsSync } from "node:fs";
import { join } from "node:path";

const ARTICLES = join(import.meta.dirname, "../../../../../shared/data/articles");

/** Real articles as files, where they are present; their vectors are in matching/expression/vectors.ts. */
export const CORPORA = [join(ARTICLES, "ldcc_open.jsonl"), join(ARTICLES, "jawikinews_open.jsonl")];

export const hasCorpora = CORPORA.every((file) => existsSync(file));
