import { GraphqlFailure } from "../../bff/graphql-post.ts";
import { formText } from "../../domain/text/form-text.ts";

/** The user cancelled before anything was asked of the server: there is nothing to tell him. */
export const isUnsent = (error: unknown): boolean => error instanceof GraphqlFailure && error.kind === "unsent";

/** What the dialog of a failed original says: the server's own sentence where it has one (spec section 8), else ours. */
export function failureText(error: unknown, ours: string): string {
  if (!(error instanceof GraphqlFailure)) return ours;
  if (error.kind === "network") return formText.unreachable;
  return error.message === "" || error.message.startsWith("HTTP ") ? ours : error.message;
}
