import { BOOKLET } from "@kirinuki/schema/booklet.ts";
import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";
import { Transform } from "class-transformer";
import { IsOptional, ValidateBy } from "class-validator";
import { CodeField, LimitField, ShortTextField } from "../../../http/fields.ts";
import { MarkedWordsField } from "../../articles/article/marked-words.ts";
import { isArticleList, isFlag, isLogList, readArticleList, readFlag, readLogList } from "./request-items.ts";

/** A named article of a request, as checked. */
export interface RequestedArticle {
  article_id: string;
  data_section: 1 | 2 | 3 | 5;
}

/** The parts of a usage-log item (spec section 3) that the server does not know better: the rest is the session's. */
export interface UsageLogItem {
  article_id?: string;
  data_section?: number;
  request_div?: number;
  theme_id?: string;
  theme_group_id?: string;
  topics_id?: string;
}

export const MAX_ARTICLES = 100;
/** More than any code that may be used: what is too long in bytes is told with their number. */
export const MOST_CHARGE_CODE_LENGTH = 200;
const SECTIONS = DATA_SECTIONS.join("、");

const articleSchema = {
  type: "object",
  required: ["article_id", "data_section"],
  properties: { article_id: { type: "string" }, data_section: { type: "integer", enum: DATA_SECTIONS } },
};
const id = { type: "string" };
const logSchema = {
  type: "object",
  properties: {
    article_id: id,
    data_section: { type: "integer" },
    request_div: { type: "integer", enum: [1, 2] },
    theme_id: id,
    theme_group_id: id,
    topics_id: id,
  },
};

export const ArticleListField = (): PropertyDecorator =>
  checked("isArticleList", readArticleList, isArticleList, {
    message: `記事は記事IDとデータ区分（${SECTIONS}）の一覧で、1件以上${MAX_ARTICLES}件以下で指定してください。`,
    jsonSchema: { type: "array", minItems: 1, maxItems: MAX_ARTICLES, items: articleSchema },
  });

export const LogListField = (label: string): PropertyDecorator =>
  checked("isLogList", readLogList, isLogList, {
    message: `${label}は利用ログの一覧で、${MAX_ARTICLES}件以下で指定してください。`,
    jsonSchema: { type: "array", maxItems: MAX_ARTICLES, items: logSchema },
  });

/** 0, 1, true, false, and the same as texts: links and screens differ. */
export const FlagField = (label: string): PropertyDecorator =>
  checked("isFlagField", readFlag, isFlag, {
    message: `${label}は0か1で指定してください。`,
    jsonSchema: { type: "boolean" },
  });

function checked(
  name: string,
  read: (value: unknown) => unknown,
  validate: (value: unknown) => boolean,
  { message, jsonSchema }: { message: string; jsonSchema: object },
): PropertyDecorator {
  const decorators = [
    Transform(({ value }) => read(value), { toClassOnly: true }),
    ValidateBy({ name, validator: { validate } }, { message, context: { jsonSchema } }),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
}

/** The article request of spec section 3. */
export class ArticleRequestForm {
  /** Who asks is the session's to say. */
  static readonly unread = ["user_id", "theme_browsing"];

  @ArticleListField() article_info!: RequestedArticle[];
  @IsOptional() @ShortTextField("企業コード", 12) contract_code?: string;
  @IsOptional() @ShortTextField("画面ID", 20) display_id?: string;
  @IsOptional() @FlagField("メールフラグ") is_mail?: boolean;
  /** 1 display, 2 print; without it the usage log's request_div, else display. */
  @IsOptional() @CodeField("原文フラグ", [1, 2]) pdf_flag?: 1 | 2;
  @IsOptional() @LogListField("利用ログ") usage_log?: UsageLogItem[];
  /** Where the contract asks for one. */
  @IsOptional() @ShortTextField("請求コード", MOST_CHARGE_CODE_LENGTH) charge_code?: string;
}

/** POST /article. */
export class ArticleTextForm extends ArticleRequestForm {
  @IsOptional() @MarkedWordsField() marked_words?: string[];
  /** Of a print: how many will be on paper; absent: one. */
  @IsOptional() @LimitField("部数", BOOKLET.mostCopies) copies?: number;
}

/** POST /pdf. */
export class PdfForm extends ArticleRequestForm {
  /** Leaves the file out of the answer: whoever streams it by the ticket need not have it twice. */
  @IsOptional() @FlagField("チケットのみ") ticket_only?: boolean;
  /** Of a print: how many will be on paper; absent: one. */
  @IsOptional() @LimitField("部数", BOOKLET.mostCopies) copies?: number;
}

/** A mail link sends [request, {usage_log, is_mail}] (spec section 7). */
export function fromMailLink(sent: unknown): unknown {
  if (!Array.isArray(sent) || sent.length !== 2) return sent;
  const [request, log] = sent;
  return isRecord(request) && isRecord(log) ? { ...request, ...log } : sent;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);
