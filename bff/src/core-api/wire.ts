import type { paths } from "./__generated__/core-api.ts";

export type WritingMethod = "post" | "put" | "delete";
export type Method = "get" | WritingMethod;

/** Paths of core-api that know the method. */
export type PathWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, { responses: unknown }> ? Path : never;
}[keyof paths];

/** `data` of the envelope of a call's answer. */
export type DataOf<Path extends PathWith<M>, M extends Method> =
  paths[Path] extends Record<M, { responses: { 200: { content: { "application/json": { data: infer Data } } } } }>
    ? Data
    : never;

/** Query parameters of a call; an empty object where it takes none. */
export type QueryOf<Path extends PathWith<"get">> = paths[Path] extends { get: { parameters: { query?: infer Query } } }
  ? NonNullable<Query> extends never
    ? Record<never, never>
    : NonNullable<Query>
  : Record<never, never>;

/** JSON body of a call; undefined where it takes none. */
export type BodyOf<Path extends PathWith<M>, M extends WritingMethod = "post"> =
  paths[Path] extends Record<M, { requestBody: { content: { "application/json": infer Body } } }> ? Body : undefined;

export type ProfileWire = DataOf<"/api/v1/session", "get">[number];
export type OriginalAbilitiesWire = ProfileWire["abilities"]["mc"];
export type ThemesWire = DataOf<"/api/v1/themes", "get">;
export type ThemeChoicesWire = DataOf<"/api/v1/themes_themegroups_topics", "get">;
export type SetupDatesWire = DataOf<"/api/v1/setup_date", "get">;
export type TrendWire = DataOf<"/api/v1/trend", "get">;
export type TodayWire = DataOf<"/api/v1/today_article_count", "get">;
export type NewspaperPageWire = DataOf<"/api/v1/newspaper_articles", "get">;
export type WebPageWire = DataOf<"/api/v1/webnews", "get">;
export type MagazinePageWire = DataOf<"/api/v1/magazine_articles", "get">;
export type NewspaperArticleWire = NewspaperPageWire["article_info"][number];
export type WebArticleWire = WebPageWire["web_news_article_info"][number];
export type MagazineArticleWire = MagazinePageWire["magazine_news_article_info"][number];
export type OperatorNoticesWire = DataOf<"/api/v1/el_admin_notice", "get">;
export type LoginBoardWire = DataOf<"/admin/api/v1/el_admin_notice", "get">;
export type AnyArticleWire = DataOf<"/api/v1/same_story", "get">["article_info"][number];
export type ArticleWire = DataOf<"/api/v1/article", "get">["article_info"][number];
export type SessionWire = DataOf<"/api/v1/sessions", "get">["sessions"][number];
export type PushDeviceWire = DataOf<"/api/v1/push_devices", "get">["push_devices"][number];
export type ArticleFeedWire = DataOf<"/api/v1/article_feeds", "get">["article_feeds"][number];
export type ApiTokenWire = DataOf<"/api/v1/api_tokens", "get">["api_tokens"][number];
export type PdfWire = DataOf<"/api/v1/pdf", "post">;
export type BookletCheckWire = DataOf<"/api/v1/booklet_check", "post">;
export type OriginalTextWire = DataOf<"/api/v1/article", "post">;
export type BookWire = DataOf<"/api/v1/epub_display_check", "put">;
export type OperatorWire = DataOf<"/admin/api/v1/el_admin_login", "post">[number];
export type SearchedWire = DataOf<"/api/v1/article_search", "post">;
export type TriedWire = DataOf<"/api/v1/try_search", "post">;
export type ConditionWire = DataOf<"/api/v1/search_condition", "get">;
export type MediumWire = DataOf<"/api/v1/article_media_names", "get">["media_names"][number];
export type ArticleCountsWire = DataOf<"/api/v1/article_count", "get">;
export type UsageInquiryWire = DataOf<"/api/v1/pdf_usage_by_userid_period", "post">;
export type UsageDaysWire = DataOf<"/api/v1/pdf_usage_days", "post">;
export type UsageFrequenciesWire = DataOf<"/api/v1/pdf_usage_users", "get">;
export type UsageRecordsWire = DataOf<"/api/v1/pdf_usage_recodes", "get">;
