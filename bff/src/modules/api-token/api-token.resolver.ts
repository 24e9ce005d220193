import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { BffError } from "../../errors/bff-error.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { API_TOKEN_WIRE_NAMES, ApiTokenInput, toApiTokenBody } from "./api-token.input.ts";
import { ApiToken, ApiTokenCreated, ApiTokenCreateResult, ApiTokenRevoked, toApiToken } from "./api-token.type.ts";

/** Tokens of integrations; for administrators. */
@Resolver()
export class ApiTokenResolver {
  @Query(() => [ApiToken], { description: "The contract's tokens, newest first. Administrators only." })
  async apiTokens(@Ctx() { core }: RequestContext): Promise<ApiToken[]> {
    const { api_tokens: tokens } = await core.apiTokens.list();
    return tokens.map(toApiToken);
  }

  @UseMiddleware(invalidFormAsData(API_TOKEN_WIRE_NAMES))
  @Mutation(() => ApiTokenCreateResult, {
    description: "Creates an API token. Only this answer contains the secret. Administrators only.",
  })
  async createApiToken(
    @Arg("form", () => ApiTokenInput, { description: "Name, user and expiry of the token." }) form: ApiTokenInput,
    @Ctx() { core }: RequestContext,
  ): Promise<ApiTokenCreated | Refusal> {
    const answer = await orRefusal(core.apiTokens.create(toApiTokenBody(form)));
    return answer instanceof Refusal
      ? answer
      : instance(ApiTokenCreated, { id: answer.api_token_id, token: answer.token });
  }

  @Mutation(() => ApiTokenRevoked, { description: "Revokes an API token with immediate effect. Administrators only." })
  async revokeApiToken(
    @Arg("id", () => ID, { description: "api_token_id." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<ApiTokenRevoked> {
    try {
      await core.apiTokens.revoke({ api_token_id: id });
    } catch (error) {
      if (!(error instanceof BffError) || error.code !== "NOT_FOUND") throw error;
    }
    return instance(ApiTokenRevoked, { done: true });
  }
}
