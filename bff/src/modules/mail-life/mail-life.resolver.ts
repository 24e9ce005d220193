import "reflect-metadata";
import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { unlessUnknown } from "../../core-api/unless-unknown.ts";
import type { RequestContext } from "../../session/context.ts";
import { toFoundMail, toMailLife } from "./mail-life.mapper.ts";
import { FoundMail, MailLife } from "./mail-life.type.ts";

/** What became of a mail (screen /el/mail-life). Operators only; one call each. */
@Resolver()
export class MailLifeResolver {
  @Query(() => [FoundMail], { description: "The newest mails of a contract that match the keyword. Operators only." })
  async foundMails(
    @Arg("contractId", () => ID, { description: "contract_id of the mails." }) contractId: string,
    @Arg("keyword", () => String, { description: "Words of address, subject or theme, or an id; empty: the newest." })
    keyword: string,
    @Ctx() { core }: RequestContext,
  ): Promise<FoundMail[]> {
    const asked = { contract_id: contractId, ...(keyword !== "" && { keyword }) };
    return (await core.backOffice.findMails(asked)).mail_info.map(toFoundMail);
  }

  @Query(() => MailLife, {
    nullable: true,
    description: "Everything that happened to a mail; null if the contract has no such mail. Operators only.",
  })
  async mailLife(
    @Arg("contractId", () => ID, { description: "contract_id of the mail." }) contractId: string,
    @Arg("mailId", () => ID, { description: "mail_message_id." }) mailId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<MailLife | null> {
    const asked = { contract_id: contractId, mail_message_id: mailId };
    const wire = await unlessUnknown(core.backOffice.mailLife(asked), null);
    return wire && toMailLife(wire);
  }
}
