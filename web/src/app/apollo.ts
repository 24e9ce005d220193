import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { possibleTypes, typePolicies } from "../domain/cache-identity.ts";
import { postOperation } from "./graphql-post.ts";
import { sendRenewing } from "./renewing.ts";

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
