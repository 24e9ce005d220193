import { OMISSION_CAUSES, OMISSION_STATES } from "@kirinuki/schema/omission.ts";
import { type Static, Type } from "typebox";
import { Day, nullable } from "../../../http/wire-types.ts";

/** ISO 8601 in Tokyo. */
const moment = Type.String({ format: "date-time" });

const omission = Type.Object({
  theme_omission_id: Type.String(),
  theme_id: Type.String(),
  theme_name: Type.String(),
  process_date: Day(),
  /** As the article writes it. */
  term: Type.String(),
  /** The theme's own term that it is another way to write; null: none. */
  own_term: nullable(Type.String()),
  cause: Type.String({ enum: [...OMISSION_CAUSES] }),
  /** The cause in words. */
  message: Type.String(),
  article_id: Type.String(),
  data_section: Type.Integer({ enum: [1, 2, 3, 5] }),
  title: Type.String(),
  media_name: Type.String(),
  /** Articles of the day that have the term in headline or opening and are not in the theme. */
  article_count: Type.Integer(),
  state: Type.String({ enum: [...OMISSION_STATES] }),
  settled_by: nullable(Type.String()),
  settled_datetime: nullable(moment),
});
export type OmissionWire = Static<typeof omission>;

/** GET /theme_omissions. */
export const omissionsSchema = Type.Object({
  omission_info: Type.Array(omission),
  omission_count: Type.Integer(),
  /** By theme the suggestions that nobody has decided about, the most first. */
  theme_info: Type.Array(
    Type.Object({ theme_id: Type.String(), theme_name: Type.String(), open_count: Type.Integer() }),
  ),
  page: Type.Integer(),
  page_size: Type.Integer(),
});
