import { UserForm } from "@kirinuki/schema/forms/user-form.ts";
import { IsOptional } from "class-validator";
import {
  ChoiceField,
  DEFAULT_PAGE_SIZE,
  IdField,
  PageField,
  PageSizeField,
  ShortTextField,
  VersionField,
} from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";
import { Digits, Flag, IdText } from "../../../http/transforms.ts";
import {
  LISTED_STATES,
  type ListedState,
  SIGN_IN_STATES,
  type SignInState,
  USER_ROLES,
  USER_SORT_KEYS,
  type UserRole,
  type UserSortKey,
} from "./user.read-model.ts";

/** PUT /user: the form of the screens under REST's names. */
export class UserBody extends UserForm {
  static readonly wireNames = {
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
    sc_user_id: "scUserId",
    sc_user_pw: "scUserPw",
    invitation_flag: "invitationFlag",
    version: "version",
  };
  /** What GET answers of a user and no administrator sets: whoever sends a whole user back is told of no fault. */
  static readonly unread = [
    "user_group_name",
    "sc_user_pw_set_flag",
    "password_set_flag",
    "second_factor_flag",
    "invited_datetime",
    "last_login_datetime",
    "user_state",
    "invitation_end_datetime",
    "invitation_fault",
    "locked_until_datetime",
    "changed_datetime",
    "changed_by",
  ];

  @IdText() declare userGroupId?: string;
  @Digits() declare userAuthority?: number;
  @Digits() declare mcUserAuthority?: number;
  @Digits() declare scUserAuthority?: number;
  @Flag() declare topicsCreationFlag?: boolean;
  @Flag() declare themeBrowsing?: boolean;
  @Flag() declare ipRestrictionFlag?: boolean;
  @Flag() declare loginStopFlag?: boolean;
  @Flag() declare passChangeStopFlag?: boolean;
  @Flag() declare systemMailStopFlag?: boolean;
  @Flag() declare invitationFlag?: boolean;
  @Clearable() declare scUserId?: string | null;
  @Clearable() declare scUserPw?: string | null;
  @IsOptional() @VersionField() declare version?: number;
}

const UserId = () => ShortTextField("ユーザーID", 20);

export class UserQuery {
  @UserId() user_id!: string;
}

/** DELETE /user: in the query or the body. With the version that was read, a change in between is not deleted unseen. */
export class UserIdForm {
  @IsOptional() @UserId() user_id?: string;
  @IsOptional() @VersionField() version?: number;
}

export class UsersQuery {
  @IsOptional() @IdField("ユーザーグループID") user_group_id?: string;
  @IsOptional() @ChoiceField("権限", USER_ROLES) role?: UserRole;
  @IsOptional() @ChoiceField("状態", LISTED_STATES) user_state?: ListedState;
  @IsOptional() @ChoiceField("ログインの設定", SIGN_IN_STATES) sign_in_state?: SignInState;
  /** Words in the id, the name or the address; each must occur. */
  @IsOptional() @ShortTextField("キーワード", 200) keyword?: string;
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
  @IsOptional() @ChoiceField("並べ替え項目", USER_SORT_KEYS) sort_key: UserSortKey = "user_id";
  @IsOptional() @ChoiceField("並び順", ["asc", "desc"]) sort_order: "asc" | "desc" = "asc";
}
