import "reflect-metadata";
import { Arg, Ctx, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import type { Refusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import {
  LOGIN_NOTICES_WIRE_NAMES,
  LoginNoticesInput,
  NOTICE_WIRE_NAMES,
  NoticeInput,
  toBoardBody,
} from "./notice.input.ts";
import { toLoginNotices } from "./notice.mapper.ts";
import { LoginNotices, LoginNoticesResult, Notice, NoticeResult } from "./notice.type.ts";

/** The contract's notice (screen 1003), and the operators' for the sign-in page (/el/notice). */
@Resolver()
export class NoticeResolver {
  @Query(() => Notice, { description: "The contract's notice with its version." })
  async notice(@Ctx() { core }: RequestContext): Promise<Notice> {
    return instance(Notice, await core.notices.ofContract({}));
  }

  @UseMiddleware(invalidFormAsData(NOTICE_WIRE_NAMES))
  @Mutation(() => NoticeResult, { description: "Saves the contract's notice. Administrators only." })
  async saveNotice(
    @Arg("form", () => NoticeInput, { description: "The notice." }) { text, version }: NoticeInput,
    @Ctx() { core }: RequestContext,
  ): Promise<Notice | Refusal | VersionConflict> {
    const answer = await orConflict(core.notices.save({ text, ...(version && { version }) }));
    return isNotSaved(answer) ? answer : instance(Notice, { text, version: answer.version });
  }

  @Mutation(() => NoticeResult, { description: "Deletes the contract's notice. Administrators only." })
  async removeNotice(
    @Arg("version", () => String, { nullable: true, description: "The version that was read." }) version: string | null,
    @Ctx() { core }: RequestContext,
  ): Promise<Notice | Refusal | VersionConflict> {
    const answer = await orConflict(core.notices.remove({ ...(version && { version }) }));
    return isNotSaved(answer) ? answer : instance(Notice, { text: "", version: answer.version });
  }

  @Query(() => LoginNotices, { description: "Alert and notices of the sign-in page. Operators only." })
  async loginNotices(@Ctx() { core }: RequestContext): Promise<LoginNotices> {
    return toLoginNotices(await core.notices.board());
  }

  @UseMiddleware(invalidFormAsData(LOGIN_NOTICES_WIRE_NAMES))
  @Mutation(() => LoginNoticesResult, { description: "Saves alert and notices of the sign-in page. Operators only." })
  async saveLoginNotices(
    @Arg("form", () => LoginNoticesInput, { description: "Alert and notices." }) form: LoginNoticesInput,
    @Ctx() { core }: RequestContext,
  ): Promise<LoginNotices | Refusal | VersionConflict> {
    const answer = await orConflict(core.notices.saveBoard(toBoardBody(form)));
    return isNotSaved(answer) ? answer : toLoginNotices(answer);
  }
}
