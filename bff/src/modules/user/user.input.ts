import "reflect-metadata";
import { UserForm } from "@kirinuki/schema/forms/user-form.ts";
import { IsIn, IsOptional, Matches, Max, MaxLength, Min } from "class-validator";
import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";
import { inputText } from "../../errors/catalogue.ts";
import { Role } from "../session/viewer.type.ts";
import { ListedUserState, UserSignIn, UserSortKey } from "./user.enums.ts";

@InputType("UserForm", {
  description:
    "Form of a user (screen 1014). Without a version it creates a user. With one, absent fields stay as they are.",
})
export class UserInput extends UserForm {
  @Field(() => String, {
    description: "user_id, 5 to 20 characters. It identifies the user to change and cannot be changed.",
  })
  override userId!: string;

  @Field(() => String, { nullable: true, description: "user_group_id." })
  override userGroupId?: string;

  @Field(() => String, { nullable: true, description: "First or new password." })
  override password?: string;

  @Field(() => String, { nullable: true, description: "The password, repeated." })
  override confirmPassword?: string;

  @Field(() => String, { nullable: true, description: "Name, 8 to 20 columns. A full-width character takes two." })
  override name?: string;

  @Field(() => String, { nullable: true, description: "Mail address." })
  override email?: string;

  @Field(() => Int, { nullable: true, description: "user_authority: 1 for Admins, 0 for all other users." })
  override userAuthority?: number;

  @Field(() => Int, { nullable: true, description: "1, 2 or 3 (spec section 6)." })
  override mcUserAuthority?: number;

  @Field(() => Int, { nullable: true, description: "2, 3 or 5 (spec section 6)." })
  override scUserAuthority?: number;

  @Field(() => Boolean, { nullable: true, description: "Whether the user may edit topics and send mails." })
  override topicsCreationFlag?: boolean;

  @Field(() => Boolean, { nullable: true, description: "Whether the user sees every theme of the contract." })
  override themeBrowsing?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the user may sign in from the contract's IP addresses only.",
  })
  override ipRestrictionFlag?: boolean;

  @Field(() => Boolean, { nullable: true, description: "Whether the sign-in is stopped." })
  override loginStopFlag?: boolean;

  @Field(() => Boolean, { nullable: true, description: "Whether the user may not change the password." })
  override passChangeStopFlag?: boolean;

  @Field(() => Boolean, { nullable: true, description: "Whether the user gets no system mails." })
  override systemMailStopFlag?: boolean;

  @Field(() => Boolean, { nullable: true, description: "Whether to mail a link to set the first password." })
  override invitationFlag?: boolean;

  @Field(() => String, { nullable: true, description: "Account at the external newspaper service; null removes it." })
  override scUserId?: string | null;

  @Field(() => String, { nullable: true, description: "Password of that account; null removes it." })
  override scUserPw?: string | null;

  @Field(() => Int, { nullable: true, description: "Version that was read; absent for a new user." })
  override version?: number;
}

const DIGITS = /^\d{1,18}$/;
/** Rows of a page (spec section 9). */
const PAGE_SIZES = [20, 40, 60, 80, 100];

@InputType({ description: "Filter for users. Absent fields do not filter." })
export class UserFilter {
  @IsOptional()
  @Matches(DIGITS, { message: inputText.id })
  @Field(() => ID, { nullable: true, description: "user_group_id." })
  userGroupId?: string | null;

  @IsOptional()
  @MaxLength(200)
  @Field(() => String, {
    nullable: true,
    description: "Words, blank-separated. Each must occur in the id, name or mail address.",
  })
  keyword?: string | null;

  @IsOptional()
  @Field(() => Role, { nullable: true, description: "Role." })
  role?: Role | null;

  @IsOptional()
  @Field(() => ListedUserState, { nullable: true, description: "State." })
  state?: ListedUserState | null;

  @IsOptional()
  @Field(() => UserSignIn, { nullable: true, description: "How they sign in." })
  signIn?: UserSignIn | null;
}

@ArgsType()
export class UsersArgs {
  @IsOptional()
  @Field(() => UserFilter, { nullable: true, description: "Filter; absent: all users." })
  filter?: UserFilter | null;

  @Field(() => UserSortKey, { defaultValue: UserSortKey.USER_ID, description: "Sort key." })
  sortKey!: UserSortKey;

  @Field(() => Boolean, { defaultValue: false, description: "Whether to sort in descending order." })
  descending!: boolean;

  @Min(1)
  @Max(1_000_000)
  @Field(() => Int, { defaultValue: 1, description: "Number of the page, from 1." })
  page!: number;

  @IsIn(PAGE_SIZES, { message: inputText.pageSize })
  @Field(() => Int, { defaultValue: 20, description: "Users on a page: 20, 40, 60, 80 or 100." })
  pageSize!: number;
}

const WIRE_ROLES = { USER: "User", TOPIC_USER: "TopicUser", ADMIN: "Admin" } as const;

/** How REST reads the search. */
export const toUsersQuery = ({ filter, sortKey, descending, page, pageSize }: UsersArgs) => ({
  ...(filter?.userGroupId && { user_group_id: filter.userGroupId }),
  ...(filter?.keyword && { keyword: filter.keyword }),
  ...(filter?.role && { role: WIRE_ROLES[filter.role] }),
  ...(filter?.state && { user_state: filter.state.toLowerCase() as Lowercase<ListedUserState> }),
  ...(filter?.signIn && { sign_in_state: filter.signIn.toLowerCase() as Lowercase<UserSignIn> }),
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
