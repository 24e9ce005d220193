import "../../design/form-styles.ts";
import { Anchor, Button } from "@mantine/core";
import { useState } from "react";
import type { UploadOutcome } from "../../bff/upload-document.ts";
import { useUpload } from "../../bff/use-upload.ts";
import { ImportPage } from "../../components/file-import/ImportPage.tsx";
import type { ImportState } from "../../components/file-import/import-plan.ts";
import { toastFault } from "../../components/toast/toast.tsx";
import { fileOf, importRows, isPreview, type UploadPreview } from "./import-rows.ts";
import { themeImportText as text } from "./text.ts";
import type { ThemePartProps } from "./theme-part.ts";
import { CONTRACT_THEMES_SCREEN } from "./themes-documents.ts";

const PATH = "/admin/api/v1/contact_themes_upload";

/** Themes and expressions taken in from a CSV file. Nothing changes before the third step. */
export default function ThemeImport({ contractId, onMode }: ThemePartProps) {
  const { state, columns, check, apply, restart } = useThemeImport(contractId);
  return (
    <ImportPage
      title={text.title}
      state={state}
      columns={columns}
      unit={text.unit}
      limits={text.limits}
      note={text.note}
      template={
        <Anchor href={`/admin/api/v1/contact_themes_download?contract_id=${contractId}`} download>
          {text.template}
        </Anchor>
      }
      whenDone={<Button onClick={() => onMode(null)}>{text.toList}</Button>}
      onFile={(file) => void check(file)}
      onRestart={restart}
      onStop={() => onMode(null)}
      onApply={({ skipsFaulty }) => void apply(skipsFaulty)}
    />
  );
}

/** Why a file can't be read at all. */
function faultOf(outcome: UploadOutcome): string {
  if (outcome.kind === "failed") return outcome.message;
  return (outcome.kind === "faulty" && outcome.errors[0]?.message) || text.faulty;
}

interface Checked {
  file: File;
  preview: UploadPreview;
}

function useThemeImport(contractId: string) {
  const { upload } = useUpload([CONTRACT_THEMES_SCREEN]);
  const [state, setState] = useState<ImportState>({ step: "choose" });
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = async (file: File) => {
    setState({ step: "reading", file: fileOf(file), done: 0, total: 1 });
    const fields = { contract_id: contractId };
    const outcome = await upload({ method: "PUT", path: `${PATH}?dry_run=1`, file, fields });
    if (outcome.kind !== "failed" && isPreview(outcome.data)) {
      const { data: preview } = outcome;
      setChecked({ file, preview });
      return setState({ step: "check", file: fileOf(file, preview.encoding), rows: importRows(preview) });
    }
    setState({ step: "choose", fault: faultOf(outcome) });
  };
  const apply = async (skipsFaulty: boolean) => {
    if (!checked) return;
    const { file, preview } = checked;
    const changes = preview.new_count + preview.changed_count;
    setState({ step: "applying", file: fileOf(file, preview.encoding), done: 0, total: changes });
    const fields = {
      contract_id: contractId,
      preview_token: preview.preview_token,
      ...(skipsFaulty && { without_faulty: "1" }),
    };
    const outcome = await upload({ method: "PUT", path: PATH, file, fields });
    if (outcome.kind === "stored")
      return setState({ step: "done", said: text.done(preview.new_count, preview.changed_count) });
    toastFault(outcome.kind === "failed" ? outcome.message : text.faulty);
    await check(file);
  };
  const headings = checked?.preview.headings ?? [];
  return {
    state,
    columns: headings.map((heading) => ({ id: heading, header: heading, wraps: heading === text.expression })),
    check,
    apply,
    restart: () => setState({ step: "choose" }),
  };
}
