import "reflect-metadata";
import { Field, ID, ObjectType } from "type-graphql";
import type { SessionWire } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "A session of the user in one browser or phone." })
export class UserSession {
  @Field(() => ID, { description: "Id of the session. It is no credential." })
  id!: string;

  @Field(() => DateTime, { description: "When the session began." })
  createdAt!: string;

  @Field(() => DateTime, { description: "When the session was last used." })
  lastSeenAt!: string;

  @Field(() => String, { description: "Client address at sign-in; empty if unknown." })
  clientAddress!: string;

  @Field(() => String, { description: "User-Agent at sign-in; empty if there was none." })
  userAgent!: string;

  @Field(() => Boolean, { description: "Whether it is the session of this request." })
  current!: boolean;
}

export const toUserSession = (wire: SessionWire): UserSession =>
  instance(UserSession, {
    id: wire.session_id,
    createdAt: wire.created_at,
    lastSeenAt: wire.last_seen_at,
    clientAddress: wire.client_address,
    userAgent: wire.user_agent,
    current: wire.current,
  });
