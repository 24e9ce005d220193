import { ApolloClient, ApolloLink, InMemoryCache, Observable, type TypePolicies } from "@apollo/client";
import { possibleTypes, typePolicies } from "../domain/cache-identity.ts";
import { sendRenewing } from "../session/renewing.ts";
import { postOperation } from "./graphql-post.ts";

type Post = typeof postOperation;

/** Sends Apollo's operations by the same call as everything else; a session that ran out is renewed or ends there. */
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

/** The cache of every client; further policies are added to those of the product. */
export const newCache = (more: TypePolicies = {}): InMemoryCache => {
  const cache = new InMemoryCache({ possibleTypes, typePolicies });
  cache.policies.addTypePolicies(more);
  return cache;
};

/** A client for one signed-in user; thrown away with its cache at sign-out, so nothing is shared between users. */
export function newApolloClient(link: ApolloLink = bffLink(), cache: InMemoryCache = newCache()): ApolloClient {
  return new ApolloClient({
    link,
    cache,
    dataMasking: true,
    assumeImmutableResults: true,
    devtools: { enabled: import.meta.env.DEV },
  });
}
