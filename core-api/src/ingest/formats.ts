import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Intake } from "../original-files/original-intake.ts";
import type { Remark } from "./feed/remark.ts";
import { feedItems, type InputFile, jsonlItems, newsItems, openInput } from "./ingest-file.ts";
import type { ReadItem } from "./item.ts";
import { magazineFormat } from "./magazine/magazine-format.ts";
import { newspaperFormat } from "./newspaper/newspaper-format.ts";
import { sizeUpParcel } from "./parcel/parcel.ts";
import { parcelItems } from "./parcel/parcel-items.ts";

/** What is known of a delivery beside its content. */
export interface FormatOptions {
  /** For items that name no source. */
  dataSection?: DataSection;
  mediaName?: string;
  feedUrl?: string;
}

/** Who is told how the reading goes on. */
export interface ReadingListener {
  onBytes?: (bytes: number) => void;
  onRemarks?: (remarks: readonly Remark[]) => void;
}

/** A kind of delivery (design section 4): one file of it, or one folder, wherever it comes from. */
export interface Format {
  /** As `--format` and the watched folder call it. */
  readonly name: string;
  /** What the number of an item counts: 「3行目」「3件目」. */
  readonly counter: string;
  /** Looks at a delivery and works out who it is. @throws UnreadableFile */
  open(path: string): Promise<InputFile>;
  /** `intake` is asked only by formats that come with originals. */
  items(input: InputFile, options: FormatOptions, listener: ReadingListener, intake: Intake): AsyncIterable<ReadItem>;
}

const jsonl: Format = {
  name: "jsonl",
  counter: "行目",
  open: openInput,
  items: (input, options, { onBytes, onRemarks }) => jsonlItems(input, options, onBytes, onRemarks),
};

const feed: Format = {
  name: "feed",
  counter: "件目",
  open: openInput,
  items: (input, options, { onBytes, onRemarks }) => feedItems(input, options, onBytes, onRemarks),
};

const newsml: Format = {
  name: "newsml",
  counter: "件目",
  open: openInput,
  items: (input, options, { onBytes, onRemarks }) => newsItems(input, options, onBytes, onRemarks),
};

const newspaper: Format = {
  name: "newspaper",
  counter: "件目",
  open: sizeUpParcel,
  items: (input, { dataSection }, listener, intake) =>
    parcelItems(input, newspaperFormat(dataSection), intake, listener),
};

const magazine: Format = {
  name: "magazine",
  counter: "件目",
  open: sizeUpParcel,
  items: (input, _options, listener, intake) => parcelItems(input, magazineFormat(), intake, listener),
};

/** Every format that `kirinuki ingest` and the watched folder take; one more is one more line. */
export const FORMATS: readonly Format[] = [jsonl, feed, newsml, newspaper, magazine];
