import { BOOKLET } from "@kirinuki/schema/booklet.ts";
import { Transform } from "class-transformer";
import { IsOptional, ValidateBy } from "class-validator";
import { CodeField, LimitField, ShortTextField } from "../../../http/fields.ts";
import {
  ArticleListField,
  FlagField,
  LogListField,
  MAX_ARTICLES,
  MOST_CHARGE_CODE_LENGTH,
  type RequestedArticle,
  type UsageLogItem,
} from "../original-use/article-request.form.ts";

/** The maker's own words on an article. */
export interface BookletComment {
  article_id: string;
  comment: string;
}

const ID = /^[1-9]\d{0,17}$/;

const isComment = (value: unknown): boolean =>
  value !== null &&
  typeof value === "object" &&
  "article_id" in value &&
  "comment" in value &&
  typeof value.article_id === "string" &&
  ID.test(value.article_id) &&
  typeof value.comment === "string" &&
  [...value.comment].length <= BOOKLET.longestComment;

/** Ids may come as numbers. */
function readComments(sent: unknown): unknown {
  if (!Array.isArray(sent)) return sent;
  return sent.map((item) => {
    if (item === null || typeof item !== "object" || !("article_id" in item)) return item;
    const { article_id: id } = item;
    const comment = "comment" in item ? item.comment : undefined;
    return { article_id: typeof id === "number" && Number.isSafeInteger(id) ? String(id) : id, comment };
  });
}

const CommentsField = (): PropertyDecorator => (target, key) => {
  const jsonSchema = {
    type: "array",
    maxItems: MAX_ARTICLES,
    items: {
      type: "object",
      required: ["article_id", "comment"],
      properties: { article_id: { type: "string" }, comment: { type: "string", maxLength: BOOKLET.longestComment } },
    },
  };
  Transform(({ value }) => readComments(value), { toClassOnly: true })(target, key);
  ValidateBy(
    {
      name: "isCommentsField",
      validator: {
        validate: (value) => Array.isArray(value) && value.length <= MAX_ARTICLES && value.every(isComment),
      },
    },
    {
      message: `コメントは記事IDと${BOOKLET.longestComment}文字以下の文の一覧で指定してください。`,
      context: { jsonSchema },
    },
  )(target, key);
};

/** POST /booklet_check: what of these articles a booklet would hold. */
export class BookletCheckForm {
  @ArticleListField() article_info!: RequestedArticle[];
  /** Asks about prints of their texts (POST /article) instead of their originals. */
  @IsOptional() @FlagField("本文フラグ") text_flag?: boolean;
}

/** POST /booklet. */
export class BookletForm {
  /** In the order of the booklet. */
  @ArticleListField() article_info!: RequestedArticle[];
  @ShortTextField("題名", BOOKLET.longestTitle) booklet_title!: string;
  /** How many are to be handed out. */
  @LimitField("部数", BOOKLET.mostCopies) copies!: number;
  /** Cuttings on a sheet. */
  @CodeField("1枚の記事数", [1, 2]) per_sheet!: 1 | 2;
  /** Black and white. */
  @IsOptional() @FlagField("白黒") grey?: boolean;
  @IsOptional() @CommentsField() comment_info?: BookletComment[];
  @IsOptional() @ShortTextField("画面ID", 20) display_id?: string;
  @IsOptional() @LogListField("利用ログ") usage_log?: UsageLogItem[];
  /** Where the contract asks for one. */
  @IsOptional() @ShortTextField("請求コード", MOST_CHARGE_CODE_LENGTH) charge_code?: string;
}
