import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { newsDesk } from "../../../ingest/testing/news-desk.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, aTheme, aThemeGroup, type TestTheme } from "../../../testing/builders.ts";
import { nextNumber } from "../../../testing/ids.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const desk = await newsDesk(db);

/** Sequences of steps; a long run is asked for by the environment. */
const SEQUENCES = Number(process.env.KIRINUKI_INTERLEAVINGS ?? 4);

const place = fc.nat(7);
const written = {
  place,
  word: fc.nat(2),
  text: fc.nat(3),
  page: fc.constantFrom("1", "１面", "3"),
  section: fc.constantFrom(2, 3, 5),
};
const aStep = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("write" as const), ...written }) },
  fc.record({ do: fc.constant("withdraw" as const), place }),
  fc.record({ do: fc.constant("publish" as const), place, shown: fc.boolean() }),
  fc.record({ do: fc.constant("tone" as const), place, tone: fc.constantFrom(0, 1, 2, 3) }),
  fc.record({ do: fc.constant("rematch" as const), theme: fc.nat(1), word: fc.nat(1) }),
  fc.record({ do: fc.constant("wait" as const), hours: fc.integer({ min: 6, max: 30 }) }),
);
type Step = typeof aStep extends fc.Arbitrary<infer Value> ? Value : never;
type Version = Extract<Step, { do: "write" }>;

interface World {
  admin: TestUser;
  themes: TestTheme[];
  words: string[];
  comparison: string;
  columns: Column[];
  keys: Map<number, { key: string; last: Version }>;
}
interface Column {
  data_kbn: number;
  id: string;
  themeIds: number[];
}

const PERIOD = { process_date_start: "2026-11-01", process_date_end: "2026-12-31" };
/** Long enough that articles of one text tell one story. */
const TEXTS = ["港の灯台", "電池の工場", "山の鉄道", "川の橋"].map((of) =>
  Array.from(
    { length: 12 },
    (_, at) => `${of}の${at}番目の工事が${at * 7 + 3}日に始まり、担当者${at}人が立ち会った。`,
  ).join(""),
);

function setNow(time: number): void {
  desk.clock.set(new Date(time).toISOString());
  api.setNow(new Date(time));
}

async function begin(): Promise<World> {
  setNow(Date.parse("2026-11-02T05:00:00+09:00"));
  const contract = await aContract(db.owner);
  const words = ["灯台", "電池"].map((word) => `${word}第${String(nextNumber()).padStart(9, "0")}号`);
  const themes = [await aTheme(db.owner, contract), await aTheme(db.owner, contract)];
  const { themeGroupId } = await aThemeGroup(db.owner, contract, { themes });
  for (const [at, { contractId, themeId }] of themes.entries())
    await db.owner.query(
      "INSERT INTO expression (contract_id, theme_id, expression, canonical) VALUES ($1, $2, $3, $3)",
      [...[contractId, themeId, words[at]]],
    );
  const admin = await aUser(db.owner, await aGroup(db.owner, contract), { userAuthority: 1 });
  const columns = [
    ...themes.map(({ themeId }) => ({ data_kbn: 1, id: String(themeId), themeIds: [themeId] })),
    { data_kbn: 2, id: String(themeGroupId), themeIds: themes.map(({ themeId }) => themeId) },
  ];
  const body = { comparison_name: "比較", column_info: columns.map(({ data_kbn, id }) => ({ data_kbn, id })) };
  const { comparison_id: comparison } = (await api.send(admin, "PUT", "/comparison", body)).json().data;
  return { admin, themes, words, comparison, columns, keys: new Map() };
}

async function idsOf(world: World, at: number): Promise<string[]> {
  const sql = "SELECT article_id::text AS id FROM article_source WHERE source_key = $1";
  const { rows } = await db.owner.query<{ id: string }>(sql, [world.keys.get(at)?.key]);
  return rows.map(({ id }) => id);
}

function lineOf({ words }: World, key: string, { word, text, page, section }: Version) {
  const named = word === 2 ? words.join("と") : (words[word] ?? "");
  return {
    ...{ source: "t", article_id: key, data_section: section, media_name: `媒体${text}${section}` },
    ...(section === 2 && { frame_no: page }),
    title: `${text % 2 === 0 ? named : "工事"}の続報`,
    article_text: `${TEXTS[text]}${named}を社会実装。`,
  };
}

async function run(world: World, step: Step): Promise<void> {
  const { admin, themes, words, keys } = world;
  if (step.do === "wait") return setNow(desk.clock.now().getTime() + step.hours * 3_600_000);
  if (step.do === "write") {
    const known = keys.get(step.place);
    const key = known?.key ?? `c${String(nextNumber()).padStart(9, "0")}`;
    // A source is of one kind: its later versions are, too.
    const last = { ...step, section: known?.last.section ?? step.section };
    keys.set(step.place, { key, last });
    await desk.ingest(`${key}-${nextNumber()}.jsonl`, [lineOf(world, key, last)]);
    return;
  }
  if (step.do === "rematch") {
    const theme = themes[step.theme];
    const sql = "UPDATE expression SET expression = $2, canonical = $2 WHERE theme_id = $1";
    await db.owner.query(sql, [theme?.themeId, words[step.word]]);
    if (theme) await desk.rematch.run(theme.themeId);
    return;
  }
  const known = keys.get(step.place);
  const article_info = known ? await idsOf(world, step.place) : [];
  if (!known || article_info.length === 0) return;
  if (step.do === "withdraw") await desk.withdraw(`w${nextNumber()}.jsonl`, lineOf(world, known.key, known.last));
  if (step.do === "publish")
    await api.send(admin, "PUT", "/article_target_setting", { article_info, disp_status: step.shown ? 0 : 1 });
  if (step.do === "tone") await api.send(admin, "PUT", "/article_assessment", { article_info, tone: step.tone });
}

interface Hit {
  article: string;
  day: string;
  section: number;
  page: string | null;
  medium: string;
  grade: number;
  story: string;
  tone: number;
}

/** The hits that the lists of themes show, one by one, and what there is to say of them. */
const HITS = `
  SELECT ta.article_id::text AS article, ta.process_date::text AS day, a.data_section AS section, a.frame_no AS page, a.media_code AS medium,
    coalesce(ta.prominence, 0) AS grade, coalesce(y.same_story_id, a.article_id)::text AS story, coalesce(n.tone, 0) AS tone
  FROM theme_article ta JOIN article a USING (article_id) LEFT JOIN article_setting s USING (contract_id, article_id)
  LEFT JOIN article_story y USING (article_id) LEFT JOIN article_tone n USING (contract_id, article_id)
  WHERE ta.theme_id = ANY ($1::int[]) AND coalesce(s.disp_status, 0) = 0 AND a.withdrawn_at IS NULL`;

/** Counts by hand, without any SQL that counts. */
function plain(hits: readonly Hit[]) {
  const articles = [...Map.groupBy(hits, ({ article }) => article).values()].map((of) => {
    const grades = of.map(({ grade }) => grade).filter((grade) => grade > 0);
    return { ...(of[0] as Hit), grade: grades.length === 0 ? 0 : Math.min(...grades) };
  });
  const where = (test: (article: Hit) => boolean) => articles.filter(test).length;
  const days = Map.groupBy(hits, ({ day }) => day);
  return {
    article: articles.length,
    story: new Set(articles.map(({ story }) => story)).size,
    first_page: where(({ section, page }) => section === 2 && ["1", "１面"].includes(page ?? "")),
    news: where(({ section }) => section === 2),
    web: where(({ section }) => section === 3),
    magazine: where(({ section }) => section === 5),
    ...Object.fromEntries([0, 1, 2, 3, 4].map((each) => [`prominence_${each}`, where(({ grade }) => grade === each)])),
    ...Object.fromEntries([0, 1, 2, 3].map((each) => [`tone_${each}`, where(({ tone }) => tone === each)])),
    days: Object.fromEntries([...days].map(([day, of]) => [day, new Set(of.map(({ article }) => article)).size])),
    media: Object.fromEntries(
      [...Map.groupBy(articles, ({ medium }) => medium)].map(([code, of]) => [code, of.length]),
    ),
  };
}

interface Shown {
  [field: string]: unknown;
  counts: number[];
  prominence_info: { prominence: number; article_count: number }[];
  tone_info: { tone: number; article_count: number }[];
}

/** What the call says, as `plain` names it. */
function said(column: Shown, media: readonly { media_code: string; counts: number[] }[], at: number) {
  const day = (index: number) => new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10);
  return {
    ...{ article: column.article_count, story: column.story_count, first_page: column.first_page_count },
    ...{ news: column.news_article_count, web: column.web_article_count, magazine: column.magazine_article_count },
    ...Object.fromEntries(column.prominence_info.map((each) => [`prominence_${each.prominence}`, each.article_count])),
    ...Object.fromEntries(column.tone_info.map((each) => [`tone_${each.tone}`, each.article_count])),
    days: Object.fromEntries(column.counts.flatMap((n, index) => (n === 0 ? [] : [[day(index), n]]))),
    media: Object.fromEntries(
      media.flatMap(({ media_code, counts }) => (counts[at] ? [[media_code, counts[at]]] : [])),
    ),
  };
}

/** How often each figure was more than nothing. */
const seen = new Map<string, number>();

async function expectAsArticles({ admin, comparison, columns }: World): Promise<void> {
  const { data } = (await api.get(admin, "/comparison", { comparison_id: comparison, ...PERIOD })).json();
  for (const [at, { data_kbn, id, themeIds }] of columns.entries()) {
    const { rows } = await db.owner.query<Hit>(HITS, [themeIds]);
    const counted = plain(rows);
    expect(said(data.column_info[at], data.media_info, at)).toEqual(counted);
    const { days: _days, media: _media, ...figures } = counted;
    for (const [figure, count] of Object.entries(figures)) {
      const asked = { comparison_id: comparison, data_kbn, id, figure, page_size: 100, ...PERIOD };
      const drilled = (await api.get(admin, "/comparison_articles", asked)).json().data;
      expect([figure, drilled.article_count, drilled.article_info.length]).toEqual([figure, count, count]);
      seen.set(figure, (seen.get(figure) ?? 0) + Number(count));
    }
    if (data_kbn !== 1) continue;
    const trend = (await api.get(admin, "/trend", { data_kbn, id, ...PERIOD })).json().data;
    const totals = trend.days.map((day: Record<string, number>) =>
      ["news", "web", "magazine"].reduce((sum, name) => sum + (day[`${name}_article_count`] ?? 0), 0),
    );
    expect(data.column_info[at].counts).toEqual(totals);
  }
}

it("says what a plain count says, and drills to it, whatever is corrected, withdrawn, hidden, judged or matched anew", {
  timeout: 120_000,
}, async () => {
  const sequences = fc.array(aStep, { minLength: 18, maxLength: 30 });
  for (const steps of fc.sample(sequences, { numRuns: SEQUENCES, seed: 20_261_128 })) {
    const world = await begin();
    for (const step of steps) await run(world, step);
    await expectAsArticles(world);
  }
  for (const figure of ["article", "first_page", "news", "web", "magazine", "prominence_1", "prominence_4"])
    expect([figure, (seen.get(figure) ?? 0) > 0]).toEqual([figure, true]);
  expect(["tone_1", "tone_2", "tone_3"].some((figure) => (seen.get(figure) ?? 0) > 0)).toBe(true);
  expect(seen.get("story")).toBeLessThan(seen.get("article") ?? 0);
});
