import { CHANGED_FIELDS } from "@kirinuki/schema/changed-fields.ts";
import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

export const EVENT_KINDS = ["matched", "corrected", "withdrawn", "removed"] as const;

/** What an event says of its article: what lists show of it, without what is one reader's own. */
const fedArticleSchema = Type.Object({
  title: Type.String(),
  media_code: Type.String(),
  media_name: Type.String(),
  issue_date: nullable(
    Type.String({ format: "date", description: "The day printed on it, or of its moment in Tokyo" }),
  ),
  published_datetime: nullable(
    Type.String({ format: "date-time", description: "Null if the source gives only a day" }),
  ),
  url: nullable(Type.String({ description: "Only for web news" })),
  category: nullable(Type.String()),
  article_class: nullable(Type.String()),
  issue_type: nullable(Type.Integer({ description: "Only for newspapers: morning or evening issue" })),
  edition: nullable(Type.String()),
  start_page: nullable(Type.Integer({ description: "Only for magazines" })),
  end_page: nullable(Type.Integer()),
  char_count: Type.Integer(),
  search_word: Type.Array(Type.String(), { description: "Words of the theme that matched" }),
});

const eventSchema = Type.Object({
  kind: Type.Unsafe<(typeof EVENT_KINDS)[number]>({
    type: "string",
    enum: [...EVENT_KINDS],
    description:
      "matched: the article is in the theme now; corrected: its source sent another version; withdrawn: its source withdrew it; removed: it is no longer in the theme, or was unpublished",
  }),
  article_id: Type.String(),
  theme_id: Type.String(),
  data_section: Type.Integer({ enum: [1, 2, 3, 5] }),
  process_date: Type.String({
    format: "date",
    description: "Process date: the day under which the theme's lists show it",
  }),
  occurred_datetime: Type.String({ format: "date-time" }),
  corrected_fields: nullable(
    Type.Array(Type.String({ enum: [...CHANGED_FIELDS] }), {
      description:
        "Only for a correction: the fields that differ for a reader; `restored` if it had been withdrawn. Otherwise null",
    }),
  ),
  article_info: nullable(fedArticleSchema),
});

export const articleEventsSchema = Type.Object({
  article_event: Type.Array(eventSchema),
  next: Type.String({ description: "Value of `after` for the next call; always given, even if nothing is new" }),
  has_more: Type.Integer({ enum: [0, 1], description: "1: more events are available at once" }),
});
export type ArticleEventPage = Static<typeof articleEventsSchema>;
export type EventWire = Static<typeof eventSchema>;
