import type { EventKind } from "@kirinuki/schema/company-event.ts";
import { intKey } from "../../../db/int-key.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import type { DayString } from "../../../time/tokyo.ts";

/** An event as it is told. */
export interface ToldEvent {
  event_date: DayString;
  event_kind: EventKind;
  title: string;
}

export interface EventRow extends ToldEvent {
  company_event_id: string;
  version: number;
}

interface LockedRow extends EventRow {
  updated_by: string;
  updated_at: Date;
}

const COLUMNS = "company_event_id::text, event_date::text, event_kind, title, version";

const LISTED = `
  SELECT ${COLUMNS} FROM company_event WHERE contract_id = $1 AND event_date BETWEEN coalesce($2::date, '-infinity') AND coalesce($3::date, 'infinity')
  ORDER BY event_date DESC, company_event_id DESC`;

/** Latest first; all of them, or those of some days. */
export const readEvents = (tx: Transaction, contractId: number, days: Partial<Period> = {}): Promise<EventRow[]> =>
  tx.query<EventRow>(LISTED, [contractId, days.start ?? null, days.end ?? null]);

/** What a report tells of some days, earliest first. */
export async function readToldEvents(tx: Transaction, contractId: number, period: Period): Promise<ToldEvent[]> {
  const rows = await readEvents(tx, contractId, period);
  return rows.map(({ event_date, event_kind, title }) => ({ event_date, event_kind, title })).reverse();
}

/** Events of a contract are changed one after the other. */
export async function lockEvents(tx: Transaction, contractId: number): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.company_event'), $1)", [contractId]);
}

const ONE = `
  SELECT ${COLUMNS}, updated_by, updated_at FROM company_event WHERE contract_id = $1 AND company_event_id = $2`;

export async function findEvent(tx: Transaction, contractId: number, id: string): Promise<LockedRow | null> {
  return (await tx.query<LockedRow>(ONE, [contractId, intKey(id)]))[0] ?? null;
}

const ADD = `
  INSERT INTO company_event (contract_id, event_date, event_kind, title, updated_by, updated_at) VALUES ($1, $2, $3, $4, $5, $6)
  RETURNING company_event_id::text`;
const CHANGE = `
  UPDATE company_event SET event_date = $2, event_kind = $3, title = $4, updated_by = $5, updated_at = $6, version = version + 1
  WHERE contract_id = $1 AND company_event_id = $7::int`;

/** @param id null: a new one. @returns its id */
export async function storeEvent(
  tx: Transaction,
  { contractId, userId }: { contractId: number; userId: string },
  { id, event, now }: { id: string | null; event: ToldEvent; now: Date },
): Promise<string> {
  const values = [contractId, event.event_date, event.event_kind, event.title, userId, now];
  if (id !== null) {
    await tx.query(CHANGE, [...values, id]);
    return id;
  }
  const [row] = await tx.query<{ company_event_id: string }>(ADD, values);
  if (!row) throw new Error("an inserted row has an id");
  return row.company_event_id;
}

export const deleteEvent = (tx: Transaction, contractId: number, id: string): Promise<unknown> =>
  tx.query("DELETE FROM company_event WHERE contract_id = $1 AND company_event_id = $2::int", [contractId, id]);
