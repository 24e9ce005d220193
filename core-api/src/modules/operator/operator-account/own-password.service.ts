import type { FastifyRequest } from "fastify";
import { hashToken } from "../../../access/token.ts";
import { OPERATOR_COOKIE } from "../../../http/cookies.ts";
import { Refusal } from "../../../http/envelope.ts";
import { auditOperator } from "../../audit/audit.ts";
import { CHANGED_PASSWORD } from "../../audit/difference.ts";
import type { Parts } from "../../parts.ts";
import { operatorPasswordOwner, refusedPassword } from "../../people/password/refused-password.ts";
import { hashPassword, verifyPassword } from "../../people/session/password.ts";
import { countPasswordChange } from "../../people/session/throttle.ts";
import { storeOperatorPassword } from "./operator-account.service.ts";

/**
 * An operator's own password, by the one that holds now; the session it is done in stays, every other ends.
 * @throws AppError LOGIN_BLOCKED after too many wrong ones
 */
export async function changeOwnPassword(
  { operatorScope, clock }: Pick<Parts, "operatorScope" | "clock">,
  operatorId: string,
  { current, password }: { current: string; password: string },
  request: FastifyRequest,
): Promise<Record<string, never> | Refusal<object>> {
  const [account] = await operatorScope.shared("read", (tx) =>
    tx.query<{ password_hash: string }>("SELECT password_hash FROM operator_account WHERE operator_id = $1", [
      operatorId,
    ]),
  );
  const guess = await countPasswordChange(operatorScope, ["operator", operatorId], clock.now());
  if (!(await verifyPassword(account?.password_hash ?? null, current)))
    return new Refusal("WRONG_PASSWORD", {}, [
      { field: "current_password", message: "現在のパスワードが正しくありません。" },
    ]);
  const owner = await operatorScope.shared("read", (tx) => operatorPasswordOwner(tx, operatorId));
  const refused = await refusedPassword(owner, password);
  if (refused) {
    await guess.succeeded();
    return refused;
  }
  const passwordHash = await hashPassword(password);
  const keep = hashToken(request.cookies[OPERATOR_COOKIE] ?? "");
  await operatorScope.shared("write", async (tx) => {
    await storeOperatorPassword(tx, { operatorId, passwordHash, keep, now: clock.now() });
    await auditOperator(tx, {
      operatorId,
      action: "password.change",
      detail: { ...CHANGED_PASSWORD },
      requestId: request.id,
    });
  });
  await guess.succeeded();
  return {};
}
