import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { Refusal } from "../../errors/refusal.type.ts";
import type { RequestContext } from "../../session/context.ts";
import { doneOr } from "../contract/contract.resolver.ts";
import { type BackOfficeDone, BackOfficeResult } from "../contract/contract.type.ts";
import { toDeliverability, toStoppedAddresses } from "./mail-deliverability.mapper.ts";
import { MailDeliverability, StoppedAddresses } from "./mail-deliverability.type.ts";

/** What became of the mails, and whom none reach (screen /el/mail-delivery). Operators only; one call each. */
@Resolver()
export class MailDeliverabilityResolver {
  @Query(() => MailDeliverability, {
    description: "Mail figures of a month by recipient domain. Operators only.",
  })
  async mailDeliverability(
    @Arg("month", () => String, { nullable: true, description: "yyyy-MM; null: the current month." })
    month: string | null,
    @Ctx() { core }: RequestContext,
  ): Promise<MailDeliverability> {
    return toDeliverability(await core.backOffice.mailDeliverability(month ? { month } : {}));
  }

  @Query(() => StoppedAddresses, {
    description: "Addresses to which mails are stopped: bounced, reported as spam, or unsubscribed. Operators only.",
  })
  async stoppedAddresses(
    @Arg("keyword", () => String, { description: "Words of address or company; empty: all." }) keyword: string,
    @Ctx() { core }: RequestContext,
  ): Promise<StoppedAddresses> {
    return toStoppedAddresses(await core.backOffice.stoppedAddresses(keyword === "" ? {} : { keyword }));
  }

  @Mutation(() => BackOfficeResult, { description: "Resumes mails to a stopped address. Operators only." })
  resumeStoppedAddress(
    @Arg("contractId", () => ID, { description: "contract_id of the address." }) contractId: string,
    @Arg("id", () => ID, { description: "mail_address_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<BackOfficeDone | Refusal> {
    return doneOr(core.backOffice.resumeStopped({ contract_id: contractId, mail_address_id: id }));
  }
}
