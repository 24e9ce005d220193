/** The script that shows notifications, and the scope under which it is registered: it controls no page (docs/decisions/2026-11-27-web-push.md). */
export const PUSH_WORKER = "/push-worker.js" as const;
export const PUSH_SCOPE = "/push/";

/** What a device is told, encrypted for it alone (RFC 8291). */
export interface PushPayload {
  title: string;
  body: string;
  /** Where it leads, a path of ours. */
  path: string;
  /** Of the same one, if it comes twice: the later one takes the place of the earlier. */
  tag: string;
}
