import { chargeCodeText as text } from "@kirinuki/schema/messages.ts";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { Refusal } from "../../../http/envelope.ts";
import { hasChargeCode, readChargeMode } from "./charge-code.repository.ts";
import { chargeCodeFault, tidyCode } from "./charge-code.ts";

interface Nothing {
  article_info: never[];
}

const refusal = (name: "CHARGE_CODE_NEEDED" | "CHARGE_CODE_UNKNOWN", message: string): Refusal<Nothing> =>
  new Refusal(name, { article_info: [] }, [{ field: "charge_code", message }], message);

/**
 * The code that a use is charged to: "" where the contract asks for none, whatever is given.
 * @returns a refusal where it asks for one, and what is given is none or can't be used
 */
export async function chargeCodeFor(
  tx: Transaction,
  actor: Actor,
  given: string | undefined,
): Promise<string | Refusal<Nothing>> {
  const mode = await readChargeMode(tx, actor);
  if (mode === "off") return "";
  const code = tidyCode(given ?? "");
  if (code === "") return refusal("CHARGE_CODE_NEEDED", text.needed);
  const fault = chargeCodeFault(code);
  if (fault !== null) return refusal("CHARGE_CODE_UNKNOWN", fault);
  if (mode === "list" && !(await hasChargeCode(tx, actor, code)))
    return refusal("CHARGE_CODE_UNKNOWN", text.unknown(code));
  return code;
}
