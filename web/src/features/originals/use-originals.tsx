import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import type { OriginalWish } from "../../domain/original-wish.ts";
import type { NamedArticle, OriginalAction } from "./original-actions.ts";

const OriginalFlow = lazy(() =>
  loadChunk(() => import("./OriginalFlow.tsx").then(({ OriginalFlow: flow }) => ({ default: flow }))),
);

/** From where a use is begun: for its record, and for what is marked. No mail, no screen and no theme where it is not said. */
export type OriginalOrigin = Partial<Pick<OriginalWish, "isMail" | "displayId" | "selection" | "markedWords">>;

interface Flow {
  action: OriginalAction;
  articles: readonly NamedArticle[];
  /** As it was when the flow began: what the screen does meanwhile does not ask again. */
  origin: OriginalOrigin;
}

export interface OriginalsHandle {
  /** Asks first where the contract wants it, then shows or prints. One at a time: a second click changes nothing. */
  start: (action: OriginalAction, articles: readonly NamedArticle[]) => void;
  /** To be rendered somewhere on the screen. */
  dialogs: ReactNode;
}

/** Originals from a screen with articles: everything that it needs is loaded with the first use. */
export function useOriginals(
  { isMail = false, displayId = null, selection = null, markedWords = null }: OriginalOrigin,
  onCounted?: (count: number) => void,
): OriginalsHandle {
  const [flow, setFlow] = useState<Flow | null>(null);
  const start = useCallback<OriginalsHandle["start"]>(
    (action, articles) =>
      setFlow((now) => now ?? { action, articles, origin: { isMail, displayId, selection, markedWords } }),
    [isMail, displayId, selection, markedWords],
  );
  const end = useCallback(
    (count: number | null) => {
      setFlow(null);
      if (count !== null) onCounted?.(count);
    },
    [onCounted],
  );
  const dialogs = flow && (
    <Suspense>
      <OriginalFlow {...flow} onEnd={end} />
    </Suspense>
  );
  return { start, dialogs };
}
