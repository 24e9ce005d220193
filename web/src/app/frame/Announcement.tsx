import { lazy, Suspense, useSyncExternalStore } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { currentAnnouncement, putAnnouncementAway, subscribeAnnouncement } from "../announcement.ts";

const AlertDialog = lazy(() =>
  loadChunk(() =>
    import("../../components/alert-dialog/AlertDialog.tsx").then(({ AlertDialog: dialog }) => ({ default: dialog })),
  ),
);

/** What is announced, over whatever screen is open. */
export function Announcement() {
  const sentence = useSyncExternalStore(subscribeAnnouncement, currentAnnouncement);
  if (sentence === null) return null;
  return (
    <Suspense>
      <AlertDialog title={sentence} onClose={putAnnouncementAway} />
    </Suspense>
  );
}
