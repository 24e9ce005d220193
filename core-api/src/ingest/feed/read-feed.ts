import { type Decoded, decodeFile } from "../../charset/decode.ts";
import { isRefused, type ReadItem } from "../item.ts";
import type { Feed } from "./entry.ts";
import type { FeedDefaults } from "./feed-origin.ts";
import { FeedRefused } from "./feed-refused.ts";
import { readJsonFeed } from "./json-feed.ts";
import { type Remark, Remarks } from "./remark.ts";
import { withoutControls } from "./text-collector.ts";
import { toItems } from "./to-items.ts";
import { type Unpacked, unpacked } from "./unpacked.ts";
import { readXmlFeed } from "./xml-feed.ts";

export const MAX_FEED_BYTES = 32 * 1024 * 1024;
/** What is kept of a file that is refused as a whole. */
const KEPT = 4096;
/** A fault of the file as a whole: its field, and the number of the item that isn't one. */
export const WHOLE_FILE = "file";
export const NO_ITEM = 0;

export interface FeedReading {
  /** `RSS 2.0`, `Atom 1.0`, …; null for a file that is refused. */
  kind: string | null;
  charset: string;
  items: ReadItem[];
  remarks: Remark[];
}

/**
 * Where a feed is parsed, as it was delivered (design section 4, `feed`): unpacked if it is gzip, its charset detected, its XML
 * as far as it can be read. Never throws for what is in it: a file that is no feed, or is not safe to open, is one refused item with number 0.
 */
export async function readFeed(bytes: Buffer, defaults: FeedDefaults = {}): Promise<FeedReading> {
  if (bytes.length > MAX_FEED_BYTES) return refusedFile(bytes, TOO_LARGE);
  let plain: Unpacked;
  try {
    plain = await unpacked(bytes, MAX_FEED_BYTES);
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error;
    return refusedFile(bytes, error.message, "");
  }
  return readPlain(plain, defaults);
}

async function readPlain({ bytes, remarks: ofFile }: Unpacked, defaults: FeedDefaults): Promise<FeedReading> {
  const decoded = decodeFile(bytes, defaults.charset ?? null);
  const text = withoutControls(decoded.text);
  try {
    if (text.trim() === "") throw new FeedRefused("空のファイルです。");
    const feed = /^\s*[[{]/.test(text) ? readJsonFeed(text) : readXmlFeed(text);
    const counted = new Remarks();
    const items = await toItems(feed, defaults, counted);
    const remarks = [
      ...ofFile,
      ...charsetRemarks({ ...decoded, controls: decoded.text.length - text.length }),
      ...structureRemarks(feed, items),
      ...counted.all(),
    ];
    return { kind: feed.kind, charset: decoded.charset, items, remarks };
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error;
    return { ...refusedFile(bytes, error.message, text), charset: decoded.charset };
  }
}

export const TOO_LARGE = `ファイルが大きすぎます（上限${MAX_FEED_BYTES / 1024 / 1024}MB）。`;

/** A file that can't be read as a whole, with what can be shown of it. */
export function refusedFile(bytes: Buffer, reason: string, text = bytes.toString("utf8", 0, KEPT)): FeedReading {
  const payload = text.slice(0, KEPT).toWellFormed();
  return {
    kind: null,
    charset: "",
    items: [{ itemNo: NO_ITEM, payload, faults: [{ field: WHOLE_FILE, reason }] }],
    remarks: [],
  };
}

/** What is to be said of how a file was decoded; `controls`: how many control characters were taken out. */
export function charsetRemarks({
  charset,
  declared,
  contradicts,
  guessed,
  lost,
  controls,
}: Omit<Decoded, "text"> & { controls: number }): Remark[] {
  const remarks: Remark[] = [];
  if (contradicts)
    remarks.push({
      text: `文字コードの宣言（${declared}）が内容と異なるため、${charset}として読みました`,
      isLoss: false,
    });
  if (guessed) remarks.push({ text: `文字コードを判別できず、${charset}として読みました`, isLoss: true });
  if (lost > 0) remarks.push({ text: `読み取れない文字を「\uFFFD」に置き換えました：${lost}字`, isLoss: true });
  if (controls > 0) remarks.push({ text: `制御文字を取り除きました：${controls}字`, isLoss: false });
  return remarks;
}

function structureRemarks(feed: Feed, items: readonly ReadItem[]): Remark[] {
  const remarks = [...feed.remarks];
  // Where an article is cut, its error says so.
  if (feed.cut && !feed.entries.some(({ cut }) => cut))
    remarks.push({ text: "XMLの最後の終了タグがありません", isLoss: false });
  if (items.length > 0 && items.every(isRefused)) return remarks;
  if (items.length === 0) remarks.push({ text: "記事がありません", isLoss: false });
  return remarks;
}
