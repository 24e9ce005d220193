import { ChoiceField } from "../http/fields.ts";

/** utf8: with a byte-order mark; sjis: CP932, where what it lacks becomes a question mark. */
export type CsvEncoding = "utf8" | "sjis";

/** `encoding` of a download's query or form. */
export const EncodingField = (): PropertyDecorator => ChoiceField("文字コード", ["utf8", "sjis"]);
