import { type Static, Type } from "typebox";

export const contactThemeSchema = Type.Object({
  theme_id: Type.String(),
  theme_name: Type.String(),
  display_order: Type.Integer(),
  open_to_all_groups: Type.Integer({ enum: [0, 1] }),
  expression_count: Type.Integer(),
});
export type ContactTheme = Static<typeof contactThemeSchema>;

/** A contract's themes (api.md, Operator). */
export const contactThemesSchema = Type.Object({ contract_id: Type.String(), themes: Type.Array(contactThemeSchema) });
export const themeIdSchema = Type.Object({ theme_id: Type.String() });
