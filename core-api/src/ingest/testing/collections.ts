import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Collection } from "@kirinuki/tests/support/collections.ts";
import { NO_ITEM, readFeed } from "../feed/read-feed.ts";
import type { Remark } from "../feed/remark.ts";
import { isRefused, type ReadItem } from "../item.ts";
import { readLines } from "../jsonl/lines.ts";
import { readLine } from "../jsonl/read-line.ts";
import { NewsReader } from "../newsml/read-news.ts";

export type Outcome = "read fully" | "partly" | "refused";

/** What became of one file. */
export interface TriedFile {
  name: string;
  kind: string;
  charset: string;
  outcome: Outcome;
  stored: number;
  refused: number;
  why: string[];
}

interface Reading {
  /** null for a file that is refused as a whole. */
  kind: string | null;
  charset: string;
  items: ReadItem[];
  remarks: Remark[];
}

/** Files of one kind with the reader of their format. */
export interface Shelf {
  heading: string;
  folder: string;
  isOwn: (name: string) => boolean;
  read: (bytes: Buffer) => Promise<Reading>;
}

export const FEEDS: Shelf = {
  heading: "feed: RSS, Atom, JSON Feed",
  folder: "feeds",
  isOwn: () => true,
  read: (bytes) => readFeed(bytes),
};

export const NEWS: Shelf = {
  heading: "newsml: NewsML-G2, NITF, ninjs, dpa digitalwires, telegrams of the JMA",
  folder: "newsml",
  isOwn: () => true,
  async read(bytes) {
    const reader = new NewsReader();
    const items = await gathered(reader.read(oneChunk(bytes), bytes.length));
    return { ...reader.summary, items };
  },
};

export const LINES: Shelf = {
  heading: "jsonl: one article a line",
  folder: "articles",
  isOwn: (name) => name.endsWith(".jsonl"),
  async read(bytes) {
    const items: ReadItem[] = [];
    for await (const lines of readLines(oneChunk(bytes))) {
      for (const line of lines) items.push(await readLine(line));
    }
    return { kind: "JSON Lines", charset: "UTF-8", items, remarks: [] };
  },
};

/** In the order of the page. */
export const SHELVES: readonly Shelf[] = [LINES, FEEDS, NEWS];

export function filesOf(collection: Collection, { folder, isOwn }: Shelf): { name: string; bytes: Buffer }[] {
  const path = join(collection.folder, folder);
  const names = readdirSync(path).filter(isOwn);
  return names.sort((a, b) => (a < b ? -1 : 1)).map((name) => ({ name, bytes: readFileSync(join(path, name)) }));
}

export const triedFiles = (collection: Collection, shelf: Shelf): Promise<TriedFile[]> =>
  Promise.all(filesOf(collection, shelf).map(({ name, bytes }) => tried(name, bytes, shelf)));

async function tried(name: string, bytes: Buffer, { read }: Shelf): Promise<TriedFile> {
  const { kind, charset, items, remarks } = await read(bytes);
  const faulty = items.filter(isRefused);
  const stored = items.length - faulty.length;
  const isLost = faulty.length > 0 || remarks.some(({ isLoss }) => isLoss);
  const isOther = kind === null || faulty.some(({ itemNo }) => itemNo === NO_ITEM);
  const reasons = faulty.flatMap(({ faults }) => faults.map(({ field, reason }) => `${field}: ${reason}`));
  return {
    name,
    kind: isOther ? "something else" : kind,
    charset: charset.toUpperCase(),
    outcome: isLost ? (stored > 0 || items.length === 0 ? "partly" : "refused") : "read fully",
    stored,
    refused: faulty.length,
    why: [...new Set([...reasons, ...remarks.map(({ text }) => text)].map(general))].sort(),
  };
}

/** Without what differs from file to file of one kind. */
const general = (reason: string): string => reason.replace(/：\d+[件字]$/, "").replace(/（[\w.:-]+）が内容/, "が内容");

async function* oneChunk(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

async function gathered(items: AsyncIterable<ReadItem>): Promise<ReadItem[]> {
  const all: ReadItem[] = [];
  for await (const item of items) all.push(item);
  return all;
}
