import type { ApolloClient } from "@apollo/client";

/** Asks anew for what the tree says of read articles, where a tree is on the screen. */
export const refreshPlaces = (client: ApolloClient): void =>
  void client.refetchQueries({ include: "active", onQueryUpdated: ({ queryName }) => queryName === "ReadingPlaces" });
