import { BffError } from "../errors/bff-error.ts";

/** What is named may be gone, or another's: then `instead`. */
export async function unlessUnknown<Value, Instead>(load: Promise<Value>, instead: Instead): Promise<Value | Instead> {
  try {
    return await load;
  } catch (error) {
    if (error instanceof BffError && error.code === "NOT_FOUND") return instead;
    throw error;
  }
}
