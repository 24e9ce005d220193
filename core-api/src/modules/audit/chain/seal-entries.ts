import type { Transaction, TransactionScope } from "../../../db/tenant.ts";
import { entryText, linkHash } from "./link-hash.ts";

const AT_ONCE = 2000;

const WAITING = "SELECT DISTINCT contract_id FROM audit_unsealed JOIN contract USING (contract_id) ORDER BY 1";

/** Of the entries that are committed, the ones with the lowest ids; a transaction that commits later gets later places. */
const NEXT = `
  SELECT n.audit_id::text, n.position::text, ${entryText("n.position")} AS text
  FROM (
    SELECT u.contract_id, u.audit_id, $2::bigint + row_number() OVER (ORDER BY u.audit_id) AS position
    FROM audit_unsealed u JOIN audit USING (contract_id, audit_id) WHERE u.contract_id = $1 ORDER BY u.audit_id LIMIT ${AT_ONCE}
  ) n JOIN audit a USING (contract_id, audit_id) ORDER BY n.position`;

const ADD = `
  WITH sealed AS (
    INSERT INTO audit_link (contract_id, position, audit_id, hash) SELECT $1, * FROM unnest($2::bigint[], $3::bigint[], $4::bytea[])
    RETURNING contract_id, audit_id)
  DELETE FROM audit_unsealed u USING sealed s WHERE u.contract_id = s.contract_id AND u.audit_id = s.audit_id`;

interface Waiting {
  audit_id: string;
  position: string;
  text: string;
}

interface Head {
  position: string;
  hash: Buffer;
}

/** Gives every entry that waits its place and its hash. @returns how many were sealed */
export async function sealEntries(scope: TransactionScope, now: Date): Promise<number> {
  const contracts = await scope.shared("read", (tx) => tx.query<{ contract_id: number }>(WAITING));
  let sealed = 0;
  for (const { contract_id } of contracts) {
    for (;;) {
      const count = await scope.shared("write", (tx) => sealSome(tx, contract_id, now));
      sealed += count;
      if (count < AT_ONCE) break;
    }
  }
  return sealed;
}

/** The head's lock makes one writer of a contract's chain: a place is seen only after all places before it. */
async function sealSome(tx: Transaction, contractId: number, now: Date): Promise<number> {
  await tx.query("INSERT INTO audit_head (contract_id) VALUES ($1) ON CONFLICT DO NOTHING", [contractId]);
  const [head] = await tx.query<Head>("SELECT position::text, hash FROM audit_head WHERE contract_id = $1 FOR UPDATE", [
    contractId,
  ]);
  const entries = await tx.query<Waiting>(NEXT, [contractId, head?.position]);
  const last = entries.at(-1);
  if (!head || !last) return 0;
  let { hash } = head;
  const hashes = entries.map(({ text }) => {
    hash = linkHash(hash, text);
    return hash;
  });
  const column = (name: "position" | "audit_id") => entries.map((entry) => entry[name]);
  await tx.query(ADD, [contractId, column("position"), column("audit_id"), hashes]);
  await tx.query("UPDATE audit_head SET position = $2, hash = $3, sealed_at = $4 WHERE contract_id = $1", [
    contractId,
    last.position,
    hash,
    now,
  ]);
  return entries.length;
}
