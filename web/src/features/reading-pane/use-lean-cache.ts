import type { ApolloClient, InMemoryCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";

/** After so many articles the cache forgets how it read them. */
const ARTICLES = 100;
/** While the reader rests at one: nobody waits then. */
const REST_MS = 250;

/** A client belongs to one user, and goes with the sign-out. */
const opened = new WeakMap<ApolloClient, number>();

/**
 * Keeps the memory of a long reading small. The cache notes of each object that it has read, each marked word of a text among them, what
 * it was read from; that takes ten times what the article takes. The articles stay, and what is on the screen is read anew.
 */
export function useLeanCache(articleId: string): void {
  const client = useApolloClient();
  useEffect(() => {
    const count = (opened.get(client) ?? 0) + (articleId ? 1 : 0);
    opened.set(client, count);
    if (count < ARTICLES) return;
    const timer = setTimeout(() => {
      opened.set(client, 0);
      // Every client has one (newCache). Asking for its class here would cut it out of home's first load, which then grows.
      (client.cache as InMemoryCache).gc({ resetResultCache: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [client, articleId]);
}
