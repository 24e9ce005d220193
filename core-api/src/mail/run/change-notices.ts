import { CHANGE_MAIL_SETTING } from "@kirinuki/schema/contract-settings.ts";
import type { Transaction } from "../../db/tenant.ts";
import type { RunContext } from "./due-settings.ts";

/** Changes a transaction. */
const BATCH = 100;

const NEW_CHANGES = `
  SELECT article_change_id::text AS id FROM article_change WHERE noticed_at IS NULL
  ORDER BY article_change_id LIMIT $1 FOR UPDATE SKIP LOCKED`;

/**
 * Who had the articles of some changes ($1) before they changed: whoever had opened or printed them, and whoever was mailed them. A user is
 * one person, whatever address a mail went to; an address of nobody is one too. $2 now; a contract out of service is told nothing.
 */
const NOTE_WHO_HAD = `
  WITH change AS MATERIALIZED (SELECT * FROM article_change WHERE article_change_id = ANY ($1::bigint[])),
  had AS (
    SELECT c.article_change_id, r.contract_id, r.user_id, NULL AS mail_address
    FROM change c JOIN read_mark r ON r.article_id = c.article_id AND r.read_at <= c.changed_at
    UNION SELECT c.article_change_id, u.contract_id, u.user_id, NULL
    FROM change c JOIN original_use u ON u.article_id = c.article_id AND u.use_state = 'counted' AND u.counted_at <= c.changed_at
    UNION SELECT c.article_change_id, m.contract_id, coalesce(m.user_id,
        (SELECT min(u.user_id) FROM app_user u WHERE u.contract_id = m.contract_id AND lower(u.email) = lower(m.mail_address))), m.mail_address
    FROM change c JOIN mail_message m ON m.content -> 'articles' @> jsonb_build_array(jsonb_build_object('id', c.article_id::text))
      AND m.chat_target_id IS NULL AND m.state = 'sent' AND m.ended_at <= c.changed_at)
  INSERT INTO article_change_notice (contract_id, article_id, article_change_id, mail_address, user_id)
  SELECT h.contract_id, c.article_id, c.article_change_id, lower(CASE WHEN h.user_id IS NULL THEN h.mail_address ELSE u.email END), min(u.user_id)
  FROM had h JOIN change c USING (article_change_id) JOIN contract k USING (contract_id)
  LEFT JOIN app_user u ON u.contract_id = h.contract_id AND u.user_id = h.user_id
  WHERE contract_phase(k.end_date, k.deleted_at, $2) = 'in_service' AND (h.user_id IS NULL OR u.email <> '')
  GROUP BY 1, 2, 3, 4
  ON CONFLICT DO NOTHING`;

/** One mail a person, of all these changes, where the contract has not switched it off ($3). */
const QUEUE = `
  WITH notice AS MATERIALIZED (
    SELECT n.contract_id, n.mail_address, min(n.user_id) AS user_id, jsonb_agg(n.article_change_id::text ORDER BY n.article_change_id) AS changes,
      count(*)::int AS articles
    FROM article_change_notice n
    WHERE n.article_change_id = ANY ($1::bigint[]) AND NOT EXISTS (SELECT 1 FROM contract_configuration s
      WHERE s.contract_id = n.contract_id AND s.configuration_key = $3 AND s.configuration_value = '0')
    GROUP BY n.contract_id, n.mail_address),
  run AS (
    INSERT INTO mail_run (contract_id, run_key, kind, due_at, article_count, made_at)
    SELECT contract_id, 'change:' || ($1::bigint[])[1], 'change', $2, max(articles), $2 FROM notice GROUP BY contract_id
    ON CONFLICT (contract_id, run_key) DO NOTHING RETURNING contract_id, mail_run_id),
  message AS (
    INSERT INTO mail_message (contract_id, mail_run_id, row_no, mail_address, user_id, state, next_attempt_at, content)
    SELECT n.contract_id, run.mail_run_id, row_number() OVER (PARTITION BY n.contract_id ORDER BY n.mail_address), n.mail_address, n.user_id,
      'queued', $2, jsonb_build_object('kind', 'change', 'changes', n.changes)
    FROM notice n JOIN run USING (contract_id) RETURNING 1)
  SELECT count(*)::int AS n FROM message`;

const SETTLE = "UPDATE article_change SET noticed_at = $2 WHERE article_change_id = ANY ($1::bigint[])";

/**
 * Finds who had the articles that were corrected or withdrawn since the last run, and queues a mail for each person. A batch is
 * one transaction that locks its changes: only one of several workers tells of a change, and a worker that is killed has told
 * of none.
 * @returns the number of mails
 */
export async function runChangeNotices({ scope, clock }: RunContext): Promise<number> {
  let mails = 0;
  const tellSome = async (tx: Transaction): Promise<boolean> => {
    const changes = await tx.query<{ id: string }>(NEW_CHANGES, [BATCH]);
    if (changes.length === 0) return false;
    const ids = changes.map(({ id }) => id);
    const now = clock.now();
    await tx.query(NOTE_WHO_HAD, [ids, now]);
    const [queued] = await tx.query<{ n: number }>(QUEUE, [ids, now, CHANGE_MAIL_SETTING]);
    await tx.query(SETTLE, [ids, now]);
    mails += queued?.n ?? 0;
    return true;
  };
  while (await scope.shared("write", tellSome));
  return mails;
}
