import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { nextSendTime } from "../../../mail/send-times.ts";
import { type Clock, tokyoDay } from "../../../time/tokyo.ts";
import type { SettingMembersWire } from "./mail-setting.dto.ts";
import { STOP } from "./mail-setting.read-model.ts";

/** Of a contract, members' among them. */
export const MOST_SETTINGS = 20_000;

const OF_GROUPS = `
  SELECT mail_setting_id, send_times FROM mail_setting WHERE contract_id = $1 AND address_group_id IS NOT NULL`;

/** Addresses of groups that a setting is for. Whose an address is was decided when it was first named: that stays. */
const ADDRESSES = `
  INSERT INTO mail_address (contract_id, mail_address, user_id)
  SELECT DISTINCT ON (lower(m.address)) $1::int, m.address,
    (SELECT u.user_id FROM app_user u WHERE u.contract_id = $1 AND lower(u.email) = lower(m.address) ORDER BY u.user_id LIMIT 1)
  FROM address_group g CROSS JOIN LATERAL unnest(g.mail_addresses) AS m(address)
  WHERE g.contract_id = $1 AND EXISTS (SELECT 1 FROM mail_setting s WHERE s.contract_id = $1 AND s.address_group_id = g.address_group_id)
  ORDER BY lower(m.address), m.address
  ON CONFLICT (contract_id, lower(mail_address)) DO NOTHING`;

/** What a member's setting has from the group's. */
const VALUES = `data_kbn, template_file_id, subject_type, attach_type, zero_article_email, send_times, encoding, alert, quiet_start_time,
  quiet_end_time, alert_max_count, alert_main_only, with_tones, holiday_rule, weekends_off, supplement_rule, supplement_time`;
const KEY = ["theme_id", "theme_group_id", "topics_id", "data_section"] as const;
const of = (row: string, columns: string): string =>
  columns
    .split(",")
    .map((column) => `${row}.${column.trim()}`)
    .join(", ");
const isSameKey = (one: string, other: string): string =>
  KEY.map((column) => `${one}.${column} IS NOT DISTINCT FROM ${other}.${column}`).join(" AND ");

/**
 * Makes the members' settings what the groups and their settings say; whatever is right already stays as it is, with what it has
 * brought. An address in two groups has it by the older setting, one with the same setting of its own by that alone.
 * $2 when the settings of groups are due next, $3 now, $4 today.
 */
const SYNC = `
  WITH wanted AS MATERIALIZED (
    SELECT DISTINCT ON (a.mail_address_id, ${of("m", KEY.join())}) m.mail_setting_id AS group_setting_id, a.mail_address_id,
      ${of("m", KEY.join())}, ${of("m", VALUES)}, d.next_due_at
    FROM mail_setting m JOIN json_to_recordset($2::json) AS d(mail_setting_id int, next_due_at timestamptz) USING (mail_setting_id)
    JOIN address_group g ON g.contract_id = m.contract_id AND g.address_group_id = m.address_group_id
    CROSS JOIN LATERAL unnest(g.mail_addresses) AS n(address)
    JOIN mail_address a ON a.contract_id = m.contract_id AND lower(a.mail_address) = lower(n.address)
    WHERE m.contract_id = $1 AND NOT EXISTS (SELECT 1 FROM mail_setting o WHERE o.contract_id = $1 AND o.mail_address_id = a.mail_address_id
      AND o.group_setting_id IS NULL AND o.condition_id IS NULL AND ${isSameKey("o", "m")})
    ORDER BY a.mail_address_id, ${of("m", KEY.join())}, m.mail_setting_id),
  gone AS (
    DELETE FROM mail_setting s WHERE s.contract_id = $1 AND s.group_setting_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM wanted w WHERE w.mail_address_id = s.mail_address_id AND ${isSameKey("w", "s")}))
  INSERT INTO mail_setting AS s (contract_id, group_setting_id, mail_address_id, ${KEY.join()}, ${VALUES}, next_due_at, since_day, alert_since)
  SELECT $1, w.group_setting_id, w.mail_address_id, ${of("w", KEY.join())}, ${of("w", VALUES)}, w.next_due_at, $4::date,
    CASE WHEN w.alert THEN $3::timestamptz END FROM wanted w
  ON CONFLICT (contract_id, mail_address_id, address_group_id, theme_id, theme_group_id, topics_id, condition_id, data_section) DO UPDATE SET
    group_setting_id = excluded.group_setting_id, (${VALUES}) = ROW (${of("excluded", VALUES)}),
    next_due_at = CASE WHEN s.send_times = excluded.send_times THEN s.next_due_at ELSE excluded.next_due_at END,
    alert_since = CASE WHEN s.alert AND excluded.alert THEN s.alert_since ELSE excluded.alert_since END,
    supplement_due_at = CASE WHEN ${sameSupplement()} THEN s.supplement_due_at END,
    supplement_run_id = CASE WHEN ${sameSupplement()} THEN s.supplement_run_id END,
    awaited_media = CASE WHEN ${sameSupplement()} THEN s.awaited_media ELSE '{}' END,
    version = s.version + 1
  WHERE (s.group_setting_id, ${of("s", VALUES)}) IS DISTINCT FROM (excluded.group_setting_id, ${of("excluded", VALUES)})`;

/** What a digest waits for stays only where nothing of it was changed. */
function sameSupplement(): string {
  const columns = "send_times, supplement_rule, supplement_time";
  return `(${of("s", columns)}) IS NOT DISTINCT FROM (${of("excluded", columns)})`;
}

/**
 * After any change of groups, of their settings or of settings of their members. The caller holds the contract's lock of settings.
 * @param leaving a group's setting that is about to go: another group takes over its members, with what it has brought them
 * @throws AppError TOO_MANY_SETTINGS, which undoes the change
 */
export async function syncGroupMembers(
  tx: Transaction,
  contractId: number,
  clock: Clock,
  leaving: number | null = null,
): Promise<void> {
  const now = clock.now();
  const settings = await tx.query<{ mail_setting_id: number; send_times: string[] }>(OF_GROUPS, [contractId]);
  if (settings.length === 0) return;
  const staying = settings.filter(({ mail_setting_id }) => mail_setting_id !== leaving);
  const due = staying.map(({ mail_setting_id, send_times }) => ({
    mail_setting_id,
    next_due_at: nextSendTime(send_times, now),
  }));
  await tx.query(ADDRESSES, [contractId]);
  await tx.query(SYNC, [contractId, JSON.stringify(due), now, tokyoDay(now)]);
  const count = "SELECT count(*)::int AS n FROM mail_setting WHERE contract_id = $1";
  const [total] = await tx.query<{ n: number }>(count, [contractId]);
  if ((total?.n ?? 0) > MOST_SETTINGS) throw new AppError("TOO_MANY_SETTINGS");
}

/** $2 an address's own setting. */
const HAND_OVER = `
  WITH moved AS (UPDATE mail_setting s SET group_setting_id = m.mail_setting_id FROM mail_setting m, address_group g, mail_address a
  WHERE s.contract_id = $1 AND s.mail_setting_id = $2 AND m.contract_id = $1 AND ${isSameKey("m", "s")}
    AND g.contract_id = $1 AND g.address_group_id = m.address_group_id AND a.contract_id = $1 AND a.mail_address_id = s.mail_address_id
    AND lower(a.mail_address) IN (SELECT lower(n) FROM unnest(g.mail_addresses) n)
  RETURNING s.mail_setting_id)
  SELECT mail_setting_id FROM moved`;

/**
 * Lets an address's own setting become that of a member, with what it has brought, where a group has the same.
 * @returns whether one has; the setting then follows it from the next sync on
 */
export async function handOver(tx: Transaction, contractId: number, settingId: number): Promise<boolean> {
  if ((await tx.query(HAND_OVER, [contractId, settingId])).length === 0) return false;
  await tx.query("DELETE FROM mail_pause WHERE contract_id = $1 AND mail_setting_id = $2", [contractId, settingId]);
  return true;
}

const MEMBERS = `
  SELECT n.address AS mail_address, a.mail_address_id::text, coalesce(u.name, '') AS name,
    CASE WHEN o.group_setting_id = s.mail_setting_id THEN 'group' WHEN o.group_setting_id IS NULL THEN 'own' ELSE 'other' END AS member_state, ${STOP}
  FROM mail_setting s JOIN address_group g USING (contract_id, address_group_id)
  CROSS JOIN LATERAL unnest(g.mail_addresses) WITH ORDINALITY AS n(address, at)
  JOIN mail_address a ON a.contract_id = s.contract_id AND lower(a.mail_address) = lower(n.address)
  JOIN mail_setting o ON o.contract_id = s.contract_id AND o.mail_address_id = a.mail_address_id AND o.condition_id IS NULL AND ${isSameKey("o", "s")}
  LEFT JOIN LATERAL (SELECT x.name FROM app_user x WHERE x.contract_id = s.contract_id
    AND (x.user_id = a.user_id OR lower(x.email) = lower(n.address)) ORDER BY x.user_id IS NOT DISTINCT FROM a.user_id DESC, x.user_id LIMIT 1) u ON true
  WHERE s.contract_id = $1 AND s.mail_setting_id = $2::bigint ORDER BY n.at`;

/** The addresses of the group that a setting is for. @throws AppError NOT_FOUND for one that is for no group of the contract */
export async function listSettingMembers(tx: Transaction, contractId: number, id: string): Promise<SettingMembersWire> {
  const known =
    "SELECT 1 FROM mail_setting WHERE contract_id = $1 AND mail_setting_id = $2::bigint AND address_group_id IS NOT NULL";
  if ((await tx.query(known, [contractId, id])).length === 0) throw new AppError("NOT_FOUND");
  return { members: await tx.query(MEMBERS, [contractId, id]) };
}
