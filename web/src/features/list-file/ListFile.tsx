import { Button } from "@mantine/core";
import { IconDownload, IconUpload } from "@tabler/icons-react";
import type { DocumentNode } from "graphql";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { sentence } from "../../components/form/outcome.ts";
import type { useAction } from "../../components/said-line/use-action.ts";
import { download, replacedNote } from "../../session/download.ts";
import { listFileText as text } from "./text.ts";

const UploadDialog = lazy(() =>
  loadChunk(() => import("../upload/UploadDialog.tsx").then(({ UploadDialog: dialog }) => ({ default: dialog }))),
);

interface ListFileProps {
  /** What the list is of: タグ. */
  thing: string;
  /** The calls, without their base: tags_download and tags_upload. */
  downloadCall: string;
  uploadCall: string;
  /** What the file has, and what it changes. */
  help: string;
  changed: readonly DocumentNode[];
  act: ReturnType<typeof useAction>["act"];
  onUploaded: () => void;
}

/** A list as a CSV file and back. */
export function ListFile({ thing, downloadCall, uploadCall, help, changed, act, onUploaded }: ListFileProps) {
  const [isUploading, setUploading] = useState(false);
  const save = () =>
    act(async () => {
      const outcome = await download(`/api/v1/${downloadCall}`);
      return outcome.kind === "failed" ? sentence(outcome.message) : replacedNote(outcome);
    });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.75} />}
        aria-label={text.downloadOf(thing)}
        onClick={() => void save()}
      >
        {text.download}
      </Button>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} stroke={1.75} />}
        aria-label={text.uploadOf(thing)}
        onClick={() => setUploading(true)}
      >
        {text.upload}
      </Button>
      {isUploading && (
        <Suspense>
          <UploadDialog
            title={text.uploadOf(thing)}
            help={help}
            to={{ method: "PUT", path: `/api/v1/${uploadCall}` }}
            changed={changed}
            onStored={() => {
              setUploading(false);
              onUploaded();
            }}
            onClose={() => setUploading(false)}
          />
        </Suspense>
      )}
    </>
  );
}
