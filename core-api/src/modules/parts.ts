import type { Config } from "../config/config.ts";
import type { SealedTexts } from "../db/sealed-text.ts";
import type { TransactionScope } from "../db/tenant.ts";
import type { Gate } from "../http/gate.ts";
import type { RequestMemory } from "../http/idempotency.ts";
import type { OfficeRate } from "../http/rate-limit.ts";
import type { Router } from "../http/route.ts";
import type { PdfMerger } from "../original-files/merge/pdf-merger.ts";
import type { JobSender } from "../runs/job-sender.ts";
import type { ArticleSearch } from "../search/article-search.ts";
import type { OriginalStore } from "../storage/original-store.ts";
import type { Clock } from "../time/tokyo.ts";

/** What routes and services are built from. `compose.ts` opens it once; each takes from it what it names. */
export interface Parts {
  config: Config;
  clock: Clock;
  /** Connects as kirinuki_api: sees one contract at a time. */
  scope: TransactionScope;
  /** Connects as kirinuki_operator: sees every contract. */
  operatorScope: TransactionScope;
  gate: Gate;
  /** Requests a minute that the routes of the sign-in take. */
  signInRate: OfficeRate;
  jobs: JobSender;
  originals: OriginalStore;
  merger: PdfMerger;
  search: ArticleSearch;
  sealedTexts: SealedTexts;
  requestMemory: RequestMemory;
  /** Writes a warning to the log. */
  warn(message: string, detail: object): void;
}

/** A routes module: registers its routes on the router of its base. One that needs no part may leave `parts` out. */
export type Routes = (router: Router, parts: Parts) => void;
