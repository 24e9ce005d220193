import type { UserForm } from "@kirinuki/schema/forms/user-form.ts";
import type { UserScreenQuery } from "../../__generated__/graphql.ts";
import { kindOf, type UserKind } from "../../domain/user-kind.ts";

export type StoredUser = NonNullable<UserScreenQuery["user"]>;

/** What the fields hold; a field has the name of the form's field that it is checked as. */
export interface UserValues {
  userId: string;
  userGroupId: string;
  name: string;
  email: string;
  /** user_authority and topics_creation_flag as one choice. */
  userAuthority: UserKind;
  /** Of a new user: how he gets his first password. */
  invitationFlag: "invite" | "password";
  password: string;
  confirmPassword: string;
  mcUserAuthority: string;
  scUserAuthority: string;
  themeBrowsing: boolean;
  ipRestrictionFlag: boolean;
  passChangeStopFlag: boolean;
  systemMailStopFlag: boolean;
  scUserId: string;
  /** undefined: as it is; null: taken out. */
  scUserPw: string | null | undefined;
}

/** A colleague who reads, with the rights that a new user of a CSV file has too (spec section 6: the defaults of a session). */
const USUAL: UserValues = {
  userId: "",
  userGroupId: "",
  name: "",
  email: "",
  userAuthority: "user",
  invitationFlag: "invite",
  password: "",
  confirmPassword: "",
  mcUserAuthority: "1",
  scUserAuthority: "2",
  themeBrowsing: true,
  ipRestrictionFlag: false,
  passChangeStopFlag: false,
  systemMailStopFlag: false,
  scUserId: "",
  scUserPw: undefined,
};

export function valuesOf(stored: StoredUser | null): UserValues {
  if (stored === null) return USUAL;
  return {
    ...USUAL,
    userId: stored.userId,
    userGroupId: stored.userGroupId,
    name: stored.name,
    email: stored.email,
    userAuthority: kindOf(stored),
    mcUserAuthority: String(stored.mcUserAuthority),
    scUserAuthority: String(stored.scUserAuthority),
    themeBrowsing: stored.themeBrowsing,
    ipRestrictionFlag: stored.ipRestriction,
    passChangeStopFlag: stored.passChangeStop,
    systemMailStopFlag: stored.systemMailStop,
    scUserId: stored.scUserId,
  };
}

/** As it is checked and sent. Without a version he is new. */
export function formOf(values: UserValues, version: number | null): UserForm {
  const isInvited = version === null && values.invitationFlag === "invite";
  const hasPassword = version === null ? !isInvited : values.password !== "";
  const isAdmin = values.userAuthority === "admin";
  return {
    userId: values.userId.trim(),
    userGroupId: values.userGroupId,
    name: values.name.trim(),
    email: values.email.trim(),
    userAuthority: isAdmin ? 1 : 0,
    topicsCreationFlag: isAdmin || values.userAuthority === "topics",
    mcUserAuthority: Number(values.mcUserAuthority),
    scUserAuthority: Number(values.scUserAuthority),
    themeBrowsing: values.themeBrowsing,
    ipRestrictionFlag: values.ipRestrictionFlag,
    passChangeStopFlag: values.passChangeStopFlag,
    systemMailStopFlag: values.systemMailStopFlag,
    scUserId: values.scUserId.trim() || null,
    ...(values.scUserPw !== undefined && { scUserPw: values.scUserPw }),
    ...(hasPassword && { password: values.password, confirmPassword: values.confirmPassword }),
    ...(isInvited && { invitationFlag: true }),
    ...(version !== null && { version }),
  };
}
