import { MARKED_WORDS } from "@kirinuki/schema/marked-words.ts";
import { type Static, Type } from "typebox";
import { Day, nullable, Ranges } from "../../../http/wire-types.ts";
import { magazineSchema, newspaperSchema, webSchema } from "../article/article.dto.ts";

const counts = {
  news_article_count: Type.Integer(),
  web_news_article_count: Type.Integer(),
  magazine_article_count: Type.Integer(),
  /** "1": SC before MC. */
  sort_priorty: Type.String(),
  page: Type.Integer(),
  page_size: Type.Integer(),
};

/** GET and POST /article_search: the page in one list and by source; counts are of all that was found. */
export const articleSearchSchema = Type.Object({
  article_info: Type.Array(Type.Union([newspaperSchema, webSchema, magazineSchema])),
  mc_article_info: Type.Array(newspaperSchema),
  sc_article_info: Type.Array(newspaperSchema),
  web_news_article_info: Type.Array(webSchema),
  magazine_article_info: Type.Array(magazineSchema),
  /** What GET /article and /same_story may be asked to mark: the searched words, as far as they fit into an address. */
  marked_words: Type.Array(Type.String(), { maxItems: MARKED_WORDS.most }),
  ...counts,
});
export type ArticleSearchWire = Static<typeof articleSearchSchema>;

/** POST /try_search: headlines of whatever the contract may see, its themes or not. */
export const trySearchSchema = Type.Object({
  article_info: Type.Array(
    Type.Object({
      article_id: Type.String(),
      data_section: Type.Integer({ enum: [1, 2, 3, 5] }),
      /** At most 100 full-width characters. */
      title: Type.String(),
      title_hits: Ranges(),
      media_code: Type.String(),
      media_name: Type.String(),
      issue_date: nullable(Day()),
      process_date: Day(),
    }),
  ),
  ...counts,
});
export type TrySearchWire = Static<typeof trySearchSchema>;
