import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NO_ITEM, readFeed } from "../feed/read-feed.ts";
import { isRefused } from "../item.ts";

const FEEDS = join(import.meta.dirname, "../../../../../shared/data/feeds");

export const INGEST_TABLE = join(import.meta.dirname, "../../../../docs/ingest.md");

export const hasFeeds = existsSync(FEEDS);

export type Outcome = "read fully" | "partly" | "refused";

/** What became of one file. */
export interface FeedFile {
  name: string;
  kind: string;
  charset: string;
  outcome: Outcome;
  stored: number;
  refused: number;
  why: string[];
}

const OUTCOMES: readonly Outcome[] = ["read fully", "partly", "refused"];

export async function feedFiles(): Promise<FeedFile[]> {
  const names = readdirSync(FEEDS).sort((a, b) => (a < b ? -1 : 1));
  return Promise.all(names.map((name) => fileNamed(name)));
}

async function fileNamed(name: string): Promise<FeedFile> {
  const { kind, charset, items, remarks } = await readFeed(readFileSync(join(FEEDS, name)));
  const faulty = items.filter(isRefused);
  const stored = items.length - faulty.length;
  const isLost = faulty.length > 0 || remarks.some(({ isLoss }) => isLoss);
  const isNoFeed = faulty.some(({ itemNo }) => itemNo === NO_ITEM);
  const reasons = faulty.flatMap(({ faults }) => faults.map(({ field, reason }) => `${field}: ${reason}`));
  return {
    name,
    kind: isNoFeed ? "not a feed" : (kind ?? ""),
    charset: charset.toUpperCase(),
    outcome: isLost ? (stored > 0 || items.length === 0 ? "partly" : "refused") : "read fully",
    stored,
    refused: faulty.length,
    why: [...new Set([...reasons, ...remarks.map(({ text }) => text)].map(general))].sort(),
  };
}

/** Without what differs from file to file of one kind. */
const general = (reason: string): string => reason.replace(/：\d+[件字]$/, "").replace(/（[\w.:-]+）が内容/, "が内容");

/** The whole page, the same for the same files. */
export function ingestTable(files: readonly FeedFile[]): string {
  const groups = Map.groupBy(files, ({ kind, outcome, why }) => JSON.stringify([kind, OUTCOMES.indexOf(outcome), why]));
  const rows = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => row(group));
  const count = (outcome: Outcome) => files.filter((file) => file.outcome === outcome).length;
  return `${INTRODUCTION}
${files.length} files: ${OUTCOMES.map((outcome) => `${count(outcome)} ${outcome}`).join(", ")}; ${sum(files, "stored")} articles read, ${sum(files, "refused")} errors.

| kind of file | charset | files | outcome | articles | errors | what is said of them |
|---|---|---|---|---|---|---|
${rows.join("\n")}
`;
}

function row(group: readonly FeedFile[]): string {
  const [first] = group;
  const charsets = [...new Set(group.map(({ charset }) => charset))].sort().join(", ");
  const why = first?.why.map((reason) => reason.replaceAll("|", "\\|")).join("<br>") ?? "";
  return `| ${first?.kind} | ${charsets} | ${group.length} | ${first?.outcome} | ${sum(group, "stored")} | ${sum(group, "refused")} | ${why} |`;
}

const sum = (files: readonly FeedFile[], name: "stored" | "refused"): number =>
  files.reduce((total, file) => total + file[name], 0);

const INTRODUCTION = `# What ingest reads

Written by a test from the feeds that the readers are tried on; \`node --import ./scripts/lib/typescript.mjs core-api/src/ingest/testing/emit-ingest-table.ts\` writes it anew.

- **read fully**: everything the file has is stored. What it does not have (a date, a link, a title) is said, and a fault that could be
  put right without loss (a wrong charset declaration, a missing end tag).
- **partly**: the rest is stored; what is not, is an error or a remark.
- **refused**: nothing of it can be stored. The error list has the file, the number of the item (0: the file as a whole), the field and the reason.

A feed without any article is read fully. An entry without title, text and link is no article and becomes an error.

## feed: RSS, Atom, JSON Feed
`;
