import { externalRemarks, withoutDoctype } from "../feed/doctype.ts";
import { FeedRefused } from "../feed/feed-refused.ts";
import { References } from "../feed/references.ts";
import type { Remark } from "../feed/remark.ts";
import { type XmlElement, XmlReader } from "../feed/xml-tree.ts";
import { G2_ITEMS, g2Story } from "./g2.ts";
import { jmaStory } from "./jma.ts";
import { nitfStory } from "./nitf.ts";
import type { Story } from "./story.ts";

/** Characters of one item: it is held as a whole. */
export const MAX_ITEM_CHARACTERS = 32 * 1024 * 1024;
const ROOTS: Record<string, string> = {
  newsmessage: "NewsML-G2",
  contentset: "NewsML-G2",
  nitf: "NITF",
  report: "JMA XML",
};

/**
 * Takes the stories out of NewsML-G2, NITF or a JMA telegram while it is read, so that memory holds one item, whatever the
 * length of the message. The first piece must hold the head of the document with its DOCTYPE.
 */
export class XmlStories {
  /** Of the first element; null as long as there is none. */
  kind: string | null = null;
  isCut = false;
  /** Of the head of the document. */
  readonly remarks: Remark[] = [];
  private reader: XmlReader | null = null;
  private found: Story[] = [];
  private packages: Story[] = [];
  private articles = 0;
  private position = 0;
  private failure: FeedRefused | null = null;
  /** What has been written, from where an item may still need it. */
  private text = "";
  private textStart = 0;

  /**
   * The stories that this piece completes, also where the document can't be read beyond them: then the next call says why.
   * @throws FeedRefused where it is nothing of these, or not safe to read
   */
  write(piece: string): Story[] {
    if (this.failure) throw this.failure;
    try {
      this.read(piece);
    } catch (error) {
      if (!(error instanceof FeedRefused) || this.found.length === 0) throw error;
      this.failure = error;
    }
    return this.found.splice(0);
  }

  private read(piece: string): void {
    let text = piece;
    if (!this.reader) {
      const plain = withoutDoctype(piece);
      text = plain.text;
      this.remarks.push(...externalRemarks(plain));
      this.reader = new XmlReader(new References(plain.entities), (element, parent) => this.take(element, parent));
    }
    this.text += text;
    this.reader.write(text);
    this.checkRoot();
    this.forget();
  }

  /** @throws FeedRefused where there was no element at all */
  end(): Story[] {
    if (this.failure) throw this.failure;
    const document = this.reader?.end();
    this.isCut = document?.children.some((child) => typeof child !== "string" && child.cut) ?? false;
    if (document) this.checkRoot();
    if (this.kind === null)
      throw new FeedRefused("XMLの要素がありません。NewsML、NITF、ninjsではないか、空のファイルです。");
    // A package says only which articles belong together; it is missed where none of them came with it.
    return [...this.found.splice(0), ...(this.articles > 0 ? [] : this.packages.splice(0))];
  }

  get packagesLeftOut(): number {
    return this.packages.length;
  }

  private take(element: XmlElement, parent: XmlElement): boolean {
    const { name } = element;
    if (this.kind === null || parent.name === "") this.recognise(this.reader?.open[1] ?? element);
    const isItem = G2_ITEMS.has(name) && !isWithin(this.reader?.open ?? [], "contentset");
    const isWhole = parent.name === "" && ["nitf", "report", "contentset"].includes(name);
    if (!isItem && !isWhole) return false;
    this.position += 1;
    const payload = this.text.slice(Math.max(0, element.start - this.textStart), element.end - this.textStart);
    const story = storyOf(element, this.position, payload);
    if (name === "packageitem" && story.refusal && !story.cut) this.packages.push(story);
    else this.found.push(story);
    if (name === "newsitem") this.articles += 1;
    return true;
  }

  private checkRoot(): void {
    const root = this.reader?.open[1];
    if (root) this.recognise(root);
  }

  private recognise({ name }: XmlElement): void {
    const kind = ROOTS[name] ?? (G2_ITEMS.has(name) ? "NewsML-G2" : undefined);
    if (kind === undefined) throw new FeedRefused(notNews(name));
    this.kind ??= kind;
  }

  /** Text before the item that is open is not needed any more. */
  private forget(): void {
    const end = this.textStart + this.text.length;
    const open = this.reader?.open.slice(1).find(({ name }) => !["newsmessage", "itemset"].includes(name));
    // A tag may have begun.
    const keepFrom = open?.start ?? Math.max(this.textStart, this.textStart + this.text.lastIndexOf("<"));
    if (end - keepFrom > MAX_ITEM_CHARACTERS) throw new FeedRefused(TOO_LONG);
    this.text = this.text.slice(keepFrom - this.textStart);
    this.textStart = keepFrom;
  }
}

const TOO_LONG = `1件の記事が大きすぎます（上限${MAX_ITEM_CHARACTERS / 1024 / 1024}M文字）。`;

const isWithin = (open: readonly XmlElement[], name: string): boolean => open.some((element) => element.name === name);

function storyOf(element: XmlElement, position: number, payload: string): Story {
  if (element.name === "nitf") return nitfStory(element, position, payload);
  if (element.name === "report") return jmaStory(element, position, payload);
  if (element.name !== "contentset") return g2Story(element, position, payload);
  // Content that lost the item around it.
  return g2Story({ ...element, name: "newsitem", attributes: {}, children: [element] }, position, payload);
}

function notNews(name: string): string {
  if (!/^[\p{L}_][\p{L}\p{N}_.:-]{0,60}$/u.test(name)) return "XMLでもJSONでもないファイルです。";
  const local = name.slice(name.indexOf(":") + 1);
  if (["html", "body", "head"].includes(local)) return "HTMLのページです。NewsML、NITF、ninjsではありません。";
  if (["rss", "rdf", "feed", "channel"].includes(local)) return "フィードです。形式にfeedを指定してください。";
  if (local === "newsml") return "NewsML 1.xには対応していません。NewsML-G2での配信を依頼してください。";
  if (["contentmeta", "groupset", "catalog", "itemmeta", "itemset"].includes(local))
    return `NewsML-G2の一部（${name}）だけです。記事（newsItem）がありません。`;
  return `NewsML-G2、NITF、ninjs、気象庁の電文のいずれでもありません（最上位の要素「${name}」）。`;
}
