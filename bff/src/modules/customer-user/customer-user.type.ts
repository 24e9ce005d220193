import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "A customer's user as operators find him, over all contracts." })
export class FoundUser {
  @Field(() => ID, { description: "contract_id." })
  contractId!: string;

  @Field(() => String, { description: "contract_code." })
  contractCode!: string;

  @Field(() => String, { description: "company_name." })
  companyName!: string;

  @Field(() => ID, { description: "user_id, unique within the contract." })
  userId!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => String, { description: "Address." })
  email!: string;

  @Field(() => String, { description: "user_group_name." })
  groupName!: string;

  @Field(() => String, { description: "Admin, TopicUser or User." })
  role!: string;

  @Field(() => String, { description: "active, locked, stopped or invited." })
  state!: string;

  @Field(() => DateTime, { nullable: true, description: "Until when no password is checked; null: not locked." })
  lockedUntil!: string | null;

  @Field(() => DateTime, { nullable: true, description: "The last sign-in; null: none." })
  lastLoginAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A page of users of all contracts." })
export class FoundUserPage {
  @Field(() => [FoundUser], { description: "By user_id." })
  users!: FoundUser[];

  @Field(() => Int, { description: "How many the search finds." })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: "A line of a contract's trail." })
export class TrailLine {
  @Field(() => ID, { description: "audit_id." })
  id!: string;

  @Field(() => DateTime, { description: "When." })
  at!: string;

  @Field(() => String, { description: "user_id, or operator:<id>." })
  actor!: string;

  @Field(() => String, { description: "What, in words." })
  action!: string;

  @Field(() => String, { description: "More of it, in words." })
  detail!: string;
}

@ObjectType({ simpleResolvers: true, description: "What helps to say why a user can't get in." })
export class CustomerUser {
  @Field(() => FoundUser, { description: "The user as the search shows him." })
  user!: FoundUser;

  @Field(() => Int, { description: "mc_user_authority." })
  mcAuthority!: number;

  @Field(() => Int, { description: "sc_user_authority." })
  scAuthority!: number;

  @Field(() => Boolean, { description: "Whether he may sign in from the contract's addresses only." })
  isBound!: boolean;

  @Field(() => Boolean, { description: "Whether he gets no mails of the system." })
  getsNoMail!: boolean;

  @Field(() => Boolean, { description: "Whether a password of the external newspaper service is set." })
  hasExternalPassword!: boolean;

  @Field(() => Int, { description: "Browsers that are signed in." })
  sessions!: number;

  @Field(() => Int, { description: "Mail settings that go to his address." })
  mailSettings!: number;

  @Field(() => [TrailLine], { description: "Recent sign-ins and refusals, newest first." })
  signIns!: TrailLine[];

  @Field(() => [TrailLine], { description: "What operators did for him, newest first." })
  support!: TrailLine[];
}
