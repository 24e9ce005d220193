import { BffError } from "./bff-error.ts";

/** Whether core-api answered that nobody is signed in, which for some questions is an answer. */
export const isSignedOut = (error: unknown): boolean => error instanceof BffError && error.code === "UNAUTHENTICATED";
