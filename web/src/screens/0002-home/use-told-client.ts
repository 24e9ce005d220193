import { type ApolloClient, InMemoryCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { possibleTypes, typePolicies } from "../../domain/cache-identity.ts";

const told = new WeakSet<ApolloClient>();

/** The user's client, whose cache is told before its first query which objects are the same; the chunk of this screen brings that along. */
export function useToldClient(): ApolloClient {
  const client = useApolloClient();
  if (!told.has(client) && client.cache instanceof InMemoryCache) {
    client.cache.policies.addPossibleTypes(possibleTypes);
    client.cache.policies.addTypePolicies(typePolicies);
    told.add(client);
  }
  return client;
}
