import type { ApolloClient, ApolloLink, ObservableQuery } from "@apollo/client";
import { GraphqlFailure } from "../../bff/graphql-post.ts";
import { isOffline, tellOffline } from "../../browser/offline-state.ts";
import { recall, remember } from "../../browser/session-storage.ts";
import { keeping } from "../keeping.ts";
import type { Viewer } from "../session.ts";
import { CONFIRMED_MS, endOf, isKept, keyOf, MOST_SIZE_OF_ONE, withoutImages } from "./offline-rules.ts";
import { claim, keepAnswer, keptAnswer, keptOwner } from "./offline-store.ts";

const userOf = ({ contractId, userId }: Viewer): string => `${contractId}:${userId}`;

keeping.ask = (send, operation) => askKeeping(send as () => Promise<ApolloLink.Result>, operation) as never;

/** Whose answers are kept; null before that is known. */
let user: string | null = null;

const isNetwork = (error: unknown): boolean => error instanceof GraphqlFailure && error.kind === "network";

/** Who read here last, where nobody can be asked; null where nothing may be read. */
export async function viewerKept(error: unknown): Promise<Viewer | null> {
  if (!isNetwork(error)) return null;
  const owner = await keptOwner(Date.now()).catch(() => null);
  if (!owner || owner.user !== recall("offline")) return null;
  user = owner.user;
  tellOffline(owner.confirmedAt);
  return owner.viewer as Viewer;
}

/** From now on this user's answers are kept; those that came before are taken out of the cache. */
export async function keepFor(viewer: Viewer, client: ApolloClient): Promise<void> {
  if (recall("offline") === userOf(viewer)) user = userOf(viewer);
  if (isOffline()) return;
  const now = Date.now();
  const until = recall("rememberMe") === "1" ? CONFIRMED_MS.remembered : CONFIRMED_MS.session;
  const last = viewer.contractEnd
    ? Date.parse(`${viewer.contractEnd.readUntil}T24:00:00+09:00`)
    : Number.POSITIVE_INFINITY;
  await claim({ user: userOf(viewer), viewer, confirmedAt: now, endsAt: Math.min(now + until, last) }, now);
  user = userOf(viewer);
  remember("offline", user);
  await Promise.all(
    [...client.getObservableQueries("active")].map(async (query) => {
      // What was asked before this part was loaded may be answered only now, past askKeeping.
      await answered(query);
      const { queryName, variables } = query;
      const data = client.cache.readQuery({ query: query.query, variables });
      return data && keep(queryName, variables, data);
    }),
  );
}

/** Waits for the first answer of a question that is under way, or for its failure. */
const answered = (query: ObservableQuery): Promise<void> =>
  new Promise((done) => {
    const listening = query.subscribe(({ loading }) => {
      if (loading) return;
      done();
      queueMicrotask(() => listening.unsubscribe());
    });
  });

async function keep(operation: string | undefined, variables: unknown, answer: unknown): Promise<void> {
  if (user === null || !isKept(operation) || recall("offline") !== user) return;
  const data = withoutImages(answer);
  const size = JSON.stringify(data).length;
  const savedAt = Date.now();
  const endsAt = endOf(data, savedAt);
  if (size > MOST_SIZE_OF_ONE || endsAt <= savedAt) return;
  await keepAnswer(user, { key: keyOf(operation, variables), data, savedAt, endsAt, size });
}

/** Sends a question; keeps its answer, or answers with what was kept where the network is away. */
export async function askKeeping(
  send: () => Promise<ApolloLink.Result>,
  { operationName, variables }: Pick<ApolloLink.Operation, "operationName" | "variables">,
): Promise<ApolloLink.Result> {
  try {
    const answer = await send();
    tellOffline(null);
    // A browser without room for it reads on with the network.
    void keep(operationName, variables, answer.data).catch(() => undefined);
    return answer;
  } catch (error) {
    if (!isNetwork(error) || user === null || !isKept(operationName)) throw error;
    const kept = await keptAnswer(user, keyOf(operationName, variables), Date.now()).catch(() => null);
    if (!kept) throw error;
    tellOffline(kept.savedAt);
    return { data: kept.data as Record<string, unknown> };
  }
}
