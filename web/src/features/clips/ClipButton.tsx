import { ActionIcon } from "@mantine/core";
import { IconStar, IconStarFilled } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useKeys } from "../../browser/keys.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { Hint } from "../../components/hint/Hint.tsx";
import { homeKeyText, listText } from "../../domain/text/home-text.ts";
import type { ClippedIn } from "./follow-clips.ts";
import { clipText as text } from "./text.ts";

const ClipDialog = lazy(() => loadChunk(() => import("./ClipDialog.tsx")));

interface ClipButtonProps {
  articleIds: readonly string[];
  /** Folders that have them all already: the star is filled. */
  clippedIn?: ClippedIn;
  className?: string | undefined;
  /** Listens to c itself: where no list does. */
  hasKey?: boolean;
}

/** The star: puts articles into folders of clips, and says in which they are. */
export function ClipButton({ articleIds, clippedIn = [], className, hasKey = false }: ClipButtonProps) {
  const [isOpen, open] = useState(false);
  const label = clippedIn.length > 0 ? listText.clippedIn(clippedIn.map(({ name }) => name)) : text.button;
  const run = () => open(true);
  useKeys(hasKey ? [{ keys: "c", label: text.key, group: homeKeyText.group, run }] : []);
  const Icon = clippedIn.length > 0 ? IconStarFilled : IconStar;
  return (
    <>
      <Hint label={label} keys={["c"]} align="end">
        <ActionIcon size="xs" className={className} aria-label={label} aria-keyshortcuts="c" onClick={run}>
          <Icon size={16} stroke={1.75} />
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
