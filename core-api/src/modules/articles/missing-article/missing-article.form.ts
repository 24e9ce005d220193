import { MissingArticleForm, MissingNoteForm } from "@kirinuki/schema/forms/missing-article-form.ts";
import { MISSING_CAUSES, type MissingCause } from "@kirinuki/schema/missing-article.ts";
import { IsOptional } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { FormatField, type TableFormat } from "../../../csv/table-format.ts";
import {
  ChoiceField,
  CodeField,
  DEFAULT_PAGE_SIZE,
  IdField,
  MonthField,
  PageField,
  PageSizeField,
} from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";

/** GET /missing_article_candidates. */
export class CandidatesQuery extends MissingArticleForm {
  static readonly wireNames = { keyword: "keyword", media_name: "mediaName", issue_date: "issueDate" };
}

/** POST /missing_article. Without an article: none of the candidates is the one. */
export class MissingArticleBody extends MissingArticleForm {
  static readonly wireNames = { keyword: "keyword", media_name: "mediaName", issue_date: "issueDate" };

  @IsOptional() @IdField("記事ID") article_id?: string;
}

/** What narrows the log. */
export class LogFilters {
  @IsOptional() @ChoiceField("理由", MISSING_CAUSES) cause?: MissingCause;
  /** 0: those that nobody has settled; 1: those that somebody has. */
  @IsOptional() @CodeField("対応", [0, 1]) settled_flag?: 0 | 1;
  /** In which it was asked, in Tokyo; absent: any. */
  @IsOptional() @MonthField("対象月") target_month?: string;
}

/** GET /missing_articles_download. */
export class LogDownloadQuery extends LogFilters {
  @IsOptional() @FormatField() format: TableFormat = "csv";
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}

/** GET /missing_articles. */
export class MissingArticlesQuery extends LogFilters {
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
}

/** PUT /missing_article: settled or not, and what was done. */
export class SettleBody extends MissingNoteForm {
  static readonly wireNames = { note: "note" };

  @IdField("問い合わせID") missing_article_id!: string;
  @CodeField("対応", [0, 1]) settled_flag!: 0 | 1;
  @Clearable() declare note?: string | null;
}
