import "../../design/form-styles.ts";
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { loadChunk } from "../../browser/load-chunk.ts";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { AddButton } from "../../components/page/AddButton.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { templateText as text } from "../../domain/text/mail-text.ts";
import { type Asked, TemplateDialogs } from "./TemplateDialogs.tsx";
import { TEMPLATE_COLUMNS, templateActions } from "./template-columns.tsx";
import { editorText, lookText } from "./text.ts";
import { STANDARD_ID, useTemplates } from "./use-templates.ts";

const TemplateEditor = lazy(() => loadChunk(() => import("./TemplateEditor.tsx")));

/** Screen 1044: the texts that mails are written by. ?edit= opens one in the editor, ?copy= a new one that begins with its texts. */
export default function TemplatesScreen() {
  const [params, setParams] = useSearchParams();
  const [said, say] = useState("");
  const [edit, copy] = [params.get("edit"), params.get("copy")];
  const id = edit ?? copy;
  if (id === null)
    return (
      <TemplateList
        said={said}
        onEdit={(chosen) => setParams({ edit: chosen })}
        onCopy={(chosen) => setParams({ copy: chosen })}
      />
    );
  return (
    <Suspense fallback={<Loading />}>
      <TemplateEditor
        key={`${edit}/${copy}`}
        id={id}
        isNew={edit === null}
        onSaved={(name) => {
          say(editorText.saved(name));
          setParams({});
        }}
        onClose={() => setParams({})}
      />
    </Suspense>
  );
}

interface TemplateListProps {
  /** What the editor has just done; blank for nothing. */
  said: string;
  onEdit: (id: string) => void;
  onCopy: (id: string) => void;
}

function TemplateList({ said: before, onEdit, onCopy }: TemplateListProps) {
  const templates = useTemplates();
  const { query, said } = templates;
  const [asked, ask] = useState<Asked | null>(null);
  const view = useTableView("templates");
  const rows = query.data?.mailTemplates;
  const model = useDataTable({ view, columns: TEMPLATE_COLUMNS, rows, rowId: ({ id }) => id, unpaged: true });
  return (
    <>
      <TablePage
        title={text.title}
        lead={text.lead}
        model={model}
        buttons={
          <>
            <Button variant="default" onClick={() => ask({ kind: "look" })}>
              {lookText.open}
            </Button>
            <Button variant="default" onClick={() => ask({ kind: "upload", template: null })}>
              {text.upload}
            </Button>
            <AddButton onAdd={() => onCopy(STANDARD_ID)}>{text.make}</AddButton>
          </>
        }
        said={said ? <SaidLine said={said} /> : before && <FormAlert tone="info">{before}</FormAlert>}
        rowName={({ name }) => name}
        onOpen={(template) => ask({ kind: "preview", template })}
        actions={(template) =>
          templateActions(template, {
            edit: () => onEdit(template.id),
            copy: () => onCopy(template.id),
            preview: () => ask({ kind: "preview", template }),
            save: () => templates.save(template),
            makeDefault: () => templates.makeDefault(template),
            replace: () => ask({ kind: "upload", template }),
            remove: () => ask({ kind: "remove", template }),
          })
        }
        // The product's own template is always there.
        empty={null}
        failed={text.failed}
        error={query.data ? undefined : query.error}
        onRetry={() => void query.refetch().catch(() => undefined)}
      />
      <TemplateDialogs
        asked={asked}
        targets={query.data?.mailTargets.targets ?? []}
        onUploaded={() => {
          ask(null);
          templates.uploaded();
        }}
        onLookSaved={() => {
          ask(null);
          templates.lookSaved();
        }}
        onRemove={(template) => {
          ask(null);
          templates.remove(template);
        }}
        onClose={() => ask(null)}
      />
    </>
  );
}
