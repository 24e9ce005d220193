import { lazy, type ReactNode, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { useViewer } from "../../session/use-session.ts";
import { offeredActions } from "../originals/original-actions.ts";
import type { OriginalOrigin } from "../originals/use-originals.tsx";
import type { BookletArticle } from "./use-draft.ts";

const BookletFlow = lazy(() => loadChunk(() => import("./BookletFlow.tsx")));

interface BookletButtonProps {
  /** In the order of the list; only asked for with the click. */
  articles: () => readonly BookletArticle[];
  /** Those that decide whether it is offered. */
  shown: readonly { id: string; dataSection: number }[];
  /** Records added by hand, which have no original: the booklet has none of them, and says so. */
  leftOut?: number;
  origin?: OriginalOrigin;
  /** What is clicked. */
  button: (open: () => void) => ReactNode;
}

/** Makes a booklet of cuttings, for who may print the original of one of the articles at least. */
export function BookletButton({ articles, shown, leftOut = 0, origin = {}, button }: BookletButtonProps) {
  const [taken, take] = useState<readonly BookletArticle[] | null>(null);
  const papers = shown.map((article) => ({ ...article, title: "" }));
  if (!offeredActions(useViewer(), papers).includes("print")) return null;
  return (
    <>
      {button(() => take(articles()))}
      {taken && (
        <Suspense>
          <BookletFlow articles={taken} leftOut={leftOut} origin={origin} onClose={() => take(null)} />
        </Suspense>
      )}
    </>
  );
}
