import { currentSession } from "../../session/session.ts";

type Answer = (code: string | null) => void;

let waiting: readonly Answer[] = [];
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/**
 * The charge code of a use that is about to be made, asked in a dialog where the contract wants one. Null where it wants none, and
 * where nobody answers: the server then says what is missing.
 */
export function askChargeCode(): Promise<string | null> {
  const session = currentSession();
  if (session.state !== "signedIn" || !session.viewer.asksChargeCode) return Promise.resolve(null);
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    tell();
  });
}

/** Whether somebody waits for a code. */
export const isAsked = (): boolean => waiting.length > 0;

export function subscribeQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Everything that waits gets the same code: it was begun together. */
export function answerChargeCode(code: string | null): void {
  const answers = waiting;
  waiting = [];
  tell();
  for (const answer of answers) answer(code);
}
