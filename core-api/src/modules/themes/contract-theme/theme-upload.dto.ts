import { type Static, Type } from "typebox";
import { fileErrorSchema } from "../../../csv/read-csv.ts";

/** PUT /contact_themes_upload: what the file does, or would do; names of fields are its headings. */
export const themeUploadSchema = Type.Object({
  new_count: Type.Integer(),
  changed_count: Type.Integer(),
  unchanged_count: Type.Integer(),
  error_count: Type.Integer(),
  fileError: fileErrorSchema,
  encoding: Type.String({ enum: ["utf8", "sjis"] }),
  headings: Type.Array(Type.String()),
  /** Sent back with the file, it applies what was seen and nothing else. */
  preview_token: Type.String(),
  /** The rows of the file in its order, of a preview or a refused file; empty after it was applied. */
  row_info: Type.Array(
    Type.Object({
      row: Type.Integer(),
      judgement: Type.String({ enum: ["new", "changed", "unchanged", "error"] }),
      cells: Type.Array(Type.String()),
      changes: Type.Array(Type.Object({ field: Type.String(), before: Type.String(), after: Type.String() })),
      errors: Type.Array(Type.Object({ field: Type.String(), message: Type.String() })),
    }),
  ),
});
export type ThemeUploadWire = Static<typeof themeUploadSchema>;
