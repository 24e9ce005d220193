import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";
import { TONES } from "@kirinuki/schema/tones.ts";
import { Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

const condition = {
  keyword1: Type.String(),
  keyword2: Type.String(),
  operator: Type.Integer({ enum: [1, 2, 3] }),
  media_operator: Type.Integer({ enum: [1, 2, 3] }),
  media_name_list: Type.Array(Type.String()),
  /** 1: each word stands for its synonyms too. */
  synonym_flag: Type.Integer({ enum: [0, 1] }),
};
const tone = Type.Array(Type.Integer({ enum: [0, ...TONES] }));
const tag_id = Type.Array(Type.String());
const data_section = Type.Array(Type.Integer({ enum: [...DATA_SECTIONS] }));
const day = Type.String({ format: "date" });

/** GET /search_conditions. */
export const conditionListSchema = Type.Object({
  search_conditions: Type.Array(
    Type.Object({
      condition_id: Type.String(),
      title: Type.String(),
      /** The mail setting made of it: 0 none, 1 each morning, 2 as soon as something is there. */
      mail_kbn: Type.Integer({ enum: [0, 1, 2] }),
    }),
  ),
});

/** GET and PUT /search_condition. */
export const conditionSchema = Type.Object({
  condition_id: Type.String(),
  title: Type.String(),
  ...condition,
  tone,
  tag_id,
  /** None: all. */
  data_section,
  /** So many days up to the day of the search. */
  period_days: nullable(Type.Integer()),
  /** Always these days, both or neither. */
  process_date_start: nullable(day),
  process_date_end: nullable(day),
});

/** GET /article_search_condition: what POST /article_search takes as it is, and nothing else. */
export const searchRequestSchema = Type.Object({
  ...condition,
  tone: Type.Optional(tone),
  tag_id: Type.Optional(tag_id),
  data_section: Type.Optional(data_section),
  process_date_start: Type.Optional(day),
  process_date_end: Type.Optional(day),
});
