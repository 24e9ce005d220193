import { MISSING_CAUSES, type MissingCause } from "@kirinuki/schema/missing-article.ts";
import { type Static, Type } from "typebox";
import { Day, nullable } from "../../../http/wire-types.ts";

const moment = Type.String({ format: "date-time" });
const cause = Type.Unsafe<MissingCause>({ type: "string", enum: [...MISSING_CAUSES] });

const candidate = Type.Object({
  article_id: Type.String(),
  data_section: Type.Integer({ enum: [1, 2, 3, 5] }),
  title: Type.String(),
  media_name: Type.String(),
  issue_date: nullable(Day()),
  arrived_datetime: moment,
});
export type Candidate = Static<typeof candidate>;

/** GET /missing_article_candidates. */
export const candidatesSchema = Type.Object({ article_info: Type.Array(candidate) });

const theme = Type.Object({
  theme_id: Type.String(),
  theme_name: Type.String(),
  /** As in the cause; not_met names the words that were found. */
  state: Type.String({ enum: ["found", "stopped", "excluded", "missed", "not_met"] }),
  process_date: nullable(Day()),
  /** Words of the theme that occur in the article. */
  found_words: Type.Array(Type.String()),
  /** Of those the ones that the theme does not want. */
  unwanted_words: Type.Array(Type.String()),
});
export type MissingTheme = Static<typeof theme>;

/** POST /missing_article. */
export const missingAnswerSchema = Type.Object({
  missing_article_id: Type.String(),
  cause,
  /** One or two sentences for the reader. */
  message: Type.String(),
  /** Themes that the user may browse and that have to do with the article, those that have it first. */
  theme_info: Type.Array(theme),
});
export type MissingAnswer = Static<typeof missingAnswerSchema>;

const inquiry = Type.Object({
  missing_article_id: Type.String(),
  user_id: Type.String(),
  user_name: Type.String(),
  asked_datetime: moment,
  keyword: Type.String(),
  /** Of the medium, as entered; "" for none. */
  searched_media_name: Type.String(),
  searched_issue_date: nullable(Day()),
  article_id: nullable(Type.String()),
  title: nullable(Type.String()),
  media_name: nullable(Type.String()),
  cause,
  message: Type.String(),
  settled_flag: Type.Integer({ enum: [0, 1] }),
  settled_by: nullable(Type.String()),
  settled_datetime: nullable(moment),
  note: Type.String(),
});
export type Inquiry = Static<typeof inquiry>;

/** GET /missing_articles. */
export const inquiriesSchema = Type.Object({
  inquiry_info: Type.Array(inquiry),
  inquiry_count: Type.Integer({ minimum: 0 }),
  /** Of all, whatever is asked for. */
  open_count: Type.Integer({ minimum: 0 }),
  page: Type.Integer(),
  page_size: Type.Integer(),
  /** The last twelve months that have any, newest first. */
  month_info: Type.Array(
    Type.Object({
      target_month: Type.String(),
      inquiry_count: Type.Integer({ minimum: 0 }),
      cause_info: Type.Array(Type.Object({ cause, count: Type.Integer({ minimum: 1 }) })),
    }),
  ),
});
