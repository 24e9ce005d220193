import type { Transaction } from "../src/db/tenant.ts";
import { addDays, tokyoDay } from "../src/time/tokyo.ts";

/** Of the first theme group. */
const DUTY = `
  INSERT INTO edition_duty (contract_id, theme_group_id, deadline, approval, article_max, mail_addresses, in_force_at, updated_by, updated_at)
  SELECT $1, theme_group_id, '06:58', false, 20, ARRAY['press@example.jp', 'pr-team@example.jp'], $2, 'admin01', $2
  FROM theme_group WHERE contract_id = $1 ORDER BY display_order, theme_group_id LIMIT 1`;

const ROTA = `
  INSERT INTO edition_rota (contract_id, weekday, day, leaves, user_id, deputy_id)
  SELECT $1, r.weekday, r.day, r.leaves, r.user_id, r.deputy_id
  FROM json_to_recordset($2::json) AS r(weekday smallint, day date, leaves boolean, user_id text, deputy_id text)`;

const NOTE = `
  INSERT INTO edition_morning (contract_id, day, note, note_version, noted_by, noted_at) VALUES ($1, $2, $3, 1, 'topic01', $4)`;

/** Monday to Friday, and holidays; there is no mail edition at weekends. */
const WEEK: readonly (readonly [string, string])[] = [
  ["topic01", "k.minase"],
  ["topic01", "e.hanabusa"],
  ["k.minase", "topic01"],
  ["e.hanabusa", "topic01"],
  ["k.minase", "h.sakuma"],
];
const WEEKEND = [6, 7];
const HOLIDAY = 8;

/** A deadline with its rota, a day on which others are on duty, and yesterday's note. */
export async function insertDuty(tx: Transaction, contractId: number, now: Date): Promise<void> {
  const today = tokyoDay(now);
  const rows = [
    ...WEEK.map(([user_id, deputy_id], at) => ({ weekday: at + 1, leaves: true, user_id, deputy_id })),
    ...WEEKEND.map((weekday) => ({ weekday, leaves: false })),
    { weekday: HOLIDAY, leaves: true, user_id: "h.sakuma", deputy_id: "admin01" },
    { day: addDays(today, 9), leaves: true, user_id: "h.sakuma", deputy_id: "k.minase" },
    { day: addDays(today, 16), leaves: false },
  ];
  await tx.query(DUTY, [contractId, now]);
  await tx.query(ROTA, [contractId, JSON.stringify(rows)]);
  const note = "決算の続報が今夜出る見込みです。明朝は見出しを先頭にまとめてください。";
  await tx.query(NOTE, [contractId, addDays(today, -1), note, now]);
}
