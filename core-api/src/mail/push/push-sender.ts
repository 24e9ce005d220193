import type { SealedTexts } from "../../db/sealed-text.ts";
import type { TransactionScope } from "../../db/tenant.ts";
import { notePatiently } from "../../runs/note-patiently.ts";
import { NoteTogether } from "../../runs/note-together.ts";
import { WorkLoop } from "../../runs/work-loop.ts";
import type { Clock } from "../../time/tokyo.ts";
import type { Verdict } from "../chat/judge-answer.ts";
import type { ChatClient } from "../chat/post-to-target.ts";
import { prepareMails } from "../send/prepare-mails.ts";
import { afterPush, skippedPush } from "./after-push.ts";
import { type ClaimedPush, claimPushes, type EndedPush, endPushes, type PushOutcome } from "./push-outbox.ts";
import { pushPayload } from "./push-payload.ts";
import { openDevice } from "./push-secrets.ts";
import { pushToDevice } from "./push-to-device.ts";
import type { VapidKeys } from "./vapid-keys.ts";

export interface PushSenderParts {
  /** Of the operator's role. */
  scope: TransactionScope;
  clock: Clock;
  client: ChatClient;
  keys: VapidKeys;
  sealedTexts: Pick<SealedTexts, "open">;
  publicUrl: string;
  log(message: string, detail?: Record<string, unknown>): void;
  /** Milliseconds to wait where there was nothing to do. */
  idleMs?: number;
}

/** By which rule a device is told nothing now; null where it is told. */
function ruleAgainst({ is_in_service, is_quiet, kind }: ClaimedPush): string | null {
  if (!is_in_service) return NOT_IN_SERVICE;
  return is_quiet && kind !== "test" ? QUIET : null;
}

type Composed = Awaited<ReturnType<typeof prepareMails>>;

/** Posts under way at the same time, each for another device: while some wait for an answer, others are prepared or noted. */
const AT_ONCE = 72;
/** So many are taken from the queue together where more are due. */
const TOGETHER = 24;
const IDLE_MS = 1_000;
/** So long a worker holds on to what it knows while the database is away; within the lease. */
const NOTE_PATIENCE_MS = 90_000;

const QUIET = "通知しない時間のため、通知していません。";
const NOT_IN_SERVICE = "契約期間外のため、通知していません。";
const NOTHING_LEFT = "メールがないか、閲覧できる記事がないため、通知していません。";

/**
 * Tells devices of the mails that their users have got; any number of workers may run. What a mail brings is looked up again under the
 * reader's rights of this moment. A notification that goes again, because its worker was killed, takes the place of the earlier by its tag.
 */
export class PushSender {
  private readonly loop: WorkLoop;
  private readonly notes = new NoteTogether<EndedPush>((ended) => this.noteAll(ended));

  constructor(private readonly parts: PushSenderParts) {
    const { log, idleMs = IDLE_MS } = parts;
    this.loop = new WorkLoop({
      ...{ take: (most) => this.take(most), log, name: "a notification" },
      ...{ atOnce: AT_ONCE, together: TOGETHER, idleMs },
    });
  }

  start(): void {
    this.loop.start();
  }

  /** Waits for the posts in hand. */
  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** Posts until nothing is due. @returns how many notifications were taken */
  drain(): Promise<number> {
    return this.loop.drain();
  }

  private async take(most: number): Promise<Promise<void>[]> {
    const { scope, clock } = this.parts;
    const pushes = await scope.shared("write", (tx) => claimPushes(tx, clock.now(), most));
    const told = pushes.filter((push) => ruleAgainst(push) === null);
    const byContract = [...Map.groupBy(told, ({ contract_id }) => contract_id)];
    const composed = new Map(byContract.map(([contractId, own]) => [contractId, this.compose(contractId, own)]));
    return pushes.map((push) => this.deliver(push, composed.get(push.contract_id)));
  }

  /** The mails that some devices of a contract are told of, read together. */
  private async compose(contractId: number, pushes: readonly ClaimedPush[]): Promise<Composed> {
    const { scope, publicUrl, clock } = this.parts;
    const messages = pushes.flatMap((push) => push.messages);
    if (messages.length === 0) return new Map();
    return scope.shared("read", (tx) => prepareMails(tx, publicUrl, contractId, messages, clock.now()));
  }

  private async deliver(push: ClaimedPush, composing?: Promise<Composed>): Promise<void> {
    const { clock } = this.parts;
    const rule = ruleAgainst(push);
    if (rule !== null) return this.note(push, skippedPush(rule));
    const verdict = await this.hand(push, composing).catch((error: unknown): Verdict => {
      this.log(push, "a notification could not be written", String(error));
      return { kind: "later", retryAt: null, isUncertain: false, reason: "通知を作成できませんでした。" };
    });
    return this.note(push, verdict === null ? skippedPush(NOTHING_LEFT) : afterPush(push, verdict, clock.now()));
  }

  /** @returns null where nothing is left to tell of */
  private async hand(push: ClaimedPush, composing?: Promise<Composed>): Promise<Verdict | null> {
    const { client, keys, sealedTexts, publicUrl } = this.parts;
    const composed = await composing;
    const mails = push.messages.flatMap((message) => {
      const mail = composed?.get(message);
      return mail && "digest" in mail ? [mail] : [];
    });
    const [notice] = push.messages.flatMap((message) => {
      const mail = composed?.get(message);
      return mail && "notice" in mail ? [mail.notice] : [];
    });
    if (push.kind !== "test" && mails.length === 0 && !notice) return null;
    const { kind, key } = push;
    const { verdict, answer } = await pushToDevice(client, {
      subscription: openDevice(sealedTexts, push),
      payload: notice
        ? { ...notice, tag: `kirinuki-${key}` }
        : pushPayload({ kind, mails, madeAt: new Date(push.made_at), key }, publicUrl),
      kind: push.kind,
      keys,
    });
    if (verdict.kind !== "taken") this.log(push, "a notification was not taken", verdict.reason, answer.body);
    return verdict;
  }

  private log({ contract_id, push_device_id }: ClaimedPush, message: string, error: string, answer = ""): void {
    this.parts.log(message, { contract_id, push_device_id, error, answer });
  }

  private note(push: ClaimedPush, outcome: PushOutcome): Promise<void> {
    return this.notes.note({ push, outcome });
  }

  /** A database that is away for a while is waited for: what was told and not noted goes again. */
  private noteAll(ended: readonly EndedPush[]): Promise<void> {
    const { scope, clock, log, idleMs = IDLE_MS } = this.parts;
    return notePatiently(() => scope.shared("write", (tx) => endPushes(tx, ended, clock.now())), {
      patienceMs: NOTE_PATIENCE_MS,
      pauseMs: idleMs,
      isStopped: () => this.loop.isStopped,
      onWait: (error) => log("a notification waits to be noted", { error: String(error) }),
    });
  }
}
