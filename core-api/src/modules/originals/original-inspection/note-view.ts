import { auditOperator } from "../../audit/audit.ts";
import type { OperatorCall } from "../../operator/contract-company/contract-company.service.ts";

/** An operator looked at an original. It is no use of it, so the trail is all that tells of it. */
export const noteView = ({ tx, operatorId, requestId }: OperatorCall, articleId: string, kind: "pdf" | "text") =>
  auditOperator(tx, { operatorId, action: "original.view", detail: { article_id: articleId, kind }, requestId });
