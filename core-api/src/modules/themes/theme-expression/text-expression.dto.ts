import { type Static, Type } from "typebox";
import { Day, nullable, Ranges } from "../../../http/wire-types.ts";
import { searchExpressionSchema, syntaxCheckSchema } from "./theme-expression.dto.ts";

const expressions = Type.Array(searchExpressionSchema);
export const webExpressionsSchema = Type.Object({ web_news_search_condition: expressions });
export const scExpressionsSchema = Type.Object({ sc_search_condition: expressions });

/** What an expression would have found: hits among the articles looked at, which came in on process_date_start or later. */
const counts = {
  hit_count: nullable(Type.Integer()),
  article_count: nullable(Type.Integer()),
  process_date_start: nullable(Day()),
};

/** The verdict on an expression with its trial; counts are null where it is refused. */
export const trialCheckSchema = Type.Object({ ...syntaxCheckSchema.properties, ...counts });
export type TrialCheck = Static<typeof trialCheckSchema>;

const previewArticle = Type.Object({
  article_id: Type.String(),
  title: Type.String(),
  lead: Type.String(),
  media_code: Type.String(),
  media_name: Type.String(),
  issue_date: nullable(Day()),
  issue_type: nullable(Type.Integer()),
  process_date: Day(),
  search_word: Type.Array(Type.String()),
  title_hits: Ranges(),
});
export type PreviewArticle = Static<typeof previewArticle>;

/** GET /sc_newspaper_articles. */
export const previewSchema = Type.Object({
  canonical: Type.String(),
  sc_newspaper_articles: Type.Array(previewArticle),
  hit_count: Type.Integer(),
  article_count: Type.Integer(),
  process_date_start: Day(),
  page: Type.Integer(),
  page_size: Type.Integer(),
});
