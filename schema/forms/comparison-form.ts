import { ValidateBy } from "class-validator";
import { DATA_KBN, type DataKbn } from "../codes.ts";
import { validationText } from "../messages.ts";
import { CountedVersion, RequiredText } from "./decorators.ts";

export const FEWEST_COLUMNS = 2;
export const MOST_COLUMNS = 10;

/** What a column is of. */
export interface ComparedThing {
  dataKbn: DataKbn;
  id: string;
}

const KINDS: readonly unknown[] = Object.values(DATA_KBN);
const ID = /^[1-9]\d{0,9}$/;

/** The columns in their order, by either name of the code; undefined where they are none. */
export function readColumns(given: unknown): ComparedThing[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const columns = (given as unknown[]).flatMap((each) => {
    if (typeof each !== "object" || each === null) return [];
    const { data_kbn, dataKbn = data_kbn, id } = each as Record<string, unknown>;
    return KINDS.includes(dataKbn) && ID.test(String(id)) ? [{ dataKbn: dataKbn as DataKbn, id: String(id) }] : [];
  });
  return columns.length === given.length ? columns : undefined;
}

function faultOf(given: unknown): string | null {
  const columns = readColumns(given);
  if (!columns) return validationText.comparisonColumns;
  if (columns.length < FEWEST_COLUMNS || columns.length > MOST_COLUMNS) return validationText.comparisonSize;
  const keys = new Set(columns.map(({ dataKbn, id }) => `${dataKbn}-${id}`));
  return keys.size === columns.length ? null : validationText.comparisonTwice;
}

const COLUMNS_SCHEMA = {
  type: "array",
  minItems: FEWEST_COLUMNS,
  maxItems: MOST_COLUMNS,
  items: {
    type: "object",
    required: ["data_kbn", "id"],
    properties: {
      data_kbn: { type: "integer", enum: Object.values(DATA_KBN) },
      id: { type: "string" },
    },
  },
};

/** A comparison (/comparison): its name, and what stands side by side. */
export class ComparisonForm {
  @RequiredText({ required: validationText.comparisonName, max: 50, tooLong: validationText.comparisonNameTooLong })
  name!: string;

  @ValidateBy(
    {
      name: "areComparedThings",
      validator: {
        validate: (value) => faultOf(value) === null,
        defaultMessage: (given) => faultOf(given?.value) ?? "",
      },
    },
    { context: { jsonSchema: COLUMNS_SCHEMA } },
  )
  columns!: ComparedThing[];

  /** The one that was read; absent: a new comparison. */
  @CountedVersion()
  version?: number;
}
