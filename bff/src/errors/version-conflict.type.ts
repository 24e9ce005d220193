import "reflect-metadata";
import { Field, ObjectType } from "type-graphql";
import type { CoreRefusal } from "../core-api/core-error.ts";
import { instance } from "../graphql/instance.ts";
import { DateTime } from "../graphql/scalars.ts";
import { BffError } from "./bff-error.ts";
import type { ErrorCode } from "./catalogue.ts";
import { orRefusal, Refusal } from "./refusal.type.ts";

@ObjectType({
  simpleResolvers: true,
  description: "Nothing was saved: another user has saved a newer version since this one was read.",
})
export class VersionConflict {
  @Field(() => String, { description: "Japanese text for the user." })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: "Name of the user who saved the newer version; null if unknown.",
  })
  changedBy!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When the newer version was saved; null if unknown." })
  changedAt!: string | null;
}

const ONLY_TO_WAIT: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["TOO_MANY_REQUESTS"]);

/**
 * As orRefusal, for a form that names the version it began with: that somebody was quicker is an outcome of its own, which
 * the form shows together with what is stored now.
 * @throws BffError
 */
export async function orConflict<Data>(call: Promise<Data | CoreRefusal>): Promise<Data | Refusal | VersionConflict> {
  try {
    return await orRefusal(call, ONLY_TO_WAIT);
  } catch (error) {
    if (!(error instanceof BffError) || error.code !== "CONFLICT") throw error;
    const { message, change } = error;
    return instance(VersionConflict, { message, changedBy: change?.by ?? null, changedAt: change?.at ?? null });
  }
}

export const isNotSaved = (answer: object): answer is Refusal | VersionConflict =>
  answer instanceof Refusal || answer instanceof VersionConflict;
