import { useQuery } from "@apollo/client/react";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import type { AuditLogKind } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { useNewestParams } from "../../browser/use-newest-params.ts";
import { type TableViewState, useTableView } from "../../components/data-table/table-view.ts";
import type { PeriodValue } from "../../components/date-field/PeriodDays.tsx";
import { useAskedPeriod } from "../../components/date-field/use-asked-period.ts";
import { AUDIT_LOG } from "./audit-documents.ts";
import { auditLogText } from "./text.ts";

/** Entries of a page. */
const PAGE_SIZE = 50;

interface Pages {
  /** What the pages were asked with; other filters begin with the first one. */
  asked: string;
  /** Cursors of the pages up to this one; the first page has none. */
  cursors: readonly string[];
}

/** Milliseconds in which somebody types on. */
const TYPING = 300;

const kindOf = (value: string | null): AuditLogKind | "" =>
  (Object.keys(auditLogText.kinds) as AuditLogKind[]).find((kind) => kind === value) ?? "";

/** The filters as the address keeps them, so that a link and a reload show the same. */
function useAddress() {
  const [params, setParams] = useNewestParams();
  const narrow = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === "") next.delete(name);
      else next.set(name, value);
    }
    setParams(next);
  };
  const inAddress = (name: string): string => params.get(name) ?? "";
  return { inAddress, narrow };
}

/** What narrows the audit log, and its pages, which a cursor leads through: new entries do not move them. */
export function useAuditLog() {
  const { inAddress, narrow } = useAddress();
  const { typed, period, type } = useAskedPeriod({ start: inAddress("from"), end: inAddress("to") });
  const table = useTableView("audit-log", { filter: inAddress("text") });
  const view: TableViewState = {
    ...table,
    change: (changed) => {
      table.change(changed);
      if (changed.filter !== undefined) narrow({ text: changed.filter });
    },
  };
  const kind = kindOf(inAddress("kind"));
  const userId = inAddress("user");
  const typedWhere = { ...period, kind: kind || null, userId: userId.trim() || null, text: view.filter.trim() || null };
  const [user] = useDebouncedValue(typedWhere.userId, TYPING);
  const [words] = useDebouncedValue(typedWhere.text, TYPING);
  const where = { ...typedWhere, userId: user, text: words };
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
    ...{ view, query, shown, typedWhere, typed, kind, userId },
    type: (next: PeriodValue) => {
      type(next);
      narrow({ from: next.start, to: next.end });
    },
    chooseKind: (value: AuditLogKind | "") => narrow({ kind: value }),
    typeUser: (value: string) => narrow({ user: value }),
    isNarrowed: kind !== "" || userId.trim() !== "",
    page: cursors.length + 1,
    newer: cursors.length > 0 ? () => turn({ asked, cursors: cursors.slice(0, -1) }) : null,
    older: next !== null ? () => turn({ asked, cursors: [...cursors, next] }) : null,
  };
}

type Where = ReturnType<typeof useAuditLog>["typedWhere"];

/** The filters for a file, as REST names them: what stands in the fields, though the list may still wait for more. */
export const downloadBody = ({ start, end, kind, userId, text }: Where): Record<string, string> => ({
  process_date_start: start,
  process_date_end: end,
  ...(kind && { kind: kind.toLowerCase() }),
  ...(userId && { user_id: userId }),
  ...(text && { text }),
});
