import { Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import { templateText as text } from "../../domain/text/mail-text.ts";
import { UploadDialog } from "../../features/upload/UploadDialog.tsx";
import { TEMPLATES_SCREEN } from "./template-documents.ts";
import type { Template } from "./use-templates.ts";

interface TemplateUploadProps {
  /** The one whose place the file takes; null for a new one. */
  replaced: Template | null;
  onStored: () => void;
  onClose: () => void;
}

const TO = { method: "POST", path: "/api/v1/mail_template_file" } as const;
const CHANGED = [TEMPLATES_SCREEN];
const NAME_LENGTH = 50;

/** A template's file, its name, and whether it is the default. */
export default function TemplateUpload({ replaced, onStored, onClose }: TemplateUploadProps) {
  const [name, setName] = useState(replaced?.name ?? "");
  const [isDefault, setDefault] = useState(replaced?.isDefault ?? false);
  const fields = {
    ...(name.trim() !== "" && { name: name.trim() }),
    default_flag: isDefault ? "1" : "0",
    ...(replaced && { template_file_id: replaced.id, version: String(replaced.version) }),
  };
  return (
    <UploadDialog
      title={replaced ? text.replaceTitle(replaced.name) : text.uploadTitle}
      help={text.uploadHelp}
      to={TO}
      changed={CHANGED}
      fields={fields}
      onStored={onStored}
      onClose={onClose}
    >
      <TextInput
        label={text.name}
        description={text.nameHelp}
        value={name}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Checkbox
        label={text.asDefault}
        checked={isDefault}
        onChange={(event) => setDefault(event.currentTarget.checked)}
      />
    </UploadDialog>
  );
}
