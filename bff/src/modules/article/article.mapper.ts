import { DATA_SECTION } from "@kirinuki/schema/codes.ts";
import { prominenceLabel } from "@kirinuki/schema/prominence.ts";
import { saleEndOf, salePeriodOf } from "@kirinuki/schema/sale-period.ts";
import type {
  AnyArticleWire,
  ArticleWire,
  MagazineArticleWire,
  NewspaperArticleWire,
  SearchedWire,
  WebArticleWire,
} from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { ArticleTag } from "../tag/tag.type.ts";
import { ArticleDetail, ArticleImage } from "./article.type.ts";
import {
  AdValue,
  ArticleCorrection,
  type ArticleListItem,
  ClippedFolder,
  Snippet,
  TextRange,
} from "./article-list-item.type.ts";
import { MagazineArticle } from "./magazine-article.type.ts";
import { NewspaperArticle } from "./newspaper-article.type.ts";
import { subtitleOf, toIssueType } from "./subtitle.ts";
import { WebArticle } from "./web-article.type.ts";

/** Empty text counts as absent. */
const text = (value: string | null): string | null => value || null;

/** A picture by its key in the store; core-api checks the right to see it. */
const imageUrl = (key: string): string => `/api/v1/image?key=${encodeURIComponent(key)}`;

/** Only addresses that a link may safely open. */
export function webUrl(value: string | null): string | null {
  if (!value || !URL.canParse(value)) return null;
  return /^https?:$/.test(new URL(value).protocol) ? value : null;
}

/** Half-open ranges of hits. */
export const toRanges = (hits: readonly (readonly number[])[]): TextRange[] =>
  hits.flatMap(([start, end]) =>
    start === undefined || end === undefined ? [] : [instance(TextRange, { start, end })],
  );

/** Fields that all three kinds have. */
type CommonWire = Pick<
  NewspaperArticleWire | WebArticleWire | MagazineArticleWire,
  | "article_id"
  | "data_section"
  | "title"
  | "title_hits"
  | "comment"
  | "search_word"
  | "prominence"
  | "theme_name"
  | "process_date"
  | "same_story_count"
  | "read_flag"
  | "clip_folder_info"
  | "correction_info"
  | "disp_status"
  | "tone"
  | "tag_info"
  | "ad_info"
> & {
  /** Of a search. */
  snippet?: SearchedWire["article_info"][number]["snippet"];
};

const common = (wire: CommonWire, mediaName: string): ArticleListItem => ({
  id: wire.article_id,
  dataSection: wire.data_section,
  title: wire.title,
  titleHits: toRanges(wire.title_hits),
  mediaName,
  comment: text(wire.comment),
  searchWords: wire.search_word,
  prominence: wire.prominence,
  prominenceText: prominenceLabel(wire.prominence),
  snippet: wire.snippet ? instance(Snippet, { text: wire.snippet.text, hits: toRanges(wire.snippet.hits) }) : null,
  themeNames: wire.theme_name,
  processDate: text(wire.process_date),
  sameStoryCount: wire.same_story_count,
  tone: wire.tone,
  tags: toTags(wire.tag_info),
  ad: toAdValue(wire.ad_info),
  read: wire.read_flag === 1,
  clippedIn: wire.clip_folder_info.map(({ folder_id, folder_name }) =>
    instance(ClippedFolder, { id: folder_id, name: folder_name }),
  ),
  correction: toCorrection(wire.correction_info),
  published: wire.disp_status === 0,
});

export const toTags = (wire: CommonWire["tag_info"]): ArticleTag[] =>
  wire.map(({ tag_id, tag_name }) => instance(ArticleTag, { id: tag_id, name: tag_name }));

const toAdValue = (wire: CommonWire["ad_info"]): AdValue | null =>
  wire && instance(AdValue, { ...wire, rateUnit: wire.rate_unit });

const toCorrection = (wire: CommonWire["correction_info"]): ArticleCorrection | null =>
  wire && instance(ArticleCorrection, { correctedAt: wire.corrected_datetime, fields: wire.corrected_fields });

export const toNewspaperArticle = (wire: NewspaperArticleWire): NewspaperArticle =>
  instance(NewspaperArticle, {
    ...common(wire, wire.media_name),
    isImage: wire.data_section === DATA_SECTION.newspaperImage,
    issueDate: text(wire.issue_date),
    issueType: toIssueType(wire.issue_type),
    edition: text(wire.edition),
    page: text(wire.frame_no),
    row: text(wire.head_no),
    imageCount: wire.image_count,
    trace: text(wire.trace),
    note: text(wire.note),
    charCount: wire.char_count,
    subtitle: subtitleOf(wire),
    thumbnailUrl: wire.thumbnail_key ? imageUrl(wire.thumbnail_key) : null,
    imageUrls: wire.image_info.map(({ image_path }) => image_path),
    noImage: wire.no_image_flag === 1,
    noText: wire.no_text_flag === 1,
  });

export const toWebArticle = (wire: WebArticleWire): WebArticle =>
  instance(WebArticle, {
    ...common(wire, wire.media_name),
    reportedAt: text(wire.reporting_date),
    mediaType: text(wire.media_type),
    category: text(wire.category),
    url: webUrl(wire.url),
  });

export const toMagazineArticle = (wire: MagazineArticleWire): MagazineArticle =>
  instance(MagazineArticle, {
    ...common(wire, wire.magazine_name),
    coverDate: text(wire.cover_date),
    startPage: wire.start_page,
    endPage: wire.end_page,
    category: text(wire.category),
    contentsId: text(wire.contents_id),
    thumbnailUrl: wire.thumbnail_key ? imageUrl(wire.thumbnail_key) : null,
    salePeriod: salePeriodOf(wire),
    saleEndsAt: saleEndOf(wire),
    deleted: wire.del_flag === 1,
  });

/** An article of any source, by its data_section. */
export function toListItem(wire: AnyArticleWire): ArticleListItem {
  if (wire.data_section === DATA_SECTION.magazine) return toMagazineArticle(wire);
  return wire.data_section === DATA_SECTION.web ? toWebArticle(wire) : toNewspaperArticle(wire);
}

export const toArticleDetail = (wire: ArticleWire): ArticleDetail =>
  instance(ArticleDetail, {
    article: toListItem(wire),
    body: text(wire.article_text),
    bodyHits: toRanges(wire.body_hits),
    lead: text(wire.lead),
    leadHits: toRanges(wire.lead_hits),
    rightholder: wire.rightholder,
    forbiddenPurposes: wire.forbidden_purposes,
    showEndsAt: wire.show_until ? `${wire.show_until}T24:00:00+09:00` : null,
    showRefusal: text(wire.show_refusal),
    printRefusal: text(wire.print_refusal),
    images: wire.images.map((image) =>
      instance(ArticleImage, { serialNo: image.serial_no, url: image.image_path, caption: image.caption }),
    ),
  });
