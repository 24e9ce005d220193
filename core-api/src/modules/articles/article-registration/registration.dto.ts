import { type Static, Type } from "typebox";
import { Day, nullable } from "../../../http/wire-types.ts";

const text = () => nullable(Type.String());
const moment = () => nullable(Type.String({ format: "date-time" }));
const flag = () => Type.Integer({ enum: [0, 1] });

/** A theme that has the article. registered_flag: somebody registered it by hand, so it can be taken out again. */
const inTheme = Type.Object({ theme_id: Type.String(), theme_name: Type.String(), registered_flag: flag() });

const common = {
  article_id: Type.String(),
  data_section: Type.Integer(),
  title: Type.String(),
  media_code: Type.String(),
  process_date: Day(),
  theme_info: Type.Array(inTheme),
};

export const registrableNewspaperSchema = Type.Object({
  ...common,
  media_name: Type.String(),
  issue_date: nullable(Day()),
  issue_type: nullable(Type.Integer()),
  edition: text(),
  frame_no: text(),
  head_no: text(),
  char_count: Type.Integer(),
});
export type RegistrableNewspaper = Static<typeof registrableNewspaperSchema>;

export const registrableMagazineSchema = Type.Object({
  ...common,
  magazine_name: Type.String(),
  cover_date: nullable(Day()),
  start_page: nullable(Type.Integer()),
  end_page: nullable(Type.Integer()),
  category: text(),
  contents_id: text(),
  sales_from_datetime: moment(),
  sales_to_datetime: moment(),
  redelivery_from_datetime: moment(),
  sales_datetime_flag: nullable(flag()),
});
export type RegistrableMagazine = Static<typeof registrableMagazineSchema>;

const paging = { page: Type.Integer(), page_size: Type.Integer() };

export const newspaperExtractSchema = Type.Object({
  article_info: Type.Array(registrableNewspaperSchema),
  news_article_count: Type.Integer(),
  ...paging,
});
export const magazineExtractSchema = Type.Object({
  magazine_article_info: Type.Array(registrableMagazineSchema),
  magazine_article_count: Type.Integer(),
  ...paging,
});

const mediaRegistrationSchema = Type.Object({
  theme_id: Type.String(),
  theme_name: Type.String(),
  media_code: Type.String(),
  media_name: Type.String(),
  /** Of the medium: 1 newspaper, 5 magazine. */
  media_section: Type.Integer(),
  data_section: nullable(Type.Integer()),
  process_date_start: Day(),
  process_date_end: nullable(Day()),
  /** The user who registered it last; his id after he was deleted. */
  registered_by: Type.String(),
  registered_datetime: Type.String({ format: "date-time" }),
  /** Only articles that meet it are brought; null: all. */
  expression: text(),
  /** What was done with it, the latest first: registered or changed, or (ended_flag 1) taken back before. */
  history_info: Type.Array(
    Type.Object({
      ended_flag: flag(),
      done_by: Type.String(),
      done_datetime: Type.String({ format: "date-time" }),
      process_date_start: nullable(Day()),
      process_date_end: nullable(Day()),
      expression: text(),
    }),
  ),
  /** Articles that it has in the theme, and those of them that no expression and nobody by hand put there. */
  article_count: Type.Integer(),
  only_count: Type.Integer(),
});
export type MediaRegistrationWire = Static<typeof mediaRegistrationSchema>;

const removalSchema = Type.Object({
  article_id: Type.String(),
  data_section: Type.Integer(),
  title: Type.String(),
  theme_id: Type.String(),
  theme_name: Type.String(),
  removed_by: Type.String(),
  removed_datetime: Type.String({ format: "date-time" }),
});

/** GET /article_themes. */
export const articleThemesSchema = Type.Object({
  theme_info: Type.Array(Type.Object({ theme_id: Type.String(), theme_name: Type.String() })),
  media_registration_info: Type.Array(mediaRegistrationSchema),
  /** What was taken out of themes and can still be put back, the latest first. */
  removal_info: Type.Array(removalSchema),
});

/** GET /media_registration_preview: what came of the media in the period so far, by day, and the latest of it. */
export const registrationPreviewSchema = Type.Object({
  article_count: Type.Integer(),
  /** Those of them that are in all of the themes already. */
  known_count: Type.Integer(),
  days: Type.Array(Type.Object({ process_date: Day(), article_count: Type.Integer() })),
  article_info: Type.Array(
    Type.Object({
      article_id: Type.String(),
      data_section: Type.Integer(),
      title: Type.String(),
      media_name: Type.String(),
      issue_date: nullable(Day()),
      issue_type: nullable(Type.Integer()),
      frame_no: text(),
    }),
  ),
});
export type RegistrationPreview = Static<typeof registrationPreviewSchema>;

/** Articles that came into a theme and that went; kept: still there, because an expression or a medium brings them. */
export const registrationResultSchema = Type.Object({
  added_count: Type.Integer(),
  removed_count: Type.Integer(),
  kept_count: Type.Integer(),
});
export type RegistrationResult = Static<typeof registrationResultSchema>;
