import "reflect-metadata";
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { type ChangeDone, ChangeResult, doneOrRefusal } from "../../errors/change-result.type.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { isNotSaved, orConflict, type VersionConflict } from "../../errors/version-conflict.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { type LoginSucceeded, SignInResult } from "../session/login.type.ts";
import { toSignedIn } from "../session/signed-in.mapper.ts";
import {
  PROVIDER_WIRE_NAMES,
  SignInWaysInput,
  SsoProviderInput,
  SsoStartInput,
  toProviderBody,
  toWaysBody,
  WAYS_WIRE_NAMES,
} from "./single-sign-on.input.ts";
import { toSingleSignOn } from "./single-sign-on.mapper.ts";
import { SingleSignOn, SsoSaved, SsoSaveResult, SsoStarted, SsoStartResult } from "./single-sign-on.type.ts";

/** The sign-in at a contract's own identity provider, and its settings (screen 1060). */
@Resolver()
export class SingleSignOnResolver {
  @UseMiddleware(invalidFormAsData({}))
  @Mutation(() => SsoStartResult, {
    description: "Starts single sign-on at the identity provider of a mail address's domain.",
  })
  async startSingleSignOn(
    @Arg("form", () => SsoStartInput, { description: "The address." }) { email }: SsoStartInput,
    @Ctx() { core }: RequestContext,
  ): Promise<SsoStarted | Refusal> {
    const answer = await orRefusal(core.singleSignOn.start({ email }));
    return answer instanceof Refusal ? answer : instance(SsoStarted, { url: answer.redirect_url });
  }

  @Mutation(() => SignInResult, { description: "Completes single sign-on with the response of the identity provider." })
  async finishSingleSignOn(
    @Arg("key", () => String, { description: "Key of the provider, from the callback URL." })
    key: string,
    @Arg("query", () => String, { description: "Query of the callback URL, without the question mark." }) query: string,
    @Ctx() { core }: RequestContext,
  ): Promise<LoginSucceeded | Refusal> {
    return toSignedIn(await orRefusal(core.singleSignOn.finish({ sso_key: key, query })));
  }

  @Query(() => SingleSignOn, { description: "The contract's single sign-on. Administrators only." })
  async singleSignOn(@Ctx() { core }: RequestContext): Promise<SingleSignOn> {
    return toSingleSignOn(await core.singleSignOn.own());
  }

  @UseMiddleware(invalidFormAsData(PROVIDER_WIRE_NAMES))
  @Mutation(() => SsoSaveResult, { description: "Adds an identity provider, or changes one. Administrators only." })
  async saveSsoProvider(
    @Arg("id", () => ID, { nullable: true, description: "The one to change; null: a new one." }) id: string | null,
    @Arg("form", () => SsoProviderInput, { description: "The provider." }) form: SsoProviderInput,
    @Ctx() { core }: RequestContext,
  ): Promise<SsoSaved | Refusal | VersionConflict> {
    const saved = await orConflict(core.singleSignOn.saveProvider(toProviderBody(id ?? null, form)));
    return isNotSaved(saved) ? saved : instance(SsoSaved, { version: saved.version });
  }

  @Mutation(() => ChangeResult, {
    description: "Deletes an identity provider and ends the sessions started through it. Administrators only.",
  })
  removeSsoProvider(
    @Arg("id", () => ID, { description: "provider_id." }) id: string,
    @Arg("version", () => Int, { description: "Version that was read." }) version: number,
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.singleSignOn.removeProvider({ provider_id: id, version }));
  }

  @UseMiddleware(invalidFormAsData(WAYS_WIRE_NAMES))
  @Mutation(() => SsoSaveResult, { description: "Saves the ways in which users sign in. Administrators only." })
  async saveSignInWays(
    @Arg("form", () => SignInWaysInput, { description: "The ways." }) form: SignInWaysInput,
    @Ctx() { core }: RequestContext,
  ): Promise<SsoSaved | Refusal | VersionConflict> {
    const saved = await orConflict(core.singleSignOn.saveWays(toWaysBody(form)));
    return isNotSaved(saved) ? saved : instance(SsoSaved, { version: saved.version });
  }

  @Query(() => SingleSignOn, { description: "A contract's single sign-on. Operators only." })
  async contractSingleSignOn(
    @Arg("contractId", () => ID, { description: "contract_id." }) contractId: string,
    @Ctx() { core }: RequestContext,
  ): Promise<SingleSignOn> {
    return toSingleSignOn(await core.singleSignOn.ofContract({ contract_id: contractId }));
  }

  @UseMiddleware(invalidFormAsData({}))
  @Mutation(() => ChangeResult, {
    description: "Confirms that domains named by a contract belong to it. Operators only.",
  })
  confirmSsoDomains(
    @Arg("contractId", () => ID, { description: "contract_id." }) contractId: string,
    @Arg("domains", () => [String], { description: "The domains." }) domains: string[],
    @Ctx() { core }: RequestContext,
  ): Promise<ChangeDone | Refusal> {
    return doneOrRefusal(core.singleSignOn.confirmDomains({ contract_id: contractId, domains }));
  }
}
