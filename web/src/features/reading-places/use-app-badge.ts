import { useEffect } from "react";
import type { TreeNode } from "../../domain/theme-tree.ts";

/** Sum over the themes of the tree: an article of two themes counts in both, as it does beside them. A theme that stands twice counts once. */
export function unreadThemes(lists: readonly (readonly [node: Pick<TreeNode, "selection">, unread: number])[]): number {
  const themes = new Map(
    lists
      .filter(([{ selection }]) => selection.kind === "THEME")
      .map(([{ selection }, unread]) => [selection.id, unread]),
  );
  return [...themes.values()].reduce((sum, unread) => sum + unread, 0);
}

/** The number on the icon of the installed program, where the browser has any; none at a sign-out. */
export function useAppBadge(unread: number | undefined): void {
  useEffect(() => {
    if (unread === undefined || !("setAppBadge" in navigator)) return undefined;
    // Refused where it is not installed: no matter.
    navigator.setAppBadge(unread).catch(() => undefined);
    return () => void navigator.clearAppBadge().catch(() => undefined);
  }, [unread]);
}
