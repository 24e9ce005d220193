import { OPERATOR_ROLES } from "@kirinuki/schema/operator-roles.ts";
import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

export const operatorRoleSchema = Type.Enum([...OPERATOR_ROLES]);

/** An operator as operators see him (api.md); nothing that he signs in with. */
export const operatorAccountSchema = Type.Object({
  el_admin_id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  department: Type.String(),
  role: operatorRoleSchema,
  last_login_datetime: nullable(Type.String({ format: "date-time" })),
  stop_flag: Type.Integer({ enum: [0, 1] }),
  authenticator_flag: Type.Integer({ enum: [0, 1], description: "1: the operator signs in with an authenticator app" }),
  version: Type.Integer(),
});
export type OperatorAccountWire = Static<typeof operatorAccountSchema>;
