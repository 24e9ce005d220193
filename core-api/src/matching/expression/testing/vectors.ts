import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Collection } from "@kirinuki/tests/support/collections.ts";

/** What the vectors need of a collection. */
export const VECTOR_KINDS = ["articles", "expressions"] as const;

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

export const normVectors = (collection: Collection) => rows<NormVector>(collection, "expressions/norm.jsonl");
export const syntaxVectors = (collection: Collection) => rows<SyntaxVector>(collection, "expressions/syntax.jsonl");

/** Our own collection has the ids themselves. */
export const matchVectors = (collection: Collection): MatchVector[] =>
  rows<MatchVector | { expression: string; ids: string[] }>(collection, "expressions/matches.jsonl").map((vector) =>
    "ids" in vector ? { expression: vector.expression, ...answerOf(vector.ids) } : vector,
  );

/** What a vector says of the ids that its expression hits. */
export function answerOf(ids: readonly string[]): Omit<MatchVector, "expression"> {
  const sorted = ids.toSorted();
  const ids_sha256 = createHash("sha256").update(sorted.join("\n")).digest("hex");
  return { count: ids.length, ids_sha256, first: sorted.slice(0, 3) };
}

/** The files of articles that the match vectors are about. */
export const corporaOf = ({ folder }: Collection): string[] =>
  readdirSync(join(folder, "articles"))
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .map((name) => join(folder, "articles", name));

export const corpus = (collection: Collection): CorpusArticle[] =>
  corporaOf(collection).flatMap((file) => lines<CorpusArticle>(file));

const rows = <Row>({ folder }: Collection, path: string): Row[] => lines(join(folder, path));

function lines<Row>(file: string): Row[] {
  const texts = readFileSync(file, "utf8").split("\n");
  return texts.filter((line) => line !== "").map((line): Row => JSON.parse(line));
}
