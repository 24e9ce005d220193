import { originalText } from "@kirinuki/schema/messages.ts";
import { BffError } from "../../errors/bff-error.ts";
import { catalogue } from "../../errors/catalogue.ts";
import { type Refusal, toRefusal } from "../../errors/refusal.type.ts";

/** An id that the contract does not have reads like an article that may not be shown (spec section 4). */
export const notDisplayable = (): Refusal =>
  toRefusal({ code: catalogue.NOT_FOUND.msgCode, message: originalText.notDisplayable });

/** The same for a call that core-api answers with 404. Other errors pass. */
export async function orNotDisplayable<Value>(load: () => Promise<Value>): Promise<Value | Refusal> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof BffError && error.code === "NOT_FOUND") return notDisplayable();
    throw error;
  }
}
