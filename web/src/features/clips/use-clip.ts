import { useApolloClient, useMutation } from "@apollo/client/react";
import { CLIP_ARTICLES, CLIP_FOLDERS, UNCLIP_ARTICLES } from "./clip-documents.ts";
import { type ClipChange, followClips } from "./follow-clips.ts";

/** Query of the screen of one folder; it follows every change. */
const LISTS = [CLIP_FOLDERS, "Clips"];

type Answer = { __typename: "ClipsChanged" } | { __typename: "Refusal"; message: string } | undefined;

/** Puts articles and records (h before the id) into folders and takes them out; each answers with a sentence where it was refused. */
export function useClip() {
  const { cache } = useApolloClient();
  const options = { refetchQueries: LISTS, awaitRefetchQueries: true };
  const [put] = useMutation(CLIP_ARTICLES, options);
  const [take] = useMutation(UNCLIP_ARTICLES, options);
  const follow = (answer: Answer, ids: readonly string[], change: ClipChange): string | null => {
    if (answer?.__typename === "Refusal") return answer.message;
    followClips(cache, ids, change);
    return null;
  };
  return {
    async clip(folderId: string, ids: readonly string[], fromFolderId: string | null = null): Promise<string | null> {
      const { data } = await put({ variables: { folderId, ids: [...ids], fromFolderId } });
      return follow(data?.clipArticles, ids, { into: folderId, from: fromFolderId });
    },
    async unclip(folderId: string, ids: readonly string[]): Promise<string | null> {
      const { data } = await take({ variables: { folderId, ids: [...ids] } });
      return follow(data?.unclipArticles, ids, { from: folderId });
    },
  };
}
