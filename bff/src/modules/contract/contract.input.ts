import "reflect-metadata";
import { ContractForm } from "@kirinuki/schema/forms/contract-form.ts";
import type { SecondFactorDemand } from "@kirinuki/schema/second-factor.ts";
import { Max, Min } from "class-validator";
import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";

@ArgsType()
export class ContractsArgs {
  @Field(() => String, {
    nullable: true,
    description: "Words in contract_code, company_name or the name of the operator in charge.",
  })
  keyword?: string | null;

  @Field(() => String, { nullable: true, description: "State, as in ContractSummary.state; null: any." })
  state?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "el_admin_id of the operator in charge; -: contracts that nobody is in charge of; null: any.",
  })
  personInCharge?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Way in which their users may sign in: password, address or sso; null: any.",
  })
  signInWay?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether to list only contracts that have used at least 80 % of their caps this month.",
  })
  isNearCap!: boolean;

  @Min(1)
  @Field(() => Int, { defaultValue: 1, description: "Number of the page, from 1." })
  page!: number;

  @Min(1)
  @Max(100)
  @Field(() => Int, { defaultValue: 20, description: "Rows on a page, at most 100." })
  pageSize!: number;
}

@InputType({ description: "A text of a contract by its key." })
export class ContractTextInput {
  @Field(() => String, { description: "Key." })
  key!: string;

  @Field(() => String, { description: "Text; an empty text removes it." })
  text!: string;
}

@InputType("ContractForm", { description: "Form of a contract. Without a version it creates a contract." })
export class ContractInput extends ContractForm {
  @Field(() => String, { nullable: true, description: "contract_code of a new contract. It cannot be changed later." })
  override contractCode?: string;

  @Field(() => String, { description: "company_name." })
  override companyName!: string;

  @Field(() => [Int], { description: "data_sections to link the contract to." })
  override sections!: number[];

  @Field(() => [String], {
    description:
      "IP address ranges of the users: 203.0.113.0/24, 192.0.2.10-192.0.2.20, 2001:db8::/32 or a single address.",
  })
  override ipRanges!: string[];

  @Field(() => String, {
    nullable: true,
    description: "user_id that a sign-in by IP address signs in as; null: no sign-in by IP address.",
  })
  override ipLoginUserId?: string | null;

  @Field(() => String, { description: "Which users must have a second factor: none, admins or all." })
  override secondFactorDemand!: SecondFactorDemand;

  @Field(() => String, { nullable: true, description: "Last day of service, yyyy-MM-dd; null: no end." })
  override endDate?: string | null;

  @Field(() => Int, { nullable: true, description: "Maximum number of users; null: no limit." })
  override userMaxCount?: number | null;

  @Field(() => Int, { description: "Idle minutes after which a session ends, 1 to 1440." })
  override sessionIdleMinutes!: number;

  @Field(() => Int, { description: "Hours after which a session ends in any case, 1 to 720." })
  override sessionAbsoluteHours!: number;

  @Field(() => Int, { description: "Maximum number of addresses of one mail, 1 to 1000." })
  override mailSendMaxCount!: number;

  @Field(() => Int, { description: "Months for which the audit trail is kept, 1 to 120." })
  override auditKeepMonths!: number;

  @Field(() => Boolean, { description: "Whether users see their own usage." })
  override pdfUsageDisplay!: boolean;

  @Field(() => Boolean, { description: "Whether the theme tree shows the themes of a theme group." })
  override subthemeDisplay!: boolean;

  @Field(() => [ContractTextInput], {
    description: "Texts of the confirmations shown before a use of an original is counted.",
  })
  override messages!: ContractTextInput[];

  @Field(() => [ContractTextInput], { description: "All settings of the contract. They replace the stored ones." })
  override configuration!: ContractTextInput[];

  @Field(() => ID, { nullable: true, description: "el_admin_id of the operator in charge; null: nobody." })
  override personInCharge?: string | null;

  @Field(() => Int, { nullable: true, description: "Version that was read; absent for a new one." })
  override version?: number;
}

/** How REST names the form's fields. */
export const CONTRACT_WIRE_NAMES = {
  contract_code: "contractCode",
  company_name: "companyName",
  service_linkage_info: "sections",
  ip_ranges: "ipRanges",
  ip_login_user_id: "ipLoginUserId",
  second_factor_demand: "secondFactorDemand",
  end_date: "endDate",
  user_max_count: "userMaxCount",
  session_idle_minutes: "sessionIdleMinutes",
  session_absolute_hours: "sessionAbsoluteHours",
  mail_send_max_count: "mailSendMaxCount",
  audit_keep_months: "auditKeepMonths",
  pdf_usage_display_flag: "pdfUsageDisplay",
  subtheme_display_flag: "subthemeDisplay",
  message_info: "messages",
  company_configuration_info: "configuration",
  person_in_charge: "personInCharge",
  version: "version",
} as const;

type ContractBody = BodyOf<"/admin/api/v1/contract_companies", "put">;

export const toContractBody = (id: string | null, form: ContractForm): ContractBody => ({
  ...(id !== null && { contract_id: id }),
  ...(id === null && form.contractCode != null && { contract_code: form.contractCode }),
  company_name: form.companyName,
  service_linkage_info: form.sections.map((data_section) => ({ data_section })) as NonNullable<
    ContractBody["service_linkage_info"]
  >,
  ip_ranges: form.ipRanges,
  ip_login_user_id: form.ipLoginUserId ?? "",
  second_factor_demand: form.secondFactorDemand,
  end_date: form.endDate ?? "",
  person_in_charge: form.personInCharge ?? "",
  user_max_count: form.userMaxCount ?? (null as never),
  session_idle_minutes: form.sessionIdleMinutes,
  session_absolute_hours: form.sessionAbsoluteHours,
  mail_send_max_count: form.mailSendMaxCount,
  audit_keep_months: form.auditKeepMonths,
  pdf_usage_display_flag: form.pdfUsageDisplay ? 1 : 0,
  subtheme_display_flag: form.subthemeDisplay ? 1 : 0,
  message_info: form.messages
    .filter(({ text }) => text.trim() !== "")
    .map(({ key, text }) => ({ message_key: key, configuration_value: text.trim() })),
  company_configuration_info: form.configuration.map(({ key, text }) => ({
    configuration_key: key,
    configuration_value: text,
  })),
  ...(form.version != null && { version: form.version }),
});
