import type { SealedTexts } from "../db/sealed-text.ts";
import type { TransactionScope } from "../db/tenant.ts";
import type { ChatClient } from "../mail/chat/post-to-target.ts";
import type { MailTransport } from "../mail/mail-transport.ts";
import type { VapidKeys } from "../mail/push/vapid-keys.ts";
import type { ActiveExpressions } from "../matching/set-up/active-expressions.ts";
import type { WebhookClient } from "../modules/operator/arrival-alarm/webhook.ts";
import type { ArchiveServers } from "../search/archive/archive-server.ts";
import type { ArticleSearch } from "../search/article-search.ts";
import type { OriginalStore } from "../storage/original-store.ts";
import type { Clock } from "../time/tokyo.ts";

/** What a job may use. */
export interface JobContext {
  /** Runs as the operator role: sees every contract. */
  scope: TransactionScope;
  clock: Clock;
  originals: OriginalStore;
  /** As the screens search. */
  search: ArticleSearch;
  /** Where old weeks of search may stand, and the days after which they go there. */
  archives: ArchiveServers;
  archiveAfterDays: number;
  /** Of all themes; one for everything that arrives in this process, so that their automaton is in memory once. */
  expressions: ActiveExpressions;
  log(message: string, detail?: Record<string, unknown>): void;
}

export interface MailParts {
  transport: MailTransport;
  publicUrl: string;
  /** Posts to the operators' own webhook. */
  webhooks: WebhookClient;
}

/** What notifications on browsers need. */
export interface PushParts {
  client: ChatClient;
  keys: VapidKeys;
  sealedTexts: SealedTexts;
}

/** What posts to customers' chat rooms and webhooks need. */
export interface ChatParts {
  client: ChatClient;
  sealedTexts: SealedTexts;
}

/** One kind of background work: its name, when it runs, how it is retried and what it does. Running it twice must do no harm. */
export interface ScheduledJob {
  readonly name: string;
  /** Cron in Asia/Tokyo. */
  readonly cron: string;
  readonly retryLimit: number;
  /** Seconds after which a run counts as lost. */
  readonly expireInSeconds: number;
  run(context: JobContext): Promise<void>;
}

/** Work that also sends mails of its own. */
export interface MailingJob extends Omit<ScheduledJob, "run"> {
  run(context: JobContext, mail: MailParts): Promise<void>;
}
