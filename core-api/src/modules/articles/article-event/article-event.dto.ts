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
    Type.String({ format: "date-time", description: "Null where its source tells a day only" }),
  ),
  url: nullable(Type.String({ description: "Of web news" })),
  category: nullable(Type.String()),
  article_class: nullable(Type.String()),
  issue_type: nullable(Type.Integer({ description: "Of newspapers: morning or evening issue" })),
  edition: nullable(Type.String()),
  start_page: nullable(Type.Integer({ description: "Of magazines" })),
  end_page: nullable(Type.Integer()),
  char_count: Type.Integer(),
  search_word: Type.Array(Type.String(), { description: "Words for which the theme found it" }),
});

const eventSchema = Type.Object({
  kind: Type.Unsafe<(typeof EVENT_KINDS)[number]>({
    type: "string",
    enum: [...EVENT_KINDS],
    description:
      "matched: it is in the theme now; corrected: its source sent another version; withdrawn: its source took it back; removed: it is in the theme no longer, or unpublished",
  }),
  article_id: Type.String(),
  theme_id: Type.String(),
  data_section: Type.Integer({ enum: [1, 2, 3, 5] }),
  process_date: Type.String({ format: "date", description: "The day of the theme's lists on which it stands" }),
  occurred_datetime: Type.String({ format: "date-time" }),
  corrected_fields: nullable(
    Type.Array(Type.String({ enum: [...CHANGED_FIELDS] }), {
      description: "Of a correction: what differs for a reader; `restored`: it had been withdrawn. Else null",
    }),
  ),
  article_info: nullable(fedArticleSchema),
});

export const articleEventsSchema = Type.Object({
  article_event: Type.Array(eventSchema),
  next: Type.String({ description: "`after` of the next call; always given, also where nothing is new" }),
  has_more: Type.Integer({ enum: [0, 1], description: "1: the next call has more at once" }),
});
export type ArticleEventPage = Static<typeof articleEventsSchema>;
export type EventWire = Static<typeof eventSchema>;
