import type { ApolloClient } from "@apollo/client";
import { newCache } from "../../bff/apollo.ts";
import { newSessionClient } from "../../session/session-client.ts";

/** Searches that are kept for the way back. */
const KEPT = 5;

/** The user's own client outlives no sign-out, and neither do the searches that hang on it. */
const clients = new WeakMap<ApolloClient, Map<string, ApolloClient>>();

/**
 * A client for one search. The marks in a headline are the search's: an article has others in another search and on home,
 * so they must not share a cache. What the list brought stays, whatever else is asked about the article.
 */
function newSearchClient(): ApolloClient {
  const first = { merge: (existing: unknown, incoming: unknown) => existing ?? incoming };
  const article = { fields: { titleHits: first } };
  return newSessionClient(newCache({ NewspaperArticle: article, WebArticle: article, MagazineArticle: article }));
}

/**
 * @param user the signed-in user's client
 * @param again coming back: what was found then; else the search is asked anew
 */
export function searchClient(user: ApolloClient, searchKey: string, again: boolean): ApolloClient {
  const known = clients.get(user) ?? new Map<string, ApolloClient>();
  clients.set(user, known);
  const client = (again && known.get(searchKey)) || newSearchClient();
  known.delete(searchKey);
  known.set(searchKey, client);
  for (const key of [...known.keys()].slice(0, -KEPT)) known.delete(key);
  return client;
}
