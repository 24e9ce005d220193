import "reflect-metadata";
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { type ChangeDone, ChangeResult, doneOrRefusal } from "../../errors/change-result.type.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { Refusal, removedOrRefusal } from "../../errors/refusal.type.ts";
import type { RequestContext } from "../../session/context.ts";
import {
  MAIL_DRAFT_WIRE_NAMES,
  MailDraftChange,
  MailDraftKeyInput,
  toDraftBody,
  toKeyBody,
} from "./mail-draft.input.ts";
import { toMailDraft, toMailDrafts } from "./mail-draft.mapper.ts";
import { MailDraft, MailDraftResult, MailDrafts } from "./mail-draft.type.ts";

/** Mails that several users may write at once (screens 1002 and 1002-001): one call each. */
@Resolver()
export class MailDraftResolver {
  @Query(() => MailDrafts, { description: "Drafts of mails by hand. Topic users and administrators only." })
  async mailDrafts(@Ctx() { core }: RequestContext): Promise<MailDrafts> {
    return toMailDrafts(await core.mailDrafts.list());
  }

  @UseMiddleware(invalidFormAsData(MAIL_DRAFT_WIRE_NAMES))
  @Mutation(() => MailDraftResult, {
    description: "Reports that the viewer has a draft open. Topic users and administrators only.",
  })
  async enterMailDraft(
    @Arg("key", () => MailDraftKeyInput, { description: "The draft." }) key: MailDraftKeyInput,
    @Ctx() { core }: RequestContext,
  ): Promise<MailDraft | Refusal> {
    const answer = await removedOrRefusal(core.mailDrafts.enter(toKeyBody(key)));
    return answer instanceof Refusal ? answer : toMailDraft(answer);
  }

  @UseMiddleware(invalidFormAsData(MAIL_DRAFT_WIRE_NAMES))
  @Mutation(() => MailDraftResult, {
    description: "Creates a draft, or saves changes to one. Topic users and administrators only.",
  })
  async saveMailDraft(
    @Arg("key", () => MailDraftKeyInput, { nullable: true, description: "The draft; null: a new one." })
    key: MailDraftKeyInput | null,
    @Arg("version", () => Int, { nullable: true, description: "Version that was read; null: a new draft." })
    version: number | null,
    @Arg("change", () => MailDraftChange, { description: "What was changed." }) change: MailDraftChange,
    @Ctx() { core }: RequestContext,
  ): Promise<MailDraft | Refusal> {
    const answer = await removedOrRefusal(core.mailDrafts.save(toDraftBody(key ?? null, version ?? null, change)));
    return answer instanceof Refusal ? answer : toMailDraft(answer);
  }

  @Mutation(() => ChangeResult, { description: "Discards a draft. Topic users and administrators only." })
  discardMailDraft(
    @Arg("id", () => ID, { description: "mail_draft_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.mailDrafts.discard({ mail_draft_id: id }));
  }
}
