import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import type { Selection } from "../../domain/selection.ts";
import { loadChunk } from "../load-chunk.ts";
import type { NamedArticle, OriginalAction } from "./original-actions.ts";

const OriginalFlow = lazy(() =>
  loadChunk(() => import("./OriginalFlow.tsx").then(({ OriginalFlow: flow }) => ({ default: flow }))),
);

export interface OriginalsHandle {
  /** Asks first where the contract wants it, then shows or prints. One at a time: a second click changes nothing. */
  start: (action: OriginalAction, articles: readonly NamedArticle[]) => void;
  /** To be rendered somewhere on the screen. */
  dialogs: ReactNode;
}

/** Originals from a screen with articles: everything that it needs is loaded with the first use. */
export function useOriginals(selection: Selection | null, onCounted?: (count: number) => void): OriginalsHandle {
  const [flow, setFlow] = useState<{ action: OriginalAction; articles: readonly NamedArticle[] } | null>(null);
  const start = useCallback<OriginalsHandle["start"]>(
    (action, articles) => setFlow((current) => current ?? { action, articles }),
    [],
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
      <OriginalFlow {...flow} selection={selection} onEnd={end} />
    </Suspense>
  );
  return { start, dialogs };
}
