import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import {
  IconArrowsSort,
  IconCode,
  IconDownload,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
  IconUpload,
} from "@tabler/icons-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { RowAction } from "../../components/data-table/row-action.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { AddButton } from "../../components/page/AddButton.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { toast } from "../../components/toast/toast.tsx";
import { useMayEdit } from "../../session/may-edit.ts";
import { themesText as text } from "./text.ts";
import { expressionPath, type ThemeRow, themeColumns } from "./theme-columns.tsx";
import type { ThemePartProps } from "./theme-part.ts";
import { CONTRACT_THEMES_SCREEN } from "./themes-documents.ts";
import { useThemeActs } from "./use-theme-acts.ts";

const ThemeDialog = lazy(() => loadChunk(() => import("./ThemeDialog.tsx")));
const ThemeQuestion = lazy(() => loadChunk(() => import("./ThemeQuestion.tsx")));

type Open = { kind: "new" } | { kind: "rename" | "stop" | "remove"; theme: ThemeRow };

/** The list: found, made, renamed, stopped, deleted. */
export default function ThemeTable({ contractId, choice, onMode }: ThemePartProps) {
  const navigate = useNavigate();
  const mayEdit = useMayEdit();
  const { data, error, refetch } = useQuery(CONTRACT_THEMES_SCREEN, { variables: { contractId }, ...SHOWN });
  const acts = useThemeActs(contractId);
  const [open, setOpen] = useState<Open | null>(null);
  const view = useTableView("contract-themes");
  const columns = useMemo(() => themeColumns(contractId), [contractId]);
  const themes = data && (data.contractThemes ?? []);
  const model = useDataTable({ view, columns, rows: themes, rowId: ({ id }) => id });
  const write = (themeId: string) => void navigate(expressionPath(contractId, themeId));
  const actionsOf = (theme: ThemeRow): RowAction[] => [
    { label: text.editExpression, icon: IconCode, run: () => write(theme.id) },
    ...(mayEdit
      ? [
          { label: text.rename, icon: IconPencil, run: () => setOpen({ kind: "rename", theme }) },
          theme.isStopped
            ? { label: text.resume, icon: IconPlayerPlay, run: () => void acts.setStopped(theme, false) }
            : { label: text.stop, icon: IconPlayerPause, run: () => setOpen({ kind: "stop", theme }) },
          { label: text.remove, icon: IconTrash, danger: true, run: () => setOpen({ kind: "remove", theme }) },
        ]
      : []),
  ];
  return (
    <>
      <TablePage
        title={text.title}
        lead={text.lead}
        unit={text.unit}
        model={model}
        filterLabel={text.filter}
        filters={choice}
        said={<SaidLine said={acts.said} />}
        buttons={
          <Buttons contractId={contractId} mayEdit={mayEdit} onMode={onMode} onAdd={() => setOpen({ kind: "new" })} />
        }
        rowName={({ name }) => name}
        onOpen={({ id }) => write(id)}
        onEdit={(theme) => mayEdit && setOpen({ kind: "rename", theme })}
        actions={actionsOf}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            title={data?.contractThemes === null ? text.gone : text.empty}
            message={data?.contractThemes === null ? undefined : text.emptyHelp}
          />
        }
      />
      <Suspense>
        {(open?.kind === "new" || open?.kind === "rename") && (
          <ThemeDialog
            theme={open.kind === "rename" ? open.theme : null}
            acts={acts}
            onClose={() => setOpen(null)}
            onSaved={(themeId, name) => {
              setOpen(null);
              toast(text.saved(name));
              if (open.kind === "new") write(themeId);
            }}
          />
        )}
        {(open?.kind === "stop" || open?.kind === "remove") && (
          <ThemeQuestion kind={open.kind} theme={open.theme} acts={acts} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  );
}

interface ButtonsProps extends Pick<ThemePartProps, "contractId" | "onMode"> {
  mayEdit: boolean;
  onAdd: () => void;
}

const Buttons = ({ contractId, mayEdit, onMode, onAdd }: ButtonsProps) => (
  <>
    <Button
      component="a"
      href={`/admin/api/v1/contact_themes_download?contract_id=${contractId}`}
      download
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.75} />}
    >
      {text.download}
    </Button>
    {mayEdit && (
      <>
        <Button variant="default" leftSection={<IconUpload size={16} stroke={1.75} />} onClick={() => onMode("import")}>
          {text.upload}
        </Button>
        <Button
          variant="default"
          leftSection={<IconArrowsSort size={16} stroke={1.75} />}
          onClick={() => onMode("order")}
        >
          {text.order}
        </Button>
        <AddButton onAdd={onAdd}>{text.add}</AddButton>
      </>
    )}
  </>
);
