import type { PushPayload } from "@kirinuki/schema/push.ts";
import type { ChatClient, Posted } from "../chat/post-to-target.ts";
import { encryptPush, vapidHeader } from "./encrypt-push.ts";
import { judgePush } from "./judge-push.ts";
import type { PushSubscription } from "./push-secrets.ts";
import type { VapidKeys } from "./vapid-keys.ts";

/** So long a push service keeps what it can't bring: an alert of the morning is no news at night. */
export const TTL_SECONDS = { alert: 4 * 3600, mail: 12 * 3600, test: 300 } as const;

interface Push {
  subscription: PushSubscription;
  payload: PushPayload;
  kind: keyof typeof TTL_SECONDS;
  keys: VapidKeys;
}

/** Encrypts a notification for its device, signs the request, hands it over once and says what came of it. */
export async function pushToDevice(client: ChatClient, { subscription, payload, kind, keys }: Push): Promise<Posted> {
  const { endpoint } = subscription;
  const answer = await client.post(endpoint, encryptPush(JSON.stringify(payload), subscription), {
    // The service compares the token's end with its own clock, so a clock that a test sets is of no use here.
    authorization: vapidHeader(endpoint, keys, new Date()),
    "content-type": "application/octet-stream",
    "content-encoding": "aes128gcm",
    ttl: String(TTL_SECONDS[kind]),
    urgency: kind === "mail" ? "normal" : "high",
  });
  return { answer, verdict: judgePush(answer) };
}
