import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { type Circle, SynonymCircles } from "./synonym-circle.ts";

/** After expressions.md, Synonyms. Characters are counted after `norm`. */
export const SYNONYM_LIMITS = { sets: 10_000, terms: 50, characters: 64 } as const;

const QUOTES = /["＂“”]/;

/** What is wrong with a list of synonyms, in words that name the line; null where nothing is. */
export function checkSets(given: unknown): string | null {
  if (!Array.isArray(given)) return "類義語は、同じ意味の言葉の組の一覧で指定してください。";
  if (given.length > SYNONYM_LIMITS.sets)
    return `類義語の組は${SYNONYM_LIMITS.sets.toLocaleString()}組以下にしてください。`;
  const known = new Map<string, number>();
  const circles = new SynonymCircles();
  for (const [at, set] of given.entries()) {
    const line = at + 1;
    const fault = faultOf(set);
    if (fault !== null) return `${line}行目：${fault}`;
    const key = JSON.stringify((set as string[]).map((term) => norm(term)).sort());
    const same = known.get(key);
    if (same !== undefined) return `${line}行目：${same}行目と同じ組です。`;
    known.set(key, line);
    const circle = circles.add((set as string[]).map((term) => norm(term)));
    if (circle) return `${line}行目：${circleInWords(circle, given as string[][], set as string[])}`;
  }
  return null;
}

/** Of a longer way, only its beginning is told. */
const STEPS_TOLD = 10;

/** With the terms as they are typed. */
function circleInWords({ terms, lines }: Circle, sets: readonly string[][], last: readonly string[]): string {
  const written = [...lines.flatMap((line) => sets[line] ?? []), ...last];
  // The first way in which a term is written stands.
  const typed = new Map(written.toReversed().map((term) => [norm(term), term]));
  const way = [...terms, ...terms.slice(0, 1)].map((term) => typed.get(term) ?? term);
  const others = lines.toSorted((a, b) => a - b).map((line) => `${line + 1}行目`);
  return `${told(others, "・")}と循環しています（${told(way, " → ")}）。同じ意味なら1行にまとめてください。`;
}

const told = (steps: readonly string[], joint: string): string =>
  [...steps.slice(0, STEPS_TOLD), ...(steps.length > STEPS_TOLD ? ["…"] : [])].join(joint);

function faultOf(set: unknown): string | null {
  if (!Array.isArray(set) || !set.every((term) => typeof term === "string")) return "言葉の組で指定してください。";
  if (set.length < 2) return "同じ意味の言葉を2つ以上指定してください。";
  if (set.length > SYNONYM_LIMITS.terms) return `1組の言葉は${SYNONYM_LIMITS.terms}語以下にしてください。`;
  const seen = new Set<string>();
  for (const term of set) {
    const compared = norm(term);
    if (compared === "") return "空の言葉は指定できません。";
    if ([...compared].length > SYNONYM_LIMITS.characters)
      return `「${[...term].slice(0, 20).join("")}…」は${SYNONYM_LIMITS.characters}文字以下にしてください。`;
    if (QUOTES.test(term) || !term.isWellFormed())
      return `「${term.toWellFormed()}」に使用できない文字が含まれています。`;
    if (seen.has(compared)) return `「${term}」が2回あります。`;
    seen.add(compared);
  }
  return null;
}
