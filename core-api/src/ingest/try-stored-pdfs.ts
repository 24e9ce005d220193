import type { TransactionScope } from "../db/tenant.ts";
import { collectOriginals } from "../originals/collect-originals.ts";
import { openTools } from "../originals/open-intake.ts";
import {
  articlesOf,
  noteTrials,
  type PdfTrial,
  type StoredPdf,
  untriedPdfs,
} from "../originals/originals.repository.ts";
import { type PdfTools, tryPdf } from "../originals/try-pdf.ts";
import { withWorkFolder } from "../originals/work-folder.ts";
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
 * Tries PDFs that were stored before each was tried at its intake, once. One that can't be delivered comes into the operator's list
 * of incorrect articles, with the articles that show it.
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
      page = await nextPage(resources, page.at(-1)?.store_key ?? "");
    }
  } finally {
    tools.close();
  }
  return done;
}

const nextPage = ({ scope }: StoredPdfs, after: string): Promise<StoredPdf[]> =>
  scope.shared("read", (tx) => untriedPdfs(tx, after, PAGE));

const tryPage = (page: readonly StoredPdf[], { originals }: StoredPdfs, tools: PdfTools): Promise<PdfTrial[]> =>
  withWorkFolder(async (folder) => {
    const paths = await collectOriginals(
      originals,
      page.map(({ store_key }) => store_key),
      folder,
    );
    const trials: PdfTrial[] = [];
    // One after the other: nobody waits for it, and readers do for the machine.
    for (const [index, pdf] of page.entries()) {
      const path = paths[index];
      trials.push({ ...pdf, fault: path ? await faultOf(path, tools) : await absence(pdf.store_key, originals) });
    }
    return trials;
  });

async function faultOf(path: string, tools: PdfTools): Promise<string | null> {
  const tried = await tryPdf(path, tools);
  return tried.kind === "refused" ? tried.reason : null;
}

/** @throws Error where it is there and the store did not hand it out: it is tried at the next run */
async function absence(key: string, originals: OriginalStore): Promise<string> {
  if (isStoreKey(key) && (await originals.exists(key))) throw new Error(`the store did not hand out ${key}`);
  return "保管されていません。";
}

async function note(trials: readonly PdfTrial[], { scope, clock }: StoredPdfs): Promise<void> {
  const now = clock.now();
  const faulty = trials.filter(({ fault }) => fault !== null);
  await scope.shared("write", async (tx) => {
    await noteTrials(tx, trials, now);
    if (faulty.length === 0) return;
    const articles = await articlesOf(
      tx,
      faulty.map(({ store_key }) => store_key),
    );
    for (const { store_key, sha256, fault } of faulty) {
      const faults = [{ field: "pdf_file", reason: `登録済みの原文を表示・印刷できません：${fault}` }];
      const refused = { itemNo: NO_ITEM, payload: articles.get(store_key) ?? "", faults };
      await recordRefused(tx, [refused], { file: store_key, fileHash: sha256 }, now);
    }
  });
}
