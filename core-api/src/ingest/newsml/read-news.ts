import { type Clock, systemClock } from "../../time/tokyo.ts";
import { FeedRefused } from "../feed/feed-refused.ts";
import { charsetRemarks, MAX_FEED_BYTES, refusedFile, TOO_LARGE } from "../feed/read-feed.ts";
import { type Remark, Remarks } from "../feed/remark.ts";
import { unpacked } from "../feed/unpacked.ts";
import type { ReadItem } from "../item.ts";
import { jsonStories } from "./json-stories.ts";
import { isLong, longText, type TextPieces, wholeText } from "./pieces.ts";
import type { Story } from "./story.ts";
import { type NewsDefaults, storyItem } from "./to-item.ts";
import { XmlStories } from "./xml-stories.ts";

/** What is known of a file after it was read. */
export interface NewsSummary {
  /** `NewsML-G2`, `NITF`, `ninjs`, …; null for a file that is refused. */
  kind: string | null;
  charset: string;
  remarks: Remark[];
}

/**
 * Reads what agencies deliver (design section 4, `newsml`): NewsML-G2, NITF, ninjs, dpa's digitalwires and the telegrams of the
 * Japan Meteorological Agency, told apart by their content. Items come while the file is read, so that memory holds one item at
 * a time. Never throws for what is in it: a file that is none of these, or is not safe to open, ends with a refused item 0.
 */
export class NewsReader {
  readonly summary: NewsSummary = { kind: null, charset: "", remarks: [] };
  private readonly counted = new Remarks();
  private items = 0;

  constructor(
    private readonly defaults: NewsDefaults = {},
    private readonly clock: Clock = systemClock,
  ) {}

  /** @param size of all chunks */
  async *read(chunks: AsyncIterable<Buffer>, size: number): AsyncGenerator<ReadItem> {
    let beginning = "";
    try {
      const text = isLong(size) ? await longText(chunks) : wholeText(await this.plain(await all(chunks)));
      this.summary.charset = text.decoded.charset;
      for await (const piece of this.stories(text, (start) => (beginning = start))) {
        this.items += 1;
        yield await storyItem(piece, this.defaults, this.clock, this.counted);
      }
      this.summary.remarks.push(...charsetRemarks({ ...text.decoded, controls: text.controls }));
    } catch (error) {
      if (!(error instanceof FeedRefused)) throw error;
      if (this.items === 0) this.summary.kind = null;
      yield* refusedFile(Buffer.alloc(0), error.message, beginning).items;
    }
    this.summary.remarks.push(...this.counted.all());
  }

  private async plain(given: Buffer): Promise<Buffer> {
    const { bytes, remarks } = await unpacked(given, MAX_FEED_BYTES);
    this.summary.remarks.push(...remarks);
    return bytes;
  }

  private async *stories(text: TextPieces, onBeginning: (start: string) => void): AsyncGenerator<Story> {
    let xml: XmlStories | null = null;
    let json: string[] | null = null;
    for await (const piece of text.pieces) {
      if (!xml && !json) {
        if (piece.trim() === "") continue;
        onBeginning(piece.slice(0, 4096));
        if (/^\s*[[{]/.test(piece)) json = [];
        else xml = new XmlStories();
      }
      json?.push(piece);
      if (json && text.isLong) throw new FeedRefused(TOO_LARGE);
      if (xml) yield* xml.write(piece);
      this.summary.kind ??= xml?.kind ?? null;
    }
    if (json) yield* this.jsonStories(json.join(""));
    else if (xml) yield* this.lastStories(xml);
    else throw new FeedRefused("空のファイルです。");
    if (this.items === 0) this.summary.remarks.push({ text: "記事がありません", isLoss: false });
  }

  private *jsonStories(text: string): Generator<Story> {
    const { kind, stories } = jsonStories(text);
    this.summary.kind = kind;
    yield* stories;
  }

  private *lastStories(xml: XmlStories): Generator<Story> {
    const last = xml.end();
    this.summary.kind = xml.kind;
    yield* last;
    const { remarks } = this.summary;
    remarks.push(...xml.remarks);
    if (xml.isCut && !last.some(({ cut }) => cut)) {
      remarks.push({ text: "XMLの最後の終了タグがありません", isLoss: false });
    }
    if (xml.packagesLeftOut > 0)
      remarks.push({ text: "記事の束（packageItem）は、中の記事だけを取り込みました", isLoss: false });
  }
}

async function all(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const read: Buffer[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read);
}
