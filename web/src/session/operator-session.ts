import type { OperatorLoginForm, OperatorLoginMutation, OperatorViewerQuery } from "../__generated__/graphql.ts";
import { GraphqlFailure, graphqlPost } from "../bff/graphql-post.ts";
import { forget } from "../browser/session-storage.ts";
import { OPERATOR_LOGIN, OPERATOR_LOGOUT, OPERATOR_VIEWER } from "./operator-documents.ts";

export type Operator = NonNullable<OperatorViewerQuery["operatorViewer"]>;

/** undefined: not asked yet; null: nobody. Apart from the users' session in everything (spec section 6). */
let operator: Operator | null | undefined;
const listeners = new Set<() => void>();

function become(next: Operator | null): Operator | null {
  operator = next;
  for (const listener of listeners) listener();
  return next;
}

export const currentOperator = (): Operator | null => operator ?? null;

/** Calls back on every change; returns the way to stop it. */
export function subscribeOperator(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in, asked once and kept. @throws GraphqlFailure; the next call asks again */
export const knownOperator = async (): Promise<Operator | null> => (operator === undefined ? askOperator() : operator);

/** Asks anew who is signed in, after something of him changed. */
export const refreshOperator = (): Promise<Operator | null> => askOperator();

async function askOperator(): Promise<Operator | null> {
  const { operatorViewer } = await graphqlPost(OPERATOR_VIEWER, {});
  return become(operatorViewer);
}

/** Signs in; on success the session is known. @throws GraphqlFailure */
export async function operatorSignIn(form: OperatorLoginForm): Promise<OperatorLoginMutation["operatorLogin"]> {
  const { operatorLogin } = await graphqlPost(OPERATOR_LOGIN, { form });
  if (operatorLogin.__typename === "OperatorLoginSucceeded") await askOperator();
  return operatorLogin;
}

/**
 * Sends a call of a signed-in operator. A session that ran out ends here, once; the frame then runs the guard, which leads
 * to the sign-in and back (spec section 4: admin calls end the admin session).
 */
export async function endingAtExpiry<Data>(send: () => Promise<Data>): Promise<Data> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof GraphqlFailure && error.kind === "unauthenticated") become(null);
    throw error;
  }
}

/** Signs out, and forgets what was asked for. @throws GraphqlFailure where the server could not be told: the session stays */
export async function operatorSignOut(): Promise<void> {
  await graphqlPost(OPERATOR_LOGOUT, {});
  forget("operatorSavedUrl");
  become(null);
}
