import { lazy, Suspense } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { LazyDangerDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import type { MailTarget } from "../../domain/mail-target.ts";
import { templateText as text } from "../../domain/text/mail-text.ts";
import type { Template } from "./use-templates.ts";

const TemplateUpload = lazy(() => loadChunk(() => import("./TemplateUpload.tsx")));
const LookDialog = lazy(() => loadChunk(() => import("./LookDialog.tsx")));
const PreviewDialog = lazy(() => loadChunk(() => import("./PreviewDialog.tsx")));
/** What was asked for: a file for a template (null: a new one), a look at it, or its removal. */
export type Asked =
  | { kind: "upload"; template: Template | null }
  | { kind: "look" }
  | { kind: "preview" | "remove"; template: Template };

interface TemplateDialogsProps {
  asked: Asked | null;
  targets: readonly MailTarget[];
  onUploaded: () => void;
  onLookSaved: () => void;
  onRemove: (template: Template) => void;
  onClose: () => void;
}

/** The dialog that is open, each loaded when it is asked for. */
export const TemplateDialogs = ({
  asked,
  targets,
  onUploaded,
  onLookSaved,
  onRemove,
  onClose,
}: TemplateDialogsProps) => (
  <Suspense>
    {asked?.kind === "upload" && <TemplateUpload replaced={asked.template} onStored={onUploaded} onClose={onClose} />}
    {asked?.kind === "look" && <LookDialog onSaved={onLookSaved} onClose={onClose} />}
    {asked?.kind === "preview" && <PreviewDialog template={asked.template} targets={targets} onClose={onClose} />}
    {asked?.kind === "remove" && (
      <LazyDangerDialog
        title={text.removeTitle(asked.template.name)}
        goes={text.removeGoes}
        confirm={text.remove}
        onConfirm={() => onRemove(asked.template)}
        onClose={onClose}
      />
    )}
  </Suspense>
);
