import type { ApolloLink } from "@apollo/client";

type Ask = <Data>(
  send: () => Promise<Data>,
  operation: Pick<ApolloLink.Operation, "operationName" | "variables">,
) => Promise<Data>;

/** How questions are asked where answers are kept for reading without a network; null for everybody else. */
export const keeping: { ask: Ask | null } = { ask: null };
