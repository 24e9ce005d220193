import { USUAL_USE_LINES } from "@kirinuki/schema/forms/use-lines.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError, invalidFields } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { findContractId } from "../contract-company/contract-company.read-model.ts";
import type { OperatorCall } from "../contract-company/contract-company.service.ts";
import type { DemandUnitForm } from "./demand-unit.form.ts";
import { keptUnit, noteDemandUnit } from "./demand-unit.trail.ts";

interface Member {
  contractId: number;
  name: string;
}

const ID = /^[1-9]\d{0,17}$/;

/**
 * Creates a demand unit, or changes the one whose id is given. A contract that leaves takes its groups out of the unit; those that
 * stay keep theirs.
 * @returns its id, or a refusal where a contract has the name for another unit
 * @throws AppError NOT_FOUND, LOST_UPDATE, INVALID_FIELDS
 */
export async function saveDemandUnit(call: OperatorCall, form: DemandUnitForm): Promise<number | Refusal<object>> {
  const { tx } = call;
  const existing = form.demand_id === undefined ? null : await lockUnit(tx, form.demand_id);
  if (existing && form.version !== undefined && form.version !== existing.version) throw new AppError("LOST_UPDATE");
  const members = form.contracts === undefined ? null : await membersOf(tx, form.contracts ?? []);
  for (const member of members ?? [])
    if (await isTaken(tx, member, existing?.demand_id ?? null))
      return new Refusal("DUPLICATE_NAME", {}, [
        { field: "contracts", message: `請求単位名「${member.name}」は、この契約ですでに使われています。` },
      ]);
  const before = existing && (await keptUnit(tx, existing.demand_id));
  const id = existing ? await update(tx, existing.demand_id, form) : await create(tx, form);
  if (members) await replaceMembers(tx, id, members);
  await noteDemandUnit(call, id, { before, after: await keptUnit(tx, id) });
  return id;
}

async function lockUnit(tx: Transaction, id: string): Promise<{ demand_id: number; version: number }> {
  const [found] = await tx.query<{ demand_id: number; version: number }>(
    "SELECT demand_id, version FROM demand_unit WHERE demand_id = $1::bigint FOR UPDATE",
    [id],
  );
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

async function membersOf(tx: Transaction, contracts: NonNullable<DemandUnitForm["contracts"]>): Promise<Member[]> {
  const members: Member[] = [];
  for (const { contract_id, demand_name } of contracts) {
    const contractId = ID.test(contract_id) ? await findContractId(tx, contract_id) : null;
    if (contractId === null)
      throw new AppError("UNKNOWN_CONTRACT", [
        { field: "contracts", message: `契約ID「${contract_id}」は登録されていません。` },
      ]);
    if (demand_name.trim() === "")
      throw invalidFields([{ field: "contracts", message: "請求単位名を入力してください。" }]);
    members.push({ contractId, name: demand_name.trim() });
  }
  return members;
}

/** findContractId holds the contract, so that two operators who want the same name come one after the other. */
async function isTaken(tx: Transaction, { contractId, name }: Member, except: number | null): Promise<boolean> {
  await tx.query("SELECT 1 FROM contract WHERE contract_id = $1 FOR UPDATE", [contractId]);
  const found = await tx.query(
    "SELECT 1 FROM contract_demand_unit WHERE contract_id = $1 AND demand_name = $2 AND demand_id IS DISTINCT FROM $3",
    [contractId, name, except],
  );
  return found.length > 0;
}

async function create(tx: Transaction, { use_max_count, use_lines }: DemandUnitForm): Promise<number> {
  const [row] = await tx.query<{ demand_id: number }>(
    "INSERT INTO demand_unit (use_max_count, use_lines) VALUES ($1, $2) RETURNING demand_id",
    [use_max_count ?? null, use_lines ?? USUAL_USE_LINES],
  );
  if (!row) throw new Error("a demand unit was not created");
  return row.demand_id;
}

async function update(tx: Transaction, id: number, { use_max_count, use_lines }: DemandUnitForm): Promise<number> {
  await tx.query(
    `UPDATE demand_unit SET version = version + 1, use_max_count = CASE WHEN $2 THEN $3::int ELSE use_max_count END,
       use_lines = coalesce($4::smallint[], use_lines) WHERE demand_id = $1`,
    [id, use_max_count !== undefined, use_max_count ?? null, use_lines ?? null],
  );
  return id;
}

async function replaceMembers(tx: Transaction, id: number, members: readonly Member[]): Promise<void> {
  const ids = members.map(({ contractId }) => contractId);
  await tx.query("DELETE FROM contract_demand_unit WHERE demand_id = $1 AND NOT contract_id = ANY ($2::int[])", [
    id,
    ids,
  ]);
  await tx.query(
    `INSERT INTO contract_demand_unit (contract_id, demand_id, demand_name) SELECT contract_id, $1, name
     FROM unnest($2::int[], $3::text[]) AS m(contract_id, name)
     ON CONFLICT (contract_id, demand_id) DO UPDATE SET demand_name = excluded.demand_name`,
    [id, ids, members.map(({ name }) => name)],
  );
}
