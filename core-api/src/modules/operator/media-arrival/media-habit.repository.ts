import type { Transaction } from "../../../db/tenant.ts";
import type { DayString } from "../../../time/tokyo.ts";
import type { MediaHabitForm } from "./media-habit.form.ts";

/** The source of a medium, which is held to the transaction's end so that its operators come one after the other; null for an unknown one. */
export async function lockMedium(tx: Transaction, code: string): Promise<number | null> {
  const [row] = await tx.query<{ data_section: number }>(
    "SELECT data_section FROM media WHERE media_code = $1 FOR NO KEY UPDATE",
    [code],
  );
  return row?.data_section ?? null;
}

export async function findSection(tx: Transaction, code: string): Promise<number | null> {
  const [row] = await tx.query<{ data_section: number }>("SELECT data_section FROM media WHERE media_code = $1", [
    code,
  ]);
  return row?.data_section ?? null;
}

const COLUMNS = ["rhythm", "weekdays", "month_days", "due_time", "off_days", "contact"] as const;

/** What is absent stays. */
export async function storeHabit(tx: Transaction, form: MediaHabitForm): Promise<void> {
  const cleared = { contact: "" } as Record<string, unknown>;
  const given = COLUMNS.filter((column) => form[column] !== undefined);
  const values = given.map((column) => form[column] ?? cleared[column] ?? null);
  const names = given.map((column) => `, ${column}`).join("");
  const places = given.map((_, at) => `, $${at + 2}`).join("");
  const updates = given.map((column) => `, ${column} = excluded.${column}`).join("");
  await tx.query(
    `INSERT INTO media_habit AS h (media_code, version${names}) VALUES ($1, 2${places})
     ON CONFLICT (media_code) DO UPDATE SET version = h.version + 1${updates}`,
    [form.media_code, ...values],
  );
}

export async function storeSnooze(tx: Transaction, code: string, until: Date | null): Promise<void> {
  await tx.query(
    `INSERT INTO media_habit (media_code, snoozed_until) VALUES ($1, $2)
     ON CONFLICT (media_code) DO UPDATE SET snoozed_until = excluded.snoozed_until`,
    [code, until],
  );
}

export async function replaceSourceOffDays(
  tx: Transaction,
  section: number,
  from: DayString,
  days: readonly DayString[],
): Promise<void> {
  await tx.query("DELETE FROM source_off_day WHERE data_section = $1 AND off_on >= $2::date", [section, from]);
  await tx.query("INSERT INTO source_off_day SELECT $1, unnest($2::date[]) ON CONFLICT DO NOTHING", [
    section,
    days.filter((day) => day >= from),
  ]);
}
