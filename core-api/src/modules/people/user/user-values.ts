import type { UserForm } from "@kirinuki/schema/forms/user-form.ts";
import type { AppUser } from "./app-user.entity.ts";

/** What an Admin sets of a user, but for what is secret. */
export type UserValues = Partial<
  Omit<
    AppUser,
    | "contract_id"
    | "user_id"
    | "password_hash"
    | "sc_user_pw"
    | "last_login_at"
    | "invited_at"
    | "search_text"
    | "version"
    | "created_at"
  >
>;

/** Only what was sent; an external id that is taken away is an empty one. */
export function valuesOf(form: UserForm): UserValues {
  const values = {
    user_group_id: form.userGroupId == null ? undefined : Number(form.userGroupId),
    name: form.name?.trim(),
    email: form.email ?? undefined,
    user_authority: form.userAuthority ?? undefined,
    mc_user_authority: form.mcUserAuthority,
    sc_user_authority: form.scUserAuthority,
    topics_creation_flag: form.topicsCreationFlag,
    theme_browsing: form.themeBrowsing,
    ip_restriction_flag: form.ipRestrictionFlag,
    login_stop_flag: form.loginStopFlag,
    pass_change_stop_flag: form.passChangeStopFlag,
    system_mail_stop_flag: form.systemMailStopFlag,
    sc_user_id: form.scUserId === null ? "" : form.scUserId,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** What differs from the user as he is, for the audit. */
export function changesOf(existing: AppUser | null, values: UserValues): UserValues {
  const before = new Map<string, unknown>(Object.entries(existing ?? {}));
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => before.get(name) !== value));
}
