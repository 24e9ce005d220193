import type { Transaction } from "../../../db/tenant.ts";

/** What a contract needs before its first mail, in the order in which it is done. Themes are the operator's to give. */
export const FIRST_RUN_STEPS = ["theme", "user_group", "user", "theme_group", "mail_setting", "first_mail"] as const;
export type FirstRunStep = (typeof FIRST_RUN_STEPS)[number];

/** How many there are of what each step asks for: done where there is one. */
export type FirstRun = Record<FirstRunStep, number>;

/**
 * Each column counts what makes its step done.
 * - theme: with an expression, so that it finds anything
 * - user_group: one whose users see a source (spec section 5)
 * - user: somebody but `except` who may sign in and is in such a group
 * - theme_group: one with themes that some user group has
 * - mail_setting: one whose address is not stopped
 * - first_mail: a digest that was sent
 */
const COUNTS = `
  WITH reading_group AS (
    SELECT g.user_group_id FROM user_group g WHERE g.contract_id = $1 AND CASE
      WHEN EXISTS (SELECT FROM contract_linkage WHERE contract_id = $1) THEN EXISTS (
        SELECT FROM user_group_linkage l JOIN contract_linkage c ON c.contract_id = $1 AND c.data_section = l.data_section
        WHERE l.contract_id = $1 AND l.user_group_id = g.user_group_id)
      ELSE NOT EXISTS (SELECT FROM user_group_linkage l WHERE l.contract_id = $1 AND l.user_group_id = g.user_group_id) END)
  SELECT
    (SELECT count(*)::int FROM theme t WHERE t.contract_id = $1
       AND EXISTS (SELECT FROM expression e WHERE e.contract_id = $1 AND e.theme_id = t.theme_id)) AS theme,
    (SELECT count(*)::int FROM reading_group) AS user_group,
    (SELECT count(*)::int FROM app_user u JOIN reading_group USING (user_group_id)
       WHERE u.contract_id = $1 AND NOT u.login_stop_flag AND u.user_id <> $2) AS "user",
    (SELECT count(*)::int FROM theme_group s WHERE s.contract_id = $1
       AND EXISTS (SELECT FROM theme_group_theme m WHERE m.contract_id = $1 AND m.theme_group_id = s.theme_group_id)
       AND (s.open_to_all_groups
         OR EXISTS (SELECT FROM theme_group_user_group m WHERE m.contract_id = $1 AND m.theme_group_id = s.theme_group_id))) AS theme_group,
    (SELECT count(*)::int FROM mail_setting s JOIN mail_address a USING (mail_address_id)
       WHERE s.contract_id = $1 AND a.contract_id = $1 AND s.data_kbn <> 4 AND a.stopped_at IS NULL) AS mail_setting,
    (SELECT EXISTS (SELECT FROM mail_message m JOIN mail_run r USING (mail_run_id)
       WHERE m.contract_id = $1 AND r.contract_id = $1 AND m.state = 'sent' AND r.kind = 'digest')::int) AS first_mail`;

/** Worked out when it is asked for; nothing of it is stored. `except` is the administrator who asks: he is no colleague of his own. */
export async function readFirstRun(tx: Transaction, contractId: number, except = ""): Promise<FirstRun> {
  const [row] = await tx.query<FirstRun>(COUNTS, [contractId, except]);
  if (!row) throw new Error("a row of counts always comes back");
  return row;
}
