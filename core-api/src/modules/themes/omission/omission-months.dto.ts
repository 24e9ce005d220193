import { MISSING_CAUSES, type MissingCause } from "@kirinuki/schema/missing-article.ts";
import { type Static, Type } from "typebox";

/** What もれ診断 and 「この記事がない」 come to in a month. */
export const omissionCountsSchema = {
  /** Terms of themes that were suggested, each once. */
  made_count: Type.Integer(),
  /** Decisions of the month. */
  added_count: Type.Integer(),
  dismissed_count: Type.Integer(),
  /** Questions about missing articles, and their causes, the most frequent first. */
  inquiry_count: Type.Integer(),
  cause_info: Type.Array(
    Type.Object({
      cause: Type.Unsafe<MissingCause>({ type: "string", enum: [...MISSING_CAUSES] }),
      count: Type.Integer(),
    }),
  ),
};
const counts = Type.Object(omissionCountsSchema);
export type OmissionCountsWire = Static<typeof counts>;

const month = Type.Object({ target_month: Type.String({ description: "yyyy-MM" }), ...omissionCountsSchema });
export type OmissionMonthWire = Static<typeof month>;

/** GET /omission_months. */
export const omissionMonthsSchema = Type.Object({ month_info: Type.Array(month) });
