import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

export const USER_STATES = ["active", "locked", "stopped", "invited"] as const;
export type UserState = (typeof USER_STATES)[number];

const moment = () => nullable(Type.String({ format: "date-time" }));

/** A customer's user as operators find him, over all contracts. */
export const foundUserSchema = Type.Object({
  contract_id: Type.String(),
  contract_code: Type.String(),
  company_name: Type.String(),
  user_id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  user_group_name: Type.String(),
  user_authority: Type.Integer(),
  topics_creation_flag: Type.Integer({ enum: [0, 1] }),
  state: Type.Enum([...USER_STATES]),
  locked_until: moment(),
  last_login_datetime: moment(),
});
export type FoundUser = Static<typeof foundUserSchema>;

const lineSchema = Type.Object({
  audit_id: Type.String(),
  datetime: Type.String({ format: "date-time" }),
  actor: Type.String(),
  action: Type.String(),
  detail: Type.String({ description: "In words" }),
});
export type TrailLine = Static<typeof lineSchema>;

/** What helps to say why somebody can't get in. */
export const customerUserSchema = Type.Object({
  user: foundUserSchema,
  mc_user_authority: Type.Integer(),
  sc_user_authority: Type.Integer(),
  ip_restriction_flag: Type.Integer({ enum: [0, 1] }),
  system_mail_stop_flag: Type.Integer({ enum: [0, 1] }),
  pass_change_stop_flag: Type.Integer({ enum: [0, 1] }),
  second_factor_flag: Type.Integer({ enum: [0, 1] }),
  sc_user_pw_set_flag: Type.Integer({ enum: [0, 1] }),
  session_count: Type.Integer({ description: "Number of open sessions" }),
  mail_setting_count: Type.Integer(),
  sign_ins: Type.Array(lineSchema),
  support: Type.Array(lineSchema),
});
export type CustomerUser = Static<typeof customerUserSchema>;
