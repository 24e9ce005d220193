import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { DateTime, Day } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "The mails of a contract that are due on a day." })
export class ContractMails {
  @Field(() => ID, { description: "contract_id, decimal." })
  contractId!: string;

  @Field(() => String, { description: "Company code." })
  contractCode!: string;

  @Field(() => String, { description: "Name." })
  companyName!: string;

  @Field(() => Int, { description: "Mails and settings whose time is to come." })
  planned!: number;

  @Field(() => Int, { description: "Due, and neither sent nor given up." })
  waiting!: number;

  @Field(() => Int, { description: "Of those, due for more than ten minutes." })
  late!: number;

  @Field(() => Int, { description: "Sent." })
  sent!: number;

  @Field(() => Int, { description: "Given up." })
  failed!: number;

  @Field(() => Int, { description: "Not sent because the recipient may not have it." })
  refused!: number;

  @Field(() => DateTime, { nullable: true, description: "When the next goes out; null for none on that day." })
  nextAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A set-up run." })
export class SetupRunRow {
  @Field(() => ID, { description: "setup_run_id, decimal." })
  id!: string;

  @Field(() => String, { description: "What set it off: ingest, feed, folder, correction, rematch, mail, demo." })
  trigger!: string;

  @Field(() => String, { description: "What it was about." })
  label!: string;

  @Field(() => String, { description: "running, done, failed or interrupted." })
  status!: string;

  @Field(() => DateTime, { description: "Beginning." })
  startedAt!: string;

  @Field(() => DateTime, { nullable: true, description: "End." })
  endedAt!: string | null;

  @Field(() => String, { nullable: true, description: "Why it failed." })
  failure!: string | null;

  @Field(() => Int, { description: "Articles that came in." })
  articleCount!: number;

  @Field(() => Int, { description: "Hits of themes." })
  matchedCount!: number;

  @Field(() => Int, { description: "Mails sent." })
  mailCount!: number;

  @Field(() => Int, { description: "Items refused and mails not sent." })
  failureCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "A mail that was given up." })
export class DeadLetter {
  @Field(() => ID, { description: "mail_message_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Company code." })
  contractCode!: string;

  @Field(() => String, { description: "Name of the company." })
  companyName!: string;

  @Field(() => String, { description: "To whom." })
  mailAddress!: string;

  @Field(() => Int, { description: "How often it was tried." })
  attempts!: number;

  @Field(() => DateTime, { description: "When it was given up." })
  endedAt!: string;

  @Field(() => String, { description: "What the server said." })
  reason!: string;
}

@ObjectType({ simpleResolvers: true, description: "What screen /el/setup-status shows." })
export class SetupStatusScreen {
  @Field(() => Day, { description: "Of which day." })
  day!: string;

  @Field(() => [ContractMails], { description: "Contracts with late or failed mails first." })
  mails!: ContractMails[];

  @Field(() => [SetupRunRow], { description: "Runs that began on that day, newest first; at most 100." })
  runs!: SetupRunRow[];

  @Field(() => Int, { description: "All of that day." })
  runTotal!: number;

  @Field(() => [DeadLetter], { description: "Of any day, newest first; at most 100." })
  deadLetters!: DeadLetter[];

  @Field(() => Int, { description: "All that were given up." })
  deadLetterTotal!: number;
}

@ObjectType({ simpleResolvers: true, description: "Mails that are sent once more." })
export class DeadLettersQueued {
  @Field(() => Int, { description: "How many; what was not given up any more is left alone." })
  count!: number;
}

export const SendAgainResult = createUnionType({
  name: "SendAgainResult",
  description: "Queued, a refusal with a text for the user, or a form with faults.",
  types: () => [DeadLettersQueued, Refusal, InvalidForm] as const,
});
