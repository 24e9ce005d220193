import { type DeadLetterFilter, queueDeadLetters } from "../../../mail/send/dead-letters.ts";
import { auditOperator } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import type { OperatorCall } from "../../operator/contract-company/contract-company.service.ts";

/** Queues failed mails again, and notes which. @returns how many; those that are no longer failed are skipped */
export async function retryDeadLetters(
  { tx, operatorId, requestId, now }: OperatorCall & { now: Date },
  filter: DeadLetterFilter,
): Promise<number> {
  const retried = await queueDeadLetters(tx, filter, now);
  const detail = {
    ids: filter.ids ?? "all",
    ...(filter.contractCode !== null && { contract_code: filter.contractCode }),
    retried,
    ...differenceOf({ mail_state: "failed" }, { mail_state: "queued" }),
  };
  await auditOperator(tx, { operatorId, action: "mail.retry", detail, requestId });
  return retried;
}
