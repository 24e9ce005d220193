import type { ImportFile, ImportRow, RowKind } from "../../components/file-import/import-plan.ts";

/** What PUT /contact_themes_upload says of a file; `field` is a heading of it. */
export interface UploadPreview {
  new_count: number;
  changed_count: number;
  encoding: "utf8" | "sjis";
  headings: readonly string[];
  preview_token: string;
  row_info: readonly {
    row: number;
    judgement: "new" | "changed" | "unchanged" | "error";
    cells: readonly string[];
    changes: readonly { field: string; before: string; after: string }[];
    errors: readonly { field: string; message: string }[];
  }[];
}

/** A file that can't be read at all has no preview. */
export const isPreview = (data: object): data is UploadPreview => "preview_token" in data && "row_info" in data;

const KINDS: Readonly<Record<UploadPreview["row_info"][number]["judgement"], RowKind>> = {
  new: "new",
  changed: "changed",
  unchanged: "same",
  error: "faulty",
};

/** The rows as the import shows them: a column for each heading of the file. */
export const importRows = ({ headings, row_info }: UploadPreview): ImportRow[] =>
  row_info.map(({ row, judgement, cells, changes, errors }) => ({
    line: row,
    kind: KINDS[judgement],
    cells: Object.fromEntries(
      headings.map((heading, at) => {
        const change = changes.find(({ field }) => field === heading);
        const isFaulty = errors.some(({ field }) => field === heading);
        return [
          heading,
          {
            value: change?.after ?? cells[at] ?? "",
            ...(change && { before: change.before }),
            ...(isFaulty && { isFaulty }),
          },
        ];
      }),
    ),
    messages: errors.map(({ field, message }) => `${field}：${message}`),
  }));

const UNITS = ["B", "kB", "MB"];

/** 18.4 kB. */
export function sizeLabel(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const size = bytes / 1000 ** step;
  return `${step === 0 ? size : size.toFixed(1)} ${UNITS[step]}`;
}

export const fileOf = (file: File, encoding?: UploadPreview["encoding"]): ImportFile => ({
  name: file.name,
  size: sizeLabel(file.size),
  ...(encoding && { encoding: encoding === "sjis" ? "Shift_JIS" : "UTF-8" }),
});
