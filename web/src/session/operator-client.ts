import { type ApolloClient, ApolloLink } from "@apollo/client";
import { bffLink, newApolloClient, sendingBy } from "../bff/apollo.ts";
import { endingAtExpiry } from "./operator-session.ts";

/** A client for one signed-in operator; thrown away with its cache at sign-out. */
export const newOperatorClient = (): ApolloClient =>
  newApolloClient(ApolloLink.from([sendingBy(endingAtExpiry), bffLink]));
