import { ChoiceField } from "../http/fields.ts";

/** utf8: with a byte-order mark; sjis: CP932 (csv/cp932.ts), where what it lacks becomes 〓 and is counted. */
export type CsvEncoding = "utf8" | "sjis";

/** `encoding` of a download's query or form. */
export const EncodingField = (): PropertyDecorator => ChoiceField("文字コード", ["utf8", "sjis"]);
