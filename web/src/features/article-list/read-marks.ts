import type { ApolloClient } from "@apollo/client";
import { graphql } from "../../__generated__/gql.ts";
import { refreshPlaces } from "../reading-places/refresh-places.ts";

const MARK_READ = graphql(`
  mutation MarkRead($ids: [ID!]!, $read: Boolean!) {
    markRead(ids: $ids, read: $read) {
      ids
      read
    }
  }
`);

/** An article as lists have it: with what the server knew when they were loaded. */
export interface Readable {
  readonly id: string;
  readonly read: boolean;
}

/** What this user marked in this tab, over what the lists say. */
class ReadMarks {
  marked: ReadonlyMap<string, boolean> = new Map();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What was marked as a whole is as the lists say when they are loaded anew. */
  forget(): void {
    this.marked = new Map();
    for (const listener of this.listeners) listener();
  }

  put(id: string, read: boolean | undefined): void {
    const next = new Map(this.marked);
    if (read === undefined) next.delete(id);
    else next.set(id, read);
    this.marked = next;
    for (const listener of this.listeners) listener();
  }
}

/** A client belongs to one user, and goes with the sign-out. */
const marksBy = new WeakMap<ApolloClient, ReadMarks>();

export function readMarksOf(client: ApolloClient): ReadMarks {
  const marks = marksBy.get(client) ?? new ReadMarks();
  marksBy.set(client, marks);
  return marks;
}

export const isRead = (marked: ReadonlyMap<string, boolean>, { id, read }: Readable): boolean => marked.get(id) ?? read;

/** Shows the mark immediately and tells the server; a mark that could not be kept is taken back. Never fails. */
export async function markRead(client: ApolloClient, id: string, read: boolean): Promise<void> {
  const marks = readMarksOf(client);
  const before = marks.marked.get(id);
  if (before === read) return;
  marks.put(id, read);
  try {
    await client.mutate({ mutation: MARK_READ, variables: { ids: [id], read } });
    refreshPlaces(client);
  } catch {
    if (marks.marked.get(id) === read) marks.put(id, before);
  }
}
