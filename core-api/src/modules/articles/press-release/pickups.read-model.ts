import {
  DAYS_AFTER_RELEASE,
  DAYS_BEFORE_RELEASE,
  MOST_READ_ARTICLES,
  type PickupKind,
} from "@kirinuki/schema/press-release.ts";
import type { Actor } from "../../../access/actor.ts";
import { resolveSelection } from "../../../access/selection.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import { addDays, type DayString } from "../../../time/tokyo.ts";
import { COMPARED, comparedParameters } from "../comparison/comparison-hits.ts";
import { type ListedRow, toArticle } from "../report/report-articles.read-model.ts";
import type { ReportArticle } from "../report/report-content.dto.ts";
import { pickupsOf, type ReadArticle, readArticle, readRelease } from "./pickup.ts";
import type { ToldRelease } from "./press-release.repository.ts";
import type { SharedPassages } from "./shared-passages.ts";

interface CandidateRow extends ListedRow {
  media_code: string;
  story_id: string | null;
  front: boolean;
  candidates: number;
}

export interface PickupArticle extends ReportArticle {
  kind: PickupKind;
  mediaCode: string;
  /** Its own id where it is in no story. */
  storyId: string;
  isOnFirstPage: boolean;
  passages: SharedPassages;
}

export interface FoundPickups {
  period: Period;
  /** By kind, in each by day. */
  articles: PickupArticle[];
  read: number;
  /** Articles of the period beyond those. */
  unread: number;
}

/** Days are written with four digits of the year. */
const LAST_START = addDays("9999-12-31", -DAYS_AFTER_RELEASE);

const periodAfter = (day: DayString): Period => ({
  start: addDays(day, -DAYS_BEFORE_RELEASE),
  end: addDays(day < LAST_START ? day : LAST_START, DAYS_AFTER_RELEASE),
});

/** What the user may browse of the period, as 競合比較 counts it. $10: the day of the release. */
const CANDIDATES = `
  WITH ${COMPARED},
  near AS (
    SELECT f.*, count(*) OVER ()::int AS candidates FROM fact f
    ORDER BY abs(f.process_date - $10::date), f.article_id LIMIT ${MOST_READ_ARTICLES})
  SELECT n.article_id::text, n.data_section, a.title, n.media_code, n.media_name, n.process_date::text, a.published_on::text, a.issue_type,
    a.frame_no, a.start_page, a.end_page, '{}'::text[] AS theme_names, n.grade AS prominence, n.front, n.candidates,
    s.same_story_id::text AS story_id
  FROM near n JOIN article a USING (article_id) LEFT JOIN article_story s USING (article_id)
  ORDER BY n.process_date, n.article_id`;

const BODIES = "SELECT article_id::text AS id, body FROM article_text WHERE article_id = ANY ($1::bigint[])";
/** Articles compared at a time: others are answered in between, and few texts are in memory. */
const PAGE = 100;

/** Articles that took up a release, among those that the user may browse; read anew each time, so that corrections count. */
export async function readPickups(tx: Transaction, actor: Actor, told: ToldRelease): Promise<FoundPickups> {
  const period = periodAfter(told.release_date);
  const selections = [await resolveSelection(tx, actor, null)];
  const subject = { contractId: actor.contractId, selections, sections: actor.sections, period };
  const rows = await tx.query<CandidateRow>(CANDIDATES, [...comparedParameters(subject), told.release_date]);
  const release = readRelease(told.release_title, told.release_text);
  const articles: ReadArticle[] = [];
  for (let at = 0; at < rows.length; at += PAGE) {
    const page = rows.slice(at, at + PAGE);
    const bodies = await tx.query<{ id: string; body: string }>(BODIES, [page.map(({ article_id }) => article_id)]);
    const bodyOf = new Map(bodies.map(({ id, body }) => [id, body]));
    for (const { article_id, title, story_id } of page)
      articles.push(readArticle(release, { title, body: bodyOf.get(article_id) ?? "", storyId: story_id }));
  }
  const pickups = pickupsOf(release, articles);
  const found = rows.flatMap((row, at): PickupArticle[] => {
    const pickup = pickups[at];
    if (!pickup) return [];
    const { media_code: mediaCode, story_id, front: isOnFirstPage, article_id } = row;
    return [{ ...toArticle(row), ...pickup, mediaCode, storyId: story_id ?? article_id, isOnFirstPage }];
  });
  return {
    period,
    articles: found.sort((a, b) => a.kind - b.kind),
    read: rows.length,
    unread: (rows[0]?.candidates ?? 0) - rows.length,
  };
}
