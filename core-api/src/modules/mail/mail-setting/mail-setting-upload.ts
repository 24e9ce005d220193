import { withoutDefusing } from "../../../csv/cells.ts";
import { cp932Text } from "../../../csv/cp932.ts";
import { type FileError, readCsv } from "../../../csv/read-csv.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { UploadedFile } from "../../../http/upload.ts";
import { forbiddenAddresses } from "../../../mail/send/mail-domain.read-model.ts";
import { nextSendTime } from "../../../mail/send-times.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { STANDARD_FILE } from "../mail-template/mail-template.service.ts";
import { MOST_SETTINGS, syncGroupMembers } from "./group-members.ts";
import { domainFault, lockSettings, type MailSettingCall, NEVER_DUE } from "./mail-setting.service.ts";
import { type KnownNames, readSettings, type SettingLine } from "./mail-setting-csv.ts";

export const SETTINGS_BYTES = 20 * 1024 * 1024;
/** Nobody reads more of them. */
const MOST_FAULTS = 1000;

const refused = (faults: readonly FileError[]) =>
  new Refusal("REFUSED_FILE", {
    added_count: 0,
    changed_count: 0,
    unchanged_count: 0,
    fileError: faults.slice(0, MOST_FAULTS),
  });

const KNOWN = `
  SELECT ARRAY(SELECT '1/' || theme_id FROM theme WHERE contract_id = $1
    UNION ALL SELECT '2/' || theme_group_id FROM theme_group WHERE contract_id = $1
    UNION ALL SELECT '3/' || topics_id FROM topic WHERE contract_id = $1 UNION ALL SELECT '5/0') AS targets,
    (SELECT coalesce(json_object_agg(group_name, address_group_id), '{}') FROM address_group WHERE contract_id = $1) AS groups,
    (SELECT coalesce(json_object_agg(template_file_name, template_file_id), '{}') FROM mail_template WHERE contract_id = $1) AS templates`;

async function readKnown(tx: Transaction, contractId: number): Promise<KnownNames> {
  const [row] = await tx.query<{
    targets: string[];
    templates: Record<string, number>;
    groups: Record<string, number>;
  }>(KNOWN, [contractId]);
  const templates: Map<string, number | null> = namesIn(row?.templates ?? {});
  return {
    targets: new Set(row?.targets),
    templates: templates.set(STANDARD_FILE, null),
    groups: namesIn(row?.groups ?? {}),
  };
}

/** A name reads in a CP932 file as CP932 can write it; where two read the same there, the exact name is meant. */
function namesIn(ids: Record<string, number>): Map<string, number> {
  const named = Object.entries(ids);
  const names = new Map(named.map(([name, id]) => [cp932Text(name).text, id]));
  for (const [name, id] of named) names.set(name, id);
  return names;
}

/** Adds the settings of a file, or changes those that there are; all of them, or none where a row has a fault. */
export async function uploadSettings(call: MailSettingCall, file: UploadedFile | null) {
  const { tx, actor } = call;
  const read = readCsv(file, SETTINGS_BYTES);
  if ("faults" in read) return refused(read.faults);
  await lockSettings(tx, actor.contractId);
  const { lines, faults, withAlerts, withRest } = readSettings(read.rows, await readKnown(tx, actor.contractId));
  const addresses = [...new Set(lines.map(({ mail_address }) => mail_address).filter((each) => each !== ""))];
  const forbidden = new Set(await forbiddenAddresses(tx, actor.contractId, addresses));
  const column = read.rows[0]?.cells.indexOf("メールアドレス") ?? -1;
  const outside = read.rows
    .filter(({ cells }) => forbidden.has(withoutDefusing((cells[column] ?? "").trim())))
    .map(({ row }) => ({ row, ...domainFault("メールアドレス") }));
  if (faults.length + outside.length > 0) return refused([...faults, ...outside].sort((a, b) => a.row - b.row));
  const counts = await store(call, lines, addresses, { withAlerts, withRest });
  await syncGroupMembers(tx, actor.contractId, call.clock);
  const [total] = await tx.query<{ n: number }>("SELECT count(*)::int AS n FROM mail_setting WHERE contract_id = $1", [
    actor.contractId,
  ]);
  // A refusal would be committed with the rows, so this is an error, which undoes them.
  if ((total?.n ?? 0) > MOST_SETTINGS) throw new AppError("TOO_MANY_SETTINGS");
  await audit(tx, {
    contractId: actor.contractId,
    actor: actor.userId,
    action: "mail_setting.upload",
    detail: counts,
    requestId: call.requestId,
  });
  return { ...counts, fileError: [] };
}

const ADDRESSES = `
  INSERT INTO mail_address (contract_id, mail_address, user_id)
  SELECT DISTINCT ON (lower(g.address)) $1::int, g.address,
    (SELECT u.user_id FROM app_user u WHERE u.contract_id = $1 AND lower(u.email) = lower(g.address) ORDER BY u.user_id LIMIT 1)
  FROM unnest($2::text[]) AS g(address) ORDER BY lower(g.address), g.address
  ON CONFLICT (contract_id, lower(mail_address)) DO UPDATE SET user_id = excluded.user_id
    WHERE mail_address.user_id IS DISTINCT FROM excluded.user_id`;

/**
 * A row that is there keeps what it has brought already, its turn where its times stay, and its alerts unless the file has them ($4).
 * One that says the same already stays as it is and is not returned.
 */
const SETTINGS = `
  INSERT INTO mail_setting AS s (contract_id, data_kbn, theme_id, theme_group_id, topics_id, data_section, mail_address_id, address_group_id,
    template_file_id, subject_type, attach_type, zero_article_email, send_times, encoding, next_due_at, since_day,
    alert, alert_since, quiet_start_time, quiet_end_time, alert_max_count, holiday_rule, weekends_off)
  SELECT $1::int, l.data_kbn, CASE l.data_kbn WHEN 1 THEN l.id END, CASE l.data_kbn WHEN 2 THEN l.id END, CASE l.data_kbn WHEN 3 THEN l.id END,
    l.data_section, a.mail_address_id, l.address_group_id, l.template_file_id, l.subject_type, l.attach_type, l.zero_article_email, l.send_times, l.encoding,
    l.next_due_at, $3::date, l.alert, CASE WHEN l.alert THEN $5::timestamptz END, l.quiet_start_time, l.quiet_end_time, l.alert_max_count,
    l.holiday_rule, l.weekends_off
  FROM json_to_recordset($2::json) AS l(data_kbn smallint, id int, data_section smallint, mail_address text, address_group_id int, template_file_id int,
    subject_type smallint, attach_type smallint, zero_article_email boolean, send_times text[], encoding text, next_due_at timestamptz,
    alert boolean, quiet_start_time text, quiet_end_time text, alert_max_count int, holiday_rule text, weekends_off boolean)
  LEFT JOIN mail_address a ON a.contract_id = $1 AND l.address_group_id IS NULL AND lower(a.mail_address) = lower(l.mail_address)
  ON CONFLICT (contract_id, mail_address_id, address_group_id, theme_id, theme_group_id, topics_id, condition_id, data_section) DO UPDATE SET
    group_setting_id = NULL, template_file_id = excluded.template_file_id, subject_type = excluded.subject_type, attach_type = excluded.attach_type,
    zero_article_email = excluded.zero_article_email, send_times = excluded.send_times, encoding = excluded.encoding,
    next_due_at = CASE WHEN s.send_times = excluded.send_times THEN s.next_due_at ELSE excluded.next_due_at END,
    alert = CASE WHEN $4::boolean THEN excluded.alert ELSE s.alert END,
    alert_since = CASE WHEN NOT $4::boolean OR (s.alert AND excluded.alert) THEN s.alert_since ELSE excluded.alert_since END,
    quiet_start_time = CASE WHEN $4::boolean THEN excluded.quiet_start_time ELSE s.quiet_start_time END,
    quiet_end_time = CASE WHEN $4::boolean THEN excluded.quiet_end_time ELSE s.quiet_end_time END,
    alert_max_count = CASE WHEN $4::boolean THEN excluded.alert_max_count ELSE s.alert_max_count END,
    holiday_rule = CASE WHEN $6::boolean THEN excluded.holiday_rule ELSE s.holiday_rule END,
    weekends_off = CASE WHEN $6::boolean THEN excluded.weekends_off ELSE s.weekends_off END, version = s.version + 1
  WHERE (s.template_file_id, s.subject_type, s.attach_type, s.zero_article_email, s.send_times, s.encoding)
      IS DISTINCT FROM (excluded.template_file_id, excluded.subject_type, excluded.attach_type, excluded.zero_article_email,
        excluded.send_times, excluded.encoding)
    OR s.group_setting_id IS NOT NULL
    OR $4::boolean AND (s.alert, s.quiet_start_time, s.quiet_end_time, s.alert_max_count)
      IS DISTINCT FROM (excluded.alert, excluded.quiet_start_time, excluded.quiet_end_time, excluded.alert_max_count)
    OR $6::boolean AND (s.holiday_rule, s.weekends_off) IS DISTINCT FROM (excluded.holiday_rule, excluded.weekends_off)
  RETURNING (xmax = 0) AS added, mail_setting_id`;

/** The settings of the file's rows ($2) whose pauses that are not over ($3 today) differ from the file's; these then take their place. */
const PAUSES = `
  WITH line AS MATERIALIZED (
    SELECT s.mail_setting_id, l.pauses FROM json_to_recordset($2::json) AS l(data_kbn smallint, id int, data_section smallint, mail_address text,
      address_group_id int, pauses jsonb)
    LEFT JOIN mail_address a ON a.contract_id = $1 AND l.address_group_id IS NULL AND lower(a.mail_address) = lower(l.mail_address)
    JOIN mail_setting s ON s.contract_id = $1 AND (s.mail_address_id = a.mail_address_id OR s.address_group_id = l.address_group_id) AND s.data_kbn = l.data_kbn
      AND coalesce(s.theme_id, s.theme_group_id, s.topics_id, 0) = l.id AND s.data_section IS NOT DISTINCT FROM l.data_section),
  differing AS MATERIALIZED (
    SELECT line.* FROM line WHERE line.pauses IS DISTINCT FROM (
      SELECT coalesce(jsonb_agg(jsonb_build_object('start', p.start_day, 'end', p.end_day, 'missed', p.missed) ORDER BY p.start_day), '[]')
      FROM mail_pause p WHERE p.contract_id = $1 AND p.mail_setting_id = line.mail_setting_id AND p.end_day >= $3::date)),
  gone AS (
    DELETE FROM mail_pause p USING differing d
    WHERE p.contract_id = $1 AND p.mail_setting_id = d.mail_setting_id AND p.end_day >= $3::date),
  added AS (
    INSERT INTO mail_pause (contract_id, mail_setting_id, start_day, end_day, missed, made_by, made_at)
    SELECT $1, d.mail_setting_id, p.start, p."end", p.missed, $4, $5 FROM differing d
    CROSS JOIN jsonb_to_recordset(d.pauses) AS p(start date, "end" date, missed text))
  SELECT mail_setting_id FROM differing`;

async function store(
  { tx, actor, clock }: MailSettingCall,
  lines: readonly SettingLine[],
  addresses: string[],
  { withAlerts, withRest }: { withAlerts: boolean; withRest: boolean },
) {
  const now = clock.now();
  const due = new Map<string, Date>();
  const rows = lines.map((line) => {
    const times = line.send_times.join();
    const next = due.get(times) ?? nextSendTime(line.send_times, now);
    due.set(times, next);
    const pauses = line.pauses.toSorted((a, b) => (a.start < b.start ? -1 : 1));
    return { ...line, pauses, next_due_at: line.address_group_id === null ? next : NEVER_DUE };
  });
  await tx.query(ADDRESSES, [actor.contractId, addresses]);
  const stored = await tx.query<{ added: boolean; mail_setting_id: number }>(SETTINGS, [
    actor.contractId,
    JSON.stringify(rows),
    tokyoDay(now),
    withAlerts,
    now,
    withRest,
  ]);
  const moved = withRest
    ? await tx.query<{ mail_setting_id: number }>(PAUSES, [
        actor.contractId,
        JSON.stringify(rows),
        tokyoDay(now),
        actor.userId,
        now,
      ])
    : [];
  const added_count = stored.filter(({ added }) => added).length;
  const touched = new Set([...stored, ...moved].map(({ mail_setting_id }) => mail_setting_id)).size;
  return { added_count, changed_count: touched - added_count, unchanged_count: lines.length - touched };
}
