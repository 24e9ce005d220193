import type { ApolloClient } from "@apollo/client";
import type { OriginalUse } from "../../__generated__/graphql.ts";
import { completeOriginals } from "./take-originals.ts";

/** How often the notice is sent again where the network failed, and after how long. */
const RETRY_MS = [1_000, 4_000, 15_000];

/** Sends the notice that a ticket's PDF stands on the screen; where it never arrives, the reservation ends by itself. */
export function completePatiently(
  client: ApolloClient,
  ticket: string,
  use: OriginalUse,
  isMail: boolean,
): Promise<number | null> {
  const send = async (attempt: number): Promise<number | null> => {
    try {
      return await completeOriginals(client, ticket, use, isMail);
    } catch {
      const wait = RETRY_MS[attempt];
      if (wait === undefined) return null;
      await new Promise((resolve) => setTimeout(resolve, wait));
      return send(attempt + 1);
    }
  };
  return send(0);
}
