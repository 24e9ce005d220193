import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { DateTime, Day } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "Mail counts of a contract for a day." })
export class ContractMails {
  @Field(() => ID, { description: "contract_id, decimal." })
  contractId!: string;

  @Field(() => String, { description: "Company code." })
  contractCode!: string;

  @Field(() => String, { description: "Name." })
  companyName!: string;

  @Field(() => Int, { description: "Mails and settings that are due later." })
  planned!: number;

  @Field(() => Int, { description: "Mails that are due and neither sent nor failed." })
  waiting!: number;

  @Field(() => Int, { description: "Waiting mails that are overdue by more than ten minutes." })
  late!: number;

  @Field(() => Int, { description: "Sent." })
  sent!: number;

  @Field(() => Int, { description: "Mails that failed for good." })
  failed!: number;

  @Field(() => Int, { description: "Mails that were not sent because the recipient has no right to them." })
  refused!: number;

  @Field(() => DateTime, { nullable: true, description: "When the next mail is due; null if none is due on that day." })
  nextAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A set-up run." })
export class SetupRunRow {
  @Field(() => ID, { description: "setup_run_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Trigger of the run: ingest, feed, folder, correction, rematch, mail or demo." })
  trigger!: string;

  @Field(() => String, { description: "Label of the run, such as a file name." })
  label!: string;

  @Field(() => String, { description: "running, done, failed or interrupted." })
  status!: string;

  @Field(() => DateTime, { description: "When the run began." })
  startedAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When the run ended." })
  endedAt!: string | null;

  @Field(() => String, { nullable: true, description: "Reason of the failure." })
  failure!: string | null;

  @Field(() => Int, { description: "Number of articles taken in." })
  articleCount!: number;

  @Field(() => Int, { description: "Number of theme hits." })
  matchedCount!: number;

  @Field(() => Int, { description: "Number of mails sent." })
  mailCount!: number;

  @Field(() => Int, { description: "Number of refused items and failed mails." })
  failureCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "A mail that failed for good." })
export class DeadLetter {
  @Field(() => ID, { description: "mail_message_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Company code." })
  contractCode!: string;

  @Field(() => String, { description: "Name of the company." })
  companyName!: string;

  @Field(() => String, { description: "Mail address of the recipient." })
  mailAddress!: string;

  @Field(() => Int, { description: "Number of delivery attempts." })
  attempts!: number;

  @Field(() => DateTime, { description: "When delivery was abandoned." })
  endedAt!: string;

  @Field(() => String, { description: "Answer of the mail server." })
  reason!: string;
}

@ObjectType({ simpleResolvers: true, description: "What screen /el/setup-status shows." })
export class SetupStatusScreen {
  @Field(() => Day, { description: "The day that is shown." })
  day!: string;

  @Field(() => [ContractMails], {
    description: "Mail counts by contract. Contracts with late or failed mails come first.",
  })
  mails!: ContractMails[];

  @Field(() => [SetupRunRow], { description: "Runs that began on that day, newest first; at most 100." })
  runs!: SetupRunRow[];

  @Field(() => Int, { description: "Number of all runs of that day." })
  runTotal!: number;

  @Field(() => [DeadLetter], { description: "Failed mails of any day, newest first, at most 100." })
  deadLetters!: DeadLetter[];

  @Field(() => Int, { description: "Number of all failed mails." })
  deadLetterTotal!: number;
}

@ObjectType({ simpleResolvers: true, description: "Failed mails that were queued again." })
export class DeadLettersQueued {
  @Field(() => Int, { description: "Number of mails queued again. Mails that are no longer failed are skipped." })
  count!: number;
}

export const SendAgainResult = createUnionType({
  name: "SendAgainResult",
  description: "Queued, a refusal with a message for the user, or the faults of the form.",
  types: () => [DeadLettersQueued, Refusal, InvalidForm] as const,
});
