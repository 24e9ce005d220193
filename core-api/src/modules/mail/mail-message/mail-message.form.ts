import { MailAddressField } from "@kirinuki/schema/forms/mail-address.ts";
import { AddressTexts, ManualMailForm } from "@kirinuki/schema/forms/mail-delivery-form.ts";
import { MAIL_SECTIONS } from "@kirinuki/schema/mail-sections.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { Transform } from "class-transformer";
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsIn, IsOptional, Matches, ValidateBy } from "class-validator";
import {
  ChoiceField,
  CodeField,
  DayField,
  DEFAULT_PAGE_SIZE,
  IdField,
  MomentField,
  PageField,
  PageSizeField,
  VersionField,
} from "../../../http/fields.ts";
import { PeriodQuery } from "../../../http/period-query.ts";
import { Digits, Flag, IdText } from "../../../http/transforms.ts";
import type { ChosenArticle } from "../../../mail/message-content.ts";

const MOST_ARTICLES = 500;
const MOST_ROWS = 100;
const LONGEST_COMMENT = 1000;
const LONGEST_HEADING = 100;
const ID = /^[1-9]\d{0,17}$/;

/** One of the list: an id, or an object with an article_id and perhaps a comment and a heading; undefined where it is neither. */
function readChosen(given: unknown): ChosenArticle | undefined {
  const from = (typeof given === "object" && given !== null ? given : { article_id: given }) as Record<string, unknown>;
  const id = String(from.article_id ?? from.id);
  const text = (value: unknown, longest: number): string | null | undefined => {
    if (value === undefined || value === null) return undefined;
    return typeof value === "string" && value.length <= longest ? value.replaceAll(/\r\n?/g, "\n") : null;
  };
  const [comment, heading] = [text(from.comment, LONGEST_COMMENT), text(from.heading, LONGEST_HEADING)];
  if (!ID.test(id) || comment === null || heading === null) return undefined;
  return { id, ...(comment !== undefined && { comment }), ...(heading !== undefined && { heading }) };
}

function readArticles(given: unknown, least: 0 | 1): ChosenArticle[] | undefined {
  if (!Array.isArray(given) || given.length < least || given.length > MOST_ARTICLES) return undefined;
  const read = given.map(readChosen);
  if (!read.every((each) => each !== undefined)) return undefined;
  return [...new Map(read.map((each) => [each.id, each])).values()];
}

const articleSchema = {
  type: "object",
  required: ["article_id"],
  properties: {
    article_id: { type: "string" },
    comment: { type: ["string", "null"], maxLength: LONGEST_COMMENT },
    heading: { type: ["string", "null"], maxLength: LONGEST_HEADING },
  },
};

/** Articles in the order in which they are to stand, each once; a draft may have none yet. */
export function ArticlesField(least: 0 | 1 = 1): PropertyDecorator {
  const decorators = [
    Transform(({ value }) => readArticles(value, least) ?? value, { toClassOnly: true }),
    ValidateBy(
      { name: "areArticles", validator: { validate: (value) => readArticles(value, least) !== undefined } },
      {
        message: `記事は${least}～${MOST_ARTICLES}件の正しいIDで、コメントは${LONGEST_COMMENT}文字、見出しは${LONGEST_HEADING}文字以下で指定してください。`,
        context: { jsonSchema: { type: "array", minItems: least, maxItems: MOST_ARTICLES, items: articleSchema } },
      },
    ),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
}

const ATTACH = [1, 2, 3, 4];

/** "0" or absent: the contract's default, else the product's; of a mail by hand the product's. */
export const TemplateField = (): PropertyDecorator => {
  const decorators = [IdText(), IsOptional(), Matches(/^\d{1,10}$/, { message: validationText.templateRequired })];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
};

/** What becomes of articles that their licence allows fewer readers than the mail has; absent: the sender is asked. */
export const OverLicenceField = (): PropertyDecorator => {
  const decorators = [IsOptional(), ChoiceField("許諾を超える記事の扱い", ["headline"])];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
};

/** POST /mail_delivery_preview. */
export class ManualPreviewBody extends ManualMailForm {
  /** None: a mail of its text alone, such as records of a folder of clips. */
  @ArticlesField(0) articles!: ChosenArticle[];
  @TemplateField() template_file_id?: string;
  /** 1: tone and tags of each article are said. */
  @IsOptional() @Flag() @IsBoolean({ message: validationText.notFlag }) tone_flag?: boolean;
}

/** POST /mail_delivery. What is no address is a row of the answer, not a fault of the call. */
export class MailDeliveryBody extends ManualMailForm {
  @AddressTexts() addresses!: string[];
  /** As of a preview. */
  @ArticlesField(0) articles!: ChosenArticle[];
  @TemplateField() template_file_id?: string;
  @IsOptional() @CodeField("添付の形式", ATTACH) attach_Type?: 1 | 2 | 3 | 4;
  @IsOptional() @ChoiceField("文字コード", ["utf8", "iso2022jp"]) encoding?: "utf8" | "iso2022jp";
  /** When it is to go out; absent: now. */
  @IsOptional() @MomentField("送信日時") setup_datetime?: Date;
  @OverLicenceField() over_licence?: "headline";
  @IsOptional() @Flag() @IsBoolean({ message: validationText.notFlag }) tone_flag?: boolean;
  /** The draft that is sent, in the version that the sender has seen: nobody sends it a second time. */
  @IsOptional() @IdField("下書きID") mail_draft_id?: string;
  @IsOptional() @VersionField() draft_version?: number;
}

/** POST /mail_delivery_licences. */
export class LicenceCheckBody {
  @AddressTexts() addresses!: string[];
  @ArticlesField() articles!: ChosenArticle[];
}

/** How the mail of a day looks, whatever it is of. */
export class ThemeMailLooks {
  @IsOptional() @DayField("処理日") process_date?: string;
  @Digits()
  @IsOptional()
  @IsIn([...MAIL_SECTIONS], { message: validationText.mailSectionUnknown })
  data_section?: number | null;
  @TemplateField() template_file_id?: string;
  @CodeField("件名の形式", [1, 2, 3, 4, 5]) subject_Type: 1 | 2 | 3 | 4 | 5 = 1;
  @CodeField("添付の形式", ATTACH) attach_Type: 1 | 2 | 3 | 4 = 1;
  @ChoiceField("文字コード", ["utf8", "iso2022jp"]) encoding: "utf8" | "iso2022jp" = "utf8";
  @Flag() @IsBoolean({ message: validationText.notFlag }) zero_Article_Email = true;
  /** In place of all articles of the day, in this order. */
  @IsOptional() @ArticlesField() articles?: ChosenArticle[];
}

/** POST /create_mail, and a row of POST /send_mails that follows no setting. */
export class ThemeMailForm extends ThemeMailLooks {
  @CodeField("区分", [1, 2, 3]) data_kbn!: 1 | 2 | 3;
  @IdField("ID") id!: string;
}

/** The same with the address that it goes to. */
export class ThemeMailRow extends ThemeMailForm {
  @MailAddressField() mail_address!: string;
}

/** A row of POST /send_mails that brings what is new to a setting, now instead of at its time. */
export class SettingMailRow {
  @IdField("配信設定ID") mail_setting_id!: string;
  /** Of the new articles only these, in this order; absent: all of them. */
  @IsOptional() @ArticlesField() articles?: ChosenArticle[];
}

/** POST /send_mails. Each row is checked by itself (send-rows.ts). */
export class SendMailsBody {
  @IsArray({ message: "送信内容を指定してください。" })
  @ArrayMinSize(1, { message: "送信内容を指定してください。" })
  @ArrayMaxSize(MOST_ROWS, { message: `送信内容は${MOST_ROWS}件までです。` })
  sendmail_info!: unknown[];
  @IsOptional() @MomentField("送信日時") setup_datetime?: Date;
}

/** DELETE /send_mails. */
export class SentMailIdForm {
  @IsOptional() @IdField("送信ID") sendmail_id?: string;
}

/** GET /send_mails. */
export class SentMailsQuery extends PeriodQuery {
  /** Result of a row: 0 sent, 1 failed, 2 waiting, 3 planned. */
  @IsOptional() @CodeField("結果", [0, 1, 2, 3]) status?: number;
  @IsOptional() @IdField("送信ID") sendmail_id?: string;
  @PageField() page = 1;
  @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
}
