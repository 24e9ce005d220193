import { type Static, Type } from "typebox";
import { Day, nullable, Ranges } from "../../../http/wire-types.ts";

const sample = Type.Object({
  article_id: Type.String(),
  data_section: Type.Integer({ enum: [1, 2, 3, 5] }),
  /** At most 100 full-width characters. */
  title: Type.String(),
  title_hits: Ranges(),
  media_name: Type.String(),
  issue_date: nullable(Day()),
  process_date: Day(),
  /** Which part of which expression hit where. not_flag 1: it stands under a NOT and speaks against the article. */
  reasons: Type.Array(
    Type.Object({
      term: Type.String(),
      field: Type.String({ enum: ["title", "body", "media", "domain"] }),
      not_flag: Type.Integer({ enum: [0, 1] }),
    }),
  ),
});
export type TrialSample = Static<typeof sample>;

const samples = Type.Array(sample);

/** POST /expression_trial: what the theme would find in the last 14 days, beside what it finds with its expressions as they are. */
export const expressionTrialSchema = Type.Object({
  process_date_start: Day(),
  process_date_end: Day(),
  /** Articles that arrived in these days, of the sources that were asked. */
  article_count: Type.Integer(),
  before_count: Type.Integer(),
  after_count: Type.Integer(),
  added_count: Type.Integer(),
  removed_count: Type.Integer(),
  days: Type.Array(Type.Object({ process_date: Day(), added_count: Type.Integer(), removed_count: Type.Integer() })),
  added: samples,
  removed: samples,
  unchanged: samples,
  /** broad: more than anybody reads; dead: nothing; null: neither. */
  warning: nullable(Type.String({ enum: ["broad", "dead"] })),
});
export type ExpressionTrial = Static<typeof expressionTrialSchema>;

/** POST /expression_terms: in how many articles of the last 14 days each part of an expression is. */
export const expressionTermsSchema = Type.Object({
  terms: Type.Array(
    Type.Object({
      term: Type.String(),
      field: nullable(Type.String({ enum: ["title", "body", "media", "domain"] })),
      not_flag: Type.Integer({ enum: [0, 1] }),
      count: Type.Integer(),
    }),
  ),
  /** 1: there are more parts than were counted. */
  more_flag: Type.Integer({ enum: [0, 1] }),
  /** Terms under syn: that have no synonyms, so that they stand for themselves; position is a UTF-16 offset. */
  unknown_synonyms: Type.Array(Type.Object({ term: Type.String(), position: Type.Integer() })),
});
export type ExpressionTerms = Static<typeof expressionTermsSchema>;

/** GET /expression_words: what an editor offers. */
export const expressionWordsSchema = Type.Object({
  terms: Type.Array(Type.String()),
  /** What has synonyms: the contract's terms, then the general ones; the first 5,000. */
  synonym_terms: Type.Array(Type.String()),
  media: Type.Array(Type.Object({ media_code: Type.String(), media_name: Type.String() })),
});
