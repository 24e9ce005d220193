import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { Day } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "A contract as the operators' list shows it." })
export class ContractSummary {
  @Field(() => ID, { description: "contract_id." })
  id!: string;

  @Field(() => String, { description: "contract_code." })
  code!: string;

  @Field(() => String, { description: "company_name." })
  name!: string;

  @Field(() => String, { description: "preparing, in_service, ending, read_only or closed." })
  state!: string;

  @Field(() => Day, { nullable: true, description: "The last day in service; null where it has no end." })
  endDate!: string | null;

  @Field(() => [Int], { description: "data_sections that the contract is linked to." })
  sections!: number[];

  @Field(() => Int, { description: "Users." })
  users!: number;

  @Field(() => Int, { nullable: true, description: "How many users it may have; null: any number." })
  userMax!: number | null;

  @Field(() => Int, { description: "Uses of originals counted this month." })
  used!: number;

  @Field(() => Int, { nullable: true, description: "Caps of all groups together; null where a group has none." })
  useMax!: number | null;

  @Field(() => Boolean, { description: "Whether a sign-in by address is set up." })
  signsInByAddress!: boolean;

  @Field(() => Int, { description: "How many of the nine steps to the first mail are done." })
  stepsDone!: number;

  @Field(() => [String], { description: "Steps that are not, in their order." })
  missing!: string[];
}

@ObjectType({ simpleResolvers: true, description: "How many contracts are in a state." })
export class ContractStateCount {
  @Field(() => String, { description: "As ContractSummary.state." })
  state!: string;

  @Field(() => Int, { description: "Contracts." })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: "A page of the contracts of a search." })
export class ContractPage {
  @Field(() => [ContractSummary], { description: "Those first that need somebody." })
  contracts!: ContractSummary[];

  @Field(() => Int, { description: "How many the search finds in the state that was asked for." })
  total!: number;

  @Field(() => [ContractStateCount], { description: "How many it finds in each state." })
  states!: ContractStateCount[];
}

@ObjectType({ simpleResolvers: true, description: "A text of a contract by its key." })
export class ContractText {
  @Field(() => String, { description: "Key." })
  key!: string;

  @Field(() => String, { description: "Text." })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: "A contract as operators edit it." })
export class OperatedContract {
  @Field(() => ID, { description: "contract_id." })
  id!: string;

  @Field(() => String, { description: "contract_code." })
  code!: string;

  @Field(() => String, { description: "company_name." })
  name!: string;

  @Field(() => [Int], { description: "data_sections that it is linked to." })
  sections!: number[];

  @Field(() => [String], { description: "Addresses that its users come from." })
  ipRanges!: string[];

  @Field(() => String, { nullable: true, description: "Whom a sign-in by address becomes; null: nobody." })
  ipLoginUserId!: string | null;

  @Field(() => Day, { nullable: true, description: "The last day in service; null: no end." })
  endDate!: string | null;

  @Field(() => Int, { nullable: true, description: "How many users it may have; null: any number." })
  userMaxCount!: number | null;

  @Field(() => Int, { description: "A session ends after so many idle minutes." })
  sessionIdleMinutes!: number;

  @Field(() => Int, { description: "A session ends after so many hours in any case." })
  sessionAbsoluteHours!: number;

  @Field(() => Int, { description: "Addresses that one mail may go to." })
  mailSendMaxCount!: number;

  @Field(() => Boolean, { description: "Whether users see what they have used." })
  pdfUsageDisplay!: boolean;

  @Field(() => Boolean, { description: "Whether themes of a theme group are shown." })
  subthemeDisplay!: boolean;

  @Field(() => [ContractText], { description: "Confirmations before an original is counted." })
  messages!: ContractText[];

  @Field(() => [ContractText], { description: "Settings of the company." })
  configuration!: ContractText[];

  @Field(() => Int, { description: "The version that was read; goes back with a change." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "One of the nine steps of a contract to its first mail." })
export class ContractStep {
  @Field(() => String, { description: "name, sections, caps, sign_in, messages, addresses, admin, themes or mails." })
  step!: string;

  @Field(() => String, { description: "done, fault or open." })
  state!: string;

  @Field(() => String, { description: "What there is or what is missing, in words." })
  detail!: string;
}

@ObjectType({ simpleResolvers: true, description: "What a contract has and lacks before its first mail." })
export class ContractSteps {
  @Field(() => String, { description: "As ContractSummary.state." })
  state!: string;

  @Field(() => Int, { description: "How many are done." })
  done!: number;

  @Field(() => [ContractStep], { description: "All nine, in their order." })
  steps!: ContractStep[];
}

@ObjectType({ simpleResolvers: true, description: "A row of a list of address ranges, checked as it is typed." })
export class AddressRow {
  @Field(() => String, { description: "ok, inside, fault or taken." })
  state!: string;

  @Field(() => String, { nullable: true, description: "As it would be stored; null at fault." })
  range!: string | null;

  @Field(() => String, { nullable: true, description: "How many addresses, in digits; null at fault." })
  count!: string | null;

  @Field(() => String, { description: "What is to say of it, in words; empty where nothing is." })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: "What a list of address ranges would be when it is saved." })
export class AddressCheck {
  @Field(() => [AddressRow], { description: "In the order of the list." })
  rows!: AddressRow[];

  @Field(() => String, { description: "Where the operator is now." })
  myAddress!: string;

  @Field(() => Int, { nullable: true, description: "The row that holds it, from 0." })
  myRow!: number | null;
}

@ObjectType({ simpleResolvers: true, description: "A change was made." })
export class BackOfficeDone {
  @Field(() => Boolean, { description: "Always true." })
  done!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A contract was kept." })
export class ContractSaved {
  @Field(() => ID, { description: "contract_id." })
  contractId!: string;

  @Field(() => Int, { description: "The version that it has now." })
  version!: number;
}

export const SaveContractResult = createUnionType({
  name: "SaveContractResult",
  description: "Kept, refused with a text for the operator, a form with faults, or somebody was quicker.",
  types: () => [ContractSaved, Refusal, InvalidForm, VersionConflict] as const,
});

export const BackOfficeResult = createUnionType({
  name: "BackOfficeResult",
  description: "Done, refused with a text for the operator, or a form with faults.",
  types: () => [BackOfficeDone, Refusal, InvalidForm] as const,
});
