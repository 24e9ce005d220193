import type { ApolloClient } from "@apollo/client";
import type { ListedArticle } from "./article-reader.ts";
import { forgetList, type ListMemory, useListMemory } from "./list-memory.ts";

/** Which rows show the other articles of their story, and the others that were ticked there. */
export interface Stories {
  unfolded: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Articles that stand in no row of the list, by id. */
  others: ReadonlyMap<string, ListedArticle>;
  note: (other: ListedArticle) => void;
  /** As the last key or click left them, though nothing is rendered yet. */
  now: () => Kept;
}

type Kept = Pick<Stories, "unfolded" | "others">;

const kept: ListMemory<Kept> = new WeakMap();
const FOLDED: Kept = { unfolded: new Set(), others: new Map() };

/** A list that is chosen anew begins folded. */
export const forgetStories = (client: ApolloClient, of: string): boolean => forgetList(kept, client, of);

/** The same-story rows of a list: back and forward find them as they were, so that the place of the list is right. */
export function useStories(of: string): Stories {
  const stories = useListMemory(kept, of);
  return {
    ...(stories.kept ?? FOLDED),
    now: () => stories.now() ?? FOLDED,
    toggle: (id) =>
      stories.change((before = FOLDED) => {
        const unfolded = new Set(before.unfolded);
        if (!unfolded.delete(id)) unfolded.add(id);
        return { ...before, unfolded };
      }),
    note: (other) =>
      stories.change((before = FOLDED) => ({ ...before, others: new Map(before.others).set(other.id, other) })),
  };
}
