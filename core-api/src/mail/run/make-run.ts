import type { MailKbn } from "@kirinuki/schema/codes.ts";
import { beginSpan, traceparent } from "@kirinuki/schema/process/tracing.ts";
import type { Transaction } from "../../db/tenant.ts";
import { addDays, type DayString, tokyoDay } from "../../time/tokyo.ts";
import type { ChosenArticle, ThemeContent } from "../message-content.ts";
import type { Rest } from "./days-off.ts";
import { NEW_HITS } from "./new-hits.ts";
import { openings } from "./openings.ts";

/** The values of a setting that its run needs. */
export interface SettingRow {
  contract_id: number;
  mail_setting_id: number;
  data_kbn: MailKbn;
  theme_id: number | null;
  theme_group_id: number | null;
  topics_id: number | null;
  condition_id: string | null;
  data_section: number | null;
  mail_address: string;
  chat_target_id: number | null;
  user_id: string | null;
  template_file_id: number | null;
  subject_type: ThemeContent["subjectType"];
  attach_type: ThemeContent["attachType"];
  zero_article_email: boolean;
  send_times: string[];
  encoding: ThemeContent["encoding"];
  with_tones: boolean;
  since_day: DayString;
}

export const SETTING_COLUMNS = `
  s.contract_id, s.mail_setting_id, s.data_kbn, s.theme_id, s.theme_group_id, s.topics_id, s.condition_id::text, s.data_section, a.mail_address, a.chat_target_id, a.user_id,
  s.template_file_id, s.subject_type, s.attach_type, s.zero_article_email, s.send_times, s.encoding, s.with_tones,
  s.since_day::text`;

export interface RunRequest {
  setting: SettingRow;
  /** Names the run: a second one of the same key is none. */
  runKey: string;
  kind: "digest" | "theme" | "supplement";
  dueAt: Date;
  /** When the message may go out; the run's articles are those of now. */
  sendAt: Date;
  setupRunId: string | null;
  madeBy: string | null;
  /** When the setting is due again; absent: as it was. */
  nextDueAt?: Date;
  /** It makes no mail: its articles stay new, or are let go. */
  rest?: Rest | null;
  /** Of a digest that is to have a supplement. */
  supplement?: PlannedSupplement | null;
  /** Of a supplement: the time of its digest, HH:mm. */
  supplementTo?: string;
  /** What an editor made of the new articles: those alone, in his order, with his words. The others stay new. */
  chosen?: readonly ChosenArticle[];
}

/** One more mail on the day of a digest, with what came after it. */
export interface PlannedSupplement {
  /** When it is made at the latest. */
  at: Date;
  /** media_code of newspapers; once all of them have come it is made earlier. Empty where it waits for its time. */
  awaited: string[];
}

export interface MadeRun {
  runId: string;
  articles: number;
  /** False where there was nothing to send and the setting wants no empty mail. */
  hasMessage: boolean;
  /** Of its mail, which it is named by in its Message-ID; null where there is none. */
  messageKey: string | null;
}

/**
 * How far back something may still turn up that is new to a setting: a process date is the day of matching, so only a transaction
 * that stays open longer than this could slip through. A setting that did not run keeps its day, however long it did not.
 */
const LATEST_COMMIT_DAYS = 31;

/**
 * Selection, runs, messages, the marks that the settings have had these articles, and when they are due again, in one statement:
 * whoever is killed leaves all of it or nothing. The caller holds the settings' row locks. $1 the settings, each once; $2 now; $3
 * the first day from then on.
 */
const MAKE_RUNS = `
  WITH s AS MATERIALIZED (SELECT * FROM json_to_recordset($1::json) AS s(contract_id int, mail_setting_id int, data_kbn smallint,
    theme_id int, theme_group_id int, topics_id int, data_section smallint, since_day date, run_key text, kind text, setup_run_id bigint,
    due_at timestamptz, made_by text, mail_address text, chat_target_id int, user_id text, send_at timestamptz, next_due_at timestamptz, zero boolean,
    held text, drops boolean, supplement_at timestamptz, awaited text[], content jsonb, chosen jsonb)),
  hit AS MATERIALIZED (
    SELECT s.contract_id, s.mail_setting_id, h.article_id, h.process_date, h.place FROM s CROSS JOIN LATERAL (${NEW_HITS}) h
    WHERE (s.held IS NULL OR s.drops) AND (s.chosen IS NULL OR h.article_id IN (SELECT (c ->> 'id')::bigint FROM jsonb_array_elements(s.chosen) c))),
  listed AS MATERIALIZED (
    SELECT contract_id, mail_setting_id, count(*)::int AS n,
      jsonb_agg(jsonb_build_object('id', article_id::text) ORDER BY place, article_id DESC) AS articles
    FROM hit GROUP BY contract_id, mail_setting_id),
  run AS (
    INSERT INTO mail_run (contract_id, run_key, kind, mail_setting_id, setup_run_id, due_at, article_count, held,
      dropped_count, made_by, made_at, opened_count)
    SELECT s.contract_id, s.run_key, s.kind, s.mail_setting_id, s.setup_run_id, s.due_at,
      CASE WHEN s.held IS NULL THEN coalesce(l.n, 0) ELSE 0 END, s.held, CASE WHEN s.held IS NULL THEN 0 ELSE coalesce(l.n, 0) END, s.made_by, $2, ${openings("s.contract_id")}
    FROM s LEFT JOIN listed l USING (contract_id, mail_setting_id)
    ON CONFLICT (contract_id, run_key) DO NOTHING RETURNING contract_id, mail_setting_id, mail_run_id, article_count),
  delivered AS (
    INSERT INTO mail_delivered (contract_id, mail_setting_id, article_id, process_date, mail_run_id)
    SELECT hit.contract_id, hit.mail_setting_id, hit.article_id, hit.process_date, run.mail_run_id
    FROM hit JOIN run USING (contract_id, mail_setting_id)),
  message AS (
    INSERT INTO mail_message (contract_id, mail_run_id, mail_address, chat_target_id, user_id, state, next_attempt_at, content)
    SELECT contract_id, run.mail_run_id, s.mail_address, s.chat_target_id, s.user_id, 'queued', s.send_at, s.content || jsonb_build_object('articles',
      CASE WHEN s.chosen IS NULL THEN coalesce(l.articles, '[]')
        ELSE (SELECT coalesce(jsonb_agg(c ORDER BY place), '[]') FROM jsonb_array_elements(s.chosen) WITH ORDINALITY AS e(c, place)
              WHERE l.articles @> jsonb_build_array(jsonb_build_object('id', c ->> 'id'))) END)
    FROM run JOIN s USING (contract_id, mail_setting_id) LEFT JOIN listed l USING (contract_id, mail_setting_id)
    WHERE s.held IS NULL AND (run.article_count > 0 OR s.zero)
    RETURNING contract_id, mail_run_id, message_key),
  turned AS (
    UPDATE mail_setting m SET since_day = CASE WHEN s.held IS NOT NULL AND NOT s.drops THEN m.since_day ELSE greatest(m.since_day, $3::date) END,
      next_due_at = coalesce(s.next_due_at, m.next_due_at),
      supplement_due_at = CASE WHEN s.kind = 'theme' THEN m.supplement_due_at ELSE s.supplement_at END,
      supplement_run_id = CASE WHEN s.kind = 'theme' THEN m.supplement_run_id WHEN s.supplement_at IS NOT NULL THEN run.mail_run_id END,
      awaited_media = CASE WHEN s.kind = 'theme' THEN m.awaited_media ELSE s.awaited END
    FROM s LEFT JOIN run USING (contract_id, mail_setting_id) WHERE m.contract_id = s.contract_id AND m.mail_setting_id = s.mail_setting_id)
  SELECT run.mail_run_id::text AS "runId", run.article_count AS articles, message.mail_run_id IS NOT NULL AS "hasMessage",
    message.message_key::text AS "messageKey"
  FROM run LEFT JOIN message USING (contract_id, mail_run_id)`;

/** Makes one run per setting; a setting whose run key exists already is skipped. Advances the settings' first day. */
export async function makeSettingRuns(tx: Transaction, requests: readonly RunRequest[], now: Date): Promise<MadeRun[]> {
  const rows = requests.map((request) => ({
    ...request.setting,
    run_key: request.runKey,
    kind: request.kind,
    setup_run_id: request.setupRunId,
    due_at: request.dueAt,
    made_by: request.madeBy,
    send_at: request.sendAt,
    next_due_at: request.nextDueAt ?? null,
    zero: request.setting.zero_article_email && request.kind !== "supplement",
    held: request.rest?.held ?? null,
    drops: request.rest?.drops ?? false,
    supplement_at: request.supplement?.at ?? null,
    awaited: request.supplement?.awaited ?? [],
    content: contentOf(request, now),
    chosen: request.chosen ?? null,
  }));
  const keptFrom = addDays(tokyoDay(now), -LATEST_COMMIT_DAYS);
  const made = await tx.query<MadeRun>(MAKE_RUNS, [JSON.stringify(rows), now, keptFrom]);
  for (const run of made) beginMailTrace(run);
  return made;
}

/** Each mail is a trace, from here to the mail server, whose id is the key of its Message-ID; linked to what made it. */
function beginMailTrace({ messageKey, runId, articles }: MadeRun): void {
  const maker = traceparent();
  if (messageKey === null || maker === undefined) return;
  const attributes = { "kirinuki.mail_run_id": runId, "kirinuki.articles": articles };
  beginSpan("mail", { kind: "producer", traceOf: messageKey, isBeginning: true, links: [maker], attributes })?.end();
}

const contentOf = ({ setting, dueAt, chosen, kind, supplementTo }: RunRequest, now: Date): ThemeContent => ({
  kind: "theme",
  dataKbn: setting.data_kbn,
  targetId: setting.theme_id ?? setting.theme_group_id ?? setting.topics_id ?? Number(setting.condition_id ?? 0),
  section: setting.data_section,
  // A run that comes late is of the day on which it comes: its list is the one that its link opens.
  date: tokyoDay(dueAt > now ? dueAt : now),
  templateId: setting.template_file_id,
  subjectType: setting.subject_type,
  attachType: setting.attach_type,
  zeroArticleEmail: setting.zero_article_email && kind !== "supplement",
  encoding: setting.encoding,
  ...(setting.with_tones && { withTones: true }),
  ...(supplementTo !== undefined && { supplementTo }),
  isEdited: chosen !== undefined,
  articles: [],
});
