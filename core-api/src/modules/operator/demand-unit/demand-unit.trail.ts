import { operatorActor } from "../../../access/operator-actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { audit, auditOperator } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import type { OperatorCall } from "../contract-company/contract-company.service.ts";

interface KeptUnit {
  use_max_count: number | null;
  use_lines: number[];
  members: { contract_id: number; contract_code: string; demand_name: string }[];
}

const UNIT = `
  SELECT u.use_max_count, u.use_lines,
    (SELECT coalesce(json_agg(json_build_object('contract_id', contract_id, 'contract_code', contract_code, 'demand_name', demand_name)
       ORDER BY contract_code), '[]')
     FROM contract_demand_unit d JOIN contract c USING (contract_id) WHERE d.demand_id = u.demand_id) AS members
  FROM demand_unit u WHERE u.demand_id = $1`;

/** What operators may set of a demand unit. */
export async function keptUnit(tx: Transaction, id: number): Promise<KeptUnit> {
  const [unit] = await tx.query<KeptUnit>(UNIT, [id]);
  if (!unit) throw new Error("a demand unit that is held is there");
  return unit;
}

interface Change {
  before: KeptUnit | null;
  after: KeptUnit;
}

/** The operators' trail has the whole; each contract that comes, goes or is concerned has its own part in its trail. */
export async function noteDemandUnit(
  { tx, operatorId, requestId }: OperatorCall,
  id: number,
  { before, after }: Change,
): Promise<void> {
  const detail = { demand_id: id, ...differenceOf(before && wholeOf(before), wholeOf(after)) };
  await auditOperator(tx, { operatorId, action: "demand_unit.save", detail, requestId });
  const actor = operatorActor(operatorId);
  const concerned = new Set([...(before?.members ?? []), ...after.members].map(({ contract_id }) => contract_id));
  for (const contractId of concerned) {
    const entry = entryOf(before && partOf(before, contractId), partOf(after, contractId));
    if (entry === null) continue;
    const { action, ...change } = entry;
    await audit(tx, { contractId, actor, action, detail: { demandId: id, ...change }, requestId });
  }
}

/** What a contract's trail says; null where nothing changed for it. */
function entryOf(before: object | null, after: object | null) {
  if (after === null) return { action: "demand_unit.leave" as const, before };
  const difference = differenceOf(before, after);
  return Object.keys(difference.after).length === 0 ? null : { action: "demand_unit.save" as const, ...difference };
}

const wholeOf = ({ use_max_count, use_lines, members }: KeptUnit) => ({
  use_max_count,
  use_lines,
  contracts: members.map(({ contract_code, demand_name }) => `${contract_code} ${demand_name}`),
});

/** What the unit is to one of its contracts; null where it is not in it. */
function partOf({ use_max_count, use_lines, members }: KeptUnit, contractId: number) {
  const member = members.find(({ contract_id }) => contract_id === contractId);
  return member ? { demand_name: member.demand_name, use_max_count, use_lines } : null;
}
