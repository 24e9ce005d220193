import { createHash } from "node:crypto";
import type { SealedTexts } from "../src/db/sealed-text.ts";
import type { TransactionScope } from "../src/db/tenant.ts";
import { ingestItems } from "../src/ingest/ingest.ts";
import type { IngestCounts } from "../src/ingest/ingest-counts.ts";
import { addCounts, NOTHING_READ } from "../src/ingest/ingest-counts.ts";
import type { ReadItem } from "../src/ingest/item.ts";
import { readLine } from "../src/ingest/jsonl/read-line.ts";
import { BatchStore } from "../src/ingest/store-batch.ts";
import { ActiveExpressions } from "../src/matching/set-up/active-expressions.ts";
import { reindex } from "../src/search/reindex.ts";
import { type Clock, tokyoDay } from "../src/time/tokyo.ts";
import { beginDemo } from "./begin-demo.ts";
import { generateDemo } from "./content/generate.ts";
import type { DemoArticle, DemoContent } from "./content/types.ts";
import { assessArticles } from "./demo-assessments.ts";
import { NEAR_CAP } from "./demo-back-office.ts";
import { insertBriefings } from "./demo-briefings.ts";
import { insertChatTargets } from "./demo-chat.ts";
import { clipArticles } from "./demo-clips.ts";
import { insertComparisons } from "./demo-comparisons.ts";
import { DEMO_CONTRACTS } from "./demo-contracts.ts";
import { insertDrafts } from "./demo-drafts.ts";
import { insertDuty } from "./demo-duty.ts";
import { insertExpressionChanges } from "./demo-expressions.ts";
import { insertHabits } from "./demo-habits.ts";
import { insertFeeds, insertLatePaper, insertRefusals } from "./demo-intake.ts";
import { type DemoJournal, noteFinish, readJournal } from "./demo-journal.ts";
import { demoLine } from "./demo-line.ts";
import { insertMailHistory } from "./demo-mail-history.ts";
import { insertMails } from "./demo-mails.ts";
import { insertMissingArticles } from "./demo-missing-articles.ts";
import { insertOmissions } from "./demo-omissions.ts";
import { insertReleases } from "./demo-releases.ts";
import { insertReports } from "./demo-reports.ts";
import { insertStaff, leaveArranged } from "./demo-staff.ts";
import { insertTrails } from "./demo-trails.ts";
import { insertWebhooks } from "./demo-webhooks.ts";
import {
  chooseTopicArticles,
  commentArticles,
  correctSome,
  hideArticles,
  withdrawOne,
} from "./finishing.repository.ts";
import { insertChargeCodes } from "./usage/insert-charge-codes.ts";
import { insertUses } from "./usage/insert-uses.ts";
import { insertUsesNearCap } from "./usage/near-cap.ts";

const SEED = "kirinuki";
/** When deliveries come in, in Tokyo: each brings what was published since the one before. The first has the morning papers. */
const DELIVERIES = ["05:50", "08:30", "10:30", "12:30", "15:00", "17:30", "20:00", "23:59"] as const;

export interface DemoResources {
  /** Of the operator's role. */
  scope: TransactionScope;
  clock: Clock;
  sealedTexts: Pick<SealedTexts, "seal">;
  /** Writes the originals of the content that are not there yet. */
  writeOriginals: (content: DemoContent) => Promise<void>;
}

export interface DemoResult {
  state: "already there" | "loaded";
  counts: IngestCounts;
}

/**
 * Loads the demo: fictional contracts with twenty days of articles and the texts of five weeks before, which go the way of all articles (design section 2). Repeating
 * it completes what is missing and changes nothing else; nobody else's contract is touched, and demo articles are matched for
 * the demo's own contracts only.
 * @param once does nothing where an earlier run has finished
 * @throws CodeTaken
 */
export async function loadDemo(resources: DemoResources, once: boolean): Promise<DemoResult> {
  const { scope, clock, writeOriginals } = resources;
  const before = await scope.shared("read", readJournal);
  if (before?.finished && once) return { state: "already there", counts: NOTHING_READ };
  const content = generateDemo({ seed: SEED, today: before?.today ?? tokyoDay(clock.now()) });
  const journal = await scope.shared("write", (tx) => beginDemo(tx, content));
  const [counts] = await Promise.all([ingestDays(scope, clock, content, journal), writeOriginals(content)]);
  if (!journal.finished) {
    // The demo's days lie in the past: its themes' words are to be known of them. What waits for the demo waits for this too.
    await reindex(scope);
    await finish(resources, content, journal);
  }
  return { state: "loaded", counts };
}

/** Each delivery's articles under the clock of its hour. */
async function ingestDays(
  scope: TransactionScope,
  clock: Clock,
  { articles, history }: DemoContent,
  { contractIds }: DemoJournal,
): Promise<IngestCounts> {
  const expressions = new ActiveExpressions({ filter: { contractIds } });
  let counts = NOTHING_READ;
  for (const [delivered, together] of Map.groupBy([...history, ...articles], deliveryOf)) {
    const arrival = new Date(Math.min(Date.parse(delivered), clock.now().getTime()));
    const store = new BatchStore({ scope, clock: { now: () => arrival }, expressions, trigger: "demo" });
    const lines = together.map(demoLine);
    const fileHash = createHash("sha256").update(lines.join("\n")).digest("hex");
    counts = addCounts(counts, await ingestItems(itemsOf(lines), store, { file: `demo ${delivered}`, fileHash }));
  }
  return counts;
}

/** The first delivery of its day after an article arrived: `2026-11-20T05:50:00+09:00`. */
function deliveryOf({ arrivedOn, arrivedAt }: DemoArticle): string {
  const hour = arrivedAt.slice(11, 16);
  return `${arrivedOn}T${DELIVERIES.find((delivery) => hour <= delivery) ?? "23:59"}:00+09:00`;
}

async function* itemsOf(lines: readonly string[]): AsyncGenerator<ReadItem> {
  for (const [index, text] of lines.entries()) yield readLine({ lineNo: index + 1, text });
}

/** What somebody would have done by hand, once: hidden a few articles of the first contract, chosen some for topics, set up mails, used originals. */
async function finish(
  { scope, clock, sealedTexts }: DemoResources,
  { articles, today }: DemoContent,
  { contractIds }: DemoJournal,
): Promise<void> {
  const hidden = articles.flatMap((article) =>
    "dispStatus" in article && article.dispStatus === 0 ? [article.articleId] : [],
  );
  await scope.shared("write", async (tx) => {
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.demo'))");
    if ((await readJournal(tx))?.finished) return;
    for (const [index, contractId] of contractIds.entries()) {
      if (index === 0) {
        await hideArticles(tx, contractId, hidden);
        await commentArticles(tx, contractId);
        await assessArticles(tx, contractId);
        await clipArticles(tx, contractId, clock.now());
        await correctSome(tx, contractId, clock.now());
        await withdrawOne(tx, contractId, clock.now());
        await insertChargeCodes(tx, contractId);
        await insertStaff(tx, contractId, clock.now());
        await insertHabits(tx, contractId, clock.now());
        await insertTrails(tx, contractId, clock.now());
        await insertMissingArticles(tx, contractId, clock.now());
        await insertExpressionChanges(tx, contractId);
        await insertComparisons(tx, contractId, today, clock.now());
        await insertReleases(tx, contractId, today, clock.now());
        await insertOmissions(tx, contractId, clock.now());
        await insertReports(tx, contractId, today, clock.now());
      }
      const plan = DEMO_CONTRACTS[index];
      for (const topic of plan?.topics ?? [])
        await chooseTopicArticles(tx, contractId, topic, plan?.sections ?? [], today);
      if (!plan || plan.themes.length === 0) continue;
      await leaveArranged(tx, contractId, clock.now());
      await insertMails(tx, contractId, plan, clock.now());
      if (index === 0) {
        await insertMailHistory(tx, contractId, clock.now());
        await insertChatTargets(tx, contractId, sealedTexts, clock.now());
        await insertWebhooks(tx, contractId, sealedTexts, clock.now());
        await insertDrafts(tx, contractId, clock.now());
        await insertDuty(tx, contractId, clock.now());
        await insertBriefings(tx, { contractId, sections: plan.sections }, today, clock.now());
      }
      if (plan.uses) await insertUses(tx, contractId, plan.code, today, plan.uses);
    }
    await insertUsesNearCap(tx, NEAR_CAP, today, clock.now());
    await insertLatePaper(tx, today);
    await insertFeeds(tx, clock.now());
    await insertRefusals(tx, clock.now());
    await noteFinish(tx);
  });
}
