import "reflect-metadata";
import { Field, Int, ObjectType } from "type-graphql";
import { CoreRefusal } from "../core-api/core-error.ts";
import { instance } from "../graphql/instance.ts";
import { BffError } from "./bff-error.ts";
import type { ErrorCode } from "./catalogue.ts";

@ObjectType({
  simpleResolvers: true,
  description: "The server refused the request for a reason that the user can act on.",
})
export class Refusal {
  @Field(() => String, { description: "msgCode of the REST contract." })
  code!: string;

  @Field(() => String, { description: "Japanese text for the user." })
  message!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Seconds to wait before retrying; null if waiting does not help.",
  })
  retryAfter!: number | null;
}

export const toRefusal = ({ code, message }: Pick<CoreRefusal, "code" | "message">): Refusal =>
  instance(Refusal, { code, message, retryAfter: null });

/** Whole seconds of a Retry-After header; null for a date and for none. */
function seconds(retryAfter: unknown): number | null {
  const given = typeof retryAfter === "string" && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null;
  return given;
}

const ACTED_ON: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["TOO_MANY_REQUESTS", "CONFLICT"]);

/**
 * Waits for a call. The user can act on "too many attempts" (by waiting) and on "somebody was quicker" (by reading again), so both
 * become refusals like core-api's own. A refusal about fields stays what it is: BAD_USER_INPUT under core-api's names.
 * @throws BffError
 */
export async function orRefusal<Data>(call: Promise<Data | CoreRefusal>, actedOn = ACTED_ON): Promise<Data | Refusal> {
  try {
    const answer = await call;
    if (!(answer instanceof CoreRefusal)) return answer;
    if (answer.faults.length === 0) return toRefusal(answer);
    throw new BffError("BAD_USER_INPUT", {
      message: answer.message,
      msgCode: answer.code,
      fieldErrors: [...answer.faults],
    });
  } catch (error) {
    if (!(error instanceof BffError) || !actedOn.has(error.code)) throw error;
    const { msgCode, retryAfter } = error.extensions;
    return instance(Refusal, { code: String(msgCode), message: error.message, retryAfter: seconds(retryAfter) });
  }
}

const ACTED_ON_REMOVING: ReadonlySet<ErrorCode> = new Set<ErrorCode>([...ACTED_ON, "NOT_FOUND"]);

/** As orRefusal, for a removal: what is gone already was not removed, which reading again shows. */
export const removedOrRefusal = <Data>(call: Promise<Data | CoreRefusal>): Promise<Data | Refusal> =>
  orRefusal(call, ACTED_ON_REMOVING);
