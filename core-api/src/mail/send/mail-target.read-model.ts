import { DATA_KBN, type DataKbn } from "@kirinuki/schema/codes.ts";
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

/** The name of a theme, group or topic, where there is one and, for a user, where he may browse it now; else null. */
export async function readTargetName(
  tx: Transaction,
  contractId: number,
  user: RecipientUser | null,
  target: { dataKbn: DataKbn; id: number },
): Promise<string | null> {
  const [row] = user
    ? await tx.query<{ name: string }>(`WITH ${BROWSING} ${BROWSABLE[target.dataKbn]}`, [
        ...browsingParameters(user),
        target.id,
      ])
    : await tx.query<{ name: string }>(EXISTING[target.dataKbn], [contractId, target.id]);
  return row?.name ?? null;
}
