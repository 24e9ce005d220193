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
