/** What the tabs of one browser tell each other, since they share the session's cookie. */
export type TabNews = "signedIn" | "signedOut";

let channel: BroadcastChannel | null = null;

/** Listens to the other tabs; without BroadcastChannel each tab finds out by its own next call. Returns the way to stop. */
export function hearTabs(listener: (news: TabNews) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const opened = new BroadcastChannel("kirinuki.session");
  opened.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === "signedIn" || data === "signedOut") listener(data);
  };
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = null;
  };
}

export const tellTabs = (news: TabNews): void => channel?.postMessage(news);
