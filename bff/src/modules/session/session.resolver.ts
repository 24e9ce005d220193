import "reflect-metadata";
import { Arg, Ctx, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { CoreRefusal } from "../../core-api/core-error.ts";
import { BffError } from "../../errors/bff-error.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { type Refusal, toRefusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { LOGIN_WIRE_NAMES, LoginInput, toLoginBody } from "./login.input.ts";
import { LoginResult, LoginSucceeded, LogoutResult } from "./login.type.ts";
import { toViewer } from "./viewer.mapper.ts";
import { Viewer } from "./viewer.type.ts";

const isSignedOut = (error: unknown): boolean => error instanceof BffError && error.code === "UNAUTHENTICATED";

@Resolver()
export class SessionResolver {
  @Query(() => Viewer, { nullable: true, description: "Who is signed in and what they may do; null when nobody is." })
  async viewer(@Ctx() { profile }: RequestContext): Promise<Viewer | null> {
    try {
      return toViewer(await profile());
    } catch (error) {
      if (isSignedOut(error)) return null;
      throw error;
    }
  }

  @UseMiddleware(invalidFormAsData(LOGIN_WIRE_NAMES))
  @Mutation(() => LoginResult, { description: "Signs in; the session cookie comes with the answer." })
  async login(
    @Arg("form", () => LoginInput, { description: "The sign-in form." }) form: LoginInput,
    @Ctx() { core }: RequestContext,
  ): Promise<LoginSucceeded | Refusal> {
    const answer = await core.session.login(toLoginBody(form));
    if (answer instanceof CoreRefusal) return toRefusal(answer);
    const [profile] = answer;
    if (!profile) throw new BffError("BAD_GATEWAY", { cause: new Error("a sign-in without a profile") });
    return instance(LoginSucceeded, { viewer: toViewer(profile) });
  }

  @Mutation(() => LogoutResult, { description: "Ends the session." })
  async logout(@Ctx() { core }: RequestContext): Promise<LogoutResult> {
    try {
      await core.session.logout();
    } catch (error) {
      if (!isSignedOut(error)) throw error;
    }
    return instance(LogoutResult, { done: true });
  }
}
