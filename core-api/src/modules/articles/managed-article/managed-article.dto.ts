import { type Static, Type } from "typebox";
import { Day, nullable, Ranges } from "../../../http/wire-types.ts";
import { assessment } from "../article/article.dto.ts";

const text = () => nullable(Type.String());

/** A line of the administrators' lists. */
export const managedArticleSchema = Type.Object({
  article_id: Type.String(),
  data_section: Type.Integer(),
  title: Type.String(),
  title_hits: Ranges(),
  media_code: Type.String(),
  media_name: Type.String(),
  issue_date: nullable(Day()),
  issue_type: nullable(Type.Integer()),
  edition: text(),
  frame_no: text(),
  process_date: Day(),
  theme_name: Type.Array(Type.String()),
  comment: Type.String(),
  ...assessment,
  /** 0 published (spec section 4). */
  disp_status: Type.Integer(),
  /** 0: a magazine's article that is not offered now. */
  sale_flag: Type.Integer({ enum: [0, 1] }),
});
export type ManagedArticleWire = Static<typeof managedArticleSchema>;

/** GET /managed_articles. */
export const managedArticlesSchema = Type.Object({
  article_info: Type.Array(managedArticleSchema),
  /** By source, whatever page and state are asked for. */
  state_count: Type.Array(
    Type.Object({
      data_section: Type.Integer(),
      all: Type.Integer(),
      published: Type.Integer(),
      unpublished: Type.Integer(),
      commented: Type.Integer(),
    }),
  ),
  page: Type.Integer(),
  page_size: Type.Integer(),
});
export type ManagedArticlesWire = Static<typeof managedArticlesSchema>;
