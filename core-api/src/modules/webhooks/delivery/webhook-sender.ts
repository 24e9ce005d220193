import type { SealedTexts } from "../../../db/sealed-text.ts";
import type { TransactionScope } from "../../../db/tenant.ts";
import type { ChatClient, Posted } from "../../../mail/chat/post-to-target.ts";
import { notePatiently } from "../../../runs/note-patiently.ts";
import { WorkLoop } from "../../../runs/work-loop.ts";
import type { Clock } from "../../../time/tokyo.ts";
import { openWebhook } from "../webhook/webhook-secrets.ts";
import { afterDelivery, skippedDelivery } from "./after-delivery.ts";
import { collectArticleEvents } from "./collect-events.ts";
import { type ClaimedDelivery, claimDeliveries, type DeliveryOutcome, endDelivery } from "./delivery-queue.ts";
import { postEvent } from "./post-event.ts";
import { webhookBody } from "./webhook-body.ts";

export interface WebhookSenderParts {
  /** Of the operator's role. */
  scope: TransactionScope;
  clock: Clock;
  client: ChatClient;
  sealedTexts: Pick<SealedTexts, "open">;
  publicUrl: string;
  log(message: string, detail?: Record<string, unknown>): void;
  /** Milliseconds to wait where there was nothing to do. */
  idleMs?: number;
}

/** Posts under way at the same time, each to another webhook. */
const AT_ONCE = 24;
const IDLE_MS = 1_000;
/** So long a worker holds on to what it knows while the database is away; within the lease. */
const NOTE_PATIENCE_MS = 90_000;
/** After so many batches of events, what is due goes first. */
const MOST_ROUNDS = 20;
const NOT_IN_SERVICE = "契約期間外のため、送信していません。";

/** Notes what happened to articles for the webhooks that want it, and posts what is due; any number of workers may run. */
export class WebhookSender {
  private readonly loop: WorkLoop;

  constructor(private readonly parts: WebhookSenderParts) {
    const { log, idleMs = IDLE_MS } = parts;
    this.loop = new WorkLoop({ take: (most) => this.take(most), log, name: "a delivery", atOnce: AT_ONCE, idleMs });
  }

  start(): void {
    this.loop.start();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** Posts until nothing is due. @returns how many deliveries were taken */
  drain(): Promise<number> {
    return this.loop.drain();
  }

  private async take(most: number): Promise<Promise<void>[]> {
    const { scope, clock } = this.parts;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const moved = await scope.shared("write", (tx) => collectArticleEvents(tx, clock.now()));
      if (moved === 0) break;
    }
    const claimed = await scope.shared("write", (tx) => claimDeliveries(tx, clock.now(), most));
    return claimed.map((delivery) => this.deliver(delivery));
  }

  private async deliver(delivery: ClaimedDelivery): Promise<void> {
    if (!delivery.is_in_service) return this.note(delivery, skippedDelivery(NOT_IN_SERVICE));
    const posted = await this.hand(delivery).catch((error: unknown): Posted | { refusal: string } => {
      this.log(delivery, "a delivery could not be written", String(error));
      return failedToWrite;
    });
    if ("refusal" in posted) return this.note(delivery, skippedDelivery(posted.refusal));
    return this.note(delivery, afterDelivery(delivery, posted, this.parts.clock.now()));
  }

  private async hand(delivery: ClaimedDelivery): Promise<Posted | { refusal: string }> {
    const { scope, client, clock, sealedTexts, publicUrl } = this.parts;
    const body = await scope.shared("read", (tx) => webhookBody(tx, publicUrl, delivery));
    if ("refusal" in body) return body;
    const now = clock.now();
    const target = openWebhook(sealedTexts, delivery, now);
    const posted = await postEvent(client, { target, body, id: `evt_${delivery.message_key}`, now });
    if (posted.verdict.kind !== "taken")
      this.log(delivery, "a delivery was not taken", posted.verdict.reason, posted.answer.body);
    return posted;
  }

  private log(delivery: ClaimedDelivery, message: string, error: string, answer = ""): void {
    const { contract_id, webhook_id, webhook_delivery_id, attempts } = delivery;
    this.parts.log(message, { contract_id, webhook_id, webhook_delivery_id, attempts, error, answer });
  }

  private note(delivery: ClaimedDelivery, outcome: DeliveryOutcome): Promise<void> {
    const { scope, clock, log, idleMs = IDLE_MS } = this.parts;
    return notePatiently(() => scope.shared("write", (tx) => endDelivery(tx, delivery, outcome, clock.now())), {
      patienceMs: NOTE_PATIENCE_MS,
      pauseMs: idleMs,
      isStopped: () => this.loop.isStopped,
      onWait: (error) => log("what was delivered waits to be noted", { error: String(error) }),
    });
  }
}

const failedToWrite: Posted = {
  verdict: { kind: "later", retryAt: null, isUncertain: false, reason: "送信内容を作成できませんでした。" },
  answer: { status: null, retryAt: null, body: "", fault: null, isUncertain: false, isForbidden: false },
};
