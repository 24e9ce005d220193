import type { DayString } from "./days.ts";
import type { Figure } from "./figures.ts";
import type { SceneName } from "./kinds/kind.ts";
import type { Magazine, Newspaper, WebSite } from "./world/media.ts";

/** A photo or figure of an article, in the spec's `trace_image_info` shape plus what is needed to draw it. */
export interface DemoImage {
  /** Store key of the JPEG. */
  readonly imagePath: string;
  readonly caption: string;
  /** From 1. */
  readonly serialNo: number;
  readonly scene: SceneName;
  /** Makes two pictures of one scene differ. */
  readonly seed: string;
  /** Numbers of a chart; absent for a photo. */
  readonly figure?: Figure;
}

interface DemoArticleBase {
  /** The source's own id, unique within its data_section. */
  readonly articleId: string;
  readonly title: string;
  /** Paragraphs separated by line feeds. Empty where the source sent none. */
  readonly articleText: string;
  readonly mediaCode: string;
  readonly mediaName: string;
  /** Tokyo day on which it arrives and is matched (the process date). */
  readonly arrivedOn: DayString;
  /** Tokyo date-time of arrival, ISO 8601 with offset. */
  readonly arrivedAt: string;
  /** The same event told by others carries the same id. */
  readonly sameStoryId: string;
}

/** Newspaper article (data_section 1 MC or 2 SC), spec section 3. */
export interface DemoNewspaperArticle extends DemoArticleBase {
  readonly dataSection: 1 | 2;
  readonly articleClass: string;
  readonly issueDate: DayString;
  /** 1 morning, 2 evening. */
  readonly issueType: 1 | 2;
  /** Page of the paper. */
  readonly frameNo: number;
  /** Height of the article in columns (段). */
  readonly headNo: number;
  readonly imageCount: number;
  /** Figures beside the photos: 図1, or empty. */
  readonly trace: string;
  /** Edition: 全国版. */
  readonly note: string;
  readonly freeKeyword: string;
  readonly subword: string;
  readonly keyword: string;
  readonly charCount: number;
  readonly images: readonly DemoImage[];
  readonly noImageFlag: boolean;
  readonly noTextFlag: boolean;
  /** 1 published, 0 hidden. */
  readonly dispStatus: 0 | 1;
  readonly pdfKey: string | null;
  readonly thumbnailKey: string | null;
  readonly layout: PdfLayout | null;
  /** What the page prints, also where the source sent no text. Not for the database. */
  readonly printText: string;
  /** The agency whose copy it is; null: the paper's own. */
  readonly rightholder: string | null;
}

/** Web article (data_section 3). */
export interface DemoWebArticle extends DemoArticleBase {
  readonly dataSection: 3;
  /** Tokyo date-time of publication, ISO 8601. */
  readonly reportingDate: string;
  readonly mediaType: string;
  readonly category: string;
  readonly url: string;
  readonly originalNo: string;
}

/** Magazine article (data_section 5). */
export interface DemoMagazineArticle extends DemoArticleBase {
  readonly dataSection: 5;
  readonly coverDate: DayString;
  readonly startPage: number;
  readonly endPage: number;
  readonly category: string;
  readonly contentsId: string;
  readonly url: string;
  /** 1 withdrawn. */
  readonly delFlag: 0 | 1;
  readonly salesFromDatetime: string | null;
  readonly salesToDatetime: string | null;
  readonly redeliveryFromDatetime: string | null;
  /** 0 together with a redelivery date: the sale period is shown as "-". */
  readonly salesDatetimeFlag: 0 | 1;
  readonly epubKey: string;
  /** The whole piece as the EPUB prints it; `articleText` is its abstract. */
  readonly fullText: string;
  /** The issue's cover as JPEG. */
  readonly thumbnailKey: string;
}

export type DemoArticle = DemoNewspaperArticle | DemoWebArticle | DemoMagazineArticle;

/** How an original's page is set. */
export type PdfLayout = "clip-vertical" | "clip-horizontal" | "wide" | "long-vertical" | "page-vertical";

/** One issue of a magazine; its articles name it by `contentsId`. */
export interface DemoIssue {
  readonly contentsId: string;
  readonly magazine: Magazine;
  readonly coverDate: DayString;
  readonly coverLines: readonly string[];
  readonly pageCount: number;
  readonly epubKey: string;
  readonly coverKey: string;
}

/** The whole demo, without any database id. */
export interface DemoContent {
  readonly seed: string;
  readonly today: DayString;
  readonly newspapers: readonly Newspaper[];
  readonly webSites: readonly WebSite[];
  readonly magazines: readonly Magazine[];
  readonly issues: readonly DemoIssue[];
  /** Of the demo's own days, by arrival. */
  readonly articles: readonly DemoArticle[];
  /** Of the days before, by arrival: texts without originals, for comparisons over months. */
  readonly history: readonly DemoArticle[];
}
