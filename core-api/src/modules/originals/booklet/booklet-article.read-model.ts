import { type DataSection, NO_DATE } from "@kirinuki/schema/codes.ts";
import type { Actor } from "../../../access/actor.ts";
import { readReaches } from "../../../access/reach.read-model.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { issueText, pagesText, withUnit } from "../../../mail/content/article-line.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";

/** An article as a booklet names it. */
export interface BookletArticle {
  articleId: string;
  section: DataSection;
  title: string;
  mediaName: string;
  /** 2026年11月20日 朝刊 3面 */
  place: string;
}

interface Row {
  articleId: string;
  section: DataSection;
  title: string;
  mediaName: string;
  publishedOn: string | null;
  publishedAt: Date | null;
  edition: string | null;
  issueType: number | null;
  frameNo: string | null;
  startPage: number | null;
  endPage: number | null;
}

const ARTICLES = `
  SELECT article_id::text AS "articleId", data_section AS section, title, media_name AS "mediaName",
    published_on::text AS "publishedOn", published_at AS "publishedAt", edition, issue_type AS "issueType", frame_no AS "frameNo",
    start_page AS "startPage", end_page AS "endPage"
  FROM article WHERE article_id = ANY ($1::bigint[])`;

/** Those of the articles that the user may read, in the order asked for; each once. */
export async function readBookletArticles(
  tx: Transaction,
  actor: Actor,
  wanted: readonly { articleId: string; section: DataSection }[],
): Promise<BookletArticle[]> {
  const ids = [...new Set(wanted.map(({ articleId }) => articleId))];
  const reaches = await readReaches(tx, actor, ids);
  const rows = new Map((await tx.query<Row>(ARTICLES, [ids])).map((row) => [row.articleId, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    const asked = wanted.find(({ articleId }) => articleId === id);
    if (!row || reaches.get(id)?.kind !== "open" || row.section !== asked?.section) return [];
    const { articleId, section, title, mediaName } = row;
    return [{ articleId, section, title, mediaName, place: placeOf(row) }];
  });
}

/** 2026-11-20 as 2026年11月20日. */
export function longDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${year}年${month}月${date}日`;
}

function placeOf(row: Row): string {
  const parts = [dayOf(row), row.edition ?? "", issueText(row.issueType), withUnit(row.frameNo, "面"), pagesText(row)];
  return parts.filter((part) => part !== "").join(" ");
}

function dayOf({ publishedOn, publishedAt }: Row): string {
  if (publishedAt !== null) {
    const moment = tokyoDateTime(publishedAt);
    return `${longDay(moment.slice(0, 10))} ${moment.slice(11, 16)}`;
  }
  return publishedOn === null || publishedOn === NO_DATE ? "" : longDay(publishedOn);
}
