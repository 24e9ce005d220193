import { type Static, Type } from "typebox";

const counts = {
  news_article_count: Type.Integer(),
  web_article_count: Type.Integer(),
  magazine_article_count: Type.Integer(),
};

const flag = () => Type.Integer({ enum: [0, 1] });

const flags = {
  mc_search_condition_defined_flag: flag(),
  sc_search_condition_defined_flag: flag(),
  web_news_search_condition_defined_flag: flag(),
  magazine_search_condition_defined_flag: flag(),
};

/** What each theme, group and topic carries (spec section 3, Theme data). */
export const nodeFiguresSchema = Type.Object({ ...counts, ...flags });
export type NodeFigures = Static<typeof nodeFiguresSchema>;

/** GET /themes. */
export const themesSchema = Type.Object({
  themes_info: Type.Array(Type.Object({ theme_id: Type.String(), theme_name: Type.String(), ...counts, ...flags })),
  theme_group_info: Type.Array(
    Type.Object({
      theme_group_id: Type.String(),
      theme_group_name: Type.String(),
      ...counts,
      ...flags,
      themes_children: Type.Array(
        Type.Object({ themes_id_children: Type.String(), themes_name_children: Type.String(), ...counts, ...flags }),
      ),
    }),
  ),
  topics_info: Type.Array(Type.Object({ topics_id: Type.String(), topics_name: Type.String(), ...counts, ...flags })),
  configuration_value: Type.String(),
});
export type ThemesWire = Static<typeof themesSchema>;

/** GET /setup_date. */
export const setupDateSchema = Type.Object({
  process_date_info: Type.Array(
    Type.Object({ data_section: Type.Integer(), process_date: Type.Array(Type.String({ format: "date" })) }),
  ),
});
export type SetupDateWire = Static<typeof setupDateSchema>;

/** GET /today_article_count. */
export const todaySchema = Type.Object({
  today_article_info: Type.Object({ today_article_name: Type.String(), ...counts }),
});
export type TodayWire = Static<typeof todaySchema>;
