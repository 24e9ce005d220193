// How much of what a theme loses with one of its terms もれ診断 suggests again, on the real corpora, and what that costs beside the intake with matching.
import { ingestItems } from "@kirinuki/core-api/src/ingest/ingest.ts";
import { readLine } from "@kirinuki/core-api/src/ingest/jsonl/read-line.ts";
import { BatchStore } from "@kirinuki/core-api/src/ingest/store-batch.ts";
import { ActiveExpressions } from "@kirinuki/core-api/src/matching/set-up/active-expressions.ts";
import { noteOmissions } from "@kirinuki/core-api/src/modules/themes/omission/note-omissions.ts";
import { saveSynonymList } from "@kirinuki/core-api/src/modules/themes/synonym/synonym.service.ts";
import { countDueWords } from "@kirinuki/core-api/src/modules/themes/trend/count-words.ts";
import { addDays } from "@kirinuki/core-api/src/time/tokyo.ts";
import { needed } from "../support/collections.ts";
import { openBenchDatabase } from "./support/bench-database.ts";
import { markdown, numberOption } from "./support/measure.ts";
import { type Case, type Doc, LISTED, makeCases, postingsOf, readDocs } from "./support/omission-cases.ts";

if (needed(["articles"]) !== null) {
  console.log("The corpora are not here: nothing measured.");
  process.exit(0);
}

/** The corpora in the order of their days, as if they came in four weeks; half of them lie behind a theme before it is looked at. `--days=4` for larger days. */
const DAYS = numberOption("days", 28);
const PAST = Math.floor(DAYS / 2);
const EXPRESSIONS = 200;
const FIRST_DAY = "2026-10-01";
const CONTRACT = 1;

const docs = readDocs();
const dayOf = ({ at }: Pick<Doc, "at">): number => Math.floor((at * DAYS) / docs.length);
/** What comes on the last day has no second day. */
const isMeasured = (at: number): boolean => dayOf({ at }) >= PAST && dayOf({ at }) < DAYS - 1;
const cases = makeCases(docs, EXPRESSIONS, isMeasured);
const themeOf = (at: number): number => at + 1;

const lineOf = ({ id, title, body, at }: Doc): string =>
  JSON.stringify({
    ...{ data_section: 3, source: "bench", article_id: id, title: title.trim() || id, article_text: body },
    ...{ media_code: `W-${id.replace(/-\d+$/, "")}`, media_name: id.replace(/-\d+$/, "") },
    ...{ reporting_date: addDays(FIRST_DAY, dayOf({ at })), url: `https://bench.example/${id}` },
  });

async function* itemsOf(day: readonly Doc[]) {
  for (const [at, doc] of day.entries()) yield readLine({ lineNo: at + 1, text: lineOf(doc) });
}

const quoted = (terms: readonly string[]): string => terms.map((term) => `"${term}"`).join(" OR ");
const seconds = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await run();
  return (performance.now() - start) / 1000;
};

interface Suggested {
  day: number;
  term: string;
  articles: Set<number>;
}

function judge(some: readonly { at: number; each: Case }[], suggested: ReadonlyMap<number, Suggested[]>) {
  const sums = { lost: 0, found: 0, told: 0, right: 0, most: 0, themes: 0 };
  for (const { at, each } of some) {
    const own = suggested.get(themeOf(at)) ?? [];
    const again = ({ articles }: Suggested) => [...each.lost].filter((doc) => articles.has(doc)).length;
    sums.told += own.length;
    const right = own.filter((made) => made.term === each.removed || again(made) * 2 >= each.lost.size);
    sums.right += right.length;
    if (right.length > 0) sums.themes += 1;
    sums.lost += each.lost.size;
    for (const doc of each.lost) {
      const isFound = own.some(({ day, articles }) => articles.has(doc) && day <= dayOf({ at: doc }) + 1);
      if (isFound) sums.found += 1;
    }
    for (const made of Map.groupBy(own, ({ day }) => day).values()) sums.most = Math.max(sums.most, made.length);
  }
  return sums;
}

const { owner, scope, close } = await openBenchDatabase();
try {
  await owner.query("INSERT INTO contract (contract_id, contract_code, company_name) VALUES ($1, 'bench01', 'x')", [
    CONTRACT,
  ]);
  await owner.query(
    "INSERT INTO theme (contract_id, theme_id, theme_name) SELECT $1, n, n::text FROM generate_series(1, $2::int) n",
    [CONTRACT, cases.length],
  );
  await owner.query(
    "INSERT INTO expression (contract_id, theme_id, expression, canonical) SELECT $1, n, e, e FROM unnest($2::int[], $3::text[]) AS u(n, e)",
    [CONTRACT, cases.map((_, at) => themeOf(at)), cases.map(({ terms }) => quoted(terms))],
  );
  await owner.query("SELECT ensure_month_partitions($1, $2)", [FIRST_DAY, addDays(FIRST_DAY, DAYS)]);
  await scope.shared("write", (tx) =>
    saveSynonymList({ tx, operatorId: "bench", requestId: "bench" }, { synonym_sets: LISTED }),
  );
  const expressions = new ActiveExpressions();
  let [intake, nights] = [0, 0];
  for (let day = 0; day < DAYS; day += 1) {
    const moment = new Date(`${addDays(FIRST_DAY, day)}T06:00:00+09:00`);
    const store = new BatchStore({ scope, clock: { now: () => moment }, expressions });
    const today = docs.filter((doc) => dayOf(doc) === day);
    const file = { file: `day ${day}`, fileHash: String(day).padStart(64, "0") };
    const took = await seconds(() => ingestItems(itemsOf(today), store, file));
    await countDueWords(scope);
    if (day < PAST) continue;
    intake += took;
    nights += await seconds(() => noteOmissions(scope, addDays(FIRST_DAY, day)));
  }
  const { rows } = await owner.query<{ theme_id: number; day: number; term: string }>(
    "SELECT theme_id, process_date - $1::date AS day, term FROM theme_omission ORDER BY theme_id, process_date, place",
    [FIRST_DAY],
  );
  const postings = postingsOf(docs, new Set(rows.map(({ term }) => term)));
  const suggested = Map.groupBy(
    rows.map(({ theme_id, day, term }) => ({ theme_id, day, term, articles: postings.get(term) ?? new Set<number>() })),
    ({ theme_id }) => theme_id,
  );
  const numbered = cases.map((each, at) => ({ at, each }));
  const lines = (["names", "subjects", null] as const).map((kind) => {
    const some = numbered.filter(({ each }) => kind === null || each.kind === kind);
    const { lost, found, told, right, most, themes } = judge(some, suggested);
    return [kind ?? "both", some.length, lost, found / lost, told, right / told, `${themes}`, `${most}`];
  });
  console.log(
    markdown(
      [
        "expressions",
        "number",
        "articles lost",
        "suggested within two days",
        "suggestions",
        "right",
        "themes with a right one",
        "most a theme and day",
      ],
      lines,
    ),
  );
  console.log(
    `\nintake with matching of ${DAYS - PAST} days: ${intake.toFixed(1)} s, the nights: ${nights.toFixed(1)} s, ratio ${(nights / intake).toFixed(3)}`,
  );
  if (process.argv.includes("--show"))
    for (const { at, each } of numbered) {
      const terms = (suggested.get(themeOf(at)) ?? []).map(({ term, day }) => `${term}@${day}`);
      console.log(`${each.kind} ${each.terms.join(" ")} − ${each.removed} (${each.lost.size}): ${terms.join(" ")}`);
    }
} finally {
  await close();
}
