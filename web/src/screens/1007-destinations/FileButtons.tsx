import "@mantine/core/styles/Menu.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import { Button, Menu } from "@mantine/core";
import { IconDownload, IconUpload } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { download } from "../../app/download.ts";
import { sentence } from "../../app/form/outcome.ts";
import { loadChunk } from "../../app/load-chunk.ts";
import { destinationText as text } from "../../app/text/mail-text.ts";
import type { useAction } from "../../app/use-action.ts";
import { type DestinationSearch, downloadPath } from "./search.ts";

const UploadDialog = lazy(() =>
  loadChunk(() =>
    import("../../components/upload-dialog/UploadDialog.tsx").then(({ UploadDialog: dialog }) => ({ default: dialog })),
  ),
);

interface FileButtonsProps {
  search: DestinationSearch;
  act: ReturnType<typeof useAction>["act"];
  onUploaded: (said: string) => void;
}

const FORMATS = [
  ["utf8", "CSV（UTF-8）"],
  ["sjis", "CSV（Shift_JIS）"],
] as const;

const TO = { method: "PUT", path: "/api/v1/mail_delivery_destinations" } as const;
const UPLOAD = <IconUpload size={16} stroke={1.75} />;
const DOWNLOAD = <IconDownload size={16} stroke={1.75} />;

/** The settings as a file, as far as they are searched for, and back. */
export function FileButtons({ search, act, onUploaded }: FileButtonsProps) {
  const [isUploading, setUploading] = useState(false);
  const save = (encoding: "utf8" | "sjis") =>
    act(async () => {
      const outcome = await download(downloadPath(search, encoding));
      return outcome.kind === "failed" ? sentence(outcome.message) : null;
    });
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button variant="default" leftSection={DOWNLOAD}>
            {text.download}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {FORMATS.map(([encoding, label]) => (
            <Menu.Item key={encoding} onClick={() => void save(encoding)}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" leftSection={UPLOAD} onClick={() => setUploading(true)}>
        {text.upload}
      </Button>
      {isUploading && (
        <Suspense>
          <UploadDialog
            title={text.uploadTitle}
            help={text.uploadHelp}
            to={TO}
            onStored={({ added_count: added, changed_count: changed }) => {
              setUploading(false);
              onUploaded(text.uploaded(Number(added), Number(changed)));
            }}
            onClose={() => setUploading(false)}
          />
        </Suspense>
      )}
    </>
  );
}
