import type { AuditKind } from "@kirinuki/schema/audit.ts";
import { USER_ACTION_LABELS, type UserAction } from "@kirinuki/schema/user-log-labels.ts";

const SIGN_INS: readonly UserAction[] = [
  "session.login",
  "session.logout",
  "session.end_others",
  "user.sign_out",
  "support.start",
  "support.open",
  "support.end",
  "user.view",
];
const REFUSALS: readonly UserAction[] = ["session.refused", "session.remember_reused"];
const USES: readonly UserAction[] = ["original.request", "original.use"];
const EXPORTS = Object.keys(USER_ACTION_LABELS).filter((action) => /\.(download|export)$/.test(action));

const list = (actions: readonly string[]): string => actions.map((action) => `'${action}'`).join(", ");

/** SQL of an entry's kind; `a` is the entry. What was asked for and not given, such as an original past a cap, is a refusal. */
export const ENTRY_KIND = `
  CASE WHEN a.action IN (${list(SIGN_INS)}) THEN 'sign_in'
    WHEN a.action IN (${list(REFUSALS)}) OR a.action = 'original.request' AND a.detail ->> 'outcome' LIKE '%-limit' THEN 'refusal'
    WHEN a.action IN (${list(USES)}) THEN 'use'
    WHEN a.action IN (${list(EXPORTS)}) THEN 'export'
    ELSE 'change' END`;

/** What `ENTRY_KIND` says. */
export interface EntryOfKind {
  kind: AuditKind;
}
