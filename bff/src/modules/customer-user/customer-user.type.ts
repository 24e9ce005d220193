import "reflect-metadata";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "A user of any contract, for operators." })
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

  @Field(() => String, { description: "Mail address." })
  email!: string;

  @Field(() => String, { description: "user_group_name." })
  groupName!: string;

  @Field(() => String, { description: "Admin, TopicUser or User." })
  role!: string;

  @Field(() => String, { description: "active, locked, stopped or invited." })
  state!: string;

  @Field(() => DateTime, { nullable: true, description: "When the lock ends; null if the account is not locked." })
  lockedUntil!: string | null;

  @Field(() => DateTime, { nullable: true, description: "Last sign-in; null if there is none." })
  lastLoginAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "One page of the users of all contracts." })
export class FoundUserPage {
  @Field(() => [FoundUser], { description: "Users, sorted by user_id." })
  users!: FoundUser[];

  @Field(() => Int, { description: "Number of users that match, on all pages." })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: "An entry of a contract's audit trail." })
export class TrailLine {
  @Field(() => ID, { description: "audit_id." })
  id!: string;

  @Field(() => DateTime, { description: "When it was done." })
  at!: string;

  @Field(() => String, { description: "Who did it: a user_id, or operator:<id>." })
  actor!: string;

  @Field(() => String, { description: "Japanese text: what was done." })
  action!: string;

  @Field(() => String, { description: "Japanese text: details." })
  detail!: string;
}

@ObjectType({ simpleResolvers: true, description: "What an operator needs to find out why a user cannot sign in." })
export class CustomerUser {
  @Field(() => FoundUser, { description: "The user." })
  user!: FoundUser;

  @Field(() => Int, { description: "mc_user_authority." })
  mcAuthority!: number;

  @Field(() => Int, { description: "sc_user_authority." })
  scAuthority!: number;

  @Field(() => Boolean, { description: "Whether the user may sign in from the contract's IP addresses only." })
  isBound!: boolean;

  @Field(() => Boolean, { description: "Whether the user gets no system mails." })
  getsNoMail!: boolean;

  @Field(() => Boolean, { description: "Whether the user has a second factor." })
  hasSecondFactor!: boolean;

  @Field(() => Boolean, { description: "Whether a password of the external newspaper service is set." })
  hasExternalPassword!: boolean;

  @Field(() => Int, { description: "Number of open sessions." })
  sessions!: number;

  @Field(() => Int, { description: "Number of mail settings with the user's address." })
  mailSettings!: number;

  @Field(() => [TrailLine], { description: "Recent sign-ins and refusals, newest first." })
  signIns!: TrailLine[];

  @Field(() => [TrailLine], { description: "What operators did for the user, newest first." })
  support!: TrailLine[];
}
