import "reflect-metadata";
import { LoginNoticeForm, LoginNoticesForm } from "@kirinuki/schema/forms/login-notices-form.ts";
import { NoticeForm } from "@kirinuki/schema/forms/notice-form.ts";
import { Field, InputType } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";

const VERSION = "Version that was read. With it, a change in between is refused; without it, overwritten.";

@InputType("NoticeForm", { description: "The contract's notice." })
export class NoticeInput extends NoticeForm {
  @Field(() => String, { description: "At most 2000 characters, with line breaks." })
  override text!: string;

  @Field(() => String, { nullable: true, description: VERSION })
  override version?: string | null;
}

@InputType("LoginNoticeForm", { description: "A notice of the sign-in page." })
export class LoginNoticeInput extends LoginNoticeForm {
  // A text, not a Day, so that a wrong day is a fault of the form like any other.
  @Field(() => String, { description: "Day of the notice, yyyy-MM-dd. A future day hides the notice until then." })
  override date!: string;

  @Field(() => String, { description: "At most 500 characters, with line breaks." })
  override text!: string;
}

@InputType("LoginNoticesForm", {
  description: "Alert and notices of the sign-in page. An absent field stays as it is; null clears it.",
})
export class LoginNoticesInput extends LoginNoticesForm {
  @Field(() => String, { nullable: true, description: "Alert above the sign-in form, at most 500 characters." })
  override alert?: string | null;

  @Field(() => [LoginNoticeInput], {
    nullable: true,
    description: "At most 20 notices. They replace all earlier ones.",
  })
  override notices?: LoginNoticeInput[] | null;

  @Field(() => String, { nullable: true, description: VERSION })
  override version?: string | null;
}

/** How REST names the forms' fields. */
export const NOTICE_WIRE_NAMES = { text: "text", version: "version" } as const;
export const LOGIN_NOTICES_WIRE_NAMES = { login_alert: "alert", notices: "notices", version: "version" } as const;

export const toBoardBody = ({
  alert,
  notices,
  version,
}: LoginNoticesForm): BodyOf<"/admin/api/v1/el_admin_notice", "put"> => ({
  ...(alert !== undefined && { login_alert: alert ?? "" }),
  ...(notices !== undefined && { notices: (notices ?? []).map(({ date, text }) => ({ notice_date: date, text })) }),
  ...(version && { version }),
});
