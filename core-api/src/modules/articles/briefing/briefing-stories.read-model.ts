import { USUAL_EXCERPT } from "@kirinuki/schema/briefing.ts";
import type { DataSection } from "@kirinuki/schema/codes.ts";
import { mayUse } from "../../../access/abilities.ts";
import type { Actor } from "../../../access/actor.ts";
import { licenceValue } from "../../../access/licence.read-model.ts";
import { type EffectiveLicence, quotedChars } from "../../../access/licence.ts";
import { readReaches } from "../../../access/reach.read-model.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { addDays, type DayString, tokyoDay } from "../../../time/tokyo.ts";
import { isOriginal } from "../article/article-text.read-model.ts";
import { isOffered, type SaleWindow } from "../article/sale-window.ts";
import { SEEN_STORIES, seenParameters } from "../article/same-story.read-model.ts";
import { excerptOf } from "./excerpt.ts";

/** Days, the page's among them, in which media that tell a story are counted: a story ends sooner. */
const STORY_DAYS = 7;

/** What a page says of a story beside its editor's words. */
export interface BriefingStory {
  storyId: string;
  facts: {
    article_id: string;
    data_section: DataSection;
    title: string;
    media_name: string;
    issue_date: string | null;
    excerpt: string | null;
    excerpt_cut_flag: 0 | 1;
    paper_count: number;
    first_page_count: number;
    magazine_count: number;
    site_count: number;
  };
}

interface Row extends SaleWindow {
  article_id: string;
  data_section: DataSection;
  title: string;
  media_name: string;
  issue_date: string | null;
  body: string | null;
  licence: EffectiveLicence | null;
  is_first_page: boolean;
  story_id: string;
}

/** SQL that an article `a` stands on the first page of a newspaper. */
export const ON_FIRST_PAGE =
  "(a.data_section IN (1, 2) AND coalesce(btrim(normalize(a.frame_no, NFKC)) ~ '^(0*1|一)面?$', false))";

/** A text's first characters are enough for an excerpt. $1 contract, $2 articles, $3 purpose. */
const ARTICLES = `
  SELECT a.article_id::text, a.data_section, a.title, a.media_name,
    coalesce(nullif(a.published_on, '9999-12-31'), (a.published_at AT TIME ZONE 'Asia/Tokyo')::date)::text AS issue_date,
    left(t.body, 4000) AS body, ${licenceValue("$3")} AS licence,
    ${ON_FIRST_PAGE} AS is_first_page, coalesce(s.same_story_id, a.article_id)::text AS story_id,
    a.del_flag, a.sales_from_datetime, a.sales_to_datetime, a.redelivery_from_datetime, a.sales_datetime_flag
  FROM article a
  LEFT JOIN article_text t ON t.article_id = a.article_id AND t.article_id = ANY ($2::bigint[])
  LEFT JOIN article_story s ON s.article_id = a.article_id
  WHERE a.article_id = ANY ($2::bigint[])`;

interface MediaCounts {
  papers: number;
  first_pages: number;
  magazines: number;
  sites: number;
}

const COUNTS = `${SEEN_STORIES}
  SELECT s.same_story_id::text AS story_id, count(DISTINCT a.media_code) FILTER (WHERE a.data_section IN (1, 2))::int AS papers,
    count(DISTINCT a.media_code) FILTER (WHERE ${ON_FIRST_PAGE})::int AS first_pages,
    count(DISTINCT a.media_code) FILTER (WHERE a.data_section = 5)::int AS magazines,
    count(DISTINCT a.media_code) FILTER (WHERE a.data_section = 3)::int AS sites
  FROM seen s JOIN article a USING (article_id) GROUP BY s.same_story_id`;

/**
 * The stories of articles as this reader may see them, by article: one that he can't open, that its source took back or the contract unpublished has
 * none. Everything is read now, so that corrections and changed licences act on pages of days gone by.
 * @param day the page's
 */
export async function readStories(
  tx: Transaction,
  actor: Actor,
  articleIds: readonly string[],
  { day, now }: { day: DayString; now: Date },
): Promise<Map<string, BriefingStory>> {
  if (articleIds.length === 0) return new Map();
  const reaches = await readReaches(tx, actor, articleIds);
  const open = articleIds.filter((id) => reaches.get(id)?.kind === "open");
  const rows = await tx.query<Row>(ARTICLES, [actor.contractId, open, actor.purpose]);
  const period = { start: addDays(day, 1 - STORY_DAYS), end: day };
  const counted = await tx.query<MediaCounts & { story_id: string }>(COUNTS, seenParameters(actor, open, period));
  const counts = new Map(counted.map((each) => [each.story_id, each]));
  return new Map(
    rows.map((row) => [row.article_id, toStory(row, counts.get(row.story_id) ?? aloneOf(row), actor, now)]),
  );
}

/** An article that tells its story alone. */
const aloneOf = ({ data_section: section, is_first_page }: Row): MediaCounts => ({
  papers: Number(isOriginal(section)),
  first_pages: Number(is_first_page),
  magazines: Number(section === 5),
  sites: Number(section === 3),
});

function toStory(row: Row, counts: MediaCounts, actor: Actor, now: Date): BriefingStory {
  const { article_id, data_section, title, media_name, issue_date, body } = row;
  const excerpt = body === null ? null : excerptOf(body, quotable(row, actor, now));
  return {
    storyId: row.story_id,
    facts: {
      ...{ article_id, data_section, title, media_name, issue_date },
      excerpt: excerpt?.text ?? null,
      excerpt_cut_flag: excerpt?.isCut ? 1 : 0,
      paper_count: counts.papers,
      first_page_count: counts.first_pages,
      magazine_count: counts.magazines,
      site_count: counts.sites,
    },
  };
}

/** How many characters of a text this reader may be shown: of an original none unless he may view texts, and only while its licence shows it. */
function quotable(row: Row, actor: Actor, now: Date): number {
  if (isOriginal(row.data_section) && !mayUse(actor, row.data_section, "text_display")) return 0;
  if (!isOffered(row, now)) return 0;
  return quotedChars(row.licence, USUAL_EXCERPT, tokyoDay(now));
}
