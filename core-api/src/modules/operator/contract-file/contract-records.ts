import { cursorRows } from "../../../csv/cursor-rows.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { contractAsFile } from "./kept-contract.read-model.ts";

const records = (kind: string, columns: string, from: string): string =>
  `SELECT jsonb_build_object('kind', '${kind}') || to_jsonb(r) AS record FROM (SELECT ${columns} FROM ${from}) r`;

/** Named column by column: a secret that a table gets later does not come along. */
const LISTS: readonly string[] = [
  records(
    "user",
    `user_id, name, email, user_group_name, user_authority, mc_user_authority, sc_user_authority, topics_creation_flag,
     theme_browsing, ip_restriction_flag, system_mail_stop_flag, login_stop_flag, u.created_at, last_login_at`,
    `app_user u JOIN user_group USING (contract_id, user_group_id) WHERE u.contract_id = $1 ORDER BY user_id`,
  ),
  records(
    "use",
    `use_id, process_date, user_id, user_group_name, article_id, data_section, use_kind, use_state, reserved_at, counted_at,
     is_mail, theme_id, theme_group_id, topics_id`,
    "original_use WHERE contract_id = $1 ORDER BY use_id",
  ),
  records(
    "support_view",
    "operator_name, user_id, reason, started_at, ends_at, ended_at, opened",
    "support_view WHERE contract_id = $1 ORDER BY support_view_id",
  ),
  records(
    "press_release",
    "press_release_id, release_title, release_text, release_date, updated_by, updated_at",
    "press_release WHERE contract_id = $1 ORDER BY press_release_id",
  ),
  records("audit", "audit_id, occurred_at, actor, action, detail", "audit WHERE contract_id = $1 ORDER BY audit_id"),
];

/** Everything that is kept of a contract, a record a line: what it is set to, users without secrets, uses of originals, press releases, its trail. */
export async function* contractRecords(tx: Transaction, contractId: number): AsyncGenerator<object[]> {
  yield [{ kind: "contract", ...(await contractAsFile(tx, contractId)) }];
  for (const list of LISTS)
    for await (const rows of cursorRows<{ record: object }>(tx, list, [contractId]))
      yield rows.map(({ record }) => record);
}
