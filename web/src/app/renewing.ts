import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { graphqlPost } from "./graphql-post.ts";
import { expireSession, isExpiry, renewSession, sessionMark } from "./session.ts";

/**
 * Sends a call of a signed-in user. A session that ran out is handled here, once a call: with remember-me it is renewed
 * and the call sent once more, else the session ends and the guard leads to /0001 (spec section 4, Session expiry).
 * @throws whatever the last attempt threw
 */
export async function sendRenewing<Data>(send: () => Promise<Data>): Promise<Data> {
  const before = sessionMark();
  try {
    return await send();
  } catch (error) {
    if (!isExpiry(error) || !(await renewSession(before))) throw error;
  }
  try {
    return await send();
  } catch (error) {
    if (isExpiry(error)) expireSession(window.location.pathname + window.location.search + window.location.hash);
    throw error;
  }
}

/** Typed call of a signed-in user outside of Apollo's cache: changes, and what is read once. @throws GraphqlFailure */
export const callSignedIn = <Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => sendRenewing(() => graphqlPost(document, variables));
