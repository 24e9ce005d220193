import { MailAddresses } from "@kirinuki/schema/forms/mail-delivery-form.ts";
import {
  EDITION_ARTICLES,
  EDITION_COMMENT,
  EDITION_HEADING,
  EDITION_ITEMS,
} from "@kirinuki/schema/forms/mail-edition-limits.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { Transform } from "class-transformer";
import { IsOptional, IsString, Matches, MaxLength, ValidateBy } from "class-validator";
import {
  ChoiceField,
  CodeField,
  DayField,
  IdField,
  IdsField,
  MomentField,
  VersionField,
} from "../../../http/fields.ts";
import { IdText } from "../../../http/transforms.ts";
import { OverLicenceField } from "../mail-message/mail-message.form.ts";
import { articleIdsOf, type EditionItem } from "./edition.ts";

const ID = /^[1-9]\d{0,17}$/;

/** One line; undefined where it is no text or too long. */
function readLine(given: unknown, longest: number): string | undefined {
  if (typeof given !== "string") return undefined;
  const line = given.replaceAll(/[\s\p{Cc}]+/gu, (gap) => (/^[\u3000 ]+$/.test(gap) ? gap : " ")).trim();
  return line.length <= longest ? line : undefined;
}

/** `{article_id, comment}` or `{heading}`; a blank comment is none of the editor's own, so the contract's stands. */
function readItem(given: unknown): EditionItem | undefined {
  if (typeof given !== "object" || given === null) return undefined;
  // Its own results come again when the form is validated.
  const { article_id, id = article_id, comment = null, heading = null } = given as Record<string, unknown>;
  if (heading !== null && heading !== undefined) {
    const line = readLine(heading, EDITION_HEADING);
    return line === undefined || line === "" || (id !== undefined && id !== null) ? undefined : { heading: line };
  }
  const line = comment === null ? "" : readLine(comment, EDITION_COMMENT);
  if (line === undefined || !ID.test(String(id))) return undefined;
  return { id: String(id), comment: line === "" ? null : line };
}

function readItems(given: unknown): EditionItem[] | undefined {
  if (!Array.isArray(given) || given.length > EDITION_ITEMS) return undefined;
  const items = given.map(readItem);
  if (!items.every((item) => item !== undefined)) return undefined;
  const ids = articleIdsOf(items);
  return ids.length <= EDITION_ARTICLES && new Set(ids).size === ids.length ? items : undefined;
}

/** Articles and headings in their order. */
function ItemsField(): PropertyDecorator {
  const decorators = [
    Transform(({ value }) => readItems(value) ?? value, { toClassOnly: true }),
    ValidateBy(
      { name: "areEditionItems", validator: { validate: (value) => readItems(value) !== undefined } },
      {
        message: `記事は${EDITION_ARTICLES}件まで、見出しと合わせて${EDITION_ITEMS}件までの正しい並びで、コメントは${EDITION_COMMENT}文字以下、見出しは1～${EDITION_HEADING}文字で指定してください。`,
        context: {
          jsonSchema: {
            type: "array",
            maxItems: EDITION_ITEMS,
            items: {
              type: "object",
              properties: {
                article_id: { type: "string" },
                comment: { type: ["string", "null"], maxLength: EDITION_COMMENT },
                heading: { type: ["string", "null"], maxLength: EDITION_HEADING },
              },
            },
          },
        },
      },
    ),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
}

class TargetForm {
  @CodeField("区分", [1, 2, 3]) data_kbn!: 1 | 2 | 3;
  @IdField("ID") id!: string;
}

/** GET /mail_edition. */
export class MailEditionQuery extends TargetForm {
  /** Where a mail edition was never sent: from which process date on articles are new. */
  @IsOptional() @DayField("開始日") since_day?: string;
}

/** 0 before anything was saved; one more with every change. */
export const EditionVersionField = (): PropertyDecorator => {
  const decorators = [
    Transform(({ value }) => (typeof value === "number" ? String(value) : value), { toClassOnly: true }),
    Matches(/^\d{1,9}$/, { message: validationText.versionBroken }),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
};

/** PUT /mail_edition. What is in neither list stays as it is. */
export class MailEditionBody extends TargetForm {
  @EditionVersionField() version!: string;
  @ItemsField() edition_item!: EditionItem[];
  /** Articles that are not to come again. */
  @IsOptional()
  @IdsField("外す記事", 1000)
  @Transform(({ value }) => (Array.isArray(value) && value.length === 0 ? undefined : value), { toClassOnly: true })
  left_out_article?: string[];
  @IsOptional() @DayField("開始日") since_day?: string;
}

/** POST /mail_edition_preview. */
export class MailEditionPreviewBody extends TargetForm {
  /** "0" or absent: the contract's default, else the product's. */
  @IdText()
  @IsOptional()
  @Matches(/^\d{1,10}$/, { message: validationText.templateRequired })
  template_file_id?: string;
  @CodeField("件名の形式", [1, 2, 3, 4, 5]) subject_Type: 1 | 2 | 3 | 4 | 5 = 1;
  @CodeField("添付の形式", [1, 2, 3, 4]) attach_Type: 1 | 2 | 3 | 4 = 1;
  @ChoiceField("文字コード", ["utf8", "iso2022jp"]) encoding: "utf8" | "iso2022jp" = "utf8";
  /** In place of the subject of subject_Type; absent or blank: that one. */
  @IsOptional()
  @IsString({ message: validationText.notText })
  @MaxLength(200, { message: validationText.mailSubjectTooLong })
  subject?: string;
  /** What the sender wrote himself: it stands first. */
  @IsOptional()
  @IsString({ message: validationText.notText })
  @MaxLength(4000, { message: validationText.mailTextTooLong })
  text?: string;
}

/** POST /edition_approval_request: as it is sent once another editor has approved it. */
export class MailEditionRequestBody extends MailEditionPreviewBody {
  /** Of the draft that the editor has seen. */
  @EditionVersionField() version!: string;
  /** Of its words (mail_draft), where the sender has seen them. */
  @IsOptional() @VersionField() draft_version?: number;
  @MailAddresses() mail_address!: string[];
  @OverLicenceField() over_licence?: "headline";
}

/** POST /mail_edition_send. */
export class MailEditionSendBody extends MailEditionRequestBody {
  @IsOptional() @MomentField("送信日時") setup_datetime?: Date;
}
