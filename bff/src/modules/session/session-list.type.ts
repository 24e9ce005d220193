import "reflect-metadata";
import { Field, ID, ObjectType } from "type-graphql";
import type { SessionWire } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({ simpleResolvers: true, description: "Where the user is signed in: one browser or phone." })
export class UserSession {
  @Field(() => ID, { description: "Names the session; opens nothing." })
  id!: string;

  @Field(() => DateTime, { description: "Signed in at." })
  createdAt!: string;

  @Field(() => DateTime, { description: "Last used at." })
  lastSeenAt!: string;

  @Field(() => String, { description: "Address it was opened from; empty where unknown." })
  clientAddress!: string;

  @Field(() => String, { description: "User-Agent of the browser that opened it; empty where it sent none." })
  userAgent!: string;

  @Field(() => Boolean, { description: "The session that asks." })
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
