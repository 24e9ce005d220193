import { DATA_KBN, type DataKbn } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, LostUpdate } from "../../../errors/app-error.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { DraftFields, DraftState, FieldVersions, MergedDraft } from "./merge-draft.ts";

export interface DraftTarget {
  dataKbn: DataKbn;
  id: number;
}

/** A draft by its id, or the one that is being written of a target. */
export type DraftKey = { draftId: string } | { target: DraftTarget };

export interface DraftRow extends DraftState {
  draftId: string;
  /** Null: a mail of chosen articles. */
  dataKbn: DataKbn | null;
  targetId: number | null;
  /** Name of who changed it last; his id where he is gone. */
  updatedBy: string;
  updatedAt: Date;
  runId: string | null;
}

const COLUMN: Record<DataKbn, string> = {
  [DATA_KBN.theme]: "theme_id",
  [DATA_KBN.themeGroup]: "theme_group_id",
  [DATA_KBN.topic]: "topics_id",
};

const COLUMNS = `
  d.mail_draft_id::text AS "draftId", d.fields, d.field_versions AS versions, d.version,
  CASE WHEN d.theme_id IS NOT NULL THEN 1 WHEN d.theme_group_id IS NOT NULL THEN 2 WHEN d.topics_id IS NOT NULL THEN 3 END AS "dataKbn",
  coalesce(d.theme_id, d.theme_group_id, d.topics_id) AS "targetId",
  coalesce((SELECT name FROM app_user u WHERE u.contract_id = $1 AND u.user_id = d.updated_by), d.updated_by) AS "updatedBy",
  d.updated_at AS "updatedAt", d.mail_run_id::text AS "runId"`;

/** $1 contract, $2 draft or target. */
const find = (key: DraftKey): string =>
  `SELECT ${COLUMNS} FROM mail_draft d WHERE d.contract_id = $1 AND ${
    "draftId" in key ? "d.mail_draft_id = $2::bigint" : `d.${COLUMN[key.target.dataKbn]} = $2 AND d.mail_run_id IS NULL`
  }`;

const parameters = (contractId: number, key: DraftKey) => [contractId, "draftId" in key ? key.draftId : key.target.id];

export async function findDraft(tx: Transaction, contractId: number, key: DraftKey): Promise<DraftRow | null> {
  const [row] = await tx.query<DraftRow>(find(key), parameters(contractId, key));
  return row ?? null;
}

/** Locked until the transaction ends, so that it is changed or sent by one at a time. @throws AppError NOT_FOUND */
export async function lockDraft(tx: Transaction, contractId: number, key: DraftKey): Promise<DraftRow> {
  const [row] = await tx.query<DraftRow>(`${find(key)} FOR UPDATE OF d`, parameters(contractId, key));
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** @throws LostUpdate where it was changed or sent since the version that was seen */
export function demandVersion(draft: DraftRow, seen: number | undefined): void {
  if (draft.version === seen && draft.runId === null) return;
  throw new LostUpdate({ changed_by: draft.updatedBy, changed_at: tokyoDateTime(draft.updatedAt) });
}

interface Change {
  contractId: number;
  userId: string;
  now: Date;
}

/** Begins a draft. A target's is begun by whoever comes first. */
export async function createDraft(
  tx: Transaction,
  { contractId, userId, now }: Change,
  target: DraftTarget | null,
  fields: DraftFields,
): Promise<DraftRow> {
  const column = target === null ? "" : `, ${COLUMN[target.dataKbn]}`;
  const [made] = await tx.query<{ id: string }>(
    `INSERT INTO mail_draft (contract_id, fields, updated_by, updated_at${column}) VALUES ($1, $2, $3, $4${target === null ? "" : ", $5"})
     ON CONFLICT DO NOTHING RETURNING mail_draft_id::text AS id`,
    [contractId, JSON.stringify(fields), userId, now, ...(target === null ? [] : [target.id])],
  );
  if (made) return lockDraft(tx, contractId, { draftId: made.id });
  if (target === null) throw new AppError("NOT_FOUND");
  return lockDraft(tx, contractId, { target });
}

export async function storeDraft(
  tx: Transaction,
  { contractId, userId, now }: Change,
  draftId: string,
  { fields, versions, version }: MergedDraft,
): Promise<void> {
  await tx.query(
    `UPDATE mail_draft SET fields = $3, field_versions = $4, version = $5, updated_by = $6, updated_at = $7
     WHERE contract_id = $1 AND mail_draft_id = $2::bigint`,
    [contractId, draftId, JSON.stringify(fields), JSON.stringify(versions), version, userId, now],
  );
}

export async function removeDraft(tx: Transaction, contractId: number, draftId: string): Promise<void> {
  await tx.query("DELETE FROM mail_draft WHERE contract_id = $1 AND mail_draft_id = $2::bigint", [contractId, draftId]);
}

/** It was sent or planned in a run; whoever still has it open is told. */
export async function closeDraft(
  tx: Transaction,
  { contractId, userId, now }: Change,
  draftId: string,
  runId: string,
): Promise<void> {
  await tx.query(
    `UPDATE mail_draft SET mail_run_id = $3::bigint, version = version + 1, updated_by = $4, updated_at = $5
     WHERE contract_id = $1 AND mail_draft_id = $2::bigint`,
    [contractId, draftId, runId, userId, now],
  );
}

interface ReopenedRow {
  draftId: string;
  fields: DraftFields;
  versions: FieldVersions;
  otherId: string | null;
  otherText: string | null;
}

const REOPENED = `
  SELECT d.mail_draft_id::text AS "draftId", d.fields, d.field_versions AS versions, o.mail_draft_id::text AS "otherId", o.fields->>'text' AS "otherText"
  FROM mail_draft d LEFT JOIN mail_draft o ON o.contract_id = $1 AND o.mail_run_id IS NULL
    AND num_nonnulls(d.theme_id, d.theme_group_id, d.topics_id) = 1
    AND (o.theme_id, o.theme_group_id, o.topics_id) IS NOT DISTINCT FROM (d.theme_id, d.theme_group_id, d.topics_id)
  WHERE d.contract_id = $1 AND d.mail_run_id = $2::bigint FOR UPDATE OF d`;

/**
 * A send that was taken back before its time: its draft is one again. Where the next one of its target was begun meanwhile, what was written
 * there stands below.
 */
export async function reopenDraft(tx: Transaction, { contractId, userId, now }: Change, runId: string): Promise<void> {
  const [row] = await tx.query<ReopenedRow>(REOPENED, [contractId, runId]);
  if (!row) return;
  const { draftId, fields, versions, otherId, otherText } = row;
  if (otherId !== null) await removeDraft(tx, contractId, otherId);
  const text = [fields.text, otherText ?? ""].filter((each) => each.trim() !== "").join("\n\n");
  await tx.query(
    `UPDATE mail_draft SET mail_run_id = NULL, version = version + 1, fields = $3, field_versions = $4, updated_by = $5, updated_at = $6
     WHERE contract_id = $1 AND mail_draft_id = $2::bigint`,
    [contractId, draftId, JSON.stringify({ ...fields, text }), JSON.stringify(versions), userId, now],
  );
}
