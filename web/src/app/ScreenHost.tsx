import { Suspense, useEffect } from "react";
import { Loading } from "../components/loading/Loading.tsx";
import { frameText } from "../domain/text/frame-text.ts";
import { NotFoundScreen } from "../screens/not-found/NotFoundScreen.tsx";
import type { RouteRow } from "./routes/route-row.ts";
import { screenComponent } from "./screen-chunks.ts";

/** A row's screen, or 見つかりません where the row has none or the path is unknown. Sets the window's title. */
export function ScreenHost({ row }: { row: RouteRow | undefined }) {
  const Screen = row && screenComponent(row);
  const title = Screen ? row.name : frameText.notFoundTitle;
  useEffect(() => {
    document.title = frameText.windowTitle(title);
  }, [title]);
  if (!Screen) return <NotFoundScreen />;
  return (
    <Suspense fallback={<Loading />}>
      <Screen />
    </Suspense>
  );
}
