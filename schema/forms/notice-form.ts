import { validationText } from "../messages.ts";
import { ParagraphsText, SeenVersion } from "./decorators.ts";

const NOTICE_MAX = 2000;

/** The contract's notice on home (screen 1003). */
export class NoticeForm {
  @ParagraphsText({ required: validationText.noticeRequired, max: NOTICE_MAX, tooLong: validationText.noticeTooLong })
  text!: string;

  @SeenVersion() version?: string | null;
}
