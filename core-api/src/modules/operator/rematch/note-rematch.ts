import { operatorActor } from "../../../access/operator-actor.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import type { OperatorCall } from "../contract-company/contract-company.service.ts";
import type { RematchState } from "./rematch-status.read-model.ts";

/** Notes that a theme is to be matched again, before it is: until the run begins, the theme's rematch counts as queued. */
export async function noteRematchAsked(
  { tx, operatorId, requestId }: OperatorCall,
  { contractId, themeId }: { contractId: number; themeId: number },
  before: RematchState,
): Promise<void> {
  const detail = { themeId, ...differenceOf({ rematch: before }, { rematch: "queued" }) };
  await audit(tx, { contractId, actor: operatorActor(operatorId), action: "theme.rematch", detail, requestId });
}
