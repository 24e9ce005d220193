import { useMutation } from "@apollo/client/react";
import { CLIP_ARTICLES, CLIP_FOLDERS, UNCLIP_ARTICLES } from "./clip-documents.ts";

/** Query of the screen of one folder; it follows every change. */
const LISTS = [CLIP_FOLDERS, "Clips"];

type Answer = { __typename: "ClipsChanged" } | { __typename: "Refusal"; message: string } | undefined;

const refusalOf = (answer: Answer): string | null => (answer?.__typename === "Refusal" ? answer.message : null);

/** Puts articles into folders and takes them out; each answers with a sentence where it was refused. */
export function useClip() {
  const options = { refetchQueries: LISTS, awaitRefetchQueries: true };
  const [put] = useMutation(CLIP_ARTICLES, options);
  const [take] = useMutation(UNCLIP_ARTICLES, options);
  return {
    async clip(folderId: string, ids: readonly string[], fromFolderId: string | null = null): Promise<string | null> {
      const { data } = await put({ variables: { folderId, ids: [...ids], fromFolderId } });
      return refusalOf(data?.clipArticles);
    },
    async unclip(folderId: string, ids: readonly string[]): Promise<string | null> {
      const { data } = await take({ variables: { folderId, ids: [...ids] } });
      return refusalOf(data?.unclipArticles);
    },
  };
}
