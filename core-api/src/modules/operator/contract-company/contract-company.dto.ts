import { SECOND_FACTOR_DEMANDS } from "@kirinuki/schema/second-factor.ts";
import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

const flag = () => Type.Integer({ enum: [0, 1] });

/** A contract as the operator sees it (api.md, Operator); the lists bear the names of the login answer. */
export const contractCompanySchema = Type.Object({
  contract_id: Type.String(),
  contract_code: Type.String(),
  company_name: Type.String(),
  service_linkage_info: Type.Array(Type.Object({ data_section: Type.Integer() })),
  company_configuration_info: Type.Array(
    Type.Object({ configuration_key: Type.String(), configuration_value: Type.String() }),
  ),
  message_info: Type.Array(Type.Object({ message_key: Type.String(), configuration_value: Type.String() })),
  session_idle_minutes: Type.Integer(),
  session_absolute_hours: Type.Integer(),
  mail_send_max_count: Type.Integer(),
  pdf_usage_display_flag: flag(),
  subtheme_display_flag: flag(),
  second_factor_demand: Type.String({
    enum: [...SECOND_FACTOR_DEMANDS],
    description: "Which users must have a second factor",
  }),
  audit_keep_months: Type.Integer({ description: "Months for which the audit trail is kept" }),
  ip_ranges: Type.Array(Type.String(), {
    description: "203.0.113.0/24, 2001:db8::/32, 192.0.2.10-192.0.2.20 or one address",
  }),
  ip_login_user_id: nullable(
    Type.String({ description: "user_id that a sign-in by IP address signs in as; null: no sign-in by IP address" }),
  ),
  end_date: nullable(Type.String({ format: "date", description: "The last day in service; null: no end" })),
  user_max_count: nullable(Type.Integer({ description: "Maximum number of users; null: no limit" })),
  person_in_charge: nullable(
    Type.String({ description: "el_admin_id of the operator in charge of the contract; null: nobody" }),
  ),
  version: Type.Integer(),
});
export type ContractCompany = Static<typeof contractCompanySchema>;

export const contractCompaniesSchema = Type.Object({ contract_companies: Type.Array(contractCompanySchema) });
export const savedContractSchema = Type.Object({ contract_id: Type.String(), version: Type.Integer() });
