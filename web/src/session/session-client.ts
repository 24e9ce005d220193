import { type ApolloClient, ApolloLink, type InMemoryCache } from "@apollo/client";
import { bffLink, newApolloClient, sendingBy } from "../bff/apollo.ts";
import { keeping } from "./keeping.ts";
import { type CallContext, sendRenewing } from "./renewing.ts";

declare module "@apollo/client" {
  interface DefaultContext {
    /** What the operation is for, where that decides what its 401 does. */
    call?: CallContext;
  }
}

/** Renews a session that ran out and sends the operation again, or ends the session. */
const renewalLink = sendingBy((send, operation) => {
  const ask = () => sendRenewing(send, operation.getContext().call);
  return keeping.ask ? keeping.ask(ask, operation) : ask();
});

/** A client for one signed-in user; thrown away with its cache at sign-out, so nothing is shared between users. */
export const newSessionClient = (cache?: InMemoryCache): ApolloClient =>
  newApolloClient(ApolloLink.from([renewalLink, bffLink]), cache);
