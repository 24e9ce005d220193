import { GraphqlFailure } from "../../bff/graphql-post.ts";
import { currentSession } from "../../session/session.ts";
import { chargeText } from "./text.ts";

type Answer = (code: string | null) => void;

let waiting: readonly Answer[] = [];
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/**
 * The charge code of a use that is about to be made, asked in a dialog where the contract wants one; null where it wants none.
 * @throws GraphqlFailure "unsent" where the user cancels: the use is not made
 */
export function askChargeCode(): Promise<string | null> {
  const session = currentSession();
  if (session.state !== "signedIn" || !session.viewer.asksChargeCode) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const answer: Answer = (code) =>
      code === null ? reject(new GraphqlFailure("unsent", chargeText.unsent)) : resolve(code);
    waiting = [...waiting, answer];
    tell();
  });
}

/** Whether somebody waits for a code. */
export const isAsked = (): boolean => waiting.length > 0;

export function subscribeQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Everything that waits gets the same code, or none of it is made (null): it was begun together. */
export function answerChargeCode(code: string | null): void {
  const answers = waiting;
  waiting = [];
  tell();
  for (const answer of answers) answer(code);
}
