import { ChoiceField } from "../http/fields.ts";

export type TableFormat = "csv" | "xlsx";

/** `format` of a download's query or form. */
export const FormatField = (): PropertyDecorator => ChoiceField("ファイル形式", ["csv", "xlsx"]);
