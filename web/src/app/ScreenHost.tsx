import { lazy, Suspense, useEffect } from "react";
import { loadChunk } from "../browser/load-chunk.ts";
import { Loading } from "../components/loading/Loading.tsx";
import { frameText } from "../domain/text/frame-text.ts";
import type { RouteRow } from "./routes/route-row.ts";
import { screenComponent } from "./screen-chunks.ts";

/** No page that is found needs it. */
const NotFoundScreen = lazy(() =>
  loadChunk(() =>
    import("../screens/not-found/NotFoundScreen.tsx").then(({ NotFoundScreen: screen }) => ({ default: screen })),
  ),
);

/** A row's screen, or 見つかりません where the row has none or the path is unknown. Sets the window's title. */
export function ScreenHost({ row }: { row: RouteRow | undefined }) {
  const Known = row && screenComponent(row);
  const title = Known ? row.name : frameText.notFoundTitle;
  useEffect(() => {
    document.title = frameText.windowTitle(title);
  }, [title]);
  const Screen = Known ?? NotFoundScreen;
  return (
    <Suspense fallback={<Loading />}>
      <Screen />
    </Suspense>
  );
}
