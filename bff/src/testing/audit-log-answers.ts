import type { CoreApi } from "../core-api/core-api.ts";
import type { Answer } from "./answer.ts";

export interface AuditLogAnswers {
  audit_log: Answer<CoreApi["auditLog"]["page"]>;
}

/** What core-api answers to calls of the audit log. */
export const auditLogAnswers: AuditLogAnswers = {
  audit_log: () => ({
    audit_log: [
      {
        ...{ audit_id: "41", occurred_at: "2026-11-20T12:00:00+09:00", user_id: "admin01", user_name: "管理 一郎" },
        ...{ kind: "change", action: "user.save", action_text: "ユーザーの保存" },
        ...{ before_text: "ユーザー区分：一般", after_text: "ユーザー区分：管理者", detail_text: "ユーザーID：user01" },
        fields: [{ label: "ユーザー区分", before: "一般", after: "管理者" }],
        ...{ request_id: "r-1", position: "12", hash: "0".repeat(64) },
      },
    ],
    next_cursor: "40",
  }),
};
