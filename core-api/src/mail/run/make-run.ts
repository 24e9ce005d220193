import type { Transaction } from "../../db/tenant.ts";
import { NOT_WITHDRAWN } from "../../modules/theme/browsing.ts";
import { addDays, type DayString, tokyoDay } from "../../time/tokyo.ts";
import { type ChosenArticle, sectionsOf, type ThemeContent } from "../message-content.ts";

/** What a run needs of its setting. */
export interface SettingRow {
  contract_id: number;
  mail_setting_id: number;
  data_kbn: 1 | 2 | 3;
  theme_id: number | null;
  theme_group_id: number | null;
  topics_id: number | null;
  data_section: number | null;
  mail_address: string;
  user_id: string | null;
  template_file_id: number | null;
  subject_type: ThemeContent["subjectType"];
  attach_type: ThemeContent["attachType"];
  zero_article_email: boolean;
  send_times: string[];
  encoding: ThemeContent["encoding"];
  since_day: DayString;
}

export const SETTING_COLUMNS = `
  s.contract_id, s.mail_setting_id, s.data_kbn, s.theme_id, s.theme_group_id, s.topics_id, s.data_section, a.mail_address, a.user_id,
  s.template_file_id, s.subject_type, s.attach_type, s.zero_article_email, s.send_times, s.encoding, s.since_day::text`;

export interface RunRequest {
  setting: SettingRow;
  /** Names the run: a second one of the same key is none. */
  runKey: string;
  kind: "digest" | "theme";
  dueAt: Date;
  now: Date;
  /** When the message may go out; the run's articles are those of now. */
  sendAt: Date;
  setupRunId: string | null;
  madeBy: string | null;
  /** What an editor made of the new articles: those alone, in his order, with his words. The others stay new. */
  chosen?: readonly ChosenArticle[];
}

export interface MadeRun {
  runId: string;
  articles: number;
  /** False where there was nothing to send and the setting wants no empty mail. */
  hasMessage: boolean;
}

/**
 * How far back something may still turn up that is new to a setting: a process date is the day of matching, so only a transaction
 * that stays open longer than this could slip through. A setting that did not run keeps its day, however long it did not.
 */
const LATEST_COMMIT_DAYS = 31;

/** Hits of the target ($3): a theme, a group's themes, or what was chosen for a topic. */
export const HITS: Record<SettingRow["data_kbn"], string> = {
  1: "theme_article ta WHERE ta.contract_id = $1 AND ta.theme_id = $3::int",
  2: `theme_article ta WHERE ta.contract_id = $1
      AND ta.theme_id = ANY (ARRAY(SELECT m.theme_id FROM theme_group_theme m WHERE m.contract_id = $1 AND m.theme_group_id = $3::int))`,
  3: "topic_article ta WHERE ta.contract_id = $1 AND ta.topics_id = $3::int",
};

/** Which of them ($1) a contract may see: neither withdrawn nor unpublished, of a source that it is linked to. */
export const SHOWN = `ta.disp_status = 0 AND ${NOT_WITHDRAWN}
    AND ta.article_id NOT IN (SELECT article_id FROM article_setting WHERE contract_id = $1 AND disp_status <> 0)
    AND (NOT EXISTS (SELECT 1 FROM contract_linkage l WHERE l.contract_id = $1)
      OR ta.data_section IN (SELECT l.data_section FROM contract_linkage l WHERE l.contract_id = $1))`;

/**
 * Articles of the target that a contract may see and that a setting's digests have not brought. $2 setting, $4 first day, $5 sources, $17
 * the editor's articles, if any.
 */
const newHits = (kbn: SettingRow["data_kbn"]): string => `
  SELECT ta.article_id, min(ta.process_date) AS process_date
  FROM ${HITS[kbn]} AND ta.process_date >= $4::date AND ta.data_section = ANY ($5::smallint[]) AND ${SHOWN}
    AND ($17::jsonb IS NULL OR ta.article_id IN (SELECT (c ->> 'id')::bigint FROM jsonb_array_elements($17::jsonb) c))
    AND NOT EXISTS (SELECT 1 FROM mail_delivered d WHERE d.contract_id = $1 AND d.mail_setting_id = $2 AND d.article_id = ta.article_id)
  GROUP BY ta.article_id`;

/**
 * Selection, run, message and the mark that the setting has had these articles, in one statement: whoever is killed leaves all of it or
 * nothing. The caller holds the setting's row lock.
 */
const makeRun = (kbn: SettingRow["data_kbn"]): string => `
  WITH hit AS MATERIALIZED (${newHits(kbn)}),
  run AS (
    INSERT INTO mail_run (contract_id, run_key, kind, mail_setting_id, setup_run_id, due_at, article_count, made_by, made_at)
    SELECT $1, $6, $7, $2, $8, $9, (SELECT count(*) FROM hit), $10, $11
    ON CONFLICT (contract_id, run_key) DO NOTHING RETURNING mail_run_id, article_count),
  delivered AS (
    INSERT INTO mail_delivered (contract_id, mail_setting_id, article_id, process_date, mail_run_id)
    SELECT $1, $2, hit.article_id, hit.process_date, run.mail_run_id FROM hit CROSS JOIN run),
  message AS (
    INSERT INTO mail_message (contract_id, mail_run_id, mail_address, user_id, state, next_attempt_at, content)
    SELECT $1, run.mail_run_id, $12, $13, 'queued', $14, $15::jsonb || jsonb_build_object('articles',
      CASE WHEN $17::jsonb IS NULL
        THEN (SELECT coalesce(jsonb_agg(jsonb_build_object('id', article_id::text) ORDER BY article_id DESC), '[]') FROM hit)
        ELSE (SELECT coalesce(jsonb_agg(c ORDER BY place), '[]') FROM jsonb_array_elements($17::jsonb) WITH ORDINALITY AS e(c, place)
              WHERE (c ->> 'id')::bigint IN (SELECT article_id FROM hit)) END)
    FROM run WHERE run.article_count > 0 OR $16::boolean
    RETURNING 1)
  SELECT run.mail_run_id::text AS "runId", run.article_count AS articles, EXISTS (SELECT 1 FROM message) AS "hasMessage" FROM run`;

/** Makes a run of a setting; null where there is one of that key. Moves the setting's first day on. */
export async function makeSettingRun(tx: Transaction, request: RunRequest): Promise<MadeRun | null> {
  const { setting, now } = request;
  const target = setting.theme_id ?? setting.theme_group_id ?? setting.topics_id ?? 0;
  const [made] = await tx.query<MadeRun>(makeRun(setting.data_kbn), [
    setting.contract_id,
    setting.mail_setting_id,
    target,
    setting.since_day,
    sectionsOf(setting.data_section),
    request.runKey,
    request.kind,
    request.setupRunId,
    request.dueAt,
    request.madeBy,
    now,
    setting.mail_address,
    setting.user_id,
    request.sendAt,
    JSON.stringify(contentOf(setting, target, request)),
    setting.zero_article_email,
    request.chosen ? JSON.stringify(request.chosen) : null,
  ]);
  await tx.query(
    "UPDATE mail_setting SET since_day = greatest(since_day, $3::date) WHERE contract_id = $1 AND mail_setting_id = $2",
    [setting.contract_id, setting.mail_setting_id, addDays(tokyoDay(now), -LATEST_COMMIT_DAYS)],
  );
  return made ?? null;
}

const contentOf = (setting: SettingRow, targetId: number, { dueAt, now, chosen }: RunRequest): ThemeContent => ({
  kind: "theme",
  dataKbn: setting.data_kbn,
  targetId,
  section: setting.data_section,
  // A run that comes late is of the day on which it comes: its list is the one that its link opens.
  date: tokyoDay(dueAt > now ? dueAt : now),
  templateId: setting.template_file_id,
  subjectType: setting.subject_type,
  attachType: setting.attach_type,
  zeroArticleEmail: setting.zero_article_email,
  encoding: setting.encoding,
  isEdited: chosen !== undefined,
  articles: [],
});
