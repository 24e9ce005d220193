import { type ComponentProps, lazy, Suspense } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";

const Confirm = lazy(() =>
  loadChunk(() => import("./ConfirmDialog.tsx").then(({ ConfirmDialog: dialog }) => ({ default: dialog }))),
);
const Danger = lazy(() =>
  loadChunk(() => import("./DangerDialog.tsx").then(({ DangerDialog: dialog }) => ({ default: dialog }))),
);

/** ConfirmDialog, fetched when it is first rendered. */
export const LazyConfirmDialog = (props: ComponentProps<typeof Confirm>) => (
  <Suspense>
    <Confirm {...props} />
  </Suspense>
);

/** DangerDialog, fetched when it is first rendered. */
export const LazyDangerDialog = (props: ComponentProps<typeof Danger>) => (
  <Suspense>
    <Danger {...props} />
  </Suspense>
);
