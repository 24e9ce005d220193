import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useSession } from "../../session/use-session.ts";
import { isRead, markRead, type Readable, readMarksOf } from "./read-marks.ts";

/** So long an article must stay in the pane to count as read (look.md 5): skimming with j does not read. */
const READ_AFTER_MS = 1000;

export interface ReadState {
  isRead: (article: Readable) => boolean;
  toggle: (article: Readable) => void;
}

/** Which articles this user has read, in whatever browser; the open one becomes read after a second. */
export function useReadMarks(openId: string | null): ReadState {
  const client = useApolloClient();
  const marks = readMarksOf(client);
  const marked = useSyncExternalStore(marks.subscribe, () => marks.marked);
  const unread = useRef<string | null>(null);
  const isSupport = useIsSupport();
  useEffect(() => {
    unread.current = null;
    if (openId === null || isSupport) return;
    const timer = setTimeout(() => {
      // Who has just marked it unread wants to read it later.
      if (unread.current !== openId) void markRead(client, openId, true);
    }, READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [openId, client, isSupport]);
  return {
    isRead: (article) => isRead(marked, article),
    toggle(article) {
      if (isSupport) return;
      const read = !isRead(marks.marked, article);
      if (!read) unread.current = article.id;
      void markRead(client, article.id, read);
    },
  };
}

/** Who looks as the user reads for himself, so what he opens stays unread. */
function useIsSupport(): boolean {
  const session = useSession();
  return session.state === "signedIn" && session.viewer.isSupportView;
}
