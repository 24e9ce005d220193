import { type Static, Type } from "typebox";

const flag = () => Type.Integer({ enum: [0, 1] });

/** A contract's user as the operator sees it; never what he signs in with. */
export const contactUser = Type.Object({
  user_id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  user_group_id: Type.String(),
  user_group_name: Type.String(),
  user_authority: Type.Integer(),
  topics_creation_flag: flag(),
  mc_user_authority: Type.Integer(),
  sc_user_authority: Type.Integer(),
  theme_browsing: flag(),
  ip_restriction_flag: flag(),
  login_stop_flag: flag(),
  pass_change_stop_flag: flag(),
  system_mail_stop_flag: flag(),
});
export type ContactUser = Static<typeof contactUser>;
