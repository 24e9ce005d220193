import { PROMINENCES, type Prominence } from "@kirinuki/schema/prominence.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { expect, it } from "vitest";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aTheme, type TestTheme } from "../../../testing/builders.ts";
import { randomBelow } from "../../../testing/random.ts";
import { addDays } from "../../../time/tokyo.ts";
import { adValueOf } from "../article-assessment/ad-value.ts";
import { readReportArticles } from "./report-articles.read-model.ts";
import { readReportCounts } from "./report-counts.read-model.ts";

const db = await testDatabase();
const desk = await mailDesk(db);
const contract = await aContract(db.owner);
const other = await aContract(db.owner);
const themes: TestTheme[] = [];
for (let at = 0; at < 4; at += 1) themes.push(await aTheme(db.owner, contract));

interface Kept {
  id: string;
  section: 1 | 2 | 3 | 5;
  day: string;
  themes: number[];
  medium: string;
  isShown: boolean;
  tone: number;
  /** By theme. */
  grades: ReadonlyMap<number, Prominence>;
  /** Of its medium when it arrived; names are corrected, codes are not. */
  mediaCode: string;
  cm2: number | null;
  dan: number | null;
}

const SECTIONS = [1, 2, 3, 5] as const;
const random = randomBelow(15);
const pick = <Item>(list: readonly Item[]): Item => list[random(list.length)] as Item;

async function write(): Promise<Kept> {
  const hit = themes.filter(() => random(2) === 0);
  const parts = { section: pick(SECTIONS), day: addDays("2026-09-20", random(50)), medium: `媒体${random(5)}` };
  const area = { cm2: random(3) === 0 ? null : random(90_000) / 100, dan: random(2) === 0 ? null : random(150) / 10 };
  const { articleId: id } = await anArticle(db.owner, {
    ...{ dataSection: parts.section, processDate: parts.day, mediaName: parts.medium, themes: hit },
    columns: { area_cm2: area.cm2?.toString() ?? null, area_dan: area.dan?.toString() ?? null },
  });
  const { rows } = await db.owner.query("SELECT media_code FROM article WHERE article_id = $1", [id]);
  const kept = { id, ...parts, ...area, themes: hit.map(({ themeId }) => themeId), isShown: true };
  return { ...kept, tone: await tone(id), grades: await grade(kept), mediaCode: rows[0].media_code };
}

/** Gives each hit a grade of its own. */
async function grade({ id, themes: ids }: Pick<Kept, "id" | "themes">): Promise<ReadonlyMap<number, Prominence>> {
  const grades = new Map(ids.map((theme) => [theme, pick(PROMINENCES)]));
  for (const [theme, prominence] of grades)
    await db.owner.query("UPDATE theme_article SET prominence = $3 WHERE article_id = $1 AND theme_id = $2", [
      ...[id, theme, prominence],
    ]);
  return grades;
}

/** The most prominent among these themes. */
const bestOf = ({ grades }: Kept, ids: readonly number[]): Prominence =>
  PROMINENCES.find((each) => ids.some((id) => grades.get(id) === each)) ?? 0;

/** Sets one, or none (0). Another contract's tone is never counted. */
async function tone(articleId: string): Promise<number> {
  const set = random(4);
  const say = (contractId: number, said: number) =>
    db.owner.query("INSERT INTO article_tone (contract_id, article_id, tone) VALUES ($1, $2, $3)", [
      contractId,
      articleId,
      said,
    ]);
  if (set > 0) await say(contract.contractId, set);
  await say(other.contractId, 1 + random(3));
  return set;
}

/** Yen for a square centimetre or a column, of three in four media. */
async function enterRates(articles: readonly Kept[]): Promise<Map<string, { unit: 1 | 2; rate: number }>> {
  const rates = new Map<string, { unit: 1 | 2; rate: number }>();
  for (const code of new Set(articles.map(({ mediaCode }) => mediaCode))) {
    const [unit, rate] = [pick([1, 2] as const), 100 + random(90_000)];
    const owner = random(4) === 0 ? other : contract;
    if (owner === contract) rates.set(code, { unit, rate });
    await db.owner.query("INSERT INTO media_rate (contract_id, media_code, unit, rate) VALUES ($1, $2, $3, $4)", [
      ...[owner.contractId, code, unit, rate],
    ]);
  }
  return rates;
}

/** Withdraws it, lets it come back, unpublishes or publishes it, corrects its medium. */
async function change(article: Kept): Promise<void> {
  const { id } = article;
  const what = random(4);
  const of = (sql: string, ...values: unknown[]) => db.owner.query(sql, [id, ...values]);
  if (what < 2) {
    article.isShown = what === 0 ? false : article.isShown;
    if (what === 0) await of("UPDATE article SET withdrawn_at = now() WHERE article_id = $1");
    else {
      article.isShown = true;
      await of("UPDATE article SET withdrawn_at = NULL WHERE article_id = $1");
      await of("UPDATE theme_article SET disp_status = 0 WHERE article_id = $1");
    }
  } else if (what === 2) {
    article.isShown = false;
    await of("UPDATE theme_article SET disp_status = 1 WHERE article_id = $1");
    if (article.themes.length === 0) article.isShown = false;
  } else {
    article.medium = `媒体${random(5)}`;
    await of("UPDATE article SET media_name = $2, version = version + 1 WHERE article_id = $1", article.medium);
  }
}

it("equals a plain count over the articles, whatever was corrected, withdrawn and unpublished", async () => {
  const articles: Kept[] = [];
  for (let at = 0; at < 300; at += 1) articles.push(await write());
  for (let at = 0; at < 150; at += 1) await change(pick(articles));
  const rates = await enterRates(articles);
  const yenOf = ({ mediaCode, cm2, dan }: Kept): number | null => {
    const { unit, rate = null } = rates.get(mediaCode) ?? {};
    return adValueOf({ area_cm2: cm2, area_dan: dan, rate, rate_unit: unit ?? null })?.value ?? null;
  };
  for (const period of [
    { start: "2026-10-01", end: "2026-10-31" },
    { start: "2026-10-05", end: "2026-10-11" },
  ]) {
    const asked = themes.slice(0, 3).map(({ themeId }) => themeId);
    const sections = [1, 2, 3] as const;
    const before = period.end === "2026-10-31" ? ["2026-09-01", "2026-09-30"] : ["2026-09-28", "2026-10-04"];
    const those = (start = "", end = "", holds: (article: Kept) => boolean = () => true) =>
      articles.filter(
        (each) =>
          each.isShown &&
          each.day >= start &&
          each.day <= end &&
          each.themes.some((id) => asked.includes(id)) &&
          (sections as readonly number[]).includes(each.section) &&
          holds(each),
      );
    const plain = (...asked: Parameters<typeof those>) => those(...asked).length;
    const both = (holds: (article: Kept) => boolean) => ({
      article_count: plain(period.start, period.end, holds),
      before_count: plain(before[0], before[1], holds),
    });
    const valued = (holds: (article: Kept) => boolean) => {
      const figures = (start = "", end = "") => {
        const values = those(start, end, holds).map(yenOf);
        const known = values.filter((value) => value !== null);
        return [known.reduce((sum, value) => sum + value, 0), known.length, values.length - known.length];
      };
      const [value, valued_count, unvalued_count] = figures(period.start, period.end);
      const [before_value, before_valued_count, before_unvalued_count] = figures(before[0], before[1]);
      return { value, before_value, valued_count, before_valued_count, unvalued_count, before_unvalued_count };
    };
    const subject = { contractId: contract.contractId, themeIds: asked, sections: [...sections], period };
    const [counts, listed] = await desk.scope.shared("read", async (tx) => [
      await readReportCounts(tx, subject),
      await readReportArticles(tx, subject),
    ]);
    expect(counts.totals).toMatchObject(both(() => true));
    expect(listed).toHaveLength(counts.totals.article_count);
    for (const { data_section, ...count } of counts.totals.sources)
      expect(count).toEqual(both(({ section }) => section === data_section));
    expect(counts.themes).toHaveLength(3);
    for (const theme of counts.themes)
      expect(theme).toMatchObject(both(({ themes: ids }) => ids.includes(Number(theme.theme_id))));
    for (const { media_name, data_section, article_count, before_count, themes: byTheme } of counts.media) {
      const isOfIt = (each: Kept) => each.medium === media_name && each.section === data_section;
      expect({ article_count, before_count }).toEqual(both(isOfIt));
      for (const { theme_id, article_count: count } of byTheme)
        expect(count).toBe(both((each) => isOfIt(each) && each.themes.includes(Number(theme_id))).article_count);
    }
    expect(counts.prominence?.totals.map(({ prominence }) => prominence)).toEqual(PROMINENCES);
    for (const { prominence, ...count } of counts.prominence?.totals ?? [])
      expect(count).toEqual(both((each) => bestOf(each, asked) === prominence));
    expect(counts.prominence?.themes).toHaveLength(3);
    for (const { theme_id, grades } of counts.prominence?.themes ?? [])
      for (const grade of PROMINENCES) {
        const { prominence: _, ...count } = grades.find(({ prominence }) => prominence === grade) ?? {
          ...{ prominence: grade, article_count: 0, before_count: 0 },
        };
        expect(count).toEqual(both((each) => each.grades.get(Number(theme_id)) === grade));
      }
    for (const { article_id, prominence } of listed) {
      const article = articles.find(({ id }) => id === article_id);
      expect(prominence).toBe(article && bestOf(article, asked));
    }
    for (const { tone: said, ...count } of counts.tones?.totals ?? [])
      expect(count).toEqual(both((each) => each.tone === said));
    const inPair =
      ({ theme_id, media_name, data_section }: { theme_id: string; media_name: string; data_section: number }) =>
      (each: Kept) =>
        each.themes.includes(Number(theme_id)) && each.medium === media_name && each.section === data_section;
    const pairs = asked.flatMap((theme) =>
      sections.flatMap((data_section) =>
        [0, 1, 2, 3, 4].map((at) => ({ theme_id: String(theme), media_name: `媒体${at}`, data_section })),
      ),
    );
    const holdingPairs = (holds: (each: Kept) => boolean) =>
      pairs.filter((pair) => plain(period.start, period.end, (each) => inPair(pair)(each) && holds(each)) > 0).length;
    expect(counts.tones?.pairs).toHaveLength(holdingPairs((each) => each.tone > 0));
    for (const pair of counts.tones?.pairs ?? [])
      for (const said of [0, 1, 2, 3]) {
        const { tone: _, ...count } = pair.tones.find((each) => each.tone === said) ?? {
          ...{ tone: said, article_count: 0, before_count: 0 },
        };
        expect(count).toEqual(both((each) => inPair(pair)(each) && each.tone === said));
      }
    expect(counts.ad_value?.totals).toEqual(valued(() => true));
    expect(counts.ad_value?.pairs).toHaveLength(holdingPairs((each) => yenOf(each) !== null));
    for (const pair of counts.ad_value?.pairs ?? []) expect(pair).toMatchObject(valued(inPair(pair)));
    for (const day of counts.days) {
      const on = (...of: number[]) => plain(day.process_date, day.process_date, ({ section }) => of.includes(section));
      expect(day).toMatchObject({ news_article_count: on(1, 2), web_article_count: on(3), magazine_article_count: 0 });
    }
    const sum = counts.days.reduce((all, each) => all + each.news_article_count + each.web_article_count, 0);
    expect(sum).toBe(counts.totals.article_count);
  }
}, 120_000);
