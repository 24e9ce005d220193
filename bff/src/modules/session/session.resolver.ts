import "reflect-metadata";
import { Arg, Ctx, Mutation, Query, Resolver, UseMiddleware } from "type-graphql";
import { CoreRefusal } from "../../core-api/core-error.ts";
import { invalidFormAsData } from "../../errors/invalid-form.ts";
import { orRefusal, type Refusal } from "../../errors/refusal.type.ts";
import { isSignedOut } from "../../errors/signed-out.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { LOGIN_WIRE_NAMES, LoginInput, toLoginBody } from "./login.input.ts";
import {
  LoginResult,
  type LoginSucceeded,
  LogoutResult,
  SecondStep,
  SignInResult,
  secondStepOf,
} from "./login.type.ts";
import { toSignedIn } from "./signed-in.mapper.ts";
import { toViewer } from "./viewer.mapper.ts";
import { Viewer } from "./viewer.type.ts";

const stepAsked = (answer: unknown): SecondStep | null =>
  answer instanceof CoreRefusal ? secondStepOf(answer.data) : null;

/** Every way in, the way out, and who is signed in. */
@Resolver()
export class SessionResolver {
  @Query(() => Viewer, {
    nullable: true,
    description: "The signed-in user with their rights; null if nobody is signed in.",
  })
  async viewer(@Ctx() { profile }: RequestContext): Promise<Viewer | null> {
    try {
      return toViewer(await profile());
    } catch (error) {
      if (isSignedOut(error)) return null;
      throw error;
    }
  }

  @UseMiddleware(invalidFormAsData(LOGIN_WIRE_NAMES))
  @Mutation(() => LoginResult, { description: "Signs in. The answer sets the session cookie." })
  async login(
    @Arg("form", () => LoginInput, { description: "The sign-in form." }) form: LoginInput,
    @Ctx() { core }: RequestContext,
  ): Promise<LoginSucceeded | SecondStep | Refusal> {
    const call = core.session.login(toLoginBody(form));
    const answer = await orRefusal(call.then((given) => stepAsked(given) ?? given));
    return answer instanceof SecondStep ? answer : toSignedIn(answer);
  }

  @Mutation(() => SignInResult, {
    description: "Signs in with the remember-me cookie. The cookie is single-use; the answer sets the next one.",
  })
  async autoLogin(@Ctx() { core }: RequestContext): Promise<LoginSucceeded | Refusal> {
    return toSignedIn(await orRefusal(core.session.login({})));
  }

  @Mutation(() => SignInResult, {
    description: "Signs in by IP address, if the address belongs to a contract's office.",
  })
  async ipLogin(@Ctx() { core }: RequestContext): Promise<LoginSucceeded | Refusal> {
    return toSignedIn(await orRefusal(core.session.loginByAddress()));
  }

  @Mutation(() => LogoutResult, { description: "Signs out and forgets the remembered sign-in of this browser." })
  async logout(@Ctx() { core }: RequestContext): Promise<LogoutResult> {
    try {
      const { sign_out_url: signOutUrl } = await core.session.logout();
      return instance(LogoutResult, { done: true, signOutUrl });
    } catch (error) {
      if (!isSignedOut(error)) throw error;
    }
    return instance(LogoutResult, { done: true, signOutUrl: null });
  }
}
