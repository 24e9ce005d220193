import "../../design/menu-styles.ts";
import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useLayout } from "../../browser/use-layout.ts";
import { toast, toastFault } from "../../components/toast/toast.tsx";
import { download, replacedNote } from "../../session/download.ts";
import { fileMenuText as text } from "./text.ts";

export type FileForm = keyof typeof text.files;
const FILES = Object.keys(text.files) as FileForm[];
/** Of a file that comes as CSV only, because it may be uploaded again. */
export const CSV_FILES = ["utf8", "sjis"] as const;

/** How REST names a file's form and encoding. */
export const wishOf = (file: FileForm): Record<string, string> =>
  file === "xlsx" ? { format: "xlsx" } : { format: "csv", encoding: file };

interface FileMenuProps<Form extends FileForm> {
  /** The forms that there are; all where none are named. */
  files?: readonly Form[];
  /** Path, and the body where it is a POST. */
  requestOf: (file: Form) => { path: string; body?: object };
}

/** The figures as a file. Desktop work (look.md 12). */
export function FileMenu<Form extends FileForm = FileForm>({ files, requestOf }: FileMenuProps<Form>) {
  const [busy, setBusy] = useState(false);
  if (useLayout() === "narrow") return null;
  const save = async (file: Form) => {
    setBusy(true);
    const { path, body } = requestOf(file);
    const outcome = await download(path, body);
    setBusy(false);
    if (outcome.kind === "failed") return toastFault(outcome.message);
    const note = replacedNote(outcome);
    if (note !== null) toast(note);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={busy} leftSection={<IconDownload size={16} stroke={1.75} />}>
          {text.download}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(files ?? (FILES as Form[])).map((file) => (
          <Menu.Item key={file} onClick={() => void save(file)}>
            {text.files[file]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
