import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { Day } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "Operator in charge of a contract." })
export class PersonInCharge {
  @Field(() => ID, { description: "el_admin_id." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => Boolean, { description: "Whether the operator's sign-in is stopped." })
  isStopped!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A row of the list of contracts." })
export class ContractSummary {
  @Field(() => ID, { description: "contract_id." })
  id!: string;

  @Field(() => String, { description: "contract_code." })
  code!: string;

  @Field(() => String, { description: "company_name." })
  name!: string;

  @Field(() => String, { description: "preparing, in_service, ending, read_only or closed." })
  state!: string;

  @Field(() => Day, { nullable: true, description: "Last day of service; null if there is no end." })
  endDate!: string | null;

  @Field(() => [Int], { description: "data_sections that the contract is linked to." })
  sections!: number[];

  @Field(() => Int, { description: "Number of users." })
  users!: number;

  @Field(() => Int, { nullable: true, description: "Maximum number of users; null: no limit." })
  userMax!: number | null;

  @Field(() => Int, { description: "Uses of originals counted this month." })
  used!: number;

  @Field(() => Int, {
    nullable: true,
    description: "Sum of the caps of all user groups; null if a user group has no cap.",
  })
  useMax!: number | null;

  @Field(() => [String], { description: "Ways in which users may sign in: password, address, sso." })
  signInWays!: string[];

  @Field(() => Int, { description: "Number of steps to the first mail that are done, of nine." })
  stepsDone!: number;

  @Field(() => [String], { description: "Names of the steps that are not done, in order." })
  missing!: string[];

  @Field(() => PersonInCharge, { nullable: true, description: "Operator in charge; null: nobody." })
  personInCharge!: PersonInCharge | null;
}

@ObjectType({ simpleResolvers: true, description: "Number of contracts in a state." })
export class ContractStateCount {
  @Field(() => String, { description: "State, as in ContractSummary.state." })
  state!: string;

  @Field(() => Int, { description: "Number of contracts." })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: "One page of the contracts that match a search." })
export class ContractPage {
  @Field(() => [ContractSummary], { description: "Contracts. Those that need an operator's attention come first." })
  contracts!: ContractSummary[];

  @Field(() => Int, { description: "Number of contracts that match the search and the state." })
  total!: number;

  @Field(() => [ContractStateCount], { description: "Number of contracts that match the search, by state." })
  states!: ContractStateCount[];

  @Field(() => Int, {
    description: "Number of contracts that match the search and have used at least 80 % of their caps this month.",
  })
  nearCap!: number;
}

@ObjectType({ simpleResolvers: true, description: "A text of a contract by its key." })
export class ContractText {
  @Field(() => String, { description: "Key." })
  key!: string;

  @Field(() => String, { description: "Text." })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: "A contract with all its settings." })
export class OperatedContract {
  @Field(() => ID, { description: "contract_id." })
  id!: string;

  @Field(() => String, { description: "contract_code." })
  code!: string;

  @Field(() => String, { description: "company_name." })
  name!: string;

  @Field(() => [Int], { description: "data_sections that the contract is linked to." })
  sections!: number[];

  @Field(() => [String], { description: "IP address ranges of its users." })
  ipRanges!: string[];

  @Field(() => String, {
    nullable: true,
    description: "user_id that a sign-in by IP address signs in as; null: no sign-in by IP address.",
  })
  ipLoginUserId!: string | null;

  @Field(() => Day, { nullable: true, description: "Last day of service; null if there is no end." })
  endDate!: string | null;

  @Field(() => Int, { nullable: true, description: "Maximum number of users; null: no limit." })
  userMaxCount!: number | null;

  @Field(() => String, { description: "Which users must have a second factor: none, admins or all." })
  secondFactorDemand!: string;

  @Field(() => Int, { description: "Idle minutes after which a session ends." })
  sessionIdleMinutes!: number;

  @Field(() => Int, { description: "Hours after which a session ends in any case." })
  sessionAbsoluteHours!: number;

  @Field(() => Int, { description: "Maximum number of addresses of one mail." })
  mailSendMaxCount!: number;

  @Field(() => Int, { description: "Months for which the audit trail is kept." })
  auditKeepMonths!: number;

  @Field(() => Boolean, { description: "Whether users see their own usage." })
  pdfUsageDisplay!: boolean;

  @Field(() => Boolean, { description: "Whether the theme tree shows the themes of a theme group." })
  subthemeDisplay!: boolean;

  @Field(() => [ContractText], {
    description: "Texts of the confirmations shown before a use of an original is counted.",
  })
  messages!: ContractText[];

  @Field(() => [ContractText], { description: "Settings of the contract." })
  configuration!: ContractText[];

  @Field(() => ID, { nullable: true, description: "el_admin_id of the operator in charge; null: nobody." })
  personInCharge!: string | null;

  @Field(() => Int, { description: "Version. Send it back with a change." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "One of the nine steps of a contract up to its first mail." })
export class ContractStep {
  @Field(() => String, { description: "name, sections, caps, sign_in, messages, addresses, admin, themes or mails." })
  step!: string;

  @Field(() => String, { description: "done, fault or open." })
  state!: string;

  @Field(() => String, { description: "Japanese text: what there is, or what is missing." })
  detail!: string;
}

@ObjectType({ simpleResolvers: true, description: "Steps of a contract up to its first mail." })
export class ContractSteps {
  @Field(() => String, { description: "State, as in ContractSummary.state." })
  state!: string;

  @Field(() => Int, { description: "Number of steps that are done." })
  done!: number;

  @Field(() => [ContractStep], { description: "All nine steps, in order." })
  steps!: ContractStep[];
}

@ObjectType({ simpleResolvers: true, description: "Result of the check of one IP address range." })
export class AddressRow {
  @Field(() => String, { description: "ok, inside, fault or taken." })
  state!: string;

  @Field(() => String, { nullable: true, description: "The range as it would be stored; null if it is invalid." })
  range!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Number of addresses as a decimal string; null if the range is invalid.",
  })
  count!: string | null;

  @Field(() => String, { description: "Japanese text about the row; empty if there is nothing to say." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "Result of the check of a list of IP address ranges." })
export class AddressCheck {
  @Field(() => [AddressRow], { description: "Rows in the order of the list." })
  rows!: AddressRow[];

  @Field(() => String, { description: "IP address of this request." })
  myAddress!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Index of the row that contains myAddress, from 0; null if no row does.",
  })
  myRow!: number | null;
}

@ObjectType({ simpleResolvers: true, description: "The change was made." })
export class BackOfficeDone {
  @Field(() => Boolean, { description: "Always true." })
  done!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "The contract was saved." })
export class ContractSaved {
  @Field(() => ID, { description: "contract_id." })
  contractId!: string;

  @Field(() => Int, { description: "New version." })
  version!: number;
}

export const SaveContractResult = createUnionType({
  name: "SaveContractResult",
  description:
    "The saved object, a refusal with a message for the operator, the faults of the form, or a version conflict.",
  types: () => [ContractSaved, Refusal, InvalidForm, VersionConflict] as const,
});

export const BackOfficeResult = createUnionType({
  name: "BackOfficeResult",
  description: "Done, a refusal with a message for the operator, or the faults of the form.",
  types: () => [BackOfficeDone, Refusal, InvalidForm] as const,
});
