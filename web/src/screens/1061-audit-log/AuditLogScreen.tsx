import "../../design/form-styles.ts";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import type { AuditLogKind } from "../../__generated__/graphql.ts";
import { DataTable } from "../../components/data-table/DataTable.tsx";
import { TableToolbar } from "../../components/data-table/TableToolbar.tsx";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { PeriodDays } from "../../components/date-field/PeriodDays.tsx";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Page } from "../../components/page/Page.tsx";
import { FileMenu, wishOf } from "../../features/file-menu/FileMenu.tsx";
import { AUDIT_COLUMNS } from "./audit-columns.tsx";
import classes from "./audit-log.module.css";
import { EntryDetail } from "./EntryDetail.tsx";
import { auditLogText as text } from "./text.ts";
import { downloadBody, useAuditLog } from "./use-audit-log.ts";

const KINDS = [
  { value: "", label: text.allKinds },
  ...Object.entries(text.kinds).map(([value, label]) => ({ value, label })),
];

/** Screen 1061: 監査ログ, who did what when in the contract. */
export default function AuditLogScreen() {
  const log = useAuditLog();
  const { view, query, shown, typedWhere } = log;
  const rows = shown?.entries;
  const model = useDataTable({
    ...{ view, columns: AUDIT_COLUMNS, rows, total: rows?.length ?? 0 },
    rowId: ({ id }) => id,
  });
  return (
    <Page
      title={text.title}
      lead={text.lead}
      width="flush"
      actions={
        <FileMenu
          requestOf={(file) => ({
            path: "/api/v1/audit_log_download",
            body: { ...downloadBody(typedWhere), ...wishOf(file) },
          })}
        />
      }
      toolbar={
        <TableToolbar model={model} filterLabel={text.filter}>
          <PeriodDays label={text.period} value={log.typed} onChange={log.type} />
          <NativeSelect
            aria-label={text.kind}
            data={KINDS}
            value={log.kind}
            onChange={({ currentTarget }) => log.chooseKind(currentTarget.value as AuditLogKind | "")}
          />
          <TextInput
            aria-label={text.user}
            placeholder={text.user}
            value={log.userId}
            onChange={({ currentTarget }) => log.typeUser(currentTarget.value)}
          />
        </TableToolbar>
      }
      bar={<Pages page={log.page} newer={log.newer} older={log.older} />}
    >
      <DataTable
        label={text.title}
        model={model}
        rowName={({ action }) => action}
        detail={(entry) => <EntryDetail entry={entry} />}
        isNarrowed={log.isNarrowed}
        failed={text.failed}
        error={query.error}
        onRetry={() => void query.refetch().catch(() => undefined)}
        empty={<EmptyState title={text.empty} message={text.emptyHelp} />}
      />
    </Page>
  );
}

interface PagesProps {
  page: number;
  newer: (() => void) | null;
  older: (() => void) | null;
}

const Pages = ({ page, newer, older }: PagesProps) => (
  <nav className={classes.pages} aria-label={text.pages}>
    <Button variant="default" size="xs" disabled={newer === null} onClick={() => newer?.()}>
      {text.newer}
    </Button>
    <span role="status">{text.page(page)}</span>
    <Button variant="default" size="xs" disabled={older === null} onClick={() => older?.()}>
      {text.older}
    </Button>
  </nav>
);
