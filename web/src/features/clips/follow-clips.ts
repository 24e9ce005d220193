import type { ApolloCache, NormalizedCacheObject } from "@apollo/client";
import { CLIPPED, CLIPPED_FOLDER } from "./clip-documents.ts";

/** Folders of clips that have an article. */
export type ClippedIn = readonly { readonly id: string; readonly name: string }[];

/** Kinds under which lists keep an article. */
const KINDS: readonly unknown[] = ["NewspaperArticle", "WebArticle", "MagazineArticle"];

/** Into one folder, out of another one, or both. */
export interface ClipChange {
  into?: string;
  from?: string | null;
}

/** Writes a change to every copy of the articles, so that their stars follow wherever they are listed. */
export function followClips(cache: ApolloCache, articleIds: readonly string[], { into, from }: ClipChange): void {
  const ids = new Set<unknown>(articleIds);
  const folder = into === undefined ? null : cache.readFragment({ fragment: CLIPPED_FOLDER, id: `ClipFolder:${into}` });
  for (const [id, stored] of Object.entries(cache.extract() as NormalizedCacheObject)) {
    if (!stored || !KINDS.includes(stored.__typename) || !ids.has(stored.id)) continue;
    const kept = cache.readFragment({ fragment: CLIPPED, id });
    if (!kept) continue;
    const others = kept.clippedIn.filter((each) => each.id !== into && each.id !== from);
    const added = folder ? [{ __typename: "ClippedFolder" as const, id: folder.id, name: folder.name }] : [];
    cache.writeFragment({ fragment: CLIPPED, id, data: { ...kept, clippedIn: [...others, ...added] } });
  }
}
