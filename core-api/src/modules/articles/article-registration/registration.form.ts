import { IsOptional } from "class-validator";
import {
  ArticleIdsField,
  CodeField,
  DayField,
  DEFAULT_PAGE_SIZE,
  IdsField,
  PageField,
  PageSizeField,
  ShortTextField,
  TextsField,
} from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";
import { PeriodQuery } from "../../../http/period-query.ts";

import type { DayString } from "../../../time/tokyo.ts";

const MAX_ARTICLES = 200;
const MAX_THEMES = 100;
const MAX_MEDIA = 100;
const MAX_CODE = 32;
const MAX_WORDS = 1000;

/** Articles of the collection to choose from: when they came in (default the last 14 days), when published, of which medium. */
export class RegistrableArticlesQuery extends PeriodQuery {
  @IsOptional() @DayField("発行日（開始）") issue_date_start?: DayString;
  @IsOptional() @DayField("発行日（終了）") issue_date_end?: DayString;
  @IsOptional() @ShortTextField("媒体コード", MAX_CODE) media_code?: string;
  @IsOptional() @ShortTextField("見出しの文字", 100) keyword?: string;
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
}

/** GET /mc_articles. */
export class NewspaperArticlesQuery extends RegistrableArticlesQuery {
  @IsOptional() @CodeField("データ区分", [1, 2]) data_section: 1 | 2 = 1;
}

/** GET /article_themes. */
export class ArticleThemesQuery {
  @IsOptional() @ShortTextField("媒体コード", MAX_CODE) media_code?: string;
}

/** POST /article_themes. */
export class ArticleThemesForm {
  @ArticleIdsField("記事", MAX_ARTICLES) article_info!: string[];
  /** Only a restoration goes without: then it is of all themes. */
  @IsOptional() @IdsField("テーマ", MAX_THEMES) theme_ids?: string[];
  /** 1: puts back as it was what somebody has taken out in the last 30 days, and registers nothing. */
  @IsOptional() @CodeField("復元", [0, 1]) restore_flag: 0 | 1 = 0;
}

/** DELETE /article_themes: articles, of all themes unless some are named, or a medium. */
export class ArticleThemesRemovalForm {
  @IsOptional() @ArticleIdsField("記事", MAX_ARTICLES) article_info?: string[];
  @IsOptional() @ShortTextField("媒体コード", MAX_CODE) media_code?: string;
  @IsOptional() @IdsField("テーマ", MAX_THEMES) theme_ids?: string[];
}

/** The days on which articles come in that a registered medium brings, from today and without end unless given; and the words that they must meet. */
export class MediaPeriodForm {
  @IsOptional() @DayField("開始日") process_date_start?: DayString;
  @IsOptional() @DayField("終了日") process_date_end?: DayString | null;
  /** null: all articles of the medium; absent: as registered before. */
  @Clearable() @ShortTextField("絞り込み", MAX_WORDS) expression?: string | null;
}

/** PUT /media_themes: newspapers and magazines in one step, all or none. */
export class MediaRegistrationForm extends MediaPeriodForm {
  @TextsField("媒体コード", MAX_MEDIA, MAX_CODE) media_codes!: string[];
  @IdsField("テーマ", MAX_THEMES) theme_ids!: string[];
}

/** GET /media_registration_preview. */
export class RegistrationPreviewQuery extends PeriodQuery {
  @TextsField("媒体コード", MAX_MEDIA, MAX_CODE) media_code!: string[];
  @IsOptional() @IdsField("テーマ", MAX_THEMES) theme_ids?: string[];
  @IsOptional() @ShortTextField("絞り込み", MAX_WORDS) expression?: string;
}

/** PUT /mc_article_themes. data_section 1 image or 2 text only; without it both. */
export class MediaThemesForm extends MediaPeriodForm {
  @ShortTextField("媒体コード", MAX_CODE) media_code!: string;
  @IdsField("テーマ", MAX_THEMES) theme_ids!: string[];
  @IsOptional() @CodeField("データ区分", [1, 2]) data_section?: 1 | 2 | null;
}

/** PUT /magazine_article_themes: articles of magazines, or a magazine with a period. */
export class MagazineThemesForm extends MediaPeriodForm {
  @IsOptional() @ArticleIdsField("記事", MAX_ARTICLES) magazine_article_info?: string[];
  @IsOptional() @ShortTextField("媒体コード", MAX_CODE) media_code?: string;
  @IdsField("テーマ", MAX_THEMES) theme_ids!: string[];
}
