import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PreparedArticle } from "@kirinuki/core-api/src/matching/expression/evaluate.ts";

/**
 * Microseconds an article to list its distinct terms, and seconds to build, by Hyperscan (Debian: libhyperscan-dev, and gcc).
 * null where the machine has neither. It reads UTF-8, title and body in one: the same text, in the form that suits it.
 */
export function hyperscan(
  terms: readonly string[],
  articles: readonly PreparedArticle[],
  rounds: number,
): { build: number; us: number } | null {
  const folder = mkdtempSync(join(tmpdir(), "kirinuki-bench-"));
  try {
    const [program, termFile, articleFile] = ["scan", "terms", "articles"].map((name) => join(folder, name));
    if (program === undefined || termFile === undefined || articleFile === undefined) return null;
    const source = join(import.meta.dirname, "matching-hyperscan.c");
    if (spawnSync("gcc", ["-O2", "-o", program, source, "-lhs"]).status !== 0) return null;
    writeFileSync(termFile, lengthPrefixed(terms));
    writeFileSync(articleFile, lengthPrefixed(articles.map(({ title, body }) => `${title}\n${body}`)));
    const run = spawnSync(program, [termFile, articleFile, `${rounds}`], { encoding: "utf8" });
    if (run.status !== 0) throw new Error(`Hyperscan's program ended with ${run.status ?? run.signal}`);
    const [build = Number.NaN, us = Number.NaN] = run.stdout.trim().split(" ").map(Number);
    return { build, us };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function lengthPrefixed(items: readonly string[]): Buffer {
  return Buffer.concat(
    items.flatMap((item) => {
      const text = Buffer.from(item, "utf8");
      const length = Buffer.alloc(4);
      length.writeUInt32LE(text.length);
      return [length, text];
    }),
  );
}
