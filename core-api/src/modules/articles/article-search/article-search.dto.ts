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
  /** Days of the period (process_date) whose articles could not be searched, since the server with them does not answer; as a rule none. */
  unsearched_days: Type.Array(Type.Object({ start_day: Day(), end_day: Day() })),
};

/** One line of the text around the first searched words; null where they are not in what may be read uncounted. */
const snippet = { snippet: nullable(Type.Object({ text: Type.String(), hits: Ranges() })) };
const foundNewspaper = Type.Object({ ...newspaperSchema.properties, ...snippet });
const foundWeb = Type.Object({ ...webSchema.properties, ...snippet });
const foundMagazine = Type.Object({ ...magazineSchema.properties, ...snippet });

/** GET and POST /article_search: the page in one list and by source; counts are of all that was found. */
export const articleSearchSchema = Type.Object({
  article_info: Type.Array(Type.Union([foundNewspaper, foundWeb, foundMagazine])),
  mc_article_info: Type.Array(foundNewspaper),
  sc_article_info: Type.Array(foundNewspaper),
  web_news_article_info: Type.Array(foundWeb),
  magazine_article_info: Type.Array(foundMagazine),
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
