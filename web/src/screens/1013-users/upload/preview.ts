import { uploadUsersText as text } from "./text.ts";

/** What PUT /users_upload says of a file; `field` is a heading of it. */
export interface UploadPreview {
  new_count: number;
  changed_count: number;
  unchanged_count: number;
  error_count: number;
  invited_count: number;
  encoding: string;
  headings: readonly string[];
  preview_token: string;
  row_info: readonly PreviewRow[];
}

export interface PreviewRow {
  row: number;
  judgement: "new" | "changed" | "unchanged" | "error";
  user_id: string;
  cells: readonly string[];
  changes: readonly { field: string; before: string; after: string }[];
  errors: readonly { field: string; message: string }[];
}

/** A file that can't be read at all has no preview. */
export const isPreview = (data: object): data is UploadPreview => "preview_token" in data && "row_info" in data;

/** What the server calls the field of a fault that is no column's. */
export const WHOLE_ROW = "file";

/** The column of a fault, as a person reads it. */
export const columnOf = (field: string): string => (field === WHOLE_ROW ? text.wholeRow : field);

export type Judgement = PreviewRow["judgement"];

/** Errors first, then in the order of the file. */
export const inOrder = (rows: readonly PreviewRow[]): PreviewRow[] =>
  rows.toSorted((a, b) => Number(b.judgement === "error") - Number(a.judgement === "error") || a.row - b.row);

/** `cells` of a row by their headings. */
export const cellOf = (headings: readonly string[], row: PreviewRow, heading: string): string =>
  row.cells[headings.indexOf(heading)] ?? "";

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** The faults as a file, to be mended beside the uploaded one. */
export function errorsAsCsv(rows: readonly PreviewRow[]): string {
  const lines = rows.flatMap(({ row, user_id, errors }) =>
    errors.map(({ field, message }) => [String(row), user_id, columnOf(field), message].map(quoted).join()),
  );
  return `\ufeff${["行,ユーザーID,列,内容", ...lines].join("\r\n")}\r\n`;
}
