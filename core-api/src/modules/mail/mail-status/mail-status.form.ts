import { IsOptional } from "class-validator";
import { DayField, DEFAULT_PAGE_SIZE, IdField, IdsField, PageField, PageSizeField } from "../../../http/fields.ts";

/** GET /mail_status: of which day in Tokyo; today where none is given. */
export class MailStatusQuery {
  @IsOptional() @DayField("日付") process_date?: string;
}

/** GET /dead_letters: of all contracts or of one. */
export class DeadLettersQuery {
  @IsOptional() @IdField("契約ID") contract_id?: string;
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
}

const MOST_RETRIED = 1000;

/** POST /dead_letters. */
export class DeadLettersBody {
  @IdsField("メール", MOST_RETRIED) mail_message_id!: string[];
}
