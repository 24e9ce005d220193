import "reflect-metadata";
import { Field, Int, ObjectType } from "type-graphql";
import { CoreRefusal } from "../core-api/core-error.ts";
import { instance } from "../graphql/instance.ts";
import { BffError } from "./bff-error.ts";

@ObjectType({
  simpleResolvers: true,
  description: "A business outcome that is not success: shown to the user as it is.",
})
export class Refusal {
  @Field(() => String, { description: "msgCode of the REST contract." })
  code!: string;

  @Field(() => String, { description: "Japanese text for the user." })
  message!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Seconds to wait before another try; null where waiting is no help.",
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

/**
 * Waits for a call that slows guessing down. "Too many attempts" is an outcome that the user can act on, by waiting, and
 * so becomes a refusal like core-api's own. A refusal about fields stays what it is: BAD_USER_INPUT under core-api's names.
 * @throws BffError
 */
export async function orRefusal<Data>(call: Promise<Data | CoreRefusal>): Promise<Data | Refusal> {
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
    if (!(error instanceof BffError) || error.code !== "TOO_MANY_REQUESTS") throw error;
    const { msgCode, retryAfter } = error.extensions;
    return instance(Refusal, { code: String(msgCode), message: error.message, retryAfter: seconds(retryAfter) });
  }
}
