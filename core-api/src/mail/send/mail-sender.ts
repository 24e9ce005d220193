import { setTimeout as pause } from "node:timers/promises";
import { nameRun } from "@kirinuki/schema/mail-link.ts";
import { unsubscribeUrl } from "@kirinuki/schema/mail-unsubscribe.ts";
import { traced } from "@kirinuki/schema/process/tracing.ts";
import type { TransactionScope } from "../../db/tenant.ts";
import { notePatiently } from "../../runs/note-patiently.ts";
import type { OriginalStore } from "../../storage/original-store.ts";
import type { Clock } from "../../time/tokyo.ts";
import { writeMail } from "../content/write-mail.ts";
import { type MailTransport, readFailure } from "../mail-transport.ts";
import { isOfList } from "../message-content.ts";
import type { PlainMail } from "./change-mail.ts";
import type { ComposedMail } from "./compose-mail.ts";
import { type InvitationMail, writeInvitation } from "./invitation-mail.ts";
import { type ClaimedMessage, claimMessages, endMessages, type Outcome } from "./outbox.ts";
import { prepareMails, type Refused, type SendableMail } from "./prepare-mails.ts";
import { type ReportMail, writeReportMail } from "./report-mail.ts";
import { afterFailure, ended } from "./retry.ts";
import { tellArrivals } from "./tell-arrivals.ts";

type PreparedMail = SendableMail | Refused | { error: unknown };

export interface SenderParts {
  /** Of the operator's role. */
  scope: TransactionScope;
  clock: Clock;
  transport: MailTransport;
  publicUrl: string;
  /** Where the files of reports are. */
  originals: Pick<OriginalStore, "open">;
  log(message: string, detail?: Record<string, unknown>): void;
  /** Milliseconds to wait; the usual ones unless said otherwise. */
  pauses?: Partial<typeof PAUSES>;
}

/** While one lane waits for the mail server, another reads and writes the next mails. */
const LANES = 2;
const BATCH = 25;
/** How soon a worker sees that something was queued, and how long it leaves a server alone that it could not reach. */
const PAUSES = { idle: 1_000, unreachable: 15_000 };
/** So long a worker holds on to what it knows while the database is away; within the lease, so that nobody else sends it again. */
const NOTE_PATIENCE_MS = 4 * 60_000;

/**
 * Sends the due messages of all contracts; any number of workers may run. The table of messages is the queue: the outcome of
 * a message is committed with it, and a killed worker loses only its leases.
 */
export class MailSender {
  private isStopped = false;
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();
  private unreachable = false;
  private waiting: { outcome: Outcome; resolve: () => void; reject: (error: unknown) => void }[] = [];
  private noting: Promise<void> | null = null;

  private readonly pauses: typeof PAUSES;

  constructor(private readonly parts: SenderParts) {
    this.pauses = { ...PAUSES, ...parts.pauses };
  }

  /** Begins; ends with `stop`. */
  start(): void {
    this.running = Promise.all(Array.from({ length: LANES }, () => this.work()));
  }

  /** Waits for the messages in hand. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.stopping.abort();
    await this.running;
  }

  /** Sends until nothing is due. @returns how many messages were taken */
  async drain(): Promise<number> {
    const lane = async (): Promise<number> => {
      let taken = 0;
      for (let batch = await this.round(); batch > 0; batch = await this.round()) taken += batch;
      return taken;
    };
    const taken = await Promise.all(Array.from({ length: LANES }, lane));
    return taken.reduce((sum, each) => sum + each, 0);
  }

  private async work(): Promise<void> {
    while (!this.isStopped) {
      const taken = await this.round().catch((error: unknown) => {
        this.parts.log("mails could not be taken from the queue", { error: String(error) });
        return 0;
      });
      const { idle, unreachable } = this.pauses;
      const wait = this.unreachable ? unreachable : taken === 0 ? idle : 0;
      this.unreachable = false;
      if (wait > 0) await pause(wait, undefined, { signal: this.stopping.signal }).catch(() => {});
    }
  }

  /** One batch from the queue to its end. */
  private async round(): Promise<number> {
    const { scope, clock } = this.parts;
    const messages = await scope.shared("write", (tx) => claimMessages(tx, clock.now(), BATCH));
    const byContract = [...Map.groupBy(messages, ({ contract_id }) => contract_id)];
    const prepared = await Promise.all(byContract.map(([contractId, own]) => this.prepare(contractId, own)));
    const mails = await this.tellArrivals(prepared.flatMap((each) => [...each]));
    await Promise.all(mails.map(([message, mail]) => this.deliver(message, mail)));
    return messages.length;
  }

  private async prepare(
    contractId: number,
    messages: readonly ClaimedMessage[],
  ): Promise<Map<ClaimedMessage, PreparedMail>> {
    const { scope, publicUrl, clock } = this.parts;
    const [{ message_key: traceOf } = {}, ...others] = messages;
    try {
      // A single mail's own trace; what several have in common is in none of theirs.
      const request = others.length === 0 && traceOf !== undefined ? { traceOf } : { parent: null };
      return await traced("prepare mails", request, () =>
        scope.shared("read", (tx) => prepareMails(tx, publicUrl, contractId, messages, clock.now())),
      );
    } catch (error) {
      return new Map(messages.map((message) => [message, { error }]));
    }
  }

  /**
   * After all that was read before, once for all contracts: what a mail says of arrivals is of the second in which it is handed over. A mail
   * that can't say it is tried again.
   */
  private async tellArrivals(prepared: [ClaimedMessage, PreparedMail][]): Promise<[ClaimedMessage, PreparedMail][]> {
    const { scope, clock } = this.parts;
    const mornings = prepared.flatMap(([message, mail]) =>
      "digest" in mail && mail.tellsArrivals ? [{ mail, message }] : [],
    );
    if (mornings.length === 0) return prepared;
    try {
      await scope.shared("write", (tx) => tellArrivals(tx, mornings, clock.now()));
      return prepared;
    } catch (error) {
      const untold = new Set(mornings.map(({ message }) => message));
      return prepared.map(([message, mail]) => [message, untold.has(message) ? { error } : mail]);
    }
  }

  private deliver(message: ClaimedMessage, mail: PreparedMail): Promise<void> {
    const { contract_id, mail_message_id, attempts, message_key: traceOf } = message;
    const attributes = { contract_id, mail_message_id, attempts };
    return traced("send mail", { kind: "consumer", traceOf, attributes }, () => this.attempt(message, mail));
  }

  private async attempt(message: ClaimedMessage, mail: PreparedMail): Promise<void> {
    if ("refusal" in mail) return this.note(ended(message, "skipped", mail.refusal));
    try {
      if ("error" in mail) throw mail.error;
      await this.handOverAny(message, mail);
    } catch (error) {
      const failure = readFailure(error);
      this.unreachable ||= failure.isUnreachable;
      const { contract_id, mail_message_id, attempts } = message;
      this.parts.log("a mail could not be sent", { contract_id, mail_message_id, attempts, error: failure.reason });
      return this.note(afterFailure(message, failure, this.parts.clock.now()));
    }
    return this.note(ended(message, "sent"));
  }

  private handOverAny(message: ClaimedMessage, mail: SendableMail): Promise<void> {
    if ("invitee" in mail) return this.invite(message, mail);
    if ("report" in mail) return this.bringReport(message, mail);
    return "digest" in mail ? this.handOver(message, mail) : this.tell(message, mail);
  }

  private tell(message: ClaimedMessage, mail: PlainMail): Promise<void> {
    const { mail_address: to, message_key: messageKey } = message;
    return this.parts.transport.send({ to, messageKey, isBulk: true, ...this.wayOut(message), ...mail });
  }

  private async bringReport(message: ClaimedMessage, mail: ReportMail): Promise<void> {
    const { originals, transport } = this.parts;
    const { mail_address: to, message_key: messageKey } = message;
    const written = await writeReportMail(originals, mail);
    await transport.send({ to, messageKey, isBulk: true, ...this.wayOut(message), ...written });
  }

  /** The link by which whoever has the mail takes its address off the lists. */
  private wayOut({ content, message_key }: ClaimedMessage): { unsubscribeUrl?: string } {
    return isOfList(content) ? { unsubscribeUrl: unsubscribeUrl(this.parts.publicUrl, message_key) } : {};
  }

  private async invite(message: ClaimedMessage, mail: InvitationMail): Promise<void> {
    const { scope, clock, publicUrl, transport } = this.parts;
    const text = await scope.shared("write", (tx) =>
      writeInvitation(tx, message, mail, { now: clock.now(), publicUrl }),
    );
    if (text) await transport.send({ to: message.mail_address, messageKey: message.message_key, ...text });
  }

  private async handOver(message: ClaimedMessage, mail: ComposedMail): Promise<void> {
    const { subject, text, html, attachment } = await writeMail(mail.digest, mail.layout);
    const { countedRun: run, digest } = mail;
    await this.parts.transport.send({
      to: message.mail_address,
      subject,
      text: run ? nameRun(text, digest.publicUrl, run, "&") : text,
      html: run ? nameRun(html, digest.publicUrl, run, "&amp;") : html,
      messageKey: message.message_key,
      encoding: mail.encoding,
      isBulk: mail.isBulk,
      ...this.wayOut(message),
      ...(attachment && { attachments: [attachment] }),
    });
  }

  /** Notes an outcome with those that ended meanwhile, so that few messages are ever sent and not yet noted. */
  private note(outcome: Outcome): Promise<void> {
    const noted = new Promise<void>((resolve, reject) => this.waiting.push({ outcome, resolve, reject }));
    this.noting ??= this.noteAll();
    return noted;
  }

  private async noteAll(): Promise<void> {
    const { scope, clock, log } = this.parts;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0);
      try {
        const outcomes = batch.map(({ outcome }) => outcome);
        await notePatiently(() => scope.shared("write", (tx) => endMessages(tx, outcomes, clock.now())), {
          patienceMs: NOTE_PATIENCE_MS,
          pauseMs: this.pauses.idle,
          isStopped: () => this.isStopped,
          onWait: (error) => log("sent mails wait to be noted", { error: String(error) }),
        });
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.noting = null;
  }
}
