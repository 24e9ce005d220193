import type { Actor } from "../../../access/actor.ts";
import { BROWSING, browsingParameters, IS_WITHDRAWN } from "../../../access/browsing.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { OPEN_BY_THEME } from "../omission/omission.read-model.ts";

interface Choice {
  kind: "theme" | "group" | "topic";
  id: string;
  name: string;
}

const CHOICES = `
  WITH ${BROWSING}
  SELECT kind, id, name FROM (
    SELECT 'theme' AS kind, theme_id::text AS id, theme_name AS name, display_order, theme_id AS number FROM browsable_theme
    UNION ALL SELECT 'group', theme_group_id::text, theme_group_name, display_order, theme_group_id FROM shared_theme_group
    UNION ALL SELECT 'topic', topics_id::text, topics_name, display_order, topics_id FROM shared_topic) choice
  ORDER BY display_order, number`;

/** Themes, theme groups and topics that the user may browse, in their display order. */
export async function readChoices(tx: Transaction, actor: Actor) {
  const choices = await tx.query<Choice>(CHOICES, browsingParameters(actor));
  const of = (wanted: Choice["kind"]) => choices.filter(({ kind }) => kind === wanted);
  return {
    theme_info: of("theme").map(({ id, name }) => ({ theme_id: id, theme_name: name })),
    theme_group_info: of("group").map(({ id, name }) => ({ theme_group_id: id, theme_group_name: name })),
    topics_info: of("topic").map(({ id, name }) => ({ topics_id: id, topics_name: name })),
    all_selectable_flag: actor.role === "Admin" ? 1 : 0,
  };
}

const MASTER = `
  SELECT t.theme_id::text, t.theme_name, coalesce(c.n, 0)::int - coalesce(w.n, 0)::int AS article_count,
    coalesce(o.n, 0) AS open_omission_count
  FROM theme t
  LEFT JOIN (SELECT theme_id, sum(mc + sc + web + magazine) AS n FROM theme_count
    WHERE contract_id = $1 AND process_date >= $3 GROUP BY theme_id) c USING (theme_id)
  LEFT JOIN (SELECT ta.theme_id, count(*) AS n FROM theme_article ta
    WHERE ta.contract_id = $1 AND ta.process_date >= $3 AND ta.disp_status = 0 AND ${IS_WITHDRAWN} GROUP BY ta.theme_id) w USING (theme_id)
  LEFT JOIN (${OPEN_BY_THEME}) o USING (theme_id)
  WHERE t.contract_id = $1 ORDER BY t.display_order, t.theme_id`;

interface CountedTheme {
  theme_id: string;
  theme_name: string;
  article_count: number;
  open_omission_count: number;
}

/**
 * Every theme of the contract, whoever may browse it, with its articles of all sources since a day. Open suggestions are counted as the
 * reader's list has them.
 */
export const readThemeMaster = (
  tx: Transaction,
  { contractId, sections }: Pick<Actor, "contractId" | "sections">,
  since: DayString,
): Promise<CountedTheme[]> => tx.query<CountedTheme>(MASTER, [contractId, sections, since]);
