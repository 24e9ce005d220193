import { changedFieldText } from "@kirinuki/schema/changed-fields.ts";
import { timeLabel } from "./day.ts";

/** What a source corrected after somebody had the article. */
export interface Correction {
  readonly correctedAt: string;
  readonly fields: readonly string[];
}

/** 11/20 13:00　見出し、本文. */
export const correctionDetail = ({ correctedAt, fields }: Correction): string =>
  `${timeLabel(correctedAt, "full")}　${fields.map(changedFieldText).join("、")}`;
