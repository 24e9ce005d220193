import "../../design/form-styles.ts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { templateText as text } from "../../domain/text/mail-text.ts";
import { type Asked, TemplateDialogs } from "./TemplateDialogs.tsx";
import { TemplateTable } from "./TemplateTable.tsx";
import { useTemplates } from "./use-templates.ts";

/** Screen 1044: the texts that mails are written by, as Shift_JIS files; which is the default; how a mail looks by them. */
export default function TemplatesScreen() {
  const templates = useTemplates();
  const [asked, ask] = useState<Asked | null>(null);
  const add = <Button onClick={() => ask({ kind: "upload", template: null })}>{text.upload}</Button>;
  return (
    <Page title={text.title} lead={text.lead} actions={add} width="fluid">
      <SaidLine said={templates.said} />
      <QueryState query={templates.query} failed={text.failed}>
        {({ mailTemplates, mailTargets }) => (
          <>
            <TemplateTable
              templates={mailTemplates}
              onPreview={(template) => ask({ kind: "preview", template })}
              onSave={templates.save}
              onReplace={(template) => ask({ kind: "upload", template })}
              onDefault={templates.makeDefault}
              onRemove={(template) => ask({ kind: "remove", template })}
            />
            <TemplateDialogs
              asked={asked}
              targets={mailTargets.targets}
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
        )}
      </QueryState>
    </Page>
  );
}
