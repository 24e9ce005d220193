import type { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { bffLink, newApolloClient } from "../bff/apollo.ts";
import { sendRenewing } from "./renewing.ts";

/** Operations of a signed-in user: a session that ran out is renewed or ends there. */
export const sessionLink = (): ApolloLink => bffLink((send) => sendRenewing(send));

/** A client for one signed-in user; thrown away with its cache at sign-out, so nothing is shared between users. */
export const newSessionClient = (cache?: InMemoryCache): ApolloClient => newApolloClient(sessionLink(), cache);
