import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

export const contactThemeSchema = Type.Object({
  theme_id: Type.String(),
  theme_name: Type.String(),
  display_order: Type.Integer(),
  open_to_all_groups: Type.Integer({ enum: [0, 1] }),
  expression_count: Type.Integer(),
  /** Sources that its expressions are for; null stands for every source. */
  data_sections: Type.Array(nullable(Type.Integer())),
  /** Articles that it found in the last 14 days, today included. */
  article_count: Type.Integer(),
  stop_flag: Type.Integer({ enum: [0, 1] }),
  stopped_datetime: nullable(Type.String({ format: "date-time" })),
  version: Type.Integer(),
});
export type ContactTheme = Static<typeof contactThemeSchema>;

/** A contract's themes (api.md, Operator). */
export const contactThemesSchema = Type.Object({ contract_id: Type.String(), themes: Type.Array(contactThemeSchema) });
export const savedThemeSchema = Type.Object({ theme_id: Type.String(), version: Type.Integer() });
