import { type Static, Type } from "typebox";
import { fileErrorSchema } from "../../../csv/read-csv.ts";

/** PUT /users_upload: what the file does, or would do; names of fields are its headings. */
export const uploadSchema = Type.Object({
  new_count: Type.Integer(),
  changed_count: Type.Integer(),
  unchanged_count: Type.Integer(),
  error_count: Type.Integer(),
  /** New users who get an invitation, because the file has no password of theirs. */
  invited_count: Type.Integer(),
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
      user_id: Type.String(),
      /** As the file has them, in the order of the headings. */
      cells: Type.Array(Type.String()),
      /** What the user has before and after; of a password neither. */
      changes: Type.Array(Type.Object({ field: Type.String(), before: Type.String(), after: Type.String() })),
      errors: Type.Array(Type.Object({ field: Type.String(), message: Type.String() })),
    }),
  ),
});
export type UploadWire = Static<typeof uploadSchema>;
