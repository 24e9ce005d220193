import { REMEMBER_COOKIE, USER_COOKIE } from "@kirinuki/schema/edge.ts";
import type { FastifyRequest } from "fastify";
import { readSessionCookie } from "../../../access/token.ts";
import type { TransactionScope } from "../../../db/tenant.ts";

/** The contract whose ranges hold the address alone, and the user that a sign-in from there becomes. */
export interface OfficeUser {
  contractId: number;
  userId: string;
}

/** Which contract a sign-in is for, and whether it comes from that contract's ranges. `contractId` is null for a code that no contract has. */
export async function contractOf(
  scope: TransactionScope,
  code: string,
  address: string,
): Promise<{ contractId: number | null; office: boolean }> {
  const [row] = await scope.shared("read", (tx) =>
    tx.query<{ contract_id: number; office: boolean }>("SELECT contract_id, office FROM contract_at_sign_in($1, $2)", [
      code,
      address,
    ]),
  );
  return { contractId: row?.contract_id ?? null, office: row?.office ?? false };
}

/** The user whose address a sign-in from there becomes; null where no contract, or more than one, has it. */
export async function userAt(scope: TransactionScope, address: string): Promise<OfficeUser | null> {
  const [row] = await scope.shared("read", (tx) =>
    tx.query<OfficeUser>(`SELECT contract_id AS "contractId", user_id AS "userId" FROM contract_of_address($1)`, [
      address,
    ]),
  );
  return row ?? null;
}

/** Whether a request comes from an office of the contract that it names; of any contract where it names none. */
export async function isFromOffice(scope: TransactionScope, request: FastifyRequest): Promise<boolean> {
  const { address } = request.caller;
  const code = textOf(request, "contract_code");
  if (code !== undefined) return (await contractOf(scope, code, address)).office;
  const carried = [
    textOf(request, "password_reset_key"),
    request.cookies[USER_COOKIE],
    request.cookies[REMEMBER_COOKIE],
  ];
  const named = carried.map(readSessionCookie).find((each) => each !== null);
  return named ? isOf(scope, named.contractId, address) : (await userAt(scope, address)) !== null;
}

async function isOf(scope: TransactionScope, contractId: number, address: string): Promise<boolean> {
  const found = await scope.forContract(contractId, "read", (tx) =>
    tx.query("SELECT 1 FROM contract_address_range WHERE contract_id = $1 AND addresses @> $2::inet LIMIT 1", [
      contractId,
      address,
    ]),
  );
  return found.length > 0;
}

/** A field of a request whose form nobody has looked at yet. */
function textOf({ body, query }: FastifyRequest, name: string): string | undefined {
  for (const form of [body, query]) {
    const value: unknown = typeof form === "object" && form !== null ? Reflect.get(form, name) : undefined;
    if (typeof value === "string" && !value.includes("\u0000") && value.isWellFormed()) return value;
  }
  return undefined;
}
