import "../../design/form-styles.ts";
import { useState } from "react";
import { TablePage } from "../../components/data-table/TablePage.tsx";
import { useTableView } from "../../components/data-table/table-view.ts";
import { useDataTable } from "../../components/data-table/use-data-table.ts";
import { AddButton } from "../../components/page/AddButton.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { templateText as text } from "../../domain/text/mail-text.ts";
import { type Asked, TemplateDialogs } from "./TemplateDialogs.tsx";
import { TEMPLATE_COLUMNS, templateActions } from "./template-columns.tsx";
import { useTemplates } from "./use-templates.ts";

/** Screen 1044: the texts that mails are written by, as Shift_JIS files; which is the default; how a mail looks by them. */
export default function TemplatesScreen() {
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
        buttons={<AddButton onAdd={() => ask({ kind: "upload", template: null })}>{text.upload}</AddButton>}
        said={said && <SaidLine said={said} />}
        rowName={({ name }) => name}
        onOpen={(template) => ask({ kind: "preview", template })}
        actions={(template) =>
          templateActions(template, {
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
        onRemove={(template) => {
          ask(null);
          templates.remove(template);
        }}
        onClose={() => ask(null)}
      />
    </>
  );
}
