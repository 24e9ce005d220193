import { type ComparedThing, MOST_COLUMNS, readColumns } from "@kirinuki/schema/forms/comparison-form.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import type { Actor } from "../../../access/actor.ts";
import { findSelection } from "../../../access/selection.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields, LostUpdate, refusedField } from "../../../errors/app-error.ts";
import { type Clock, tokyoDateTime } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import type { ComparisonBody } from "./comparison.form.ts";
import {
  deleteComparison,
  findComparison,
  lockComparisons,
  readComparisons,
  type StoredComparison,
  storeComparison,
} from "./comparison.repository.ts";

const MOST_COMPARISONS = 100;

export interface ComparisonCall {
  tx: Transaction;
  actor: Actor;
  clock: Clock;
  requestId: string;
}

/** @throws AppError NOT_FOUND for one that is unknown, another contract's, or about nothing that the user may browse */
export async function demandComparison(tx: Transaction, actor: Actor, id: string): Promise<StoredComparison> {
  const found = await findComparison(tx, actor, id);
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

/** @throws AppError NOT_FOUND, LostUpdate where it is not the version that was read */
async function demandVersion({ tx, actor }: ComparisonCall, id: string, version: number | undefined) {
  const found = await demandComparison(tx, actor, id);
  if (found.version !== version)
    throw new LostUpdate({ changed_by: found.updated_by, changed_at: tokyoDateTime(found.updated_at) });
  return found;
}

const keyOf = ({ dataKbn, id }: ComparedThing): string => `${dataKbn}-${id}`;

/** What the trail says of one. */
const saidOf = ({ comparison_name, columns }: StoredComparison) => ({
  comparison_name,
  column_info: columns.map(({ name }) => name),
});

/** Columns that the administrator himself may not browse stay behind those that he chose. @throws AppError INVALID_FIELDS */
async function columnsOf({ tx, actor }: ComparisonCall, given: unknown, before: StoredComparison | null) {
  const chosen = readColumns(given) ?? [];
  for (const { dataKbn, id } of chosen)
    if ((await findSelection(tx, actor, { kind: dataKbn, id })) === null)
      throw invalidFields([{ field: "column_info", message: validationText.comparisonColumns }]);
  const keys = new Set(chosen.map(keyOf));
  const columns = [...chosen, ...(before?.hidden ?? []).filter((each) => !keys.has(keyOf(each)))];
  if (columns.length > MOST_COLUMNS)
    throw invalidFields([{ field: "column_info", message: validationText.comparisonSize }]);
  return columns;
}

/** PUT /comparison. @throws AppError NOT_FOUND, LostUpdate, INVALID_FIELDS, DUPLICATE_NAME */
export async function saveComparison(call: ComparisonCall, body: ComparisonBody): Promise<StoredComparison> {
  const { tx, actor, clock, requestId } = call;
  const { contractId, userId } = actor;
  const name = body.name.trim();
  if (name === "") throw invalidFields([{ field: "comparison_name", message: validationText.comparisonName }]);
  await lockComparisons(tx, contractId);
  const id = body.comparison_id ?? null;
  const before = id === null ? null : await demandVersion(call, id, body.version);
  const others = (await readComparisons(tx, actor)).filter(({ comparison_id }) => comparison_id !== id);
  if (others.length >= MOST_COMPARISONS)
    throw invalidFields([{ field: "comparison_name", message: validationText.comparisonsFull }]);
  if (others.some(({ comparison_name }) => comparison_name === name))
    throw refusedField("DUPLICATE_NAME", "comparison_name");
  const columns = await columnsOf(call, body.columns, before);
  const saved = await demandComparison(
    tx,
    actor,
    await storeComparison(tx, actor, { id, name, columns, now: clock.now() }),
  );
  const detail = { comparison_id: saved.comparison_id, before: before && saidOf(before), after: saidOf(saved) };
  await audit(tx, { contractId, actor: userId, action: "comparison.save", detail, requestId });
  return saved;
}

/** DELETE /comparison. @throws AppError NOT_FOUND, LostUpdate */
export async function removeComparison(call: ComparisonCall, id: string, version: number): Promise<void> {
  const { tx, actor, requestId } = call;
  const { contractId, userId } = actor;
  await lockComparisons(tx, contractId);
  const before = await demandVersion(call, id, version);
  await deleteComparison(tx, contractId, id);
  const detail = { comparison_id: id, before: saidOf(before), after: null };
  await audit(tx, { contractId, actor: userId, action: "comparison.remove", detail, requestId });
}
