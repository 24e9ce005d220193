import { lazy, Suspense } from "react";
import { Outlet, useMatches } from "react-router";
import { loadChunk } from "../browser/load-chunk.ts";
import { PublicFrame } from "../components/frame/PublicFrame.tsx";
import { Loading } from "../components/loading/Loading.tsx";
import { useSession } from "../session/use-session.ts";
import type { RouteRow } from "./routes/route-row.ts";

const SignedInArea = lazy(() => loadChunk(() => import("./frame/SignedInArea.tsx")));

/** The frame around a screen: the signed-in one with its GraphQL client, or the bare one for everybody else. */
export function FrameLayout() {
  const session = useSession();
  const isProtected = useProtectedRow();
  if (session.state === "signedIn") {
    const { viewer } = session;
    return (
      <Suspense fallback={<Loading fullHeight />}>
        <SignedInArea key={`${viewer.contractId}:${viewer.userId}`} viewer={viewer} />
      </Suspense>
    );
  }
  // The session ended a moment ago and the guard is on its way: nothing of the screen may stay to be seen.
  if (session.state === "signedOut" && isProtected) return <Loading fullHeight />;
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

function useProtectedRow(): boolean {
  const { row } = (useMatches().at(-1)?.handle ?? {}) as { row?: RouteRow };
  return row?.loginRequired === true && !row.exempt && row.area !== "operator";
}
