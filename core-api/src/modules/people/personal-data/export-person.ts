import { cursorRows } from "../../../csv/cursor-rows.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { audit } from "../../audit/audit.ts";
import { PERSONAL_DATA, rowsOf } from "./personal-data.ts";

export interface PersonKey {
  contractId: number;
  userId: string;
}

/** Who asks for it on behalf of the person, in the contract's trail. */
export interface PersonCall {
  tx: Transaction;
  actor: string;
  requestId: string;
}

/** His address, which names him where his id does not; null once it is gone. @throws AppError NOT_FOUND: nobody had the id lately */
export async function addressOf(tx: Transaction, { contractId, userId }: PersonKey): Promise<string | null> {
  const [person] = await tx.query<{ email: string | null }>(
    `SELECT email FROM app_user WHERE contract_id = $1 AND user_id = $2
     UNION ALL SELECT kept->>'email' FROM deleted_user WHERE contract_id = $1 AND user_id = $2 LIMIT 1`,
    [contractId, userId],
  );
  if (!person) throw new AppError("NOT_FOUND");
  return person.email || null;
}

/**
 * Everything that is kept of one person, deleted or not, a record a line, without what he signs in with (APPI article 33, GDPR article 15).
 * That it was given is noted once all of it has been read.
 * @throws AppError NOT_FOUND
 */
export async function* personRecords(
  { tx, actor, requestId }: PersonCall,
  person: PersonKey,
): AsyncGenerator<object[]> {
  const values = [person.contractId, person.userId, await addressOf(tx, person)];
  for (const [table, data] of Object.entries(PERSONAL_DATA)) {
    if (data.columns === null) continue;
    const sql = `
      WITH person AS (SELECT $1::int, $2::text, $3::text)
      SELECT jsonb_build_object('kind', '${table}') || to_jsonb(r) AS record
      FROM (SELECT ${data.columns} FROM ${table} WHERE ${rowsOf(data)}) r`;
    for await (const rows of cursorRows<{ record: object }>(tx, sql, values)) yield rows.map(({ record }) => record);
  }
  const { contractId, userId } = person;
  await audit(tx, { contractId, actor, action: "user.export", detail: { user_id: userId }, requestId });
}
