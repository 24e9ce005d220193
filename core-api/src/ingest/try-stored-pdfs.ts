import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { TransactionScope } from "../db/tenant.ts";
import { collectOriginals } from "../original-files/collect-originals.ts";
import { openTools } from "../original-files/open-intake.ts";
import {
  articlesOf,
  noteTrials,
  type PdfTrial,
  type StoredFile,
  untriedPdfs,
} from "../original-files/original-files.repository.ts";
import { type PdfTools, tryPdf } from "../original-files/try-pdf.ts";
import { withWorkFolder } from "../original-files/work-folder.ts";
import { isStoreKey, type OriginalStore } from "../storage/original-store.ts";
import type { Clock } from "../time/tokyo.ts";
import { NO_ITEM } from "./feed/read-feed.ts";
import { recordRefused } from "./ingest-errors.repository.ts";

/** Noted together: what is lost when the worker is stopped meanwhile. */
const PAGE = 20;

export interface StoredPdfs {
  scope: Pick<TransactionScope, "shared">;
  originals: OriginalStore;
  clock: Clock;
}

/**
 * Tries PDFs that did not come through the intake: those that articles name by a store key, and those stored by versions that
 * did not try them. A PDF that can't be delivered comes into the operator's list of incorrect articles, with the articles that
 * show it.
 */
export async function tryStoredPdfs(resources: StoredPdfs): Promise<{ tried: number; faulty: number }> {
  const done = { tried: 0, faulty: 0 };
  const tools = openTools();
  try {
    let page = await nextPage(resources, "");
    while (page.length > 0) {
      const trials = await tryPage(page, resources, tools);
      await note(trials, resources);
      done.tried += trials.length;
      done.faulty += trials.filter(({ fault }) => fault !== null).length;
      page = await nextPage(resources, page.at(-1) ?? "");
    }
  } finally {
    tools.close();
  }
  return done;
}

const nextPage = ({ scope, clock }: StoredPdfs, after: string): Promise<string[]> =>
  scope.shared("read", (tx) => untriedPdfs(tx, { after, limit: PAGE, now: clock.now() }));

const tryPage = (keys: readonly string[], { originals }: StoredPdfs, tools: PdfTools): Promise<PdfTrial[]> =>
  withWorkFolder(async (folder) => {
    const paths = await collectOriginals(originals, keys, folder);
    const trials: PdfTrial[] = [];
    // One after the other: nobody waits for it, and readers do for the machine.
    for (const [index, key] of keys.entries()) {
      const path = paths[index];
      trials.push(path ? await trialOf(key, path, tools) : await absence(key, originals));
    }
    return trials;
  });

async function trialOf(key: string, path: string, tools: PdfTools): Promise<PdfTrial> {
  const file = await describeFile(path);
  const tried = await tryPdf(path, tools);
  return tried.kind === "refused"
    ? { key, file, pages: null, fault: tried.reason }
    : { key, file, pages: tried.pages, fault: null };
}

async function describeFile(path: string): Promise<StoredFile> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return { byteLength: (await stat(path)).size, sha256: hash.digest("hex") };
}

/** @throws Error where it is there and the store did not hand it out: it is tried at the next run */
async function absence(key: string, originals: OriginalStore): Promise<PdfTrial> {
  if (isStoreKey(key) && (await originals.exists(key))) throw new Error(`the store did not hand out ${key}`);
  return { key, file: null, pages: null, fault: "保管されていません。" };
}

/** The list of incorrect articles has each content once, and each key that has none. */
const hashOf = ({ key, file }: PdfTrial): string => file?.sha256 ?? createHash("sha256").update(key).digest("hex");

async function note(trials: readonly PdfTrial[], { scope, clock }: StoredPdfs): Promise<void> {
  const now = clock.now();
  const faulty = trials.filter(({ fault }) => fault !== null);
  await scope.shared("write", async (tx) => {
    await noteTrials(tx, trials, now);
    if (faulty.length === 0) return;
    const articles = await articlesOf(
      tx,
      faulty.map(({ key }) => key),
    );
    for (const trial of faulty) {
      const { key, fault } = trial;
      const faults = [{ field: "pdf_file", reason: `登録済みの原文を表示・印刷できません：${fault}` }];
      const refused = { itemNo: NO_ITEM, payload: articles.get(key) ?? "", faults };
      await recordRefused(tx, [refused], { file: key, fileHash: hashOf(trial) }, now);
    }
  });
}
