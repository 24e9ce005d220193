import { IsOptional } from "class-validator";
import { CodeField, IdField } from "../../../http/fields.ts";

/** 1: each morning what has come; 2: also each article as soon as it is there. */
export const CONDITION_MAIL_KBNS = [1, 2] as const;
export type ConditionMailKbn = (typeof CONDITION_MAIL_KBNS)[number];

/** PUT /condition_mail. */
export class ConditionMailBody {
  @IdField("検索条件ID") condition_id!: string;
  @CodeField("届け方", CONDITION_MAIL_KBNS) mail_kbn!: ConditionMailKbn;
}

/** DELETE /condition_mail, GET /condition_mail_preview. */
export class ConditionMailIdForm {
  @IsOptional() @IdField("検索条件ID") condition_id?: string;
}
