import "../../../design/menu-styles.ts";
import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { Fragment, useState } from "react";
import { useLayout } from "../../../browser/use-layout.ts";
import { toast, toastFault } from "../../../components/toast/toast.tsx";
import { type FileForm, wishOf } from "../../../features/file-menu/FileMenu.tsx";
import { fileMenuText } from "../../../features/file-menu/text.ts";
import { download, replacedNote } from "../../../session/download.ts";
import { comparisonText as text } from "./text.ts";
import type { ComparisonModel } from "./use-comparison.ts";

const FILES: readonly FileForm[] = ["utf8", "sjis", "xlsx"];

/** The figures by company, or the articles by day, as a file. Desktop work, as files are. */
export function FilesMenu({ id, period }: Pick<ComparisonModel, "id" | "period">) {
  const [busy, setBusy] = useState(false);
  if (useLayout() === "narrow") return null;
  const save = async (table: string, file: FileForm) => {
    setBusy(true);
    const wish = { comparison_id: id, process_date_start: period.start, process_date_end: period.end, table };
    const outcome = await download(`/api/v1/comparison_download?${new URLSearchParams({ ...wish, ...wishOf(file) })}`);
    setBusy(false);
    if (outcome.kind === "failed") return toastFault(outcome.message);
    const note = replacedNote(outcome);
    if (note !== null) toast(note);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={busy} leftSection={<IconDownload size={16} stroke={1.75} />}>
          {fileMenuText.download}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.entries(text.tables).map(([table, name]) => (
          <Fragment key={table}>
            <Menu.Label>{name}</Menu.Label>
            {FILES.map((file) => (
              <Menu.Item key={file} onClick={() => void save(table, file)}>
                {fileMenuText.files[file]}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
