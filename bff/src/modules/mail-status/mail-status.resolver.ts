import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import { Day } from "../../graphql/scalars.ts";
import type { RequestContext } from "../../session/context.ts";
import { toContractMails, toDeadLetter, toSetupRun } from "./mail-status.mapper.ts";
import { DeadLettersQueued, SendAgainResult, SetupStatusScreen } from "./mail-status.type.ts";

const MOST_ROWS = 100;
const WIRE_NAMES = { mail_message_id: "ids" } as const;

/** Screen /el/setup-status: mails and set-up runs of a day for all contracts, and mails that were given up. Three calls. */
@Resolver()
export class MailStatusResolver {
  @Query(() => SetupStatusScreen, {
    description: "Mail counts, set-up runs and failed mails of a day. Operators only.",
  })
  async setupStatusScreen(
    @Arg("day", () => Day, { nullable: true, description: "The day; null: today." }) day: string | null,
    @Ctx() { core: { operator } }: RequestContext,
  ): Promise<SetupStatusScreen> {
    // Which day is today, core-api says.
    const status = await operator.mailStatus(day ? { process_date: day } : {});
    const { process_date } = status;
    const [runs, letters] = await Promise.all([
      operator.setupStatus({
        process_date_start: process_date,
        process_date_end: process_date,
        page_size: MOST_ROWS,
      }),
      operator.deadLetters({ page_size: MOST_ROWS }),
    ]);
    return instance(SetupStatusScreen, {
      day: process_date,
      mails: status.mail_status.map(toContractMails),
      runs: runs.setup_status.map(toSetupRun),
      runTotal: runs.setup_status_count,
      deadLetters: letters.dead_letters.map(toDeadLetter),
      deadLetterTotal: letters.dead_letters_count,
    });
  }

  @UseMiddleware(invalidFormAsData(WIRE_NAMES))
  @Mutation(() => SendAgainResult, { description: "Queues failed mails again. Operators only." })
  async sendDeadLettersAgain(
    @Arg("ids", () => [ID], { description: "The article." }) ids: string[],
    @Ctx() { core }: RequestContext,
  ): Promise<DeadLettersQueued | Refusal> {
    const answer = await orRefusal(core.operator.sendAgain({ mail_message_id: ids }));
    return answer instanceof Refusal ? answer : instance(DeadLettersQueued, { count: answer.retried_count });
  }
}
