import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../../db/tenant.ts";
import type { Actor } from "../session/actor.ts";
import { BROWSING, browsingParameters } from "../theme/browsing.ts";
import { earliestSetupDay } from "./arrival-month.ts";

/**
 * What a user's way to an article is. A way leads through a theme he may browse that it hits, or a topic that is shared with him.
 * - none: unknown, or no way: to the user the article does not exist
 * - closed: there is a way, but it was withdrawn or unpublished, or its source is not visible to him
 */
export type Reach =
  | { kind: "none" }
  | { kind: "closed" }
  | { kind: "open"; section: DataSection; processDate: string; browsableThemeIds: number[] };

interface ReachRow {
  data_section: DataSection;
  withdrawn: boolean;
  unpublished: boolean;
  browsable: number[];
  /** Lowest disp_status on any way; null without one. */
  disp_status: number | null;
  process_date: string | null;
}

const REACH = `
  WITH ${BROWSING},
  way AS (
    SELECT disp_status, process_date FROM theme_article
    WHERE contract_id = $1 AND article_id = $4 AND process_date >= $5
      AND theme_id IN (SELECT theme_id FROM browsable_theme)
    UNION ALL
    SELECT disp_status, process_date FROM topic_article
    WHERE contract_id = $1 AND article_id = $4 AND topics_id IN (SELECT topics_id FROM shared_topic))
  SELECT a.data_section, a.withdrawn_at IS NOT NULL AS withdrawn,
    EXISTS (SELECT 1 FROM article_setting s WHERE s.contract_id = $1 AND s.article_id = $4 AND s.disp_status <> 0) AS unpublished,
    ARRAY(SELECT theme_id FROM browsable_theme) AS browsable,
    (SELECT min(disp_status) FROM way) AS disp_status,
    (SELECT max(process_date) FROM way)::text AS process_date
  FROM article a WHERE a.article_id = $4`;

export async function readReach(tx: Transaction, actor: Actor, articleId: string): Promise<Reach> {
  const [row] = await tx.query<ReachRow>(REACH, [
    ...browsingParameters(actor),
    articleId,
    earliestSetupDay([articleId]),
  ]);
  if (!row || row.disp_status === null || row.process_date === null) return { kind: "none" };
  if (row.withdrawn || row.unpublished || row.disp_status !== 0 || !actor.sections.includes(row.data_section))
    return { kind: "closed" };
  return {
    kind: "open",
    section: row.data_section,
    processDate: row.process_date,
    browsableThemeIds: row.browsable,
  };
}
