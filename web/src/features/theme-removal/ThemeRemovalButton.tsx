import { lazy, Suspense } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { Selection } from "../../domain/selection.ts";
import { useViewer } from "../../session/use-session.ts";

const ThemeRemovalMenu = lazy(() => loadChunk(() => import("./ThemeRemovalMenu.tsx")));

interface ThemeRemovalButtonProps {
  ids: readonly string[];
  /** What the list is of; without one, as in a search, nothing can be taken out. */
  selection: Selection | null | undefined;
  onRemoved: () => void;
}

/** テーマから外す, for administrators in lists of themes. A topic is filled in a workspace of its own. */
export function ThemeRemovalButton({ ids, selection, onRemoved }: ThemeRemovalButtonProps) {
  const { abilities } = useViewer();
  if (!abilities.administer || !selection || selection.kind === "TOPIC") return null;
  const themeId = selection.kind === "THEME" ? selection.id : null;
  return (
    <Suspense>
      <ThemeRemovalMenu {...{ ids, themeId, onRemoved }} />
    </Suspense>
  );
}
