import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Test support: the vectors and articles that the expression language is held to, where they are present. */
const FOLDER = process.env.KIRINUKI_SHARED ?? join(import.meta.dirname, "../../../../../shared");

export const hasVectors = existsSync(join(FOLDER, "data/expressions/syntax.jsonl"));

export interface NormVector {
  readonly text: string;
  readonly norm: string;
}
export interface SyntaxVector {
  readonly expression: string;
  readonly ok: boolean;
  readonly code?: string;
  readonly position?: number;
}
export interface MatchVector {
  readonly expression: string;
  readonly count: number;
  /** SHA-256 of the ids, sorted by code point and joined by line feeds. */
  readonly ids_sha256: string;
  readonly first: readonly string[];
}
export interface CorpusArticle {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly media: string;
  readonly url: string | null;
}

export const normVectors = () => rows<NormVector>("data/expressions/norm.jsonl");
export const syntaxVectors = () => rows<SyntaxVector>("data/expressions/syntax.jsonl");
export const matchVectors = () => rows<MatchVector>("data/expressions/matches.jsonl");
export const corpus = () => [
  ...rows<CorpusArticle>("data/articles/ldcc_open.jsonl"),
  ...rows<CorpusArticle>("data/articles/jawikinews_open.jsonl"),
];

function rows<Row>(path: string): Row[] {
  const lines = readFileSync(join(FOLDER, path), "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line): Row => JSON.parse(line));
}
