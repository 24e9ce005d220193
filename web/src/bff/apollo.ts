import { ApolloClient, ApolloLink, InMemoryCache, Observable, type TypePolicies } from "@apollo/client";
import possibleTypes from "../__generated__/possible-types.ts";
import { typePolicies } from "./cache-policies.ts";
import { postOperation } from "./graphql-post.ts";
import { isUpload, uploadLink } from "./upload-link.ts";

/** The end of every chain of links: sends an operation by the same call as what comes before sign-in. */
const postLink = new ApolloLink(
  ({ query: document, operationName, variables }) =>
    new Observable((observer) => {
      const abort = new AbortController();
      postOperation({ document, operationName, variables, signal: abort.signal }).then(
        (data) => {
          observer.next({ data: data as Record<string, unknown> });
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      return () => abort.abort();
    }),
);

/** Sends operations to the bff, and files to its REST contract. Every failure is a GraphqlFailure. */
export const bffLink = ApolloLink.split(isUpload, uploadLink, postLink);

/**
 * A link that decides what becomes of a failure: `sendBy` gets a way to send the operation, which it may use more than
 * once.
 */
export const sendingBy = (
  sendBy: <Data>(send: () => Promise<Data>, operation: ApolloLink.Operation) => Promise<Data>,
): ApolloLink =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const abort = new AbortController();
        sendBy(() => answerOf(forward(operation), abort.signal), operation).then(
          (answer) => {
            observer.next(answer);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => abort.abort();
      }),
  );

const answerOf = (answers: Observable<ApolloLink.Result>, signal: AbortSignal): Promise<ApolloLink.Result> =>
  new Promise((resolve, reject) => {
    const subscription = answers.subscribe({ next: resolve, error: reject });
    signal.addEventListener("abort", () => subscription.unsubscribe());
  });

/** The cache of every client; further policies are added to those of the product. */
export const newCache = (more: TypePolicies = {}): InMemoryCache => {
  const cache = new InMemoryCache({ ...possibleTypes, typePolicies });
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
