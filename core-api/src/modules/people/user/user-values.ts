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
    | "changed_by"
    | "changed_at"
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

/** What a change changes, for the audit: of a new user everything, and nothing before. */
export interface UserChange {
  before: UserValues;
  after: UserValues;
}

/** Only what differs from the user as he is. */
export function changeOf(existing: AppUser | null, values: UserValues): UserChange {
  const known = new Map<string, unknown>(Object.entries(existing ?? {}));
  const changed = Object.entries(values).filter(([name, value]) => known.get(name) !== value);
  const before = existing ? changed.map(([name]) => [name, known.get(name)]) : [];
  return { before: Object.fromEntries(before), after: Object.fromEntries(changed) };
}
