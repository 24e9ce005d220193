import { ActionIcon } from "@mantine/core";
import { IconStar } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { Hint } from "../../components/hint/Hint.tsx";
import { clipText as text } from "./text.ts";

const ClipDialog = lazy(() => loadChunk(() => import("./ClipDialog.tsx")));

/** The star: puts articles into folders of clips. */
export function ClipButton({
  articleIds,
  className,
}: {
  articleIds: readonly string[];
  className?: string | undefined;
}) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Hint label={text.button} keys={["c"]} align="end">
        <ActionIcon
          size="xs"
          className={className}
          aria-label={text.button}
          aria-keyshortcuts="c"
          onClick={() => open(true)}
        >
          <IconStar size={16} stroke={1.75} />
        </ActionIcon>
      </Hint>
      {isOpen && (
        <Suspense>
          <ClipDialog articleIds={articleIds} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
