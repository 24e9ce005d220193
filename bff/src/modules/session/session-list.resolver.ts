import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { BffError } from "../../errors/bff-error.ts";
import { instance } from "../../graphql/instance.ts";
import type { RequestContext } from "../../session/context.ts";
import { SessionsEnded } from "./login.type.ts";
import { toUserSession, UserSession } from "./session-list.type.ts";

/** The user's own sessions. */
@Resolver()
export class SessionListResolver {
  @Query(() => [UserSession], { description: "Open sessions of the user, this one first." })
  async sessions(@Ctx() { core }: RequestContext): Promise<UserSession[]> {
    const { sessions } = await core.session.sessions();
    return sessions.map(toUserSession);
  }

  @Mutation(() => SessionsEnded, {
    description: "Ends another session of the user. A session that has ended already is no error.",
  })
  async endSession(
    @Arg("id", () => ID, { description: "Id of the session, from the list." }) id: string,
    @Ctx() { core }: RequestContext,
  ): Promise<SessionsEnded> {
    try {
      const { ended_count: count } = await core.session.endSessions({ session_id: id });
      return instance(SessionsEnded, { count });
    } catch (error) {
      if (error instanceof BffError && error.code === "NOT_FOUND") return instance(SessionsEnded, { count: 0 });
      throw error;
    }
  }

  @Mutation(() => SessionsEnded, {
    description: "Ends all other sessions and remembered sign-ins of the user. This session stays.",
  })
  async signOutEverywhere(@Ctx() { core }: RequestContext): Promise<SessionsEnded> {
    const { ended_count: count } = await core.session.endSessions({});
    return instance(SessionsEnded, { count });
  }
}
