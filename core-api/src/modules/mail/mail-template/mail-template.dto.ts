import { type Static, Type } from "typebox";
import { fileErrorSchema } from "../../../csv/read-csv.ts";
import { nullable } from "../../../http/wire-types.ts";

const template = {
  /** "0" is the product's own, which is always there. */
  template_file_id: Type.String(),
  name: Type.String(),
  template_file_name: Type.String(),
  default_flag: Type.Integer({ enum: [0, 1] }),
  version: Type.Integer(),
};

/** GET /mail_templates. */
export const templateListSchema = Type.Object({ template_file_list: Type.Array(Type.Object(template)) });

/** GET /mail_template: with its texts by place. */
export const templateSchema = Type.Object({
  ...template,
  parts: Type.Array(Type.Object({ part: Type.String(), text: Type.String() })),
});

/** POST /mail_template. */
export const templateMadeSchema = Type.Object({ template_file_id: Type.String() });

/** GET /mail_template_versions: newest first, at most 50; the first is the present one. */
export const templateVersionsSchema = Type.Object({
  version_info: Type.Array(
    Type.Object({
      version: Type.Integer(),
      name: Type.String(),
      parts: Type.Array(Type.Object({ part: Type.String(), text: Type.String() })),
      /** Name of the user; null where nobody knows. */
      saved_by: nullable(Type.String()),
      saved_datetime: Type.String({ format: "date-time" }),
    }),
  ),
});
export type TemplateWire = Static<typeof templateSchema>;

/** POST /mail_template_file. A file that says what the template in its place says already changes nothing. */
export const templateUploadSchema = Type.Object({
  template_file_id: Type.String(),
  changed_count: Type.Integer(),
  unchanged_count: Type.Integer(),
  fileError: fileErrorSchema,
});
