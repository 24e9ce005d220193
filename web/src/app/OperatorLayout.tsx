import { lazy, Suspense } from "react";
import { loadChunk } from "../browser/load-chunk.ts";
import { Loading } from "../components/loading/Loading.tsx";

const OperatorFrame = lazy(() => loadChunk(() => import("./frame/OperatorFrame.tsx")));

/** The operators' frame, which comes with their part of the program only. */
export const OperatorLayout = () => (
  <Suspense fallback={<Loading fullHeight />}>
    <OperatorFrame />
  </Suspense>
);
