import { lazy, Suspense } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { recall } from "../../browser/session-storage.ts";
import type { Viewer } from "../../session/session.ts";
import { OfflineBar } from "./OfflineBar.tsx";

/** For operators who look at the product as this user. */
const SupportBanner = lazy(() => loadChunk(() => import("./SupportBanner.tsx")));

/** For Admins a week before their contract's last day, for everybody after it. */
const ContractEndBar = lazy(() => loadChunk(() => import("./ContractEndBar.tsx")));

/** Where the contract lets answers be kept on the device. */
const OfflineReading = lazy(() => loadChunk(() => import("./OfflineReading.tsx")));

/** Where somebody is notified on this browser. */
const PushPresence = lazy(() => loadChunk(() => import("./PushPresence.tsx")));

/** What stands between the top bar and the screen, where there is something to say; and what keeps answers for a time without a network. */
export default function Bars({ viewer }: { viewer: Viewer }) {
  return (
    <>
      {viewer.isSupportView && (
        <Suspense>
          <SupportBanner viewer={viewer} />
        </Suspense>
      )}
      {viewer.contractEnd && (
        <Suspense>
          <ContractEndBar end={viewer.contractEnd} />
        </Suspense>
      )}
      {viewer.offlineReading && (
        <Suspense>
          <OfflineReading viewer={viewer} />
        </Suspense>
      )}
      {recall("push") && !viewer.isSupportView && (
        <Suspense>
          <PushPresence />
        </Suspense>
      )}
      <OfflineBar />
    </>
  );
}
