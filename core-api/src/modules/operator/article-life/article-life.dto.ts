import { type Static, Type } from "typebox";
import { Day, nullable } from "../../../http/wire-types.ts";

const moment = Type.String({ format: "date-time" });

const article = Type.Object({
  article_id: Type.String(),
  data_section: Type.Integer({ enum: [1, 2, 3, 5] }),
  title: Type.String(),
  media_name: Type.String(),
  issue_date: nullable(Day()),
  arrived_datetime: moment,
});
export type LifeArticle = Static<typeof article>;

/** GET /article_find: the newest articles whose title has the words, or the one of an id. */
export const foundArticlesSchema = Type.Object({ article_info: Type.Array(article) });

export const EVENT_KINDS = ["arrived", "corrected", "withdrawn", "changed", "mail", "read", "original"] as const;

const event = Type.Object({
  datetime: moment,
  kind: Type.String({ enum: [...EVENT_KINDS] }),
  /** A user, an address, or nobody. */
  who: nullable(Type.String()),
  /** A state or kind of the event, as the tables have it: sent, pdf_display; nothing where the kind says all. */
  state: nullable(Type.String()),
  /** More of it as it is stored: a comment, the reason of a failure, the number of a version. */
  detail: nullable(Type.String()),
  /** Of a mail. */
  mail_message_id: nullable(Type.String()),
});
export type LifeEvent = Static<typeof event>;

/**
 * found: in the theme. stopped: the theme matches nothing. excluded: the site is excluded. missed: met now, and not when it came.
 * not_met: words of it are there, and it is not met all the same.
 */
export const LIFE_STATES = ["found", "stopped", "excluded", "missed", "not_met"] as const;

const theme = Type.Object({
  theme_id: Type.String(),
  theme_name: Type.String(),
  state: Type.String({ enum: [...LIFE_STATES] }),
  process_date: nullable(Day()),
  search_word: Type.Array(Type.String()),
  reasons: Type.Array(
    Type.Object({
      term: Type.String(),
      field: Type.String({ enum: ["title", "body", "media", "domain"] }),
      not_flag: Type.Integer({ enum: [0, 1] }),
    }),
  ),
});
export type LifeTheme = Static<typeof theme>;

/** GET /article_life: all that happened to an article for a contract. */
export const articleLifeSchema = Type.Object({ article, themes: Type.Array(theme), events: Type.Array(event) });
