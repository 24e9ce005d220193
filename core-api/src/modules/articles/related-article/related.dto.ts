import { type Static, Type } from "typebox";
import { Day, nullable } from "../../../http/wire-types.ts";

const article = {
  article_id: Type.String(),
  data_section: Type.Integer({ enum: [1, 2, 3, 5] }),
  title: Type.String(),
  media_name: Type.String(),
  issue_date: nullable(Day()),
};

/**
 * first: the first article of the story. other: of another medium. edition: of the same medium. corrected, replaced (the page alone),
 * restored: what the source did to one of them. withdrawn: it took it back. follow_up: a later article that is close to this one.
 */
export const LIFE_KINDS = [
  "first",
  "other",
  "edition",
  "corrected",
  "replaced",
  "restored",
  "withdrawn",
  "follow_up",
] as const;
export type LifeKind = (typeof LIFE_KINDS)[number];

const lifeEvent = Type.Object({
  ...article,
  /** Blank for one that was withdrawn: no word of it is told. */
  title: Type.String(),
  kind: Type.Unsafe<LifeKind>(Type.String({ enum: [...LIFE_KINDS] })),
  datetime: Type.String({ format: "date-time" }),
  /** Only the day is known. */
  day_flag: Type.Integer({ enum: [0, 1] }),
  /** It is the article that was asked for, or something that happened to it. */
  own_flag: Type.Integer({ enum: [0, 1] }),
  /** Of a correction, what differs. */
  fields: Type.Array(Type.String()),
});
export type LifeEventWire = Static<typeof lifeEvent>;

const similar = Type.Object({
  ...article,
  datetime: Type.String({ format: "date-time" }),
  /** Terms that both have, the rarest first. */
  shared_terms: Type.Array(Type.String()),
});
export type SimilarWire = Static<typeof similar>;

const theme = Type.Object({
  theme_id: Type.String(),
  theme_name: Type.String(),
  /** How many of the article, its story and the similar ones it took. */
  article_count: Type.Integer(),
  /** The word that its name shares with the words for which the article was found; null where it shares none. */
  shared_word: nullable(Type.String()),
});
export type RelatedThemeWire = Static<typeof theme>;

/** GET /related_articles: what else there is about what an article tells. */
export const relatedSchema = Type.Object({
  /** In the order of time. */
  life_info: Type.Array(lifeEvent),
  /** Articles of the story that are not among life_info, because there are very many. */
  omitted_count: Type.Integer(),
  /** The closest first. */
  similar_article_info: Type.Array(similar),
  theme_info: Type.Array(theme),
});
export type RelatedWire = Static<typeof relatedSchema>;
