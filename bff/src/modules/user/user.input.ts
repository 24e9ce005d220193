import "reflect-metadata";
import { UserForm } from "@kirinuki/schema/forms/user-form.ts";
import { IsIn, IsOptional, Matches, Max, MaxLength, Min } from "class-validator";
import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";
import { inputText } from "../../errors/catalogue.ts";
import { Role } from "../session/viewer.type.ts";
import { ListedUserState, UserSortKey } from "./user.enums.ts";

@InputType("UserForm", {
  description: "A user as screen 1014 sends him. With a version he is changed, and what is absent stays as it is.",
})
export class UserInput extends UserForm {
  @Field(() => String, { description: "5 to 20 characters; of an edit, whom it is of." })
  override userId!: string;

  @Field(() => String, { nullable: true, description: "The group that he is in." })
  override userGroupId?: string;

  @Field(() => String, { nullable: true, description: "A first or new password." })
  override password?: string;

  @Field(() => String, { nullable: true, description: "The same once more." })
  override confirmPassword?: string;

  @Field(() => String, { nullable: true, description: "8 to 20 columns; a full-width character takes two." })
  override name?: string;

  @Field(() => String, { nullable: true, description: "Where his mails go." })
  override email?: string;

  @Field(() => Int, { nullable: true, description: "1 Admin, 0 everybody else." })
  override userAuthority?: number;

  @Field(() => Int, { nullable: true, description: "1, 2 or 3 (spec section 6)." })
  override mcUserAuthority?: number;

  @Field(() => Int, { nullable: true, description: "2, 3 or 5 (spec section 6)." })
  override scUserAuthority?: number;

  @Field(() => Boolean, { nullable: true, description: "He fills topics and sends mails." })
  override topicsCreationFlag?: boolean;

  @Field(() => Boolean, { nullable: true, description: "He sees every theme of the contract." })
  override themeBrowsing?: boolean;

  @Field(() => Boolean, { nullable: true, description: "He signs in only from the contract's addresses." })
  override ipRestrictionFlag?: boolean;

  @Field(() => Boolean, { nullable: true, description: "He can't sign in." })
  override loginStopFlag?: boolean;

  @Field(() => Boolean, { nullable: true, description: "He can't change his password." })
  override passChangeStopFlag?: boolean;

  @Field(() => Boolean, { nullable: true, description: "He gets no mails." })
  override systemMailStopFlag?: boolean;

  @Field(() => Boolean, { nullable: true, description: "He gets a mail with a link to set his first password." })
  override invitationFlag?: boolean;

  @Field(() => String, { nullable: true, description: "His account at the external newspaper service; null ends it." })
  override scUserId?: string | null;

  @Field(() => String, { nullable: true, description: "Its password; null takes it away." })
  override scUserPw?: string | null;

  @Field(() => Int, { nullable: true, description: "The version that was read; absent: he is new." })
  override version?: number;
}

const DIGITS = /^\d{1,18}$/;
/** Rows of a page (spec section 9). */
const PAGE_SIZES = [20, 40, 60, 80, 100];

@InputType({ description: "What users are searched by; what is absent is not looked at." })
export class UserFilter {
  @IsOptional()
  @Matches(DIGITS, { message: inputText.id })
  @Field(() => ID, { nullable: true, description: "Their group." })
  userGroupId?: string | null;

  @IsOptional()
  @MaxLength(200)
  @Field(() => String, { nullable: true, description: "Words in id, name or address; each must occur." })
  keyword?: string | null;

  @IsOptional()
  @Field(() => Role, { nullable: true, description: "What they may do." })
  role?: Role | null;

  @IsOptional()
  @Field(() => ListedUserState, { nullable: true, description: "Whether they can sign in." })
  state?: ListedUserState | null;
}

@ArgsType()
export class UsersArgs {
  @IsOptional()
  @Field(() => UserFilter, { nullable: true, description: "The search; absent: all." })
  filter?: UserFilter | null;

  @Field(() => UserSortKey, { defaultValue: UserSortKey.USER_ID, description: "By what they are sorted." })
  sortKey!: UserSortKey;

  @Field(() => Boolean, { defaultValue: false, description: "From the last to the first." })
  descending!: boolean;

  @Min(1)
  @Max(1_000_000)
  @Field(() => Int, { defaultValue: 1, description: "1-based." })
  page!: number;

  @IsIn(PAGE_SIZES, { message: inputText.pageSize })
  @Field(() => Int, { defaultValue: 20, description: "20, 40, 60, 80 or 100." })
  pageSize!: number;
}

const WIRE_ROLES = { USER: "User", TOPIC_USER: "TopicUser", ADMIN: "Admin" } as const;

/** How REST reads the search. */
export const toUsersQuery = ({ filter, sortKey, descending, page, pageSize }: UsersArgs) => ({
  ...(filter?.userGroupId && { user_group_id: filter.userGroupId }),
  ...(filter?.keyword && { keyword: filter.keyword }),
  ...(filter?.role && { role: WIRE_ROLES[filter.role] }),
  ...(filter?.state && { user_state: filter.state.toLowerCase() as Lowercase<ListedUserState> }),
  sort_key: sortKey.toLowerCase() as Lowercase<UserSortKey>,
  sort_order: descending ? ("desc" as const) : ("asc" as const),
  page,
  page_size: pageSize,
});

/** How REST names the form's fields. */
export const USER_WIRE_NAMES = {
  user_id: "userId",
  user_group_id: "userGroupId",
  password: "password",
  confirmpassword: "confirmPassword",
  name: "name",
  email: "email",
  user_authority: "userAuthority",
  mc_user_authority: "mcUserAuthority",
  sc_user_authority: "scUserAuthority",
  topics_creation_flag: "topicsCreationFlag",
  theme_browsing: "themeBrowsing",
  ip_restriction_flag: "ipRestrictionFlag",
  login_stop_flag: "loginStopFlag",
  pass_change_stop_flag: "passChangeStopFlag",
  system_mail_stop_flag: "systemMailStopFlag",
  invitation_flag: "invitationFlag",
  sc_user_id: "scUserId",
  sc_user_pw: "scUserPw",
  version: "version",
} as const satisfies Record<string, keyof UserForm>;

type Body = BodyOf<"/api/v1/user", "put">;

/** Absent stays absent, and null stays null: they mean two things. */
export function toUserBody(form: UserForm): Body {
  const entries = Object.entries(USER_WIRE_NAMES).flatMap(([wire, own]) => {
    const value = form[own];
    return value === undefined ? [] : [[wire, typeof value === "boolean" ? Number(value) : value]];
  });
  return Object.fromEntries(entries) as Body;
}
