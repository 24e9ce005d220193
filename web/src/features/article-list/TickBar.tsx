import { lazy, type ReactNode, Suspense } from "react";
import { KeysToCome } from "../../browser/keys.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { tickState } from "../../domain/ticks.ts";
import { useViewer } from "../../session/use-session.ts";
import { TickedBar } from "../originals/ticked-bar/TickedBar.tsx";
import type { ArticleReader } from "./article-reader.ts";
import { tickedArticles } from "./ticked-articles.ts";
import { useCopyTitles } from "./use-copy-titles.ts";

/** Comes with the first tick: no list needs it before. */
const TickedActions = lazy(() => loadChunk(() => import("./TickedActions.tsx")));

/** Where articles are clipped: no list needs it to be seen. */
const ClipListKeys = lazy(() => loadChunk(() => import("../clips/ClipListKeys.tsx")));

/** For those who set tones and tags alone. */
const AssessListKeys = lazy(() => loadChunk(() => import("../assessment/AssessListKeys.tsx")));

const CLIP_KEYS = ["c"];
const CLIP_AND_ASSESS_KEYS = [...CLIP_KEYS, "0", "1", "2", "3", "l"];

interface TickBarProps {
  reader: ArticleReader;
  /** Stands at the right end, whatever is ticked. */
  aside?: ReactNode;
}

/** How much of a list is ticked, and what can be done with it. */
export function TickBar({ reader, aside = null }: TickBarProps) {
  const { ticks } = reader;
  const { copy, copied } = useCopyTitles();
  const count = ticks.ticked.ids.size;
  const mayAssess = useViewer().role !== "USER";
  return (
    <>
      <Suspense fallback={<KeysToCome keys={mayAssess ? CLIP_AND_ASSESS_KEYS : CLIP_KEYS} />}>
        <ClipListKeys reader={reader} />
        {mayAssess && <AssessListKeys reader={reader} />}
      </Suspense>
      <TickedBar
        state={tickState(ticks.ticked, ticks.order)}
        count={count}
        disabled={ticks.order.length === 0}
        onToggleAll={ticks.all}
        onClear={ticks.clear}
        onCopy={() => reader.act((now) => void copy(tickedArticles(now), now))}
        actions={
          <Suspense>
            <TickedActions reader={reader} />
          </Suspense>
        }
        message={count > 0 ? copied : ""}
        aside={aside}
      />
    </>
  );
}
