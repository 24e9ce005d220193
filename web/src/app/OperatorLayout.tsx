import { lazy, Suspense } from "react";
import { Loading } from "../components/loading/Loading.tsx";
import { loadChunk } from "./load-chunk.ts";

const OperatorFrame = lazy(() => loadChunk(() => import("./frame/OperatorFrame.tsx")));

/** The operators' frame, which comes with their part of the program only. */
export const OperatorLayout = () => (
  <Suspense fallback={<Loading fullHeight />}>
    <OperatorFrame />
  </Suspense>
);
