import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";

/** Who was seen in a draft so lately has it open; the screen says so every 15 seconds. */
const OPEN_SECONDS = 45;
const SHOWN_DRAFTS = 50;
const RECENT_ADDRESSES = 10;
/** Recipients are remembered for so long. */
const RECENT_DAYS = 92;

export interface DraftEditor {
  user_id: string;
  name: string;
}

/** Others than $2 who have the draft `d` open at $3. */
const EDITORS = `
  SELECT coalesce(jsonb_agg(jsonb_build_object('user_id', u.user_id, 'name', u.name) ORDER BY u.user_id), '[]')
  FROM mail_draft_editor e JOIN app_user u USING (contract_id, user_id)
  WHERE e.contract_id = $1 AND e.mail_draft_id = d.mail_draft_id AND e.user_id <> $2
    AND e.seen_at > $3::timestamptz - interval '${OPEN_SECONDS} seconds'`;

export async function readEditors(tx: Transaction, actor: Actor, draftId: string, now: Date): Promise<DraftEditor[]> {
  const [row] = await tx.query<{ editors: DraftEditor[] }>(
    `SELECT (${EDITORS}) AS editors FROM mail_draft d WHERE d.contract_id = $1 AND d.mail_draft_id = $4::bigint`,
    [actor.contractId, actor.userId, now, draftId],
  );
  return row?.editors ?? [];
}

/** The caller has the draft open. */
export async function noteEditor(tx: Transaction, actor: Actor, draftId: string, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO mail_draft_editor (contract_id, mail_draft_id, user_id, seen_at) VALUES ($1, $2::bigint, $3, $4)
     ON CONFLICT (contract_id, mail_draft_id, user_id) DO UPDATE SET seen_at = excluded.seen_at`,
    [actor.contractId, draftId, actor.userId, now],
  );
}

/** Somebody has written into the draft `d`: since it was begun, or as it was begun, by a call with words or recipients. */
export const IS_WRITTEN =
  "(d.version > 1 OR d.fields->>'text' <> '' OR jsonb_array_length(d.fields->'mail_address') > 0)";

/** Mails of chosen articles that somebody has begun to write, or that are planned and untouched. $4 how many. */
const DRAFTS = `
  SELECT d.mail_draft_id::text AS mail_draft_id, d.fields->>'subject' AS subject, jsonb_array_length(d.fields->'articles') AS article_count,
    jsonb_array_length(d.fields->'mail_address') AS mail_address_count,
    coalesce((SELECT name FROM app_user u WHERE u.contract_id = $1 AND u.user_id = d.updated_by), d.updated_by) AS updated_by,
    d.updated_at, (${EDITORS}) AS editors, r.mail_run_id::text AS sendmail_id, r.due_at, r.made_by
  FROM mail_draft d LEFT JOIN mail_run r USING (contract_id, mail_run_id)
  WHERE d.contract_id = $1 AND num_nonnulls(d.theme_id, d.theme_group_id, d.topics_id) = 0 AND ((d.mail_run_id IS NULL AND ${IS_WRITTEN})
    OR (r.due_at > $3 AND NOT EXISTS (SELECT 1 FROM mail_message m WHERE m.contract_id = $1 AND m.mail_run_id = r.mail_run_id AND m.attempts > 0)))
  ORDER BY d.updated_at DESC, d.mail_draft_id DESC LIMIT $4`;

interface Listed {
  mail_draft_id: string;
  subject: string;
  article_count: number;
  mail_address_count: number;
  updated_by: string;
  updated_at: Date;
  editors: DraftEditor[];
  sendmail_id: string | null;
  due_at: Date | null;
  made_by: string | null;
}

const RECENT = `
  SELECT min(m.mail_address) AS address FROM mail_run r JOIN mail_message m USING (contract_id, mail_run_id)
  WHERE r.contract_id = $1 AND r.kind = 'manual' AND r.made_by = $2 AND r.made_at > $3::timestamptz - interval '${RECENT_DAYS} days'
  GROUP BY lower(m.mail_address) ORDER BY max(r.mail_run_id) DESC, lower(m.mail_address) LIMIT $4`;

/** The contract's drafts of mails by hand, what is planned among them, and whom the caller wrote to lately. */
export async function readDrafts(tx: Transaction, actor: Actor, now: Date) {
  const asked = [actor.contractId, actor.userId, now];
  const drafts = await tx.query<Listed>(DRAFTS, [...asked, SHOWN_DRAFTS]);
  const recent = await tx.query<{ address: string }>(RECENT, [...asked, RECENT_ADDRESSES]);
  return {
    mail_drafts: drafts.map(({ updated_at, due_at, made_by, ...draft }) => ({
      ...draft,
      updated_datetime: tokyoDateTime(updated_at),
      setup_datetime: due_at && tokyoDateTime(due_at),
      cancel_flag: Number(draft.sendmail_id !== null && (actor.role === "Admin" || made_by === actor.userId)),
    })),
    recent_mail_address: recent.map(({ address }) => address),
  };
}
