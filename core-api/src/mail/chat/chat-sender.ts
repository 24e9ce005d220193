import type { SealedTexts } from "../../db/sealed-text.ts";
import type { TransactionScope } from "../../db/tenant.ts";
import { notePatiently } from "../../runs/note-patiently.ts";
import { NoteTogether } from "../../runs/note-together.ts";
import { WorkLoop } from "../../runs/work-loop.ts";
import type { Clock } from "../../time/tokyo.ts";
import { prepareMails, type Refused, type SendableMail } from "../send/prepare-mails.ts";
import { afterPost, skipped } from "./after-post.ts";
import {
  type ClaimedPost,
  claimPosts,
  type EndedPost,
  endPosts,
  type PostOutcome,
  STOPPED_REASON,
} from "./chat-outbox.ts";
import { postOf, REPEATED } from "./chat-post.ts";
import { openTarget } from "./chat-secrets.ts";
import { KNOWS_REPETITION } from "./chat-services.ts";
import type { Verdict } from "./judge-answer.ts";
import { type ChatClient, postToTarget } from "./post-to-target.ts";

export interface ChatSenderParts {
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

/** Posts under way at the same time, each to another target: while some wait for an answer, others are prepared or noted. */
const AT_ONCE = 72;
/** So many are taken from the queue together where more are due. */
const TOGETHER = 24;
const IDLE_MS = 1_000;
/** So long a worker holds on to what it knows while the database is away; within the lease. */
const NOTE_PATIENCE_MS = 90_000;

/**
 * Posts the due messages of all chat targets; any number of workers may run. The messages are those of the mails (send/mail-sender.ts): what
 * they bring, to whom and when is decided by the same runs, and rights are looked at when they are posted.
 */
export class ChatSender {
  private readonly loop: WorkLoop;
  private readonly notes = new NoteTogether<EndedPost>((ended) => this.noteAll(ended));

  constructor(private readonly parts: ChatSenderParts) {
    const { log, idleMs = IDLE_MS } = parts;
    const take = async (most: number) => this.deliverAll(await this.claim(most));
    this.loop = new WorkLoop({ take, log, name: "a post", atOnce: AT_ONCE, together: TOGETHER, idleMs });
  }

  /** Begins; ends with `stop`. */
  start(): void {
    this.loop.start();
  }

  /** Waits for the posts in hand. */
  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** Posts until nothing is due. @returns how many messages were taken */
  drain(): Promise<number> {
    return this.loop.drain();
  }

  private claim(most: number): Promise<ClaimedPost[]> {
    const { scope, clock } = this.parts;
    return scope.shared("write", (tx) => claimPosts(tx, clock.now(), most));
  }

  /** The deliveries, under way. */
  private async deliverAll(posts: readonly ClaimedPost[]): Promise<Promise<void>[]> {
    const { scope, publicUrl } = this.parts;
    const byContract = [...Map.groupBy(posts, ({ contract_id }) => contract_id)];
    const prepared = await Promise.all(
      byContract.map(async ([contractId, own]) => {
        try {
          return await scope.shared("read", (tx) =>
            prepareMails(tx, publicUrl, contractId, own, this.parts.clock.now()),
          );
        } catch (error) {
          return new Map(own.map((post) => [post, { error }] as const));
        }
      }),
    );
    const mails = new Map<object, SendableMail | Refused | { error: unknown }>(prepared.flatMap((each) => [...each]));
    return posts.map((post) => this.deliver(post, mails.get(post)));
  }

  private async deliver(
    post: ClaimedPost,
    mail: SendableMail | Refused | { error: unknown } | undefined,
  ): Promise<void> {
    const { clock } = this.parts;
    if (post.stop_reason !== null) return this.note(post, skipped(post, STOPPED_REASON));
    if (mail && "refusal" in mail) return this.note(post, skipped(post, mail.refusal));
    const verdict = await this.hand(post, mail).catch((error: unknown): Verdict => {
      this.log(post, "a post could not be written", String(error));
      return { kind: "later", retryAt: null, isUncertain: false, reason: "投稿を作成できませんでした。" };
    });
    return this.note(post, afterPost(post, verdict, clock.now()));
  }

  private async hand(post: ClaimedPost, mail: SendableMail | { error: unknown } | undefined): Promise<Verdict> {
    const { client, clock, sealedTexts } = this.parts;
    if (!mail || !("digest" in mail)) throw mail && "error" in mail ? mail.error : new Error("it brings no articles");
    const now = clock.now();
    const said = postOf(mail);
    const isRepeated = post.maybe_twice && !KNOWS_REPETITION[post.kind];
    const { verdict, answer } = await postToTarget(client, {
      kind: post.kind,
      target: openTarget(sealedTexts, post, now),
      post: isRepeated ? { ...said, notes: [REPEATED, ...said.notes] } : said,
      id: `msg_${post.message_key}`,
      madeAt: post.made_at,
      now,
    });
    if (verdict.kind !== "taken") this.log(post, "a post was not taken", verdict.reason, answer.body);
    return verdict;
  }

  private log(post: ClaimedPost, message: string, error: string, answer = ""): void {
    const { contract_id, chat_target_id, mail_message_id, attempts } = post;
    this.parts.log(message, { contract_id, chat_target_id, mail_message_id, attempts, error, answer });
  }

  private note(post: ClaimedPost, outcome: PostOutcome): Promise<void> {
    return this.notes.note({ post, outcome });
  }

  private noteAll(ended: readonly EndedPost[]): Promise<void> {
    const { scope, clock, log, idleMs = IDLE_MS } = this.parts;
    return notePatiently(() => scope.shared("write", (tx) => endPosts(tx, ended, clock.now())), {
      patienceMs: NOTE_PATIENCE_MS,
      pauseMs: idleMs,
      isStopped: () => this.loop.isStopped,
      onWait: (error) => log("what was posted waits to be noted", { error: String(error) }),
    });
  }
}
