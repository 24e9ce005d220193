import { ConfirmDialog } from "../../components/confirm-dialog/ConfirmDialog.tsx";
import type { FeedRow } from "./feed-columns.tsx";
import { feedsText as text } from "./text.ts";
import type { useFeedActs } from "./use-feed-acts.ts";

interface RemoveFeedProps {
  feed: FeedRow;
  acts: ReturnType<typeof useFeedActs>;
  onClose: () => void;
}

/** Before a feed goes. */
export default function RemoveFeed({ feed, acts, onClose }: RemoveFeedProps) {
  return (
    <ConfirmDialog
      title={text.removeTitle(feed.url)}
      help={text.removeHelp}
      confirm={text.remove}
      busy={acts.busy}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        void acts.remove(feed);
      }}
    />
  );
}
