import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime, Day } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "Who did what when, in words." })
export class UserLogLine {
  @Field(() => DateTime, { description: "When it was done." })
  at!: string;

  @Field(() => ID, { description: "contract_id." })
  contractId!: string;

  @Field(() => String, { description: "company_name." })
  companyName!: string;

  @Field(() => String, { description: "user_id, or `operator:` followed by an operator's id." })
  actor!: string;

  @Field(() => String, { description: "What was done." })
  action!: string;

  @Field(() => String, { description: "Details; empty if there are none." })
  detail!: string;

  @Field(() => String, { nullable: true, description: "X-Request-Id; null if there was no request." })
  requestId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A page of the log." })
export class UserLogPage {
  @Field(() => [UserLogLine], { description: "Newest first." })
  lines!: UserLogLine[];

  @Field(() => Int, { description: "Total number." })
  total!: number;

  @Field(() => Day, { description: "First day." })
  start!: string;

  @Field(() => Day, { description: "Last day." })
  end!: string;
}

@ObjectType({ simpleResolvers: true, description: "What an operator did, in words." })
export class OperatorLogLine {
  @Field(() => DateTime, { description: "When it was done." })
  at!: string;

  @Field(() => ID, { description: "el_admin_id." })
  operatorId!: string;

  @Field(() => String, { description: "Name of the operator; empty for the command line and for deleted operators." })
  operatorName!: string;

  @Field(() => String, { nullable: true, description: "Company of the contract concerned; null: none, or all." })
  companyName!: string | null;

  @Field(() => String, { description: "What was done." })
  action!: string;

  @Field(() => String, { description: "State before the change; empty if it is new." })
  before!: string;

  @Field(() => String, { description: "State after the change; empty if it was deleted." })
  after!: string;

  @Field(() => String, { description: "Details; empty if there are none." })
  detail!: string;

  @Field(() => String, { nullable: true, description: "X-Request-Id; null if there was no request." })
  requestId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A page of the operators' log." })
export class OperatorLogPage {
  @Field(() => [OperatorLogLine], { description: "Newest first." })
  lines!: OperatorLogLine[];

  @Field(() => Int, { description: "Total number." })
  total!: number;
}
