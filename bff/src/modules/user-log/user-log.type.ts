import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime, Day } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "Who did what when, in words." })
export class UserLogLine {
  @Field(() => DateTime, { description: "When." })
  at!: string;

  @Field(() => ID, { description: "contract_id." })
  contractId!: string;

  @Field(() => String, { description: "company_name." })
  companyName!: string;

  @Field(() => String, { description: "user_id, or operator: and an operator's id." })
  actor!: string;

  @Field(() => String, { description: "What was done." })
  action!: string;

  @Field(() => String, { description: "More of it; empty where there is none." })
  detail!: string;

  @Field(() => String, { nullable: true, description: "Number of the request; null where there was none." })
  requestId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A page of the log." })
export class UserLogPage {
  @Field(() => [UserLogLine], { description: "Newest first." })
  lines!: UserLogLine[];

  @Field(() => Int, { description: "How many there are in all." })
  total!: number;

  @Field(() => Day, { description: "First day." })
  start!: string;

  @Field(() => Day, { description: "Last day." })
  end!: string;
}

@ObjectType({ simpleResolvers: true, description: "What an operator did, in words." })
export class OperatorLogLine {
  @Field(() => DateTime, { description: "When." })
  at!: string;

  @Field(() => ID, { description: "el_admin_id." })
  operatorId!: string;

  @Field(() => String, { description: "Name; empty for the command line and for who was deleted." })
  operatorName!: string;

  @Field(() => String, { nullable: true, description: "With which contract; null: with none, or with all." })
  companyName!: string | null;

  @Field(() => String, { description: "What was done." })
  action!: string;

  @Field(() => String, { description: "What it was; empty where it is new." })
  before!: string;

  @Field(() => String, { description: "What it became; empty where it is gone." })
  after!: string;

  @Field(() => String, { description: "More of it; empty where there is none." })
  detail!: string;

  @Field(() => String, { nullable: true, description: "Number of the request; null where there was none." })
  requestId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A page of what operators did." })
export class OperatorLogPage {
  @Field(() => [OperatorLogLine], { description: "Newest first." })
  lines!: OperatorLogLine[];

  @Field(() => Int, { description: "How many there are in all." })
  total!: number;
}
