import { DATA_KBN, type DataKbn } from "@kirinuki/schema/codes.ts";
import { BEST_GRADE } from "../../../access/assessed.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { DayString } from "../../../time/tokyo.ts";
import type { EditionTarget } from "../mail-edition/edition.ts";
import type { EditionHit } from "../mail-edition/edition-articles.read-model.ts";
import { HITS, SHOWN } from "../mail-edition/target-hits.ts";

/** Grades from headline to a single mention; what no word found is of 主な記事 (docs/prominence.md) and stands last among them. */
const RANK = "CASE grade WHEN 0 THEN 4 WHEN 4 THEN 5 ELSE grade END";

/** A topic's articles were chosen by hand: all of them go, in its order. */
const gradeOf = (kbn: DataKbn): string => (kbn === DATA_KBN.topic ? "0" : BEST_GRADE);
const placeOf = (kbn: DataKbn): string => (kbn === DATA_KBN.topic ? "min(ta.display_order)" : "0");
const storyOf = (kbn: DataKbn): string =>
  kbn === DATA_KBN.topic ? "hit.article_id" : "coalesce(s.same_story_id, hit.article_id)";

/** Of a story `told` that no mail edition has brought. */
const isNewStory = (kbn: DataKbn): string =>
  kbn === DATA_KBN.topic
    ? "true"
    : `NOT EXISTS (SELECT 1 FROM article_story o JOIN mail_edition_article d ON d.contract_id = $1 AND d.mail_edition_id = $2::int
      AND d.article_id = o.article_id AND d.state = 'sent' WHERE o.same_story_id = told.story)`;

/**
 * $1 contract, $2 mail edition or null, $3 target, $4 first day, $5 how many. What a contract may see and was neither sent nor left out, of stories that were not sent; of a story
 * the best grade, of these the first to arrive.
 */
const CHOSEN = (kbn: DataKbn): string => `
  WITH hit AS (
    SELECT ta.article_id, min(ta.process_date) AS process_date, min(ta.data_section) AS section, ${gradeOf(kbn)} AS grade, ${placeOf(kbn)} AS place
    FROM ${HITS[kbn]} AND ta.process_date >= $4::date AND ${SHOWN}
      AND NOT EXISTS (SELECT 1 FROM mail_edition_article d WHERE d.contract_id = $1 AND d.mail_edition_id = $2::int AND d.article_id = ta.article_id)
    GROUP BY ta.article_id),
  told AS (
    SELECT hit.*, ${RANK} AS rank, ${storyOf(kbn)} AS story FROM hit LEFT JOIN article_story s USING (article_id)),
  first AS (
    SELECT DISTINCT ON (story) *, count(*) OVER (PARTITION BY story) AS members FROM told
    WHERE ${isNewStory(kbn)}
    ORDER BY story, place, rank, article_id)
  SELECT article_id::text AS id, process_date::text AS "processDate", section::int, true AS "isOpen" FROM first
  ORDER BY place, rank, members DESC, article_id DESC LIMIT $5`;

/**
 * The articles of a mail edition that nobody has put together: one of each story, by where its words stand, then by how many articles tell
 * the story, the latest first. The rule is printed on the screens (web/src/domain/text/duty-text.ts) and in the guide.
 */
export const chooseByRule = (
  tx: Transaction,
  contractId: number,
  target: EditionTarget,
  asked: { editionId: number | null; since: DayString; most: number },
): Promise<EditionHit[]> =>
  tx.query<EditionHit>(CHOSEN(target.dataKbn), [contractId, asked.editionId, target.id, asked.since, asked.most]);
