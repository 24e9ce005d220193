import type { SealedTexts } from "../../../db/sealed-text.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { testPost } from "../../../mail/chat/chat-post.ts";
import { openTarget } from "../../../mail/chat/chat-secrets.ts";
import { POST_GAP_MS } from "../../../mail/chat/chat-services.ts";
import { type ChatClient, type Posted, postToTarget } from "../../../mail/chat/post-to-target.ts";
import { type Clock, tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import type { ChatTarget } from "./chat-target.entity.ts";
import { demandChatTarget } from "./chat-target.service.ts";

interface Tester {
  tx: Transaction;
  actor: { contractId: number; userId: string };
  clock: Clock;
  requestId: string;
}

/** Takes the target's next turn, so that a test keeps the gap between posts as well. @throws AppError NOT_FOUND, TOO_MANY_REQUESTS */
export async function beginTest(call: Tester, id: string): Promise<ChatTarget> {
  const { tx, actor, clock, requestId } = call;
  const target = await demandChatTarget(call, id);
  const now = clock.now();
  const wait = target.next_post_at.getTime() - now.getTime();
  // One that failed waits for hours, and a test is how to learn whether it works again.
  if (wait > 0 && wait <= POST_GAP_MS) throw new AppError("TOO_MANY_REQUESTS", [], 1);
  await tx.query(
    "UPDATE chat_target SET next_post_at = greatest(next_post_at, $3) WHERE contract_id = $1 AND chat_target_id = $2",
    [actor.contractId, target.chat_target_id, new Date(now.getTime() + POST_GAP_MS)],
  );
  const detail = { chat_target_id: String(target.chat_target_id) };
  await audit(tx, {
    ...{ contractId: actor.contractId, actor: actor.userId, action: "chat_target.test" },
    ...{ detail, requestId },
  });
  return target;
}

/** Outside of any transaction: the service may take its time. */
export function handTest(
  target: ChatTarget,
  parts: { client: ChatClient; clock: Clock; sealedTexts: Pick<SealedTexts, "open">; publicUrl: string },
): Promise<Posted> {
  const { client, clock, sealedTexts, publicUrl } = parts;
  const now = clock.now();
  return postToTarget(client, {
    kind: target.kind,
    target: openTarget(sealedTexts, target, now),
    post: testPost(publicUrl, tokyoDay(now)),
    id: `msg_${crypto.randomUUID()}`,
    madeAt: now,
    now,
  });
}
