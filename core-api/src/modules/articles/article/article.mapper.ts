import { CHANGED_FIELDS } from "@kirinuki/schema/changed-fields.ts";
import { COMMENT_LENGTH } from "@kirinuki/schema/comment.ts";
import { GRADES, PROMINENCE, type Prominence } from "@kirinuki/schema/prominence.ts";
import { firstVisible } from "@kirinuki/schema/visible-length.ts";
import { isShown } from "../../../access/licence.ts";
import { hitRanges } from "../../../matching/highlight.ts";
import { type DayString, tokyoDateTime, tokyoDay } from "../../../time/tokyo.ts";
import { imagePath } from "../../originals/image/image-path.ts";
import { adValueOf } from "../article-assessment/ad-value.ts";
import type { ArticleWire, MagazineWire, NewspaperWire, WebWire } from "./article.dto.ts";
import type { ArticleRow } from "./article-rows.read-model.ts";
import type { SameStory } from "./same-story.read-model.ts";

export interface Searched {
  words: readonly string[];
  found: readonly string[];
}

/** What a list adds to the article itself. */
export interface Listing {
  processDate: string;
  /** Themes of the list; null where it is of a topic, whose articles no expression found. Decides which words are shown. */
  themeIds: ReadonlySet<number> | null;
  sameStory: SameStory;
  /** In a search: its words, and those of them that are in the article, instead of the words for which themes found it. */
  searched?: Searched | undefined;
  /** The day on which it is shown, which decides what licences still allow. */
  today: DayString;
  /** Cut to 500 characters in lists, whole in the reading pane. */
  wholeComment?: boolean;
}

/** For what is shown without its story. */
export const ownStory = (articleId: string): SameStory => ({ storyId: articleId, others: 0 });

const flag = (value: boolean): number => (value ? 1 : 0);
const unique = (values: string[]): string[] => [...new Set(values)];
const dateTime = (moment: Date | null): string | null => moment && tokyoDateTime(moment);

/** The words that found the article for this list, in the order of its themes, each once. */
export function searchWordsOf(row: ArticleRow, themeIds: Listing["themeIds"]): string[] {
  return unique(row.hits.filter((hit) => themeIds === null || themeIds.has(hit.themeId)).flatMap((hit) => hit.words));
}

/** The best grade that the article has in the themes of this list. */
export function prominenceIn(row: ArticleRow, themeIds: Listing["themeIds"]): Prominence {
  const grades = row.hits
    .filter((hit) => themeIds === null || themeIds.has(hit.themeId))
    .flatMap(({ prominence }) => prominence || []);
  return GRADES.find((grade) => grades.includes(grade)) ?? PROMINENCE.none;
}

function foundBy(row: ArticleRow, { processDate, themeIds, sameStory, searched }: Listing) {
  const words = searchWordsOf(row, themeIds);
  return {
    search_word: searched ? [...searched.found] : words,
    prominence: prominenceIn(row, themeIds),
    theme_name: unique(row.hits.map((hit) => hit.themeName)),
    process_date: processDate,
    title_hits: hitRanges(row.title, searched?.words ?? words),
    same_story_id: sameStory.storyId,
    same_story_count: sameStory.others,
    tone: row.tone,
    tag_info: row.tags,
    ad_info: adValueOf(row),
    read_flag: flag(row.read),
    clip_folder_info: row.clip_folders,
    correction_info: row.correction && {
      corrected_datetime: tokyoDateTime(new Date(row.correction.at)),
      corrected_fields: CHANGED_FIELDS.filter((field) => row.correction?.fields.includes(field)),
    },
  };
}

/** As lists show it (spec section 9). */
export const listedComment = ({ comment }: ArticleRow): string => firstVisible(comment, COMMENT_LENGTH);

const commentOf = (row: ArticleRow, { wholeComment }: Listing): string =>
  wholeComment ? row.comment : listedComment(row);

type ShownOn = Pick<Listing, "today">;

/** Pictures, while the licence lets the original be shown. */
export const shownImages = ({ images, licence }: ArticleRow, { today }: ShownOn): ArticleRow["images"] =>
  isShown(licence, today) ? images : [];

const thumbnailOf = ({ thumbnail_key, licence }: ArticleRow, { today }: ShownOn): string | null =>
  isShown(licence, today) ? thumbnail_key : null;

/** The day printed on it, or of its moment in Tokyo. */
export const dayOf = (row: Pick<ArticleRow, "published_on" | "published_at">): string | null =>
  row.published_on ?? (row.published_at && tokyoDay(row.published_at));

export function toNewspaper(row: ArticleRow, listing: Listing): NewspaperWire {
  return {
    article_id: row.article_id,
    data_section: row.data_section,
    title: row.title,
    comment: commentOf(row, listing),
    media_name: row.media_name,
    media_code: row.media_code,
    article_class: row.article_class,
    issue_date: dayOf(row),
    issue_type: row.issue_type,
    edition: row.edition,
    frame_no: row.frame_no,
    head_no: row.head_no,
    image_count: row.image_count,
    trace: row.trace,
    note: row.note,
    free_keyword: row.free_keyword,
    subword: row.subword,
    keyword: row.keyword,
    char_count: row.char_count,
    image_info: shownImages(row, listing).map((image) => ({ image_path: imagePath(image.image_key) })),
    no_image_flag: flag(row.pdf_key === null),
    no_text_flag: flag(!row.has_text),
    disp_status: row.disp_status,
    thumbnail_key: thumbnailOf(row, listing),
    ...(row.data_section === 2 && { pdf_key: row.pdf_key }),
    ...foundBy(row, listing),
  };
}

export function toWeb(row: ArticleRow, listing: Listing): WebWire {
  return {
    article_id: row.article_id,
    data_section: row.data_section,
    title: row.title,
    media_name: row.media_name,
    media_code: row.media_code,
    // A source that tells no time gives a day only.
    reporting_date: dateTime(row.published_at) ?? row.published_on,
    media_type: row.media_type,
    category: row.category,
    comment: commentOf(row, listing),
    disp_status: row.disp_status,
    url: row.url,
    original_no: row.original_no,
    ...foundBy(row, listing),
  };
}

export function toMagazine(row: ArticleRow, listing: Listing): MagazineWire {
  return {
    article_id: row.article_id,
    data_section: row.data_section,
    title: row.title,
    magazine_name: row.media_name,
    cover_date: dayOf(row),
    start_page: row.start_page,
    end_page: row.end_page,
    category: row.category,
    media_code: row.media_code,
    contents_id: row.contents_id,
    thumbnail_key: thumbnailOf(row, listing),
    comment: commentOf(row, listing),
    disp_status: row.disp_status,
    url: row.url,
    del_flag: flag(row.del_flag),
    sales_from_datetime: dateTime(row.sales_from_datetime),
    sales_to_datetime: dateTime(row.sales_to_datetime),
    redelivery_from_datetime: dateTime(row.redelivery_from_datetime),
    sales_datetime_flag: row.sales_datetime_flag === null ? null : flag(row.sales_datetime_flag),
    ...foundBy(row, listing),
  };
}

/** The shape of the article's own source. */
export function toArticle(row: ArticleRow, listing: Listing): ArticleWire {
  if (row.data_section === 3) return toWeb(row, listing);
  return row.data_section === 5 ? toMagazine(row, listing) : toNewspaper(row, listing);
}
