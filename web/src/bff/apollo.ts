import { ApolloClient, ApolloLink, InMemoryCache, Observable, type TypePolicies } from "@apollo/client";
import { possibleTypes, typePolicies } from "../domain/cache-identity.ts";
import { postOperation } from "./graphql-post.ts";

/**
 * Sends Apollo's operations by the same call as everything else.
 * @param sendBy sends a call, and decides what becomes of a 401
 */
export function bffLink(sendBy: <Data>(send: () => Promise<Data>) => Promise<Data>): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController();
        const { query: document, operationName, variables } = operation;
        sendBy(() => postOperation({ document, operationName, variables, signal: abort.signal })).then(
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

/** A client over a link; every client masks data by fragments. */
export function newApolloClient(link: ApolloLink, cache: InMemoryCache = newCache()): ApolloClient {
  return new ApolloClient({
    link,
    cache,
    dataMasking: true,
    assumeImmutableResults: true,
    devtools: { enabled: import.meta.env.DEV },
  });
}
