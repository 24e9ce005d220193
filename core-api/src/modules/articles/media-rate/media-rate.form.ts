import { SeenVersion } from "@kirinuki/schema/forms/decorators.ts";
import { AREA_UNITS, type AreaUnit, HIGHEST_RATE } from "@kirinuki/schema/tones.ts";
import { IsOptional, ValidateBy } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";

/** Lines of one call. */
export const MOST_RATES = 1000;
const MAX_CODE = 32;

/** What a medium costs; a rate of null takes it away. */
export interface RateLine {
  media_code: string;
  unit: AreaUnit;
  rate: number | null;
}

export const isRate = (rate: unknown): boolean =>
  typeof rate === "number" && Number.isInteger(rate) && rate >= 1 && rate <= HIGHEST_RATE;

export const rateText = `単価は1～${HIGHEST_RATE.toLocaleString("ja-JP")}の整数（円）で入力してください。`;

/** What is wrong with a list of rates, in words that name the line; null where nothing is. */
function rateLinesFault(given: unknown): string | null {
  if (!Array.isArray(given) || given.length === 0 || given.length > MOST_RATES)
    return `単価は1～${MOST_RATES}件で指定してください。`;
  const codes = new Set<unknown>();
  for (const [at, line] of given.entries()) {
    const { media_code: code, unit, rate } = (line ?? {}) as Record<string, unknown>;
    const faults = [
      typeof code !== "string" || code === "" || code.length > MAX_CODE ? "媒体コードを指定してください。" : null,
      codes.has(code) ? "同じ媒体コードが2回あります。" : null,
      AREA_UNITS.some((known) => known === unit) ? null : "単位は1（cm²）または2（段）で指定してください。",
      rate === null || isRate(rate) ? null : rateText,
    ];
    const fault = faults.find((each) => each !== null);
    if (fault) return `${at + 1}行目：${fault}`;
    codes.add(code);
  }
  return null;
}

const JSON_SCHEMA = {
  type: "array",
  minItems: 1,
  maxItems: MOST_RATES,
  items: {
    type: "object",
    required: ["media_code", "unit", "rate"],
    properties: {
      media_code: { type: "string" },
      unit: { type: "integer", enum: AREA_UNITS },
      rate: { type: ["integer", "null"], minimum: 1, maximum: HIGHEST_RATE },
    },
  },
};

/** PUT /media_rates: media that are not named keep theirs. */
export class MediaRatesForm {
  @ValidateBy(
    {
      name: "isRateList",
      validator: {
        validate: (value) => rateLinesFault(value) === null,
        defaultMessage: (args) => rateLinesFault(args?.value) ?? "",
      },
    },
    { context: { jsonSchema: JSON_SCHEMA } },
  )
  media_rates!: RateLine[];
  @SeenVersion() version?: string | null;
}

export class MediaRatesDownloadQuery {
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}
