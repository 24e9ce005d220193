import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

const moment = () => Type.String({ format: "date-time" });
const fault = Type.Object({ field: Type.String(), reason: Type.String() });

const item = {
  incorrect_article_id: Type.String(),
  source_file: Type.String(),
  item_no: Type.Integer(),
  occurred_at: moment(),
  closed_at: nullable(moment()),
  faults: Type.Array(fault),
};

/** An item that could not be taken in; excerpt: the beginning of what was read. */
const incorrectArticle = Type.Object({ ...item, excerpt: Type.String() });
export type IncorrectArticle = Static<typeof incorrectArticle>;

const paging = { page: Type.Integer(), page_size: Type.Integer() };
const list = Type.Array(incorrectArticle);
export const incorrectArticlesSchema = Type.Object({
  incorrect_mc_articles: list,
  incorrect_article_count: Type.Integer(),
  ...paging,
});
export const incorrectForUpdateSchema = Type.Object({
  incorrect_articles_for_update: list,
  incorrect_article_count: Type.Integer(),
  ...paging,
});

/** article_info: the fields that could be read, under the names of jsonl; payload: as it came, cut after 100,000 characters. */
export const incorrectArticleSchema = Type.Object({
  ...item,
  payload: Type.String(),
  article_info: Type.Object({}, { additionalProperties: true }),
});

export const correctionResultSchema = Type.Object({
  article_id: Type.String(),
  outcome: Type.String({ enum: ["stored", "corrected", "known"] }),
  matched_count: Type.Integer(),
});

/** What an operator changed; values are shown as text, cut after 1,000 characters. */
const correction = Type.Object({
  incorrect_article_id: Type.String(),
  source_file: Type.String(),
  item_no: Type.Integer(),
  el_admin_id: Type.String(),
  corrected_at: moment(),
  article_id: Type.String(),
  outcome: Type.String(),
  changes: Type.Array(
    Type.Object({ field: Type.String(), before: nullable(Type.String()), after: nullable(Type.String()) }),
  ),
});
export type Correction = Static<typeof correction>;
export const correctionsSchema = Type.Object({
  incorrect_articles_update_history: Type.Array(correction),
  history_count: Type.Integer(),
  ...paging,
});
