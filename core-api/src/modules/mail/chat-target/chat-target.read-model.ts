import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import { MAIL_NAME } from "../mail-message/sent-mails.read-model.ts";
import type { ChatPostWire, ChatSettingWire, ChatTargetWire } from "./chat-target.dto.ts";
import type { ChatTarget } from "./chat-target.entity.ts";

type Row = Omit<ChatTarget, "url" | "secret" | "former_secret"> & {
  waiting_count: number;
  waits_until: Date | null;
};
type SettingRow = ChatSettingWire & { chat_target_id: number };

/** Without what is sealed. */
const TARGETS = `
  SELECT t.contract_id, t.chat_target_id, t.kind, t.target_name, t.url_host, t.former_until, t.stopped_at, t.stop_reason, t.failure_count,
    t.failing_since, t.last_error, t.last_failed_at, t.last_sent_at, t.next_post_at, t.version, w.n AS waiting_count, w.until AS waits_until
  FROM chat_target t CROSS JOIN LATERAL (
    SELECT count(*)::int AS n, min(greatest(m.next_attempt_at, t.next_post_at)) FILTER (WHERE m.attempts > 0) AS until FROM mail_message m
    WHERE m.contract_id = t.contract_id AND m.chat_target_id = t.chat_target_id AND m.state IN ('queued', 'sending')) w
  WHERE t.contract_id = $1 AND ($2::int IS NULL OR t.chat_target_id = $2) ORDER BY t.target_name, t.chat_target_id`;

const SETTINGS = `
  SELECT a.chat_target_id, s.mail_setting_id::text, s.data_kbn, coalesce(s.theme_id, s.theme_group_id, s.topics_id)::text AS id,
    coalesce(t.theme_name, g.theme_group_name, p.topics_name) AS name, s.data_section, s.send_times,
    s.zero_article_email::int AS "zero_Article_Email", s.alert::int AS alert_flag, s.quiet_start_time, s.quiet_end_time, s.alert_max_count,
    s.alert_main_only::int AS alert_main_flag, s.holiday_rule, s.weekends_off::int AS weekend_off_flag, s.version
  FROM mail_setting s JOIN mail_address a USING (contract_id, mail_address_id)
  LEFT JOIN theme t USING (contract_id, theme_id)
  LEFT JOIN theme_group g USING (contract_id, theme_group_id)
  LEFT JOIN topic p USING (contract_id, topics_id)
  WHERE s.contract_id = $1 AND a.chat_target_id IS NOT NULL AND ($2::int IS NULL OR a.chat_target_id = $2)
  ORDER BY s.data_kbn, name, s.mail_setting_id`;

const moment = (date: Date | null): string | null => date && tokyoDateTime(date);

function toWire(row: Row, settings: readonly SettingRow[], now: Date): ChatTargetWire {
  const { kind, target_name, url_host, version, waiting_count } = row;
  return {
    ...{ kind, target_name, url_host, version, waiting_count },
    chat_target_id: String(row.chat_target_id),
    stopped_flag: row.stopped_at === null ? 0 : 1,
    stop_reason: row.stop_reason ?? "",
    stopped_datetime: moment(row.stopped_at),
    last_error: row.last_error ?? "",
    last_failed_datetime: moment(row.last_failed_at),
    last_sent_datetime: moment(row.last_sent_at),
    next_attempt_datetime: moment(row.waits_until),
    former_secret_until_datetime: row.former_until && row.former_until > now ? tokyoDateTime(row.former_until) : null,
    chat_settings: settings
      .filter(({ chat_target_id }) => chat_target_id === row.chat_target_id)
      .map(({ chat_target_id: _, ...setting }) => setting),
  };
}

/** A contract's targets by name, or the one of an id. */
export async function readTargets(
  tx: Transaction,
  contractId: number,
  now: Date,
  targetId: number | null = null,
): Promise<ChatTargetWire[]> {
  const settings = await tx.query<SettingRow>(SETTINGS, [contractId, targetId]);
  const rows = await tx.query<Row>(TARGETS, [contractId, targetId]);
  return rows.map((row) => toWire(row, settings, now));
}

const MOST_POSTS = 30;
const POSTS = `
  SELECT m.mail_message_id::text, ${MAIL_NAME} AS name, CASE WHEN r.kind = 'alert' THEN 'alert' ELSE 'digest' END AS kind, r.article_count,
    r.due_at, m.ended_at, CASE m.state WHEN 'sent' THEN 0 WHEN 'queued' THEN 2 WHEN 'sending' THEN 2 ELSE 1 END AS status,
    coalesce(m.reason, '') AS message, m.attempts AS attempt_count, m.maybe_twice::int AS maybe_twice_flag
  FROM mail_message m JOIN mail_run r USING (contract_id, mail_run_id)
  WHERE m.contract_id = $1 AND m.chat_target_id = $2 ORDER BY m.mail_message_id DESC LIMIT ${MOST_POSTS}`;

/** The last posts of a target, newest first, also those that were not taken. */
export async function readPosts(tx: Transaction, contractId: number, targetId: number): Promise<ChatPostWire[]> {
  type PostRow = Omit<ChatPostWire, "setup_datetime" | "ended_datetime"> & { due_at: Date; ended_at: Date | null };
  const rows = await tx.query<PostRow>(POSTS, [contractId, targetId]);
  return rows.map(({ due_at, ended_at, ...row }) => ({
    ...row,
    setup_datetime: tokyoDateTime(due_at),
    ended_datetime: moment(ended_at),
  }));
}
