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
}

type Kept = Pick<Stories, "unfolded" | "others">;

const kept: ListMemory<Kept> = new WeakMap();
const FOLDED: Kept = { unfolded: new Set(), others: new Map() };

/** A list that is chosen anew begins folded. */
export const forgetStories = (client: ApolloClient, of: string): boolean => forgetList(kept, client, of);

/** The same-story rows of a list: back and forward find them as they were, so that the place of the list is right. */
export function useStories(of: string): Stories {
  const [stories = FOLDED, set] = useListMemory(kept, of);
  return {
    ...stories,
    toggle: (id) => {
      const unfolded = new Set(stories.unfolded);
      if (!unfolded.delete(id)) unfolded.add(id);
      set({ ...stories, unfolded });
    },
    note: (other) => set({ ...stories, others: new Map(stories.others).set(other.id, other) }),
  };
}
