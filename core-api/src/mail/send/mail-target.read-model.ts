import { DATA_KBN, type DataKbn, MAIL_KBN, type MailKbn } from "@kirinuki/schema/codes.ts";
import { commonText } from "@kirinuki/schema/common-text.ts";
import { BROWSING, browsingParameters } from "../../access/browsing.ts";
import type { Transaction } from "../../db/tenant.ts";
import type { RecipientUser } from "./recipients.read-model.ts";

const BROWSABLE: Record<DataKbn, string> = {
  [DATA_KBN.theme]: "SELECT theme_name AS name FROM browsable_theme WHERE theme_id = $5",
  [DATA_KBN.themeGroup]: "SELECT theme_group_name AS name FROM shared_theme_group WHERE theme_group_id = $5",
  [DATA_KBN.topic]: "SELECT topics_name AS name FROM shared_topic WHERE topics_id = $5",
};

const EXISTING: Record<DataKbn, string> = {
  [DATA_KBN.theme]: "SELECT theme_name AS name FROM theme WHERE contract_id = $1 AND theme_id = $2",
  [DATA_KBN.themeGroup]:
    "SELECT theme_group_name AS name FROM theme_group WHERE contract_id = $1 AND theme_group_id = $2",
  [DATA_KBN.topic]: "SELECT topics_name AS name FROM topic WHERE contract_id = $1 AND topics_id = $2",
};

const CONDITION = "SELECT title AS name FROM saved_condition WHERE contract_id = $1 AND condition_id = $2::bigint";

/**
 * The name of every theme and theme group together; of a theme, group or topic, where there is one and, for a user, where he may browse it now; of a saved condition, which only
 * users have; else null.
 */
export async function readTargetName(
  tx: Transaction,
  contractId: number,
  user: RecipientUser | null,
  { dataKbn, id }: { dataKbn: MailKbn; id: number },
): Promise<string | null> {
  if (dataKbn === MAIL_KBN.condition)
    return user ? ((await tx.query<{ name: string }>(CONDITION, [contractId, id]))[0]?.name ?? null) : null;
  if (dataKbn === MAIL_KBN.everything) return commonText.everyTheme;
  const [row] = user
    ? await tx.query<{ name: string }>(`WITH ${BROWSING} ${BROWSABLE[dataKbn]}`, [...browsingParameters(user), id])
    : await tx.query<{ name: string }>(EXISTING[dataKbn], [contractId, id]);
  return row?.name ?? null;
}

const IN_THEMES = `
  WITH ${BROWSING} SELECT DISTINCT ta.article_id::text AS id FROM theme_article ta JOIN browsable_theme USING (theme_id)
  WHERE ta.contract_id = $1 AND ta.article_id = ANY ($5::bigint[]) AND ta.disp_status = 0`;

/** Those of the articles that are in a theme which the user may browse now. */
export async function readArticlesInThemes(
  tx: Transaction,
  user: RecipientUser,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string }>(IN_THEMES, [...browsingParameters(user), ids]);
  return new Set(rows.map(({ id }) => id));
}
