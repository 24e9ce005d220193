import type { ApolloClient } from "@apollo/client";

/** Since when what was read stays in 未読のみ, a list each: reading on must not shift its pages. */
const momentsBy = new WeakMap<ApolloClient, Map<string, string>>();

/** The moment at which this list was first asked for. */
export function unreadMoment(client: ApolloClient, homeKey: string): string {
  const moments = momentsBy.get(client) ?? new Map<string, string>();
  momentsBy.set(client, moments);
  const moment = moments.get(homeKey) ?? new Date().toISOString();
  moments.set(homeKey, moment);
  return moment;
}

/** What has been read by then leaves the list at its next visit. */
export const forgetUnreadMoment = (client: ApolloClient, homeKey: string): void =>
  void momentsBy.get(client)?.delete(homeKey);
