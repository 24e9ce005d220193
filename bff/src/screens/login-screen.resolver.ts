import "reflect-metadata";
import { Ctx, Query, Resolver } from "type-graphql";
import { LoginScreen } from "../modules/notice/login-screen.type.ts";
import { toLoginScreen } from "../modules/notice/notice.mapper.ts";
import type { RequestContext } from "../session/context.ts";

/** Screen 0001, in one REST call. */
@Resolver()
export class LoginScreenResolver {
  @Query(() => LoginScreen, { description: "What the sign-in screen shows before sign-in." })
  async loginScreen(@Ctx() { core }: RequestContext): Promise<LoginScreen> {
    return toLoginScreen(await core.notices.ofOperator({}));
  }
}
