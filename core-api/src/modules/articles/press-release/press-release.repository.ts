import type { Actor } from "../../../access/actor.ts";
import { intKey } from "../../../db/int-key.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { DayString } from "../../../time/tokyo.ts";

export interface ToldRelease {
  release_title: string;
  release_text: string;
  release_date: DayString;
}

export interface ListedRelease extends Omit<ToldRelease, "release_text"> {
  press_release_id: string;
  version: number;
}

export interface StoredRelease extends ToldRelease, ListedRelease {
  updated_by: string;
  updated_at: Date;
}

type Reader = Pick<Actor, "contractId" | "role">;

/** Before its day a release is confidential: it is there for administrators alone. $2: the last day that the user sees. */
const SEEN = "contract_id = $1 AND ($2::date IS NULL OR release_date <= $2::date)";
const seenBy = ({ contractId, role }: Reader, today: DayString) => [contractId, role === "Admin" ? null : today];

const COLUMNS = "press_release_id::text, release_title, release_date::text, version";
const LISTED = `SELECT ${COLUMNS} FROM press_release WHERE ${SEEN} ORDER BY release_date DESC, press_release_id DESC`;
const ONE = `
  SELECT ${COLUMNS}, release_text, updated_by, updated_at FROM press_release WHERE ${SEEN} AND press_release_id = $3`;

/** Latest first. */
export const readReleases = (tx: Transaction, actor: Reader, today: DayString): Promise<ListedRelease[]> =>
  tx.query<ListedRelease>(LISTED, seenBy(actor, today));

export async function findRelease(
  tx: Transaction,
  actor: Reader,
  today: DayString,
  id: string,
): Promise<StoredRelease | null> {
  return (await tx.query<StoredRelease>(ONE, [...seenBy(actor, today), intKey(id)]))[0] ?? null;
}

/** Releases of a contract are changed one after the other. */
export async function lockReleases(tx: Transaction, contractId: number): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.press_release'), $1)", [contractId]);
}

const ADD = `
  INSERT INTO press_release (contract_id, release_title, release_text, release_date, updated_by, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6) RETURNING press_release_id::text`;
const CHANGE = `
  UPDATE press_release SET release_title = $2, release_text = $3, release_date = $4, updated_by = $5, updated_at = $6, version = version + 1
  WHERE contract_id = $1 AND press_release_id = $7::int`;

/** @param id null: a new one. @returns its id */
export async function storeRelease(
  tx: Transaction,
  { contractId, userId }: Pick<Actor, "contractId" | "userId">,
  { id, release, now }: { id: string | null; release: ToldRelease; now: Date },
): Promise<string> {
  const values = [contractId, release.release_title, release.release_text, release.release_date, userId, now];
  if (id !== null) {
    await tx.query(CHANGE, [...values, id]);
    return id;
  }
  const [row] = await tx.query<{ press_release_id: string }>(ADD, values);
  if (!row) throw new Error("an inserted row has an id");
  return row.press_release_id;
}

export const deleteRelease = (tx: Transaction, contractId: number, id: string): Promise<unknown> =>
  tx.query("DELETE FROM press_release WHERE contract_id = $1 AND press_release_id = $2::int", [contractId, id]);
