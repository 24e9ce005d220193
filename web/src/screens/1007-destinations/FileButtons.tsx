import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { destinationText as text } from "../../domain/text/mail-text.ts";
import { CSV_FILES, FileMenu } from "../../features/file-menu/FileMenu.tsx";
import { DESTINATIONS_SCREEN } from "./destination-documents.ts";
import { type DestinationSearch, downloadPath } from "./search.ts";

const UploadDialog = lazy(() =>
  loadChunk(() =>
    import("../../features/upload/UploadDialog.tsx").then(({ UploadDialog: dialog }) => ({ default: dialog })),
  ),
);

interface FileButtonsProps {
  search: DestinationSearch;
  onUploaded: (said: string) => void;
}

const TO = { method: "PUT", path: "/api/v1/mail_delivery_destinations" } as const;
const CHANGED = [DESTINATIONS_SCREEN];
const UPLOAD = <IconUpload size={16} stroke={1.75} />;

/** The settings as a file, as far as they are searched for, and back. */
export function FileButtons({ search, onUploaded }: FileButtonsProps) {
  const [isUploading, setUploading] = useState(false);
  return (
    <>
      <FileMenu files={CSV_FILES} requestOf={(file) => ({ path: downloadPath(search, file) })} />
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
