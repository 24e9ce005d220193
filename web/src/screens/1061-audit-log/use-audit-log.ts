import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import type { AuditLogKind } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useAskedPeriod } from "../../components/date-field/use-asked-period.ts";
import { AUDIT_LOG } from "./audit-documents.ts";

/** Entries of a page. */
const PAGE_SIZE = 50;

interface Pages {
  /** What the pages were asked with; other filters begin with the first one. */
  asked: string;
  /** Cursors of the pages up to this one; the first page has none. */
  cursors: readonly string[];
}

/** What narrows the audit log, and its pages, which a cursor leads through: new entries do not move them. */
export function useAuditLog() {
  const { typed, period, type } = useAskedPeriod();
  const [kind, chooseKind] = useState<AuditLogKind | "">("");
  const [userId, typeUser] = useState("");
  const view = useTableView("audit-log");
  const where = { ...period, kind: kind || null, userId: userId.trim() || null, text: view.filter.trim() || null };
  const asked = JSON.stringify(where);
  const [pages, turn] = useState<Pages>({ asked, cursors: [] });
  const cursors = pages.asked === asked ? pages.cursors : [];
  const query = useQuery(AUDIT_LOG, {
    variables: { ...where, cursor: cursors.at(-1) ?? null, pageSize: PAGE_SIZE },
    ...SHOWN,
  });
  const shown = (query.data ?? query.previousData)?.auditLog;
  const next = query.data?.auditLog.nextCursor ?? null;
  return {
    ...{ view, query, shown, where, typed, type, kind, chooseKind, userId, typeUser },
    isNarrowed: kind !== "" || userId.trim() !== "",
    page: cursors.length + 1,
    newer: cursors.length > 0 ? () => turn({ asked, cursors: cursors.slice(0, -1) }) : null,
    older: next !== null ? () => turn({ asked, cursors: [...cursors, next] }) : null,
  };
}

type Where = ReturnType<typeof useAuditLog>["where"];

/** The same filters for a file, as REST names them. */
export const downloadBody = ({ start, end, kind, userId, text }: Where): Record<string, string> => ({
  process_date_start: start,
  process_date_end: end,
  ...(kind && { kind: kind.toLowerCase() }),
  ...(userId && { user_id: userId }),
  ...(text && { text }),
});
