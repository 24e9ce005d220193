import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { ingestItems } from "@kirinuki/core-api/src/ingest/ingest.ts";
import { type InputFile, jsonlItems, newsItems, openInput } from "@kirinuki/core-api/src/ingest/ingest-file.ts";
import { BatchStore } from "@kirinuki/core-api/src/ingest/store-batch.ts";
import { smtpTransport } from "@kirinuki/core-api/src/mail/mail-transport.ts";
import { runDueSettings } from "@kirinuki/core-api/src/mail/run/due-settings.ts";
import { MailSender } from "@kirinuki/core-api/src/mail/send/mail-sender.ts";
import { ActiveExpressions } from "@kirinuki/core-api/src/matching/set-up/active-expressions.ts";
import { Rematch } from "@kirinuki/core-api/src/matching/set-up/rematch.ts";
import { FolderStore } from "@kirinuki/core-api/src/storage/folder-store.ts";

/** What a process does until it ends or is killed. Serialisable: it is handed to a process of its own. */
export type Work =
  | { does: "ingest"; files: string[] }
  | { does: "match"; themes: number[] }
  /** at: what its clock says, ISO 8601. */
  | { does: "mail"; smtpUrl: string; at: string };

/** Articles arrive on one day and are matched again on the next, whenever the proof runs. */
const INGEST_CLOCK = { now: () => new Date("2026-11-20T06:00:00+09:00") };
const MATCH_CLOCK = { now: () => new Date("2026-11-21T06:00:00+09:00") };

/** Does what `kirinuki ingest` and `kirinuki match` do, on a clock that stands still. */
export async function perform(work: Work, operatorUrl: string): Promise<void> {
  const source = createDataSource({ url: operatorUrl, poolSize: 4, statementTimeout: 0, applicationName: "proof" });
  await source.initialize();
  try {
    const scope = new TransactionScope(source);
    if (work.does === "ingest") await ingest(scope, work.files);
    else if (work.does === "match") await match(scope, work.themes);
    else await mail(scope, work);
  } finally {
    await source.destroy();
  }
}

async function ingest(scope: TransactionScope, files: readonly string[]): Promise<void> {
  const store = new BatchStore({ scope, clock: INGEST_CLOCK, expressions: new ActiveExpressions() });
  for (const file of files) {
    const input = await openInput(file);
    await ingestItems(itemsOf(input), store, input);
  }
}

const itemsOf = (input: InputFile) => (input.file.endsWith(".jsonl") ? jsonlItems(input, {}) : newsItems(input, {}));

async function match(scope: TransactionScope, themes: readonly number[]): Promise<void> {
  const rematch = new Rematch(scope, MATCH_CLOCK);
  for (const theme of themes) await rematch.run(theme);
}

/** Makes the runs that are due and sends what is queued, as a worker does, until nothing is left. */
async function mail(scope: TransactionScope, { smtpUrl, at }: { smtpUrl: string; at: string }): Promise<void> {
  const transport = smtpTransport({ url: smtpUrl, from: "Kirinuki <no-reply@kirinuki.example>", connections: 5 });
  const clock = { now: () => new Date(at) };
  const context = { scope, clock, originals: new FolderStore("."), log: () => {} };
  await runDueSettings(context);
  await new MailSender({ ...context, transport, publicUrl: "https://kirinuki.example" }).drain();
  transport.close();
}
