import { Button } from "@mantine/core";
import { IconDownload, IconUpload } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { sentence } from "../../components/form/outcome.ts";
import type { useAction } from "../../components/said-line/use-action.ts";
import { destinationText as text } from "../../domain/text/mail-text.ts";
import { download, replacedNote } from "../../session/download.ts";
import { DESTINATIONS_SCREEN } from "./destination-documents.ts";
import { type DestinationSearch, downloadPath } from "./search.ts";

const UploadDialog = lazy(() =>
  loadChunk(() =>
    import("../../features/upload/UploadDialog.tsx").then(({ UploadDialog: dialog }) => ({ default: dialog })),
  ),
);

interface FileButtonsProps {
  search: DestinationSearch;
  act: ReturnType<typeof useAction>["act"];
  onUploaded: (said: string) => void;
}

const FORMATS = ["utf8", "sjis"] as const;

const TO = { method: "PUT", path: "/api/v1/mail_delivery_destinations" } as const;
const CHANGED = [DESTINATIONS_SCREEN];
const UPLOAD = <IconUpload size={16} stroke={1.75} />;
const DOWNLOAD = <IconDownload size={16} stroke={1.75} />;

/** The settings as a file, as far as they are searched for, and back. */
export function FileButtons({ search, act, onUploaded }: FileButtonsProps) {
  const [isUploading, setUploading] = useState(false);
  const save = (encoding: "utf8" | "sjis") =>
    act(async () => {
      const outcome = await download(downloadPath(search, encoding));
      return outcome.kind === "failed" ? sentence(outcome.message) : replacedNote(outcome);
    });
  return (
    <>
      {FORMATS.map((encoding) => (
        <Button
          key={encoding}
          variant="default"
          leftSection={DOWNLOAD}
          aria-label={text.downloadAs(encoding)}
          onClick={() => void save(encoding)}
        >
          {text.formats[encoding]}
        </Button>
      ))}
      <Button variant="default" leftSection={UPLOAD} onClick={() => setUploading(true)}>
        {text.upload}
      </Button>
      {isUploading && (
        <Suspense>
          <UploadDialog
            title={text.uploadTitle}
            help={text.uploadHelp}
            to={TO}
            changed={CHANGED}
            onStored={({ added_count: added, changed_count: changed, unchanged_count: unchanged }) => {
              setUploading(false);
              onUploaded(text.uploaded(Number(added), Number(changed), Number(unchanged)));
            }}
            onClose={() => setUploading(false)}
          />
        </Suspense>
      )}
    </>
  );
}
