import { CHANGED_FIELDS } from "@kirinuki/schema/changed-fields.ts";
import { PROMINENCES, type Prominence } from "@kirinuki/schema/prominence.ts";
import { TONES, type Tone } from "@kirinuki/schema/tones.ts";
import { type Static, Type } from "typebox";
import { Day, nullable, Ranges } from "../../../http/wire-types.ts";
import { forbiddenPurposes } from "../../operator/media-licence/media-licence.read-model.ts";

const flag = () => Type.Integer({ enum: [0, 1] });
const text = () => nullable(Type.String());
const number = () => nullable(Type.Integer());
const dateTime = () => nullable(Type.String({ format: "date-time" }));

/** What the contract's people say of an article. */
export const assessment = {
  /** 0 nothing, 1 favourable, 2 neutral, 3 critical. */
  tone: Type.Unsafe<Tone>(Type.Integer({ enum: [0, ...TONES] })),
  /** In the order of the contract's list. */
  tag_info: Type.Array(Type.Object({ tag_id: Type.String(), tag_name: Type.String() })),
};

/** What the lists add to each article: why it is there. */
const found = {
  search_word: Type.Array(Type.String()),
  /** Where these stand (docs/prominence.md): 1 headline, 2 lead, 3 several places of the text, 4 one; 0: no word found it. */
  prominence: Type.Unsafe<Prominence>(Type.Integer({ enum: [...PROMINENCES] })),
  theme_name: Type.Array(Type.String()),
  process_date: Day(),
  /** Where search words stand in the title, half-open, in UTF-16 units. */
  title_hits: Ranges(),
  /** The least article_id of those that tell the same story; its own where it stands alone. */
  same_story_id: Type.String(),
  /** How many others of the story the user may see in the period, of any theme, topic and source. */
  same_story_count: Type.Integer(),
  ...assessment,
  /** Area and advertising rate, as far as they are known; null where neither is. Units: 1 cm², 2 columns. */
  ad_info: nullable(
    Type.Object({
      area: nullable(Type.Number()),
      unit: number(),
      /** Yen for one rate_unit. */
      rate: number(),
      rate_unit: number(),
      /** Yen; null unless both the rate and the area in its unit are known. */
      value: number(),
    }),
  ),
  /** 1: this user has read it. */
  read_flag: flag(),
  /** Folders of clips that have it: the user's own, then his group's. */
  clip_folder_info: Type.Array(Type.Object({ folder_id: Type.String(), folder_name: Type.String() })),
  /** Corrections since somebody of the contract had opened, printed or been mailed the article; null where there is none. */
  correction_info: nullable(
    Type.Object({
      corrected_datetime: Type.String({ format: "date-time" }),
      corrected_fields: Type.Array(Type.String({ enum: [...CHANGED_FIELDS] })),
    }),
  ),
};

const newspaper = {
  article_id: Type.String(),
  data_section: Type.Integer({ enum: [1, 2] }),
  title: Type.String(),
  comment: Type.String(),
  media_name: Type.String(),
  media_code: Type.String(),
  article_class: text(),
  issue_date: nullable(Day()),
  issue_type: number(),
  edition: text(),
  frame_no: text(),
  head_no: text(),
  image_count: number(),
  trace: text(),
  note: text(),
  free_keyword: text(),
  subword: text(),
  keyword: text(),
  char_count: Type.Integer(),
  image_info: Type.Array(Type.Object({ image_path: Type.String() })),
  no_image_flag: flag(),
  no_text_flag: flag(),
  disp_status: Type.Integer(),
  thumbnail_key: text(),
  pdf_key: Type.Optional(text()),
  ...found,
};

const web = {
  article_id: Type.String(),
  data_section: Type.Integer({ enum: [3] }),
  title: Type.String(),
  media_name: Type.String(),
  media_code: Type.String(),
  reporting_date: text(),
  media_type: text(),
  category: text(),
  comment: Type.String(),
  disp_status: Type.Integer(),
  url: text(),
  original_no: text(),
  ...found,
};

const magazine = {
  article_id: Type.String(),
  data_section: Type.Integer({ enum: [5] }),
  title: Type.String(),
  magazine_name: Type.String(),
  cover_date: nullable(Day()),
  start_page: number(),
  end_page: number(),
  category: text(),
  media_code: Type.String(),
  contents_id: text(),
  /** The issue's cover. */
  thumbnail_key: text(),
  comment: Type.String(),
  disp_status: Type.Integer(),
  url: text(),
  del_flag: flag(),
  sales_from_datetime: dateTime(),
  sales_to_datetime: dateTime(),
  redelivery_from_datetime: dateTime(),
  sales_datetime_flag: nullable(flag()),
  ...found,
};

/** The reading pane's share: a newspaper's text is an original and not here. */
const reading = {
  /** Whose copy it is, what licences forbid to use it for, till when they show it, and why they forbid to show or to print the original. */
  rightholder: text(),
  forbidden_purposes: forbiddenPurposes(),
  show_until: text(),
  show_refusal: text(),
  print_refusal: text(),
  article_text: text(),
  lead: text(),
  lead_hits: Ranges(),
  body_hits: Ranges(),
  images: Type.Array(Type.Object({ serial_no: Type.Integer(), image_path: Type.String(), caption: Type.String() })),
};

/** Articles of spec section 3 under REST's names. */
export const newspaperSchema = Type.Object(newspaper);
export const webSchema = Type.Object(web);
export const magazineSchema = Type.Object(magazine);
export type NewspaperWire = Static<typeof newspaperSchema>;
export type WebWire = Static<typeof webSchema>;
export type MagazineWire = Static<typeof magazineSchema>;
export type ArticleWire = NewspaperWire | WebWire | MagazineWire;

const paging = { page: Type.Integer(), page_size: Type.Integer() };

/** GET /newspaper_articles. sc_aricle_info (the spec's spelling) repeats the list where data_section=2 was asked for. */
export const newspaperListSchema = Type.Object({
  article_info: Type.Array(newspaperSchema),
  sc_aricle_info: Type.Optional(Type.Array(newspaperSchema)),
  news_article_count: Type.Integer(),
  ...paging,
});
/** GET /webnews. */
export const webListSchema = Type.Object({
  web_news_article_info: Type.Array(webSchema),
  web_news_article_count: Type.Integer(),
  ...paging,
});
/** GET /magazine_articles. */
export const magazineListSchema = Type.Object({
  magazine_news_article_info: Type.Array(magazineSchema),
  magazine_news_article_count: Type.Integer(),
  ...paging,
});

/** GET /same_story: the others of an article's story, each by its data_section one of three shapes. */
export const sameStorySchema = Type.Object({
  article_info: Type.Array(Type.Union([newspaperSchema, webSchema, magazineSchema])),
  same_story_id: Type.String(),
  same_story_count: Type.Integer(),
  ...paging,
});
export type SameStoryWire = Static<typeof sameStorySchema>;
/** POST /all_articles: by source. unavailable_article_ids: of a mail's articles, those that can't be displayed (any more). */
export const allArticlesSchema = Type.Object({
  mc_article_info: Type.Array(newspaperSchema),
  sc_article_info: Type.Array(newspaperSchema),
  web_news_article_info: Type.Array(webSchema),
  magazine_article_info: Type.Array(magazineSchema),
  news_article_count: Type.Integer(),
  web_news_article_count: Type.Integer(),
  magazine_article_count: Type.Integer(),
  /** "1": SC before MC. */
  sort_priorty: Type.String(),
  unavailable_article_ids: Type.Array(Type.String()),
  /** Those of them that their sources took back, without a word of their text. */
  withdrawn_article_info: Type.Array(
    Type.Object({
      article_id: Type.String(),
      data_section: Type.Integer(),
      media_name: Type.String(),
      issue_date: nullable(Day()),
      withdrawn_datetime: Type.String({ format: "date-time" }),
    }),
  ),
  ...paging,
});
export type AllArticlesWire = Static<typeof allArticlesSchema>;

/** GET /article: one article, by its data_section one of three shapes. */
export const articleDetailSchema = Type.Object({
  article_info: Type.Array(
    Type.Union([
      Type.Object({ ...newspaper, ...reading }),
      Type.Object({ ...web, ...reading }),
      Type.Object({ ...magazine, ...reading }),
    ]),
  ),
});
export type ArticleDetailWire = Static<typeof articleDetailSchema>;
