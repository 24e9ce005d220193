import {
  LONGEST_TEMPLATE_TEXT,
  placeholderFaults,
  STANDARD_TEMPLATE,
  TEMPLATE_PARTS,
  type TemplatePart,
  type TemplateParts,
} from "@kirinuki/schema/mail-template.ts";
import { isFormula } from "../../../csv/cells.ts";
import { cp932Text } from "../../../csv/cp932.ts";
import type { CsvColumn } from "../../../csv/csv-bytes.ts";
import { type CsvRow, type FileError, readCsv } from "../../../csv/read-csv.ts";
import type { FieldError } from "../../../errors/app-error.ts";
import type { UploadedFile } from "../../../http/upload.ts";

export const TEMPLATE_BYTES = 1024 * 1024;
const HEADINGS = ["項目", "内容"] as const;

/** The columns of a template's file. */
export const TEMPLATE_COLUMNS: readonly CsvColumn<[TemplatePart, string]>[] = [
  { heading: HEADINGS[0], cell: ([part]) => part },
  { heading: HEADINGS[1], cell: ([, text]) => text },
];

/** The rows of a template's file: every place, also those that the template leaves to the standard. */
export const templateRows = (parts: TemplateParts): [TemplatePart, string][] =>
  TEMPLATE_PARTS.map((part) => [part, parts[part] ?? STANDARD_TEMPLATE[part]]);

export const isPart = (text: string): text is TemplatePart => (TEMPLATE_PARTS as readonly string[]).includes(text);

/** Reads a Shift_JIS file of rows (place, text); the line of headings may be there or not. */
export function readTemplate(file: UploadedFile | null): { parts: TemplateParts } | { faults: FileError[] } {
  const read = readCsv(file, TEMPLATE_BYTES, "sjis");
  if ("faults" in read) return read;
  const [first, ...others] = read.rows;
  const hasHeadings = first !== undefined && HEADINGS.every((heading, at) => first.cells[at] === heading);
  const rows = hasHeadings ? others : read.rows;
  if (rows.length === 0) return { faults: [{ row: 0, field: "file", message: "項目が1つもありません。" }] };
  const parts: TemplateParts = {};
  const faults = rows.flatMap((row) => takeRow(row, parts));
  return faults.length > 0 ? { faults } : { parts };
}

/** Adds the row's text to the parts, or says what is wrong with it. */
function takeRow({ row, cells }: CsvRow, parts: TemplateParts): FileError[] {
  const fault = (field: string, message: string): FileError => ({ row, field, message });
  const [part = "", text = "", ...surplus] = cells;
  if (cells.length < 2) return [fault(HEADINGS[1], "列が足りません。項目と内容の2列で入力してください。")];
  if (surplus.some((cell) => cell !== ""))
    return [fault(HEADINGS[1], "列が多すぎます。項目と内容の2列で入力してください。")];
  if (!isPart(part)) return [fault(HEADINGS[0], `項目は${TEMPLATE_PARTS.join("、")}のいずれかで入力してください。`)];
  if (parts[part] !== undefined) return [fault(HEADINGS[0], `項目「${part}」が重複しています。`)];
  parts[part] = text.replaceAll(/\r\n?/g, "\n");
  return [
    ...(isFormula(text) ? [fault(HEADINGS[1], "数式とみなされる文字（= + - @）で始めることはできません。")] : []),
    ...(text.length > LONGEST_TEMPLATE_TEXT
      ? [fault(HEADINGS[1], `内容は${LONGEST_TEMPLATE_TEXT}文字以下で入力してください。`)]
      : []),
    ...placeholderFaults(part, text).map(({ message }) => fault(HEADINGS[1], message)),
  ];
}

/** What keeps a text of an editor from being a CSV file that comes back the same; each with its place. */
export function editedFaults(parts: TemplateParts): FieldError[] {
  return TEMPLATE_PARTS.flatMap((part) => {
    const text = parts[part];
    if (text === undefined) return [];
    const fault = (message: string, position?: number): FieldError => ({
      field: `parts.${part}`,
      message,
      ...(position !== undefined && { position }),
    });
    return [
      ...placeholderFaults(part, text).map(({ message, position }) => fault(message, position)),
      ...(isFormula(text) ? [fault("数式とみなされる文字（= + - @）で始めることはできません。", 0)] : []),
      ...(text.length > LONGEST_TEMPLATE_TEXT
        ? [fault(`内容は${LONGEST_TEMPLATE_TEXT}文字以下で入力してください。`)]
        : []),
      ...unwritable(text).map(({ char, position }) =>
        fault(`「${char}」はShift_JISのファイルで表せないため、使用できません。`, position),
      ),
    ];
  });
}

const CONTROL = /(?!\n|\t)\p{Cc}/u;

/** Characters that would be others, or lost, in the file; each once, with where it stands first. */
function unwritable(text: string): { char: string; position: number }[] {
  const found = new Map<string, number>();
  let position = 0;
  for (const char of text) {
    const isLost = CONTROL.test(char) || cp932Text(char).text !== char;
    if (isLost && !found.has(char)) found.set(char, position);
    position += char.length;
  }
  return [...found].map(([char, at]) => ({ char: CONTROL.test(char) ? "制御文字" : char, position: at }));
}
