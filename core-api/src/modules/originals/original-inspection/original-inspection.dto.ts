import { type Static, Type } from "typebox";
import { Day, nullable } from "../../../http/wire-types.ts";

const flag = () => Type.Integer({ enum: [0, 1] });

/** An article with what is stored of its original. */
const inspectedOriginal = Type.Object({
  article_id: Type.String(),
  data_section: Type.Integer(),
  title: Type.String(),
  media_code: Type.String(),
  media_name: Type.String(),
  issue_date: nullable(Day()),
  arrived_datetime: Type.String({ format: "date-time" }),
  pdf_flag: flag(),
  text_flag: flag(),
  withdrawn_flag: flag(),
  /** Counted uses of all contracts. */
  usage_count: Type.Integer(),
});
export type InspectedOriginal = Static<typeof inspectedOriginal>;

/** more_flag 1: there are older ones. */
export const inspectedOriginalsSchema = Type.Object({ originals: Type.Array(inspectedOriginal), more_flag: flag() });

export const inspectedTextSchema = Type.Object({
  article_id: Type.String(),
  title: Type.String(),
  article_text: Type.String(),
});
