import { IsOptional } from "class-validator";
import { ShortTextField } from "../../../http/fields.ts";
import { LogListField, type UsageLogItem } from "./article-request.form.ts";

const TICKET_LENGTH = 100;

/** Notice that an original was shown or printed. With a ticket the ticket's uses are meant, else those of the articles named. */
export class CompletionNoticeForm {
  @IsOptional() @LogListField("利用ログ") data_info?: UsageLogItem[];
  @IsOptional() @ShortTextField("チケット", TICKET_LENGTH) pdf_ticket?: string;
}

export class EpubNoticeForm {
  @IsOptional() @LogListField("利用ログ") data_info?: UsageLogItem[];
  @IsOptional() @ShortTextField("チケット", TICKET_LENGTH) epub_ticket?: string;
}
