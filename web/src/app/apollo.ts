import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { possibleTypes, typePolicies } from "../domain/cache-identity.ts";
import { GraphqlFailure, postOperation } from "./graphql-post.ts";
import { autoLogin, expireSession } from "./session.ts";
import { recall } from "./session-storage.ts";

type Post = typeof postOperation;

/**
 * Sends Apollo's operations by the same call as everything else. A session that ran out is handled here once: with
 * remember-me it is renewed and the operation sent again, else the session ends and the guard leads to /0001 (spec
 * section 4, Session expiry).
 */
export function bffLink(post: Post = postOperation): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController();
        const { query: document, operationName, variables } = operation;
        sendRenewing(() => post({ document, operationName, variables, signal: abort.signal })).then(
          (data) => {
            observer.next({ data: data as Record<string, unknown> });
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => abort.abort();
      }),
  );
}

async function sendRenewing(send: () => Promise<unknown>): Promise<unknown> {
  try {
    return await send();
  } catch (error) {
    if (!isExpiry(error)) throw error;
    if (recall("rememberMe") === "1" && (await autoLogin())) return await send();
    expireSession(window.location.pathname + window.location.search + window.location.hash);
    throw error;
  }
}

const isExpiry = (error: unknown): boolean => error instanceof GraphqlFailure && error.kind === "unauthenticated";

/** A client for one signed-in user; thrown away with its cache at sign-out, so nothing is shared between users. */
export function newApolloClient(link: ApolloLink = bffLink()): ApolloClient {
  return new ApolloClient({
    link,
    cache: new InMemoryCache({
      possibleTypes,
      typePolicies,
    }),
    dataMasking: true,
    assumeImmutableResults: true,
    devtools: { enabled: import.meta.env.DEV },
  });
}
