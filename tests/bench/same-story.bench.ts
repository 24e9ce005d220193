// How well the sketch of the ingest finds articles that tell the same story, beside the exact similarity of all pairs and on edited copies.
import { readFileSync } from "node:fs";
import { bandsOf, signatureOf, similarity } from "@kirinuki/core-api/src/ingest/same-story/sketch.ts";
import { DAYS_APART, shareABand, type Told, tellTheSame } from "@kirinuki/core-api/src/ingest/same-story/stories.ts";
import { corporaOf } from "@kirinuki/core-api/src/matching/expression/testing/vectors.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { needed, SHARED } from "../support/collections.ts";
import { randomFrom } from "./matching-load.ts";
import { markdown } from "./support/measure.ts";

interface Line {
  id: string;
  title: string;
  body: string;
  date: string | null;
}
interface Doc extends Told {
  title: string;
  body: string;
  shingles: Set<string>;
}

if (needed(["articles"]) !== null) {
  console.log("The corpora are not here: nothing measured.");
  process.exit(0);
}

/** The reference: sets of strings, with no hashing, and no code of the sketch. */
function shinglesOf(text: string): Set<string> {
  const units = norm(text).replaceAll(/[^\p{L}\p{N}]/gu, "");
  return new Set(Array.from({ length: Math.max(0, units.length - 7) }, (_, at) => units.slice(at, at + 8)));
}

function docOf(line: Line): Doc[] {
  const signature = signatureOf(line.title, line.body);
  if (signature === null) return [];
  // Both corpora name the site in the id: smax-6873541, wn-12.
  const mediaCode = line.id.replace(/-\d+$/, "");
  const day = Math.floor(Date.parse((line.date ?? "2000-01-01").slice(0, 10)) / 86_400_000);
  const shingles = shinglesOf(line.title + line.body);
  return [{ articleId: line.id, mediaCode, day, signature, shingles, title: line.title, body: line.body }];
}

function jaccard(a: Set<string>, b: Set<string>): number {
  let both = 0;
  for (const shingle of a) if (b.has(shingle)) both += 1;
  return both / (a.size + b.size - both);
}

const lines: Line[] = corporaOf(SHARED).flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((text) => text !== "")
    .map((text) => JSON.parse(text)),
);
const docs = lines.flatMap(docOf).sort((a, b) => a.day - b.day);
const found = (a: Doc, b: Doc) => shareABand(a, b) && tellTheSame(a, b);
const least = (a: Doc, b: Doc) => (a.mediaCode === b.mediaCode ? 0.92 : 0.4);

/** All pairs within the days, by the inverted index of the reference's own sets: none is left out. */
function realPairs() {
  let [compared, looked, both, onlyExact, onlySketch] = [0, 0, 0, 0, 0];
  const told: string[] = [];
  for (const [at, a] of docs.entries()) {
    for (let next = at + 1; next < docs.length; next += 1) {
      const b = docs[next];
      if (b === undefined || b.day - a.day > DAYS_APART) break;
      compared += 1;
      const sketch = found(a, b);
      if (shareABand(a, b)) looked += 1;
      const exact = jaccard(a.shingles, b.shingles);
      const same = exact >= least(a, b);
      if (same && sketch) both += 1;
      if (same && !sketch) onlyExact += 1;
      if (!same && sketch) onlySketch += 1;
      if (same || sketch)
        told.push(
          `${exact.toFixed(3)} ${similarity(a.signature, b.signature).toFixed(3)} ${same ? "exact" : ""} ${sketch ? "found" : ""} ${a.articleId} ${b.articleId} ${a.title.trim()} | ${b.title.trim()}`,
        );
    }
  }
  return { compared, looked, both, onlyExact, onlySketch, told };
}

const random = randomFrom(20261121);
const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
const sentences = (text: string) => text.split(/(?<=。)/);
/** What another site or a later edition does to an article. */
const EDITS: Record<string, (line: Line) => Line> = {
  "other headline": (line) => ({ ...line, title: pick(lines)?.title ?? "" }),
  "half-width signs, other line breaks": (line) => ({
    ...line,
    body: line.body.replaceAll("。", "．\n").replaceAll(/[Ａ-Ｚａ-ｚ０-９]/g, (sign) => sign.normalize("NFKC")),
  }),
  "last 30% cut off": (line) => ({ ...line, body: line.body.slice(0, line.body.length * 0.7) }),
  "last half cut off": (line) => ({ ...line, body: line.body.slice(0, line.body.length * 0.5) }),
  "every 5th sentence another": (line) => ({
    ...line,
    body: sentences(line.body)
      .map((sentence, at) => (at % 5 === 4 ? (pick(sentences(pick(lines)?.body ?? "")) ?? "") : sentence))
      .join(""),
  }),
  "headline, cut by 30%, every 5th sentence another": (line) => {
    const { "other headline": headline, "last 30% cut off": cut, "every 5th sentence another": other } = EDITS;
    return [headline, cut, other].reduce((edited, edit) => edit?.(edited) ?? edited, line);
  },
};

const real = realPairs();
console.log(
  markdown(
    ["real pairs", "number"],
    [
      ["articles", `${docs.length}`],
      [`pairs within ${DAYS_APART} days`, `${real.compared}`],
      ["of these, sharing a band", `${real.looked}`],
      ["same by exact similarity", `${real.both + real.onlyExact}`],
      ["found", `${real.both + real.onlySketch}`],
      ["recall", real.both / (real.both + real.onlyExact)],
      ["precision", real.both / (real.both + real.onlySketch)],
    ],
  ),
);
console.log(`\nexact, estimated:\n${real.told.join("\n")}`);

const chosen = lines.filter((line) => line.body.length > 200).slice(0, 1000);
const rows = Object.entries(EDITS).map(([name, edit]) => {
  let [same, hit, sum] = [0, 0, 0];
  for (const line of chosen) {
    const [a] = docOf(line);
    const [b] = docOf({ ...edit(line), id: "other-1" });
    if (a === undefined || b === undefined) continue;
    same += 1;
    sum += jaccard(a.shingles, b.shingles);
    if (found(a, b)) hit += 1;
  }
  return [name, `${same}`, sum / same, hit / same];
});
console.log(`\n${markdown(["edited copies in another medium", "pairs", "exact similarity, mean", "recall"], rows)}`);

const start = performance.now();
for (const { title, body } of lines) bandsOf(signatureOf(title, body) ?? new Uint8Array(128));
console.log(`\nsketching: ${(((performance.now() - start) * 1000) / lines.length).toFixed(1)} µs an article`);
