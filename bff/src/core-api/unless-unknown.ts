import { BffError } from "../errors/bff-error.ts";

/** core-api's names of ids of things. */
const ID = /_id$/;

/** An address that somebody typed or cut off: what stands for the id can't be one, so nothing has it. */
const isMadeUp = ({ code, faults }: BffError): boolean =>
  code === "BAD_USER_INPUT" && faults.length > 0 && faults.every(({ field }) => ID.test(field));

/** What is named may be gone, another's, or never have been: then `instead`. */
export async function unlessUnknown<Value, Instead>(load: Promise<Value>, instead: Instead): Promise<Value | Instead> {
  try {
    return await load;
  } catch (error) {
    if (error instanceof BffError && (error.code === "NOT_FOUND" || isMadeUp(error))) return instead;
    throw error;
  }
}
