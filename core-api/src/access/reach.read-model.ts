import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../db/tenant.ts";
import { earliestSetupDay } from "../period/arrival-month.ts";
import type { Actor } from "./actor.ts";
import { BROWSING, type Browser, browsingParameters } from "./browsing.ts";

/**
 * A user's reach: what their way to an article is. A way leads through a theme that they may browse and that hit it, or through a topic shared with them.
 * - none: unknown, or no way: to the user the article does not exist
 * - unpublished: there is a way, but the contract has unpublished it; only its administrators may still read of it
 * - closed: there is a way, but it was withdrawn, or its source is not visible to the user
 */
export type Reach = { kind: "none" } | { kind: "closed" } | OpenReach;

/** There is something to read at the end of the way, for administrators at least. */
export type OpenReach = { kind: "open" | "unpublished" } & Way;

interface Way {
  section: DataSection;
  processDate: string;
  browsableThemeIds: number[];
}

/** Who asks: what rights need of him. */
type Reacher = Browser & Pick<Actor, "sections">;

interface ReachRow {
  article_id: string;
  data_section: DataSection;
  withdrawn: boolean;
  browsable: number[];
  /** Lowest disp_status on any way; null without one. */
  disp_status: number | null;
  process_date: string | null;
}

const REACH = `
  WITH ${BROWSING},
  way AS (
    SELECT article_id, disp_status, process_date FROM theme_article
    WHERE contract_id = $1 AND article_id = ANY ($5::bigint[]) AND process_date >= $6
      AND theme_id IN (SELECT theme_id FROM browsable_theme)
    UNION ALL
    SELECT article_id, disp_status, process_date FROM topic_article
    WHERE contract_id = $1 AND article_id = ANY ($5::bigint[]) AND topics_id IN (SELECT topics_id FROM shared_topic))
  SELECT a.article_id::text, a.data_section, a.withdrawn_at IS NOT NULL AS withdrawn,
    ARRAY(SELECT theme_id FROM browsable_theme) AS browsable, w.disp_status, w.process_date::text
  FROM article a
  JOIN (SELECT article_id, min(disp_status) AS disp_status, max(process_date) AS process_date FROM way GROUP BY article_id) w
    USING (article_id)
  WHERE a.article_id = ANY ($5::bigint[])`;

export async function readReach(tx: Transaction, actor: Reacher, articleId: string): Promise<Reach> {
  return (await readReaches(tx, actor, [articleId])).get(articleId) ?? { kind: "none" };
}

/** The reach of several articles, in one statement; the map has no entry for an article that the user can't reach. */
export async function readReaches(
  tx: Transaction,
  actor: Reacher,
  articleIds: readonly string[],
): Promise<Map<string, Reach>> {
  const rows = await tx.query<ReachRow>(REACH, [
    ...browsingParameters(actor),
    articleIds,
    earliestSetupDay(articleIds),
  ]);
  return new Map(rows.map((row) => [row.article_id, reachOf(row, actor)]));
}

function reachOf(row: ReachRow, actor: Reacher): Reach {
  if (row.disp_status === null || row.process_date === null) return { kind: "none" };
  if (row.withdrawn || !actor.sections.includes(row.data_section)) return { kind: "closed" };
  return {
    kind: row.disp_status === 0 ? "open" : "unpublished",
    section: row.data_section,
    processDate: row.process_date,
    browsableThemeIds: row.browsable,
  };
}
