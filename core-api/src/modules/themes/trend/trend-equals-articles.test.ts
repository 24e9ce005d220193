import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { newsDesk, wrongCounts } from "../../../ingest/testing/news-desk.ts";
import { findTrendMismatches } from "../../../jobs/verify-counts.job.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, aTheme, type TestTheme } from "../../../testing/builders.ts";
import { nextNumber } from "../../../testing/ids.ts";
import { testApi } from "../../../testing/test-api.ts";
import { besideWords } from "./beside-words.ts";
import { countDueWords } from "./count-words.ts";

const db = await testDatabase();
const api = await testApi(db);
const desk = await newsDesk(db);

/** Sequences of steps; a long run is asked for by the environment. */
const SEQUENCES = Number(process.env.KIRINUKI_INTERLEAVINGS ?? 4);

const place = fc.nat(7);
const places = fc.uniqueArray(place, { minLength: 1 });
const form = { place, word: fc.nat(1), medium: fc.nat(2), isNotice: fc.boolean(), section: fc.constantFrom(2, 3, 5) };
/** What sources, an administrator and an operator do, in any order, over days and hours. */
const aStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("ingest" as const), ...form }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("correct" as const), ...form }) },
  fc.record({ do: fc.constant("withdraw" as const), place }),
  fc.record({ do: fc.constant("publish" as const), places, shown: fc.boolean() }),
  fc.record({ do: fc.constant("register" as const), place, theme: fc.nat(1), isIn: fc.boolean() }),
  fc.record({ do: fc.constant("rematch" as const), theme: fc.nat(1), word: fc.nat(1) }),
  fc.record({ do: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 30 }) }),
);
type Step = typeof aStep extends fc.Arbitrary<infer Value> ? Value : never;
type Version = Extract<Step, { do: "ingest" | "correct" }>;

interface World {
  admin: TestUser;
  themes: TestTheme[];
  words: string[];
  keys: Map<number, { key: string; last: Version }>;
}

const WORDS = ["灯台", "電池"];
const MEDIA = ["港通信", "東都新聞", "海の友"];
const START = Date.parse("2026-11-02T05:00:00+09:00");

function setNow(time: number): void {
  desk.clock.set(new Date(time).toISOString());
  api.setNow(new Date(time));
}

async function begin(): Promise<World> {
  setNow(START);
  const contract = await aContract(db.owner);
  const words = WORDS.map((word) => `${word}第${String(nextNumber()).padStart(9, "0")}号`);
  const themes = [await aTheme(db.owner, contract), await aTheme(db.owner, contract)];
  for (const [at, { contractId, themeId }] of themes.entries())
    await db.owner.query(
      "INSERT INTO expression (contract_id, theme_id, expression, canonical) VALUES ($1, $2, $3, $3)",
      [contractId, themeId, words[at]],
    );
  const admin = await aUser(db.owner, await aGroup(db.owner, contract), { userAuthority: 1 });
  return { admin, themes, words, keys: new Map() };
}

const lineOf = ({ words }: World, key: string, { word, medium, isNotice, section }: Version) => ({
  ...{ source: "t", article_id: key, data_section: section, media_name: `${MEDIA[medium]}${section}` },
  title: `${isNotice ? "人事　" : ""}${words[word]}の量産`,
  article_text: `${words[word]}を社会実装。港は晴れ。${nextNumber()}`,
});

async function idOf(world: World, at: number): Promise<string[]> {
  const sql = "SELECT article_id::text AS id FROM article_source WHERE source_key = $1";
  const { rows } = await db.owner.query<{ id: string }>(sql, [world.keys.get(at)?.key]);
  return rows.map(({ id }) => id);
}

async function write(world: World, step: Version): Promise<void> {
  const known = world.keys.get(step.place);
  if ((step.do === "ingest") === (known !== undefined)) return;
  const key = known?.key ?? `p${String(nextNumber()).padStart(9, "0")}`;
  // A source is of one kind: its later versions are, too.
  const version = { ...step, section: known?.last.section ?? step.section };
  world.keys.set(step.place, { key, last: version });
  await desk.ingest(`${key}-${nextNumber()}.jsonl`, [lineOf(world, key, version)]);
}

async function run(world: World, step: Step): Promise<void> {
  const { admin, themes, words, keys } = world;
  if (step.do === "ingest" || step.do === "correct") return write(world, step);
  if (step.do === "wait") return setNow(desk.clock.now().getTime() + step.hours * 3_600_000);
  if (step.do === "withdraw") {
    const known = keys.get(step.place);
    if (known) await desk.withdraw(`w${nextNumber()}.jsonl`, lineOf(world, known.key, known.last));
  }
  if (step.do === "publish") {
    const article_info = (await Promise.all(step.places.map((at) => idOf(world, at)))).flat();
    if (article_info.length > 0)
      await api.send(admin, "PUT", "/article_target_setting", { article_info, disp_status: step.shown ? 0 : 1 });
  }
  if (step.do === "register") {
    const body = { article_info: await idOf(world, step.place), theme_ids: [String(themes[step.theme]?.themeId)] };
    if (body.article_info.length > 0) await api.send(admin, step.isIn ? "POST" : "DELETE", "/article_themes", body);
  }
  const theme = "theme" in step && step.do === "rematch" ? themes[step.theme] : undefined;
  if (theme && step.do === "rematch") {
    const sql = "UPDATE expression SET expression = $2, canonical = $2 WHERE theme_id = $1";
    await db.owner.query(sql, [theme.themeId, words[step.word]]);
    await desk.rematch.run(theme.themeId);
  }
}

interface Plain {
  day: string;
  hour: number;
  section: number;
  medium: string;
  title: string;
  lead: string;
  terms: string[];
}

/** The articles that the theme's lists show, one by one. */
const PLAIN = `
  SELECT ta.process_date::text AS day, extract(hour FROM a.arrived_at AT TIME ZONE 'Asia/Tokyo')::int AS hour, a.data_section AS section,
    a.media_name AS medium, a.title, a.lead, ta.search_word AS terms
  FROM theme_article ta JOIN article a USING (article_id) LEFT JOIN article_setting s USING (contract_id, article_id)
  WHERE ta.theme_id = $1 AND coalesce(s.disp_status, 0) = 0 AND a.withdrawn_at IS NULL`;

const tally = (keys: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

async function expectAsArticles(world: World): Promise<void> {
  for (const { themeId } of world.themes) {
    const { rows: articles } = await db.owner.query<Plain>(PLAIN, [themeId]);
    const period = { process_date_start: "2026-11-01", process_date_end: "2027-01-31" };
    const query = { data_kbn: 1, id: String(themeId), unit: "hour", page_size: 100, ...period };
    const { days, hours, media } = (await api.get(world.admin, "/trend", query)).json().data;
    const nameOf = (section: number) => (section === 2 ? "news" : section === 3 ? "web" : "magazine");
    expect(bySource(days, "process_date")).toEqual(tally(articles.map((of) => `${of.day} ${nameOf(of.section)}`)));
    expect(bySource(hours, "hour")).toEqual(tally(articles.map((of) => `${of.hour} ${nameOf(of.section)}`)));
    const counted = media.map(({ media_name, count }: { media_name: string; count: number }) => [media_name, count]);
    expect(Object.fromEntries(counted)).toEqual(tally(articles.map(({ medium }) => medium)));
    const { rows } = await db.owner.query(
      `SELECT w.key, sum(w.value::int)::int AS n FROM theme_day_words CROSS JOIN LATERAL jsonb_each_text(words) w
       WHERE theme_id = $1 GROUP BY 1`,
      [themeId],
    );
    expect(Object.fromEntries(rows.map(({ key, n }) => [key, n]))).toEqual(
      tally(articles.flatMap((article) => [...besideWords(article)])),
    );
  }
}

/** The rows of an answer as counts by key and source, without zeros. */
function bySource(rows: readonly Record<string, string | number>[], key: string): Record<string, number> {
  const named = rows.flatMap((row) =>
    ["news", "web", "magazine"].map((name) => [`${row[key]} ${name}`, Number(row[`${name}_article_count`])] as const),
  );
  return Object.fromEntries(named.filter(([, n]) => n !== 0));
}

it("says what a plain count over articles says, whatever is corrected, withdrawn, hidden, taken out or matched anew", {
  timeout: 120_000,
}, async () => {
  const sequences = fc.array(aStep, { minLength: 15, maxLength: 30 });
  for (const steps of fc.sample(sequences, { numRuns: SEQUENCES, seed: 20_261_122 })) {
    const world = await begin();
    for (const step of steps) await run(world, step);
    await countDueWords(desk.scope);
    await expectAsArticles(world);
    expect(await desk.scope.shared("read", findTrendMismatches)).toEqual([]);
    expect(await wrongCounts(db.owner)).toEqual([]);
  }
  const { rows } = await db.owner.query(
    "SELECT count(*)::int AS n, sum(notices)::int AS notices FROM theme_hour_count",
  );
  expect(rows[0].n).toBeGreaterThan(10);
  expect(rows[0].notices).toBeGreaterThan(3);
});
