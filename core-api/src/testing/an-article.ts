import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Article } from "../modules/articles/article/article.entity.ts";
import type { BuilderDatabase, TestTheme, TestTopic } from "./builders.ts";
import { nextNumber } from "./ids.ts";

export interface ArticleParts {
  dataSection?: DataSection;
  title?: string;
  body?: string;
  /** Day on which it was set up, for every theme and topic given. */
  processDate?: string;
  themes?: TestTheme[];
  topics?: TestTopic[];
  searchWord?: string[];
  dispStatus?: number;
  mediaName?: string;
  images?: { key: string; caption?: string }[];
  /** Any other column of the table. */
  columns?: Partial<Article>;
}

export interface TestArticle {
  articleId: string;
}

const DEFAULT_DAY = "2026-11-20";
const COUNT_COLUMN: Record<DataSection, string> = { 1: "mc", 2: "sc", 3: "web", 5: "magazine" };

/** An article of the shared collection, hitting the themes and chosen for the topics given, as the set-up would write it. */
export async function anArticle(db: BuilderDatabase, parts: ArticleParts = {}): Promise<TestArticle> {
  const section = parts.dataSection ?? 1;
  const day = parts.processDate ?? DEFAULT_DAY;
  await db.query("SELECT ensure_month_partitions($1, $1)", [day]);
  const articleId = `${day.slice(0, 7).replace("-", "")}${String(nextNumber()).padStart(9, "0")}`;
  const mediaCode = await aMedium(db, section, parts.mediaName ?? "東都新聞");
  const columns = {
    article_id: articleId,
    data_section: section,
    media_code: mediaCode,
    media_name: parts.mediaName ?? "東都新聞",
    title: parts.title ?? `見出し${articleId}`,
    published_on: day,
    arrived_at: new Date(`${day}T06:00:00+09:00`),
    ...parts.columns,
  };
  const names = Object.keys(columns);
  await db.query(
    `INSERT INTO article (${names.join(", ")}) VALUES (${names.map((_, at) => `$${at + 1}`).join(", ")})`,
    Object.values(columns),
  );
  if (parts.body !== undefined)
    await db.query("INSERT INTO article_text (article_id, body) VALUES ($1, $2)", [articleId, parts.body]);
  for (const [at, { key, caption }] of (parts.images ?? []).entries())
    await db.query("INSERT INTO article_image (article_id, serial_no, image_key, caption) VALUES ($1, $2, $3, $4)", [
      articleId,
      at + 1,
      key,
      caption ?? "",
    ]);
  for (const theme of parts.themes ?? [])
    await aHit(db, theme, {
      articleId,
      section,
      day,
      dispStatus: parts.dispStatus ?? 0,
      words: parts.searchWord ?? [],
    });
  for (const topic of parts.topics ?? [])
    await db.query(
      `INSERT INTO topic_article (contract_id, topics_id, article_id, process_date, data_section, disp_status)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [topic.contractId, topic.topicsId, articleId, day, section, parts.dispStatus ?? 0],
    );
  return { articleId };
}

interface Hit {
  articleId: string;
  section: DataSection;
  day: string;
  dispStatus?: number;
  words?: string[];
  /** null: not decided yet. */
  prominence?: number | null;
}

/** One more theme that an article hits, with the rollup as the set-up keeps it. */
export async function aHit(db: BuilderDatabase, theme: TestTheme, hit: Hit): Promise<void> {
  const { articleId, section, day, dispStatus = 0, words = [], prominence = null } = hit;
  await db.query(
    `INSERT INTO theme_article (contract_id, theme_id, process_date, data_section, article_id, disp_status, search_word, prominence)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [theme.contractId, theme.themeId, day, section, articleId, dispStatus, words, prominence],
  );
  if (dispStatus !== 0) return;
  const column = COUNT_COLUMN[section];
  await db.query(
    `INSERT INTO theme_count (contract_id, theme_id, process_date, ${column}) VALUES ($1, $2, $3, 1)
     ON CONFLICT (contract_id, theme_id, process_date) DO UPDATE SET ${column} = theme_count.${column} + 1`,
    [theme.contractId, theme.themeId, day],
  );
}

async function aMedium(db: BuilderDatabase, section: DataSection, name: string): Promise<string> {
  const kind = section === 2 ? 1 : section;
  const code = `${kind}-${name}`;
  await db.query(
    `INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ($1, $2, $2, $3) ON CONFLICT DO NOTHING`,
    [code, name, kind],
  );
  return code;
}
