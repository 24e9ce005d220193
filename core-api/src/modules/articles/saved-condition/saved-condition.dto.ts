import { TONES } from "@kirinuki/schema/tones.ts";
import { Type } from "typebox";

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

/** GET /search_conditions. */
export const conditionListSchema = Type.Object({
  search_conditions: Type.Array(Type.Object({ condition_id: Type.String(), title: Type.String() })),
});

/** GET and PUT /search_condition. */
export const conditionSchema = Type.Object({
  condition_id: Type.String(),
  title: Type.String(),
  ...condition,
  tone,
  tag_id,
});

/** GET /article_search_condition: what POST /article_search takes as it is, and nothing else. */
export const searchRequestSchema = Type.Object({
  ...condition,
  tone: Type.Optional(tone),
  tag_id: Type.Optional(tag_id),
});
