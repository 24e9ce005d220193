import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { audit, auditOperator } from "../../audit/audit.ts";
import type { OperatorCall } from "../contract-company/contract-company.service.ts";

/** What is kept for how many months; null: as long as there is anything. */
export interface Retention {
  contracts: { contract_code: string; company_name: string; months: number | null; kept_from: string | null }[];
  /** Media whose texts are kept for a term of their own. */
  media: { media_code: string; media_name: string; months: number }[];
  /** What came before is dropped, a month at a time: no contract keeps it. Null: some contract keeps everything. */
  dropped_before: string | null;
}

const CONTRACTS = `
  SELECT contract_code, company_name, retention_months AS months, kept_from::text FROM contract WHERE deleted_at IS NULL ORDER BY contract_code`;
const MEDIA = `
  SELECT media_code, media_name, text_months AS months FROM media WHERE text_months IS NOT NULL ORDER BY media_code`;

export async function readRetention(tx: Transaction): Promise<Retention> {
  const [kept] = await tx.query<{ day: string | null }>("SELECT kept_by_somebody()::text AS day");
  return { contracts: await tx.query(CONTRACTS), media: await tx.query(MEDIA), dropped_before: kept?.day ?? null };
}

const KEPT_FROM = "($1::date - make_interval(months => retention_months))::date";

/** Moves the first day that is shown of each contract with a term. For a night's job, and for who changes a term. */
export async function reckonKeptDays(tx: Transaction, now: Date): Promise<void> {
  await tx.query(`UPDATE contract SET kept_from = ${KEPT_FROM} WHERE kept_from IS DISTINCT FROM ${KEPT_FROM}`, [
    tokyoDay(now),
  ]);
}

/**
 * A contract's lists go from its screens at once where they are older; months that no contract keeps any more are dropped at night.
 * @param months null: it keeps everything
 */
export async function keepLists(call: OperatorCall, contractId: number, months: number | null, now: Date) {
  const { tx, operatorId, requestId } = call;
  const [known] = await tx.query<{ months: number | null }>(
    "SELECT retention_months AS months FROM contract WHERE contract_id = $1 FOR UPDATE",
    [contractId],
  );
  await tx.query("UPDATE contract SET retention_months = $2 WHERE contract_id = $1", [contractId, months]);
  await reckonKeptDays(tx, now);
  const detail = { before: { months: known?.months ?? null }, after: { months } };
  await audit(tx, {
    ...{ contractId, actor: `operator:${operatorId}`, action: "contract.retention", detail },
    requestId,
  });
}

/**
 * Texts and originals of a medium's older articles are taken away at night.
 * @param months null: they are kept as long as the articles
 * @throws AppError NOT_FOUND for a medium that is unknown
 */
export async function keepTexts(call: OperatorCall, mediaCode: string, months: number | null): Promise<void> {
  const { tx, operatorId, requestId } = call;
  const [known] = await tx.query<{ months: number | null }>(
    "SELECT text_months AS months FROM media WHERE media_code = $1 FOR UPDATE",
    [mediaCode],
  );
  if (!known) throw new AppError("NOT_FOUND");
  await tx.query("UPDATE media SET text_months = $2 WHERE media_code = $1", [mediaCode, months]);
  const detail = { media_code: mediaCode, before: { months: known.months }, after: { months } };
  await auditOperator(tx, { operatorId, action: "retention.medium", detail, requestId });
}
