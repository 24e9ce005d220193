import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";
import { lastChangeSchema } from "../../audit/last-change.ts";

const flag = () => Type.Integer({ enum: [0, 1] });
const moment = () => nullable(Type.String({ format: "date-time" }));

export const USER_STATES = [
  "active",
  "stopped",
  "locked",
  "invited",
  "invitation_expired",
  "invitation_failed",
] as const;

/** A user as administrators see him (api.md); nothing that he signs in with. */
export const userSchema = Type.Object({
  user_id: Type.String(),
  user_group_id: Type.String(),
  user_group_name: Type.String(),
  name: Type.String(),
  email: Type.String(),
  user_authority: Type.Integer(),
  mc_user_authority: Type.Integer(),
  sc_user_authority: Type.Integer(),
  topics_creation_flag: flag(),
  theme_browsing: flag(),
  ip_restriction_flag: flag(),
  login_stop_flag: flag(),
  pass_change_stop_flag: flag(),
  system_mail_stop_flag: flag(),
  sc_user_id: Type.String(),
  sc_user_pw_set_flag: flag(),
  /** 0: he has no password yet. */
  password_set_flag: flag(),
  /** 1: he has an authenticator app or a passkey. */
  second_factor_flag: flag(),
  invited_datetime: moment(),
  last_login_datetime: moment(),
  /** active: he can sign in. Of the invited: he has no password yet. */
  user_state: Type.String({ enum: [...USER_STATES] }),
  /** When the link of his invitation ends; null until it is mailed, and for everybody else. */
  invitation_end_datetime: moment(),
  /** Why the invitation could not be mailed. */
  invitation_fault: nullable(Type.String()),
  /** Until when no password of his is checked, after too many wrong ones. */
  locked_until_datetime: moment(),
  ...lastChangeSchema.properties,
  version: Type.Integer(),
});
export type UserWire = Static<typeof userSchema>;
