import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { handText as text } from "./hand-text.ts";

const HandClipDialog = lazy(() => loadChunk(() => import("./HandClipDialog.tsx")));

/** Adds a record to the folder by hand. */
export function AddByHand({ folderId }: { folderId: string }) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button size="xs" variant="default" leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => open(true)}>
        {text.add}
      </Button>
      {isOpen && (
        <Suspense>
          <HandClipDialog folderId={folderId} stored={null} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
